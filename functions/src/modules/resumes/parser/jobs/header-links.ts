import { fold } from '../text/text-line.ts';

/** "acme.com", "https://www.acme.": in a header, what it names stands beside it. */
const LINK = /^(?:https?:\/\/\S*|www\.\S+|(?:[a-z\d-]+\.)+[a-z]{2,6}(?:\/\S*)?)$/;
const SCHEME = /^(?:https?:|www\.)/;
const BRACKETED = /\s*[([](?:https?:\/\/|www\.)?(?:[a-z\d-]+\.)+[a-z]{2,6}(?:\/[^\s)\]]*)?[)\]]/g;

/** "acme.com, Austin": begins with an address, which is a weak name. */
export function isLink(text: string): boolean {
  return LINK.test(text.split(/,\s/)[0]!);
}

/** A piece of a header without the address of the employer's site: "Nurse, Harbor Health, harborhealth.org". */
export function withoutLinks(text: string): string {
  if (!/[a-z\d]\.[a-z]|\/\/|www\./.test(text)) return text;
  const pieces = text.replace(BRACKETED, '').split(/,\s+/);
  while (pieces.length > 1 && isSite(pieces.at(-1)!, pieces.slice(0, -1))) pieces.pop();
  return pieces.join(', ');
}

/** Behind a title and an employer, or with the name of one of the pieces; alone, "booking.com" is an employer. */
function isSite(last: string, others: string[]): boolean {
  if (!LINK.test(last)) return false;
  if (SCHEME.test(last) || others.length > 2) return true;
  const name = last.split('/')[0]!.split('.').slice(0, -1).join('');
  return others.some((piece) => {
    const words = fold(piece).replaceAll(' ', '');
    return words.length >= 3 && (name.includes(words) || words.includes(name));
  });
}

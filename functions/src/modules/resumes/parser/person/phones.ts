import { parsePhoneNumberFromString as parseWithTypes } from 'libphonenumber-js/max';
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { allMatches } from '../text/all-matches.ts';
import type { Found } from '../text/found.ts';
import type { DocumentLink, TextLine } from '../text/text-line.ts';

const PHONE = /(?<![\d/.@\w])(?:\+|00)?\(?\d[\d\s().\-–/]{6,22}\d(?!\d|[-/]\d)/g;
const PHONE_LABEL =
  /\b(?:phone|tel|telephone|mobile|mob|cell|contact(?: no| number)?|ph|handy|telefon|tel[eé]fono|m[oó]vil|portable|t|m|p)\b\s*[.:#]?\s*$/i;

/** The text with a stroke for each of its phone numbers, or what else looks like one. */
export function withoutNumbers(text: string): string {
  return text.replace(PHONE, ' | ');
}

/**
 * Phone numbers as E.164. A number without "+" needs a country stated by the resume; without one it is not converted.
 */
export function findPhones(
  lines: TextLine[],
  links: DocumentLink[],
  country: string | null,
): Found<string>[] {
  const written = withWrappedNumbers(lines).flatMap((line) =>
    allMatches(PHONE, line.text).flatMap((match) => {
      const phone = firstOf(match[0], country) ?? toE164(match[0], country) ?? oneOf(match[0], country);
      if (phone === undefined) return [];
      const before = line.text.slice(0, match.index);
      const labelled = PHONE_LABEL.test(before);
      return {
        ...phone,
        confidence: Math.min(0.98, phone.confidence + (labelled ? 0.05 : 0)),
        page: line.page,
        line: line.line,
      };
    }),
  );
  const linked = links.flatMap((link) => {
    const phone = /^tel:(.+)$/i.test(link.url)
      ? toE164(decodeURIComponentSafe(link.url.slice(4)), country)
      : undefined;
    return phone === undefined ? [] : { ...phone, page: link.page, line: link.line };
  });
  return [...written, ...linked];
}

/** "… • +1 306" above "555 0144": a number that begins with its country's, and goes on in the next line. */
function withWrappedNumbers(lines: TextLine[]): TextLine[] {
  return lines.map((line, index) => {
    const next = lines[index + 1];
    const wraps =
      next !== undefined &&
      !next.gap &&
      next.column === line.column &&
      /\+\d{1,3}[\s(]{0,2}[\d\s()-]{0,8}$/.test(line.text) &&
      /^\d[\d\s-]{4,}(?!\S)/.test(next.text);
    return wraps ? { ...line, text: `${line.text} ${next.text}` } : line;
  });
}

const BETWEEN = /\s+[–-]\s+|\s*\/\s*|\s{2,}/;
/** Numbers that their country has get at least this; ranges that it keeps free get less. */
const VALID = 0.88;
const SHORTEST = 9;

/** "0461 555 0192 / 0151 55503318": two numbers, of which the first is whole by itself. */
function firstOf(text: string, country: string | null): ReturnType<typeof toE164> {
  const [first, ...more] = text.split(BETWEEN);
  if (more.length === 0 || first!.replace(/\D/g, '').length < SHORTEST) return undefined;
  const phone = toE164(first!, country);
  return phone !== undefined && phone.confidence >= VALID ? phone : undefined;
}

/** "(93) - 06 12 34 56 78": a department or a postcode stands before it. */
function oneOf(text: string, country: string | null): ReturnType<typeof toE164> {
  const pieces = text.split(BETWEEN);
  if (pieces.length < 2) return undefined;
  return pieces.map((piece) => toE164(piece, country)).find((phone) => phone !== undefined);
}

/** Where a language is spoken, its largest country first. English says nothing about the country. */
const SPOKEN_IN: Record<string, readonly CountryCode[]> = {
  de: ['DE', 'AT', 'CH'],
  es: ['ES', 'MX', 'AR', 'CO', 'CL', 'PE'],
  fr: ['FR', 'BE', 'CH', 'CA'],
  it: ['IT', 'CH'],
  nl: ['NL', 'BE'],
  pl: ['PL'],
  pt: ['BR', 'PT'],
  ro: ['RO', 'MD'],
  sv: ['SE', 'FI'],
  tr: ['TR'],
};

/** "91234-5678" without its area code: Brazil's, though Portugal's numbers have as many digits. */
const WITHOUT_AREA = /(?<![\d)] ?)9\d{4}-\d{4}(?!\d)/;

/**
 * Numbers without a country on a resume that states none: valid where its language is spoken. Where two such countries have
 * the number, it is that of the one which writes it so, or where it is a mobile phone's; otherwise it may be anybody's.
 */
export function findNationalPhones(lines: TextLine[], language: string | undefined): Found<string>[] {
  const read = (SPOKEN_IN[language ?? ''] ?? []).flatMap((country) =>
    findPhones(lines, [], country).flatMap((phone) => {
      const number = parseWithTypes(phone.value);
      const written = lines.find(({ page, line }) => page === phone.page && line === phone.line)?.text ?? '';
      if (number?.isValid() !== true || number.country !== country || WITHOUT_AREA.test(written)) return [];
      const isWrittenSo = written.includes(number.formatNational());
      return { phone, country, isWrittenSo, isMobile: number.getType() === 'MOBILE' };
    }),
  );
  const first = read[0]?.phone;
  const there = read.filter(({ phone }) => phone.page === first?.page && phone.line === first.line);
  const chosen = [
    there.filter(({ isWrittenSo }) => isWrittenSo),
    there.filter(({ isMobile }) => isMobile),
    there,
  ].find((some) => some.length > 0);
  if (chosen === undefined || new Set(chosen.map(({ country }) => country)).size > 1) return [];
  return chosen.map(({ phone }) => ({ ...phone, confidence: 0.6 }));
}

function decodeURIComponentSafe(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function toE164(text: string, country: string | null): { value: string; confidence: number } | undefined {
  const international = /^\s*(?:\+|00)/.test(text);
  const digits = text.replace(/\D/g, '');
  if (digits.length < 8 || digits.length > 15) return undefined;
  // Years and dates can look like phone numbers: "2016 - 2018", "12.05.2018".
  if (!international && /^\D*(?:19|20)\d{2}\D+(?:19|20)\d{2}\D*$/.test(text)) return undefined;
  if (!international && /^\d{1,2}[./-]\d{1,2}[./-]\d{4}$/.test(text.trim())) return undefined;
  if (!international && /(?:^|\D)\d{1,2}[./-](?:19|20)\d{2}\D+\d{1,2}[./-](?:19|20)\d{2}\b/.test(text))
    return undefined;
  // "(312) 555-0139" is written the North American way, and all of North America shares +1; on a resume from
  // elsewhere that is only likely.
  const american = /^\(?[2-9]\d{2}\)?[ .-]{1,2}[2-9]\d{2}[-. ]\d{4}$/.test(text.trim());
  const nanp = country === 'US' || country === 'CA';
  const isForeign = () =>
    country === null || !parsePhoneNumberFromString(text, country as CountryCode)?.isValid();
  if (!international && !nanp && american && (text.includes('(') || isForeign())) {
    return { value: `+1${digits}`, confidence: country === null ? 0.6 : 0.5 };
  }
  if (!international && country === null) return undefined;
  const source = international ? text.replace(/^\s*00/, '+').replace(/\(0\)/, '') : text;
  const phone = parsePhoneNumberFromString(source, international ? undefined : (country as CountryCode));
  if (phone === undefined || !phone.isPossible()) return undefined;
  // Ranges that are kept free for examples are possible, not valid; a number that is too short is no phone number.
  if (!international && !phone.isValid() && digits.length < 9) return undefined;
  const confidence = international ? (phone.isValid() ? 0.97 : 0.75) : phone.isValid() ? 0.88 : 0.65;
  return { value: phone.number, confidence };
}

import { parsePhoneNumberFromString as parseWithTypes } from 'libphonenumber-js/max';
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { DocumentLink, TextLine } from './text-line.ts';

/** `line` is null for what a link says that covers no line. */
export type Found<T> = { value: T; confidence: number; page: number; line: number | null };

const EMAIL = /[\p{L}\d._%+'-]{1,64}\s?@\s?(?:[\p{L}\d-]{1,63}\.)+\s?\p{L}{2,24}/giu;
const PHONE = /(?<![\d/.@\w])(?:\+|00)?\(?\d[\d\s().\-–/]{6,22}\d(?!\d|[-/]\d)/g;
const PHONE_LABEL =
  /\b(?:phone|tel|telephone|mobile|mob|cell|contact(?: no| number)?|ph|handy|telefon|tel[eé]fono|m[oó]vil|portable|t|m|p)\b\s*[.:#]?\s*$/i;
const PROFILE_HOST =
  /(?:^|\.)(?:linkedin\.com|github\.com|gitlab\.com|bitbucket\.org|stackoverflow\.com|behance\.net|dribbble\.com|medium\.com|dev\.to|kaggle\.com|twitter\.com|x\.com|scholar\.google\.[a-z.]+|orcid\.org|researchgate\.net|leetcode\.com|hackerrank\.com|codepen\.io|xing\.com|youtube\.com|instagram\.com|huggingface\.co|mastodon\.social|hachyderm\.io|substack\.com|notion\.site|wellfound\.com|angel\.co|indeed\.com)$/i;
const URL_TEXT =
  /(?<![@\w.])(?:https?:\/\/)?(?:www\.)?(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:com|org|net|io|dev|me|co|ai|app|tech|info|xyz|site|online|page|design|studio|works|edu|gov|eu|us|uk|de|fr|es|it|nl|be|ch|at|in|ca|au|nz|br|mx|pl|se|no|dk|fi|pt|ie|to|cv|blog|link|cloud|codes|engineer|software|name|pro)(?:\/[^\s|•·,;)\]]*)?(?![\w@-])/gi;

/** The email addresses in the lines and in mailto links, those nearest the top first. */
export function findEmails(lines: TextLine[], links: DocumentLink[]): Found<string>[] {
  const written = withWrappedAddresses(lines).flatMap((line) =>
    [...line.text.matchAll(EMAIL)].map((match) => ({
      value: match[0]
        .replace(/\s/g, '')
        .replace(/^[.'-]+/, '')
        .toLowerCase(),
      confidence: /\s/.test(match[0]) ? 0.8 : 0.98,
      page: line.page,
      line: line.line,
    })),
  );
  const linked = links.flatMap((link) => {
    const address = /^mailto:([^?\s]+@[^?\s]+)/i.exec(link.url)?.[1];
    return address === undefined
      ? []
      : { value: address.toLowerCase(), confidence: 0.9, page: link.page, line: link.line };
  });
  return [...written, ...linked];
}

/** The text with a stroke for each email and web address. */
export function withoutOnlineAddresses(text: string): string {
  return text.replace(EMAIL, ' | ').replace(URL_TEXT, ' | ');
}

/** The text with a stroke for each of its phone numbers, or what else looks like one. */
export function withoutNumbers(text: string): string {
  return text.replace(PHONE, ' | ');
}

/** The first half of an address, with the hyphen that cut it. */
const CUT = /^[\p{Ll}\d._]{2,12}-$/u;

/** In a narrow column an address goes on in the next line, in the middle of a word. */
function withWrappedAddresses(lines: TextLine[]): TextLine[] {
  return lines.map((line, index) => {
    const next = lines[index + 1];
    // The same where each stands beside other text: the start is in the cell above.
    const start = lines
      .slice(Math.max(0, index - 2), index)
      .find(({ segments }) => CUT.test(segments[0]?.text ?? ''));
    if (start !== undefined && /^[\p{Ll}\d._]+@/u.test(line.text)) {
      return { ...line, text: start.segments[0]!.text.slice(0, -1) + line.text };
    }
    // "jose-" above "fina@mail.example", "aruiz" above "@inbox.example".
    const begun = next === undefined ? null : /(?:^|\s)([\p{L}\d._]{2,})(-?)$/u.exec(line.text);
    const goes_on = next !== undefined && next.column === line.column && next.page === line.page;
    if (
      begun !== null &&
      goes_on &&
      (begun[2] === '-' ? /^[\p{Ll}\d._]+@\S+\.\p{L}+/u : /^@[\w-]+\.[\w.-]+$/).test(next!.text)
    )
      return { ...line, text: begun[1]! + next!.text };
    const wrapped =
      next !== undefined &&
      next.column === line.column &&
      !next.gap &&
      /^[^\s@]+@[\w.-]+$/.test(line.text) &&
      /^[a-z\d-]*(?:\.[a-z]{2,})?$/.test(next.text) &&
      /^(?=.{1,24}$)[a-z.\d-]*[a-z]$/.test(next.text);
    return wrapped ? { ...line, text: line.text + next.text } : line;
  });
}

/**
 * Phone numbers as E.164. A number without "+" needs a country stated by the resume; without one it is not converted.
 */
export function findPhones(
  lines: TextLine[],
  links: DocumentLink[],
  country: string | null,
): Found<string>[] {
  const written = lines.flatMap((line) =>
    [...line.text.matchAll(PHONE)].flatMap((match) => {
      const phone = toE164(match[0], country);
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
  const isForeign = country === null || !parsePhoneNumberFromString(text, country as CountryCode)?.isValid();
  if (!international && !nanp && american && (isForeign || text.includes('('))) {
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

/**
 * Links to profiles and personal pages: those written in the contact lines, profile URLs anywhere, and link targets in
 * the contact lines. Employers' sites in the body are not the person's links.
 */
export function findLinks(
  lines: TextLine[],
  links: DocumentLink[],
  isContact: (page: number, line: number | undefined) => boolean,
): Found<string>[] {
  const found: Found<string>[] = [];
  for (const link of links) {
    if (!/^https?:\/\//i.test(link.url)) continue;
    const host = hostOf(link.url);
    if (host === undefined) continue;
    const contact = isContact(link.page, link.line ?? link.near);
    if (contact || (PROFILE_HOST.test(host) && isProfile(link.url))) {
      found.push({
        value: tidy(link.url),
        confidence: contact ? 0.95 : 0.75,
        page: link.page,
        line: link.line,
      });
    }
  }
  for (const line of lines) {
    for (const match of line.text.matchAll(URL_TEXT)) {
      const value = match[0].replace(/[.,;:]+$/, '');
      const host = hostOf(/^https?:/i.test(value) ? value : `https://${value}`);
      if (host === undefined || (/\.(?:js|ts|py|net|io)$/i.test(value) && isTechnology(value))) continue;
      const contact = isContact(line.page, line.line);
      const profile = PROFILE_HOST.test(host) && isProfile(value);
      if (!contact && !profile) continue;
      if (line.text[match.index + match[0].length] === '@' || line.text[match.index - 1] === '@') continue;
      found.push({ value: tidy(value), confidence: profile ? 0.95 : 0.85, page: line.page, line: line.line });
    }
  }
  const seen = new Set<string>();
  return found.filter((link) => {
    const same = link.value
      .replace(/^https?:\/\/(?:www\.)?/i, '')
      .replace(/\/$/, '')
      .toLowerCase();
    if (seen.has(same)) return false;
    seen.add(same);
    return true;
  });
}

function isTechnology(text: string): boolean {
  return /^(?:asp|vb|ado|socket|draw|next|node|vue|react|express|d3|three)\./i.test(text);
}

function hostOf(url: string): string | undefined {
  try {
    return new URL(url).hostname.toLowerCase();
  } catch {
    return undefined;
  }
}

/** A profile has a path; a network's bare host is nobody's page. */
function isProfile(url: string): boolean {
  return /^(?:https?:\/\/)?[^/]+\/[^/?#\s]/.test(url);
}

function tidy(url: string): string {
  return /^https?:\/\//i.test(url) ? url : `https://${url}`;
}

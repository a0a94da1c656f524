import type { ParsedResume, SourceSpan } from '../../../contract/resumes.ts';
import { SURE } from '../../../contract/resumes.ts';
import { withoutNumbers } from '../parser/person/phones.ts';
import { withoutOnlineAddresses } from '../parser/person/profile-links.ts';
import { withoutStreets } from '../parser/places/streets.ts';
import { withoutPersonalFacts } from './personal-facts.ts';

/** Stands for what was taken out; no word of any language. */
const GONE = '█';
/** Where people say how to reach them. */
const TOP_LINES = 15;
const CONTACT_LINES = 2;

/** A text as it may leave us, given where it stands. Every string of a resume that is sent goes through this. */
export type Clean = (text: string, source: SourceSpan | null) => string;

/**
 * Takes out how to reach the person: email addresses, phone numbers, links, names of accounts, streets; when and where
 * they were born and the like; and the name where the reader is sure of it.
 */
export function cleanerOf(parsed: ParsedResume): Clean {
  const links = linksOf(parsed);
  const name = nameOf(parsed.full_name);
  const spans = spansOf(parsed);
  return (text, source) => {
    const contact = source === null || isAt(spans.contacts, source, 0);
    const top = source === null || isTop(spans.entries, source);
    const home = contact || top || isAt(spans.contacts, source, CONTACT_LINES);
    let left = withoutContacts(text, contact);
    if (links !== null) left = left.replace(links, GONE);
    if (home) left = left.replace(ACCOUNT_BESIDE, GONE);
    left = withoutPersonalFacts(withoutStreets(left, home, GONE), top, GONE);
    return name.reduce((rest, pattern) => rest.replace(pattern, GONE), left);
  };
}

const EMAIL = /\S{0,64}@\S{1,255}|[\p{L}\d._%+'-]{1,64}\s?@\s?(?:[\p{L}\d-]{1,63}\.)+\s?\p{L}{2,24}/gu;
const WEB =
  /(?:https?:\/\/|www\.)\S+|(?:[\p{L}\d-]{1,63}\.){1,4}\p{L}{2,10}\/\S+|(?<![\p{L}\d])in\/[\p{L}\d._-]{3,}/giu;
const DIGITS = /[+(]?\d[\d\s().\-–—/]{5,30}\d/gu;
const NETWORKS =
  'skype|github|gitlab|linkedin|twitter|instagram|telegram|whats ?app|facebook|xing|discord|wechat|viber|tiktok|behance|dribbble|kaggle|leetcode|hackerrank|orcid|stack ?overflow';
const ACCOUNT = new RegExp(
  `(?<![\\p{L}\\d])(?:${NETWORKS})(?: ?(?:id|handle|name|user(?:name)?|profile))?\\s*[:：=]\\s*\\S+`,
  'giu',
);
/** Only among contact details: elsewhere GitHub is a skill. */
const ACCOUNT_BESIDE = new RegExp(
  `(?<![\\p{L}\\d])(?:${NETWORKS})(?: ?(?:id|handle|user(?:name)?|profile))?[ \\-–—/]+[\\p{L}\\d][\\p{L}\\d._-]{2,}`,
  'giu',
);

function withoutContacts(text: string, contact: boolean): string {
  const cleaned = text
    .replace(EMAIL, GONE)
    .replace(WEB, GONE)
    .replace(ACCOUNT, GONE)
    .replace(DIGITS, (digits) => (isDated(digits) ? digits : GONE));
  // Elsewhere a web address may be the name of an employer, and numbers are figures and dates.
  return contact ? withoutNumbers(withoutOnlineAddresses(cleaned)) : cleaned;
}

/** "2015 - 2019", "03/2015 – 04/2019": years, and nothing else of more than two digits. */
function isDated(digits: string): boolean {
  const numbers = digits.split(/\D+/).filter((number) => number !== '');
  const years = numbers.filter((number) => /^(?:19|20)\d\d$/.test(number));
  if (digits.startsWith('+') || years.length === 0) return false;
  return numbers.every((number) => number.length <= 2 || years.includes(number)) && numbers.length <= 6;
}

type Spans = { contacts: SourceSpan[]; entries: SourceSpan[] };

function spansOf({ email, phone, location, links, ...parsed }: ParsedResume): Spans {
  const { experience, education, volunteer, projects } = parsed;
  return {
    contacts: [email, phone, location, ...links].flatMap(({ source }) => source ?? []),
    entries: [experience, education, volunteer, projects].flat().flatMap(({ source }) => source ?? []),
  };
}

const isAt = (spans: readonly SourceSpan[], { page, line }: SourceSpan, apart: number): boolean =>
  spans.some((one) => one.page === page && Math.abs(one.line - line) <= apart);

const isTop = (entries: readonly SourceSpan[], { page, line }: SourceSpan): boolean =>
  page === 1 &&
  line <= TOP_LINES &&
  entries.every((entry) => entry.page > 1 || entry.page < 1 || entry.line > line);

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The person's own pages, wherever they are named, with or without what browsers add. */
function linksOf({ links }: ParsedResume): RegExp | null {
  const bare = links
    .map(({ value }) => value.replace(/^https?:\/\//i, '').replace(/^www\.|\/+$/gi, ''))
    .filter((link) => link.length > 3)
    .toSorted((a, b) => b.length - a.length);
  if (bare.length === 0) return null;
  return new RegExp(`(?<![\\p{L}\\d])(?:www\\.)?(?:${bare.map(literally).join('|')})(?![\\p{L}\\d])`, 'giu');
}

/** Only where we know it: otherwise we ask for it. In full, and two words of it in any order: "Lopez, Maria". */
function nameOf({ value, confidence }: ParsedResume['full_name']): RegExp[] {
  if (value === null || confidence < SURE) return [];
  const words = value.split(/\s+/).filter((word) => word !== '');
  const full = words.map(literally).join('[\\s\\p{P}]+');
  const distinct = words.filter((word) => word.length > 1 && !word.endsWith('.')).map(literally);
  const patterns = [new RegExp(`(?<!\\p{L})${full}(?!\\p{L})`, 'giu')];
  if (distinct.length < 2) return patterns;
  const word = `(?:${distinct.join('|')})`;
  const initial = '\\p{L}\\.';
  return [
    ...patterns,
    new RegExp(
      `(?<!\\p{L})(?:(?:${initial}[ -]?){1,3}${word}|${word}(?:,? *(?:${initial} ?){1,3}|(?:[ ,]+(?:${initial} ?)*${word})+))(?!\\p{L})`,
      'giu',
    ),
  ];
}

import { findDates, findRanges, withoutDates } from '../dates/dates.ts';
import type { SectionKind } from '../locales/section-kinds.ts';
import { asPlace } from '../places/location.ts';
import { isAddressOnly } from '../structure/paragraphs.ts';
import type { Layout, Section } from '../structure/sections.ts';
import type { Found } from '../text/found.ts';
import { fold, type TextLine } from '../text/text-line.ts';
import { findEmails } from './emails.ts';
import { withoutNumbers } from './phones.ts';
import { withoutOnlineAddresses } from './profile-links.ts';

/** Who the resume is of, as far as it is known by then. */
type Person = { email: string | null; name: string | null };

/** What parts the pieces of a line of contact details. */
export const STROKES = /\s*[|•·►▪;∥‖¦⋅∙◦⋄♦∗]\s*|\s+\/\s+|\s+[–—-]{1,2}\s+|\s{2,}/;
const LABEL =
  /^(?:e-?mail|mail|e-?posta|correo(?: electr[oó]nico)?|courriel|(?:tele|mobile |cell )?phone|phone number|tel|telefon|tel[eé]fono|t[eé]l[eé]phone|mobile?|m[oó]vil|portable|handy|cell|address|home|contact|website|web|portfolio|linked ?in|git ?hub)$/i;
const STREET = /^\d+[a-z]?,? (?:\p{L}[\p{L}.'’-]*(?: |$)){1,4}$/u;

/** A line with the email of the person, and nothing that is no contact detail: not a job or a bullet that names an address. */
function isContactLine(line: TextLine, person: Person): boolean {
  const { email } = person;
  if (email === null || line.bullet || !line.text.includes('@')) return false;
  if (!findEmails([line], []).some(({ value }) => value === email)) return false;
  return findDates(withoutOnlineAddresses(line.text)).length === 0 && isOnlyDetails(line.text, person);
}

function isOnlyDetails(text: string, { name }: Person): boolean {
  const rest = withoutOnlineAddresses(text);
  const names = new Set(name === null ? [] : fold(name).split(' '));
  const own = (piece: string) =>
    fold(piece)
      .split(' ')
      .every((word) => names.has(word));
  return withoutNumbers(rest)
    .split(STROKES)
    .map((piece) => piece.replace(/^[\s,:()]+|[\s,:()]+$/g, ''))
    .every(
      (piece) =>
        piece === '' || LABEL.test(piece) || STREET.test(piece) || own(piece) || asPlace(piece) !== undefined,
    );
}

/** The name at the head or foot of a page; elsewhere it is that of an own firm. */
function isNameOnly(line: TextLine, { name }: Person, edges: ReadonlySet<TextLine>): boolean {
  return name !== null && edges.has(line) && fold(line.text) === fold(name);
}

/** The first and the last line of each page. */
function edgesOf({ head, sections }: Layout): Set<TextLine> {
  const lines = [...head, ...sections.flatMap(({ lines }) => lines)];
  const ends = new Map<number, { first: TextLine; last: TextLine }>();
  for (const line of lines) {
    const { first, last } = ends.get(line.page) ?? { first: line, last: line };
    ends.set(line.page, {
      first: line.line < first.line ? line : first,
      last: line.line > last.line ? line : last,
    });
  }
  return new Set([...ends.values()].flatMap(({ first, last }) => [first, last]));
}

/** "Flensburg, den 12.03.2024" at the end: where and when it was signed. */
const SIGNED = /^\p{Lu}[\p{L} .-]{2,30},?\s+(?:(?:den|le|il|the|em|el|a|dnia|the)\s+)?(?=\d)/u;

function isSignature({ text }: TextLine): boolean {
  const place = SIGNED.exec(text)?.[0];
  if (place === undefined) return false;
  const rest = text.slice(place.length);
  const dates = findDates(rest);
  return (
    /^\d{1,2}\.?[\s./-]/.test(rest) &&
    dates.length > 0 &&
    // "Verpleegkundige, 06.09.2021 – 07.09.2022" dates a job.
    findRanges(rest).length === 0 &&
    withoutDates(rest, dates).replace(/[\d\s.,]/g, '') === '' &&
    /,|den/.test(place)
  );
}

/** Web addresses and contact details on lines of their own are not part of a job, a school or a skill. */
export function withoutAddresses(layout: Layout, person: Person): Layout {
  const edges = edgesOf(layout);
  const sections = layout.sections.map((section) =>
    section.kind === 'contact' || section.kind === 'links' || section.kind === 'summary'
      ? section
      : {
          ...section,
          lines: section.lines.filter(
            (line) =>
              !isAddressOnly(line) &&
              !isSignature(line) &&
              !isContactLine(line, person) &&
              !isNameOnly(line, person, edges),
          ),
        },
  );
  return { head: layout.head, sections };
}

/** The lines of nothing but contact details that the email is among. */
function blockAround(lines: TextLine[], at: number, person: Person): TextLine[] {
  const email = lines[at]!;
  // At the foot of a page lines are centered.
  const next = lines[at + 1];
  const is_foot = next === undefined || next.page !== email.page;
  const fits = (line: TextLine | undefined) =>
    line !== undefined &&
    !line.bullet &&
    line.page === email.page &&
    line.column === email.column &&
    (is_foot || Math.abs(line.x - email.x) <= 3) &&
    findDates(line.text).length === 0 &&
    isOnlyDetails(line.text, person);
  let [from, to] = [at, at];
  while (fits(lines[from - 1]) && !lines[from]!.gap) from -= 1;
  while (fits(lines[to + 1]) && !lines[to + 1]!.gap) to += 1;
  return to - from >= (is_foot ? 1 : 2) ? lines.slice(from, to + 1) : [];
}

const REACH = 3;
/** Kinds whose lines name the places and numbers of others. */
const OF_OTHERS = new Set<SectionKind>(['experience', 'education', 'volunteer', 'projects']);
const REFERENCES = /\brefer(?:ees?\b|[ae]n[cstz])/;

const isOfReferences = ({ heading }: Section) => REFERENCES.test(fold(heading.text));

/**
 * What stands beside the email: contact details may be in a side bar of another section, or at the end of the page. The
 * lines of jobs, schools and references tell of others.
 */
export function linesAround(
  lines: TextLine[],
  { sections }: Layout,
  email: Found<string> | undefined,
  person: Person,
): TextLine[] {
  const at = lines.findIndex((line) => line.page === email?.page && line.line === email.line);
  if (at === -1) return [];
  const keyOf = ({ page, line }: TextLine) => `${page}:${line}`;
  const references = sections.filter(isOfReferences);
  const jobs = sections.filter((section) => OF_OTHERS.has(section.kind));
  const keysOf = (some: Section[]) => new Set(some.flatMap((section) => section.lines).map(keyOf));
  const [referring, others] = [keysOf(references), keysOf(jobs)];
  const block = new Set(blockAround(lines, at, person).map(keyOf));
  return lines
    .slice(Math.max(0, at - REACH), at + REACH + 1)
    .filter(
      (line) =>
        !referring.has(keyOf(line)) &&
        (!others.has(keyOf(line)) || isContactLine(line, person) || block.has(keyOf(line))),
    );
}

import { type DateRange, findDates, findRanges, withoutDates } from './dates.ts';
import { employerScore, titleScore } from './job-words.ts';
import { asPlace, trailingPlace } from './location.ts';
import type { TextLine } from './text-line.ts';

/** A piece of an entry's header that is neither date nor place: a title or an employer, not yet told apart. */
export type Part = { text: string; title: number; employer: number; row: number };
export type Header = {
  parts: Part[];
  place: string | null;
  range: DateRange | null;
};

const STRONG = /\s+[|·•►▪♦»]\s+|\s+[–—]\s+|\s+-{1,2}\s+|\s*[|•]\s*|\s{2,}|\t|\s+@\s+|\s*[-–—]\s*$|;\s+/u;
const LABEL =
  /^(?:company(?: name)?|employer|organi[sz]ation|client|role|title|job title|position|designation|location|duration|period|dates?|place|department|team)\s*[:–-]\s*/i;
const WORK_MODE =
  /\s*[([]?\b(?:full[ -]?time|part[ -]?time|contract(?:or)?|internship|permanent|temporary|freelance|remote|hybrid|on-?site|seasonal)\b[)\]]?\s*$/i;

/** The dates in an entry's header: a range, or a single date if there is no range. */
export function spanOf(text: string): { range: DateRange; all: DateRange[] } | undefined {
  const ranges = findRanges(text);
  if (ranges.length > 0) return { range: ranges[0]!, all: ranges };
  const dates = findDates(text);
  if (dates.length === 0) return undefined;
  return { range: dates[0]!, all: dates };
}

/** Reads an entry's header lines: extracts dates and places and splits the rest into parts. */
export function readHeader(lines: TextLine[]): Header {
  let range: DateRange | null = null;
  let place: string | null = null;
  const parts: Part[] = [];
  lines.forEach((line, row) => {
    for (const segment of line.segments) {
      const found = spanOf(segment.text);
      const dated =
        found !== undefined && (range === null || found.range.current || findRanges(segment.text).length > 0);
      if (dated && range === null) range = found.range;
      const rest = found === undefined ? segment.text : withoutDates(segment.text, found.all);
      for (const piece of split(rest)) {
        const at = asPlace(piece);
        const sounds = titleScore(piece);
        if (
          at !== undefined &&
          at.confidence >= 0.6 &&
          sounds < 0.5 &&
          (place === null || at.text === place)
        ) {
          place = at.text;
          continue;
        }
        parts.push({ text: piece, title: sounds, employer: employerScore(piece), row });
      }
    }
  });
  return { ...takePlace(parts, place), range };
}

/** Pieces between dashes, bars, dots and wide gaps. "X at Y" is split too. */
function split(text: string): string[] {
  return text
    .split(STRONG)
    .flatMap((piece) => {
      const at = /^(.+?) at (\p{Lu}.+)$/u.exec(piece.trim());
      return at !== null && titleScore(at[1]!) >= 0.5 ? [at[1]!, at[2]!] : [piece];
    })
    .map((piece) =>
      piece
        .replace(LABEL, '')
        .replace(/^[\s,;:|·•–—()-]+(?=[^)]*$)|[\s,;:|·•–—-]+$/g, '')
        .replace(/^\((.*)\)$/, '$1')
        .trim(),
    )
    .filter((piece) => piece !== '' && /\p{L}/u.test(piece) && !WORK_MODE_ONLY.test(piece));
}

const WORK_MODE_ONLY =
  /^(?:full[ -]?time|part[ -]?time|contract|internship|permanent|temporary|seasonal|\d+ (?:years?|months?|yrs?|mos?).*)$/i;

/** A place appended to another part with a comma: "Tata Motors, Pune". */
function takePlace(parts: Part[], place: string | null): { parts: Part[]; place: string | null } {
  if (place !== null) return { parts, place };
  let taken: string | null = null;
  const rest = parts.map((part) => {
    if (taken !== null) return part;
    const found = trailingPlace(part.text.replace(/\s*\(([^)]+)\)$/, ', $1'));
    if (found === undefined || found.place.confidence < 0.6) return part;
    taken = found.place.text;
    return { ...part, text: found.rest, title: titleScore(found.rest), employer: employerScore(found.rest) };
  });
  return { parts: rest, place: taken };
}

export type Roles = { title: string | null; employer: string | null; sure: boolean; order: Order };
export type Order = 'title-first' | 'employer-first' | 'unknown';

/**
 * Tells title and employer apart. `usual` is the order in the document's clear entries, which decides unclear ones.
 * `at_comma`: a lone part may be split at a comma.
 */
export function assignRoles(header: Header, usual: Order, at_comma = true): Roles {
  const parts = header.parts.length === 1 && at_comma ? splitAtComma(header.parts[0]!, usual) : header.parts;
  const first = parts[0];
  if (first === undefined) return { title: null, employer: null, sure: false, order: 'unknown' };
  if (parts.length === 1) {
    const title = first.title > first.employer && first.title >= 0.3;
    return title
      ? { title: clean(first.text), employer: null, sure: first.title > 0.5, order: 'unknown' }
      : { title: null, employer: clean(first.text), sure: first.employer > 0.5, order: 'unknown' };
  }
  const best = parts
    .flatMap((a, i) =>
      parts.flatMap((b, j) => (i === j ? [] : { a, b, i, j, value: value(a, b, i, j, usual) })),
    )
    .toSorted((x, y) => y.value - x.value)[0]!;
  const sure = best.a.title - best.b.title >= 0.3 && best.a.title >= 0.5;
  const unsaid = best.a.title < 0.3 && usual === 'unknown' && best.b.employer < 0.5;
  const employer = unsaid ? first.text : best.b.text;
  return {
    title: unsaid ? null : clean(best.a.text),
    // A second place in the header ("Pune, India") is not an employer.
    employer: (asPlace(employer)?.confidence ?? 0) >= 0.9 ? null : clean(employer),
    sure,
    order: sure ? (best.i < best.j ? 'title-first' : 'employer-first') : 'unknown',
  };
}

function value(title: Part, employer: Part, i: number, j: number, usual: Order): number {
  const order = usual === 'unknown' ? 0 : (usual === 'title-first') === i < j ? 0.35 : 0;
  // Team names and notes come last; the two that matter come first.
  return (
    title.title - 0.8 * employer.title + employer.employer - 0.5 * title.employer + order - 0.12 * (i + j)
  );
}

/** "Co-Founder & CTO, Nexus AI" or "Nexus AI, Co-Founder & CTO": one side of a comma is a title and the other is not. */
function splitAtComma(part: Part, usual: Order): Part[] {
  const pieces = part.text.split(/,\s+/);
  if (pieces.length < 2) return [part];
  for (let at = 1; at < pieces.length; at += 1) {
    const left = pieces.slice(0, at).join(', ');
    const right = pieces.slice(at).join(', ');
    const sides = [left, right].map((text) => ({
      text,
      title: titleScore(text),
      employer: employerScore(text),
      row: part.row,
    }));
    const gap = Math.abs(sides[0]!.title - sides[1]!.title);
    if (gap >= 0.3 && Math.max(sides[0]!.title, sides[1]!.title) >= 0.5) return sides;
    if (sides.some((side) => side.employer >= 0.9)) return sides;
    if (usual !== 'unknown' && pieces.length === 2 && gap < 0.3 && part.title < 0.5) return sides;
  }
  return [part];
}

function clean(text: string): string {
  return (
    text
      .replace(WORK_MODE, (found) => (/freelance|contractor|[()]/i.test(found) ? found : ''))
      .replace(/^[\s,–—-]+|[\s,:–—-]+$/g, '')
      .trim() || text
  );
}

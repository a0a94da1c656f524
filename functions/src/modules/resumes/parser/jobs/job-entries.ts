import type { DateRange } from '../dates/dates.ts';
import { isHeaderLike } from '../structure/paragraphs.ts';
import type { TextLine } from '../text/text-line.ts';
import { titleScore } from '../words/job-words.ts';
import { isBreak } from './breaks.ts';
import { findAnchors } from './entry-anchors.ts';
import { type LineParts, partsOf } from './entry-parts.ts';
import { type Reading, readingsOf } from './entry-readings.ts';
import { marginOf, usualSequence } from './entry-sequence.ts';
import { candidatesAt } from './header-windows.ts';
import { toldJob } from './told-sentences.ts';

/** A header's lines, its body, and what it was understood as. */
export type JobEntry = {
  header: TextLine[];
  body: TextLine[];
  range: DateRange | null;
  reading: Reading;
  margin: number;
};

/**
 * Each dated line heads an entry. Which of the lines around it belong to its header, and which of their parts are title
 * and employer, is decided for all entries together: the sequence of readings wins that explains most and in which
 * the entries look most alike.
 */
export function toJobEntries(lines: TextLine[]): JobEntry[] {
  const anchors = findAnchors(lines);
  if (anchors.length === 0) return undatedEntries(lines);
  const parts = new Map<number, LineParts>();
  const partsAt = (index: number) => {
    const known = parts.get(index) ?? partsOf(lines[index]!);
    parts.set(index, known);
    return known;
  };
  const candidates = anchors.map((anchor, order) => {
    const floor = order === 0 ? 0 : anchors[order - 1]! + 1;
    const ceiling = anchors[order + 1] ?? lines.length;
    // "Elternzeit" heads nothing: what stands around it is of other jobs.
    if (namesBreak(partsAt(anchor))) return candidatesAt(lines, anchor, anchor, anchor + 1, partsAt);
    return candidatesAt(lines, anchor, floor, ceiling, partsAt);
  });
  const chosen = usualSequence(candidates);
  const entries = chosen.map((one, index) => {
    const { from, to, reading } = one;
    return {
      header: lines.slice(from, to),
      body: lines.slice(to, chosen[index + 1]?.from ?? lines.length),
      range: partsAt(anchors[index]!).range,
      reading,
      margin: marginOf(one, candidates[index]!, chosen[index - 1], chosen[index + 1]),
    };
  });
  const jobs = entries.filter((_, index) => !namesBreak(partsAt(anchors[index]!)));
  return [...undatedFirst(lines, chosen[0]!.from), ...jobs];
}

/** A time without work, and nothing else. */
function namesBreak({ parts }: LineParts): boolean {
  return parts.length > 0 && parts.every(({ text }) => isBreak(text));
}

/** Some leave out the dates of the job they have: its header is the first line, with text below. */
function undatedFirst(lines: TextLine[], to: number): JobEntry[] {
  const first = lines[0]!;
  if (to < 2 || !isHeaderLike(first) || isHeaderLike(lines[1]!)) return [];
  const [reading] = readingsOf([partsOf(first)], 0);
  if (reading === undefined || reading.title === null || reading.employer === null) return [];
  if (titleScore(reading.title) < 0.8 || titleScore(reading.employer) >= 0.5) return [];
  return [{ header: [first], body: lines.slice(1, to), range: null, reading, margin: 0 }];
}

/** Without dates, a new entry starts at a title-like line with a gap above. Only clear ones are used. */
function undatedEntries(lines: TextLine[]): JobEntry[] {
  const readAt = (index: number, to: number) =>
    readingsOf(lines.slice(index, to).filter(isHeaderLike).map(partsOf), 0)[0];
  const starts = lines.flatMap((line, index) => {
    const told = tellsAll(line);
    if (!told && (!isHeaderLike(line) || !(line.gap || index === 0 || line.accent))) return [];
    const reading = told ? readingsOf([partsOf(line)], 0)[0] : readAt(index, index + 2);
    return reading?.title && reading.employer && titleScore(reading.title) >= 0.5 ? [index] : [];
  });
  const separate = starts.filter(
    (start, order) => order === 0 || start - starts[order - 1]! > 1 || tellsAll(lines[start]!),
  );
  return separate.map((start, order) => {
    const told = tellsAll(lines[start]!);
    const to = start + (!told && lines[start + 1] !== undefined && isHeaderLike(lines[start + 1]!) ? 2 : 1);
    const reading = told ? readingsOf([partsOf(lines[start]!)], 0)[0]! : readAt(start, to)!;
    return {
      header: lines.slice(start, to),
      body: lines.slice(to, separate[order + 1] ?? lines.length),
      range: null,
      reading,
      margin: 0,
    };
  });
}

/** One line says what is title and what is employer: in a sentence, or by a label before each. */
function tellsAll(line: TextLine): boolean {
  if (toldJob(line.text) !== undefined) return true;
  if (!line.text.includes(':')) return false;
  const { parts } = partsOf(line);
  return parts.some(({ said }) => said === 'title') && parts.some(({ said }) => said === 'employer');
}

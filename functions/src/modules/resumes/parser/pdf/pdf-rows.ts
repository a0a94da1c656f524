import { cleanText, countLetters, joinSpacedLetters, LEADERS } from '../text/text-line.ts';
import { withoutIcons } from './icon-fonts.ts';
import type { PdfItem } from './pdf-read.ts';
import { withTexAccents } from './tex-accents.ts';
import { withTexLetters } from './tex-letters.ts';

/** A segment of a PDF row with what is known about its looks. */
export type Run = { text: string; x: number; right: number; size: number; font: string };
/** Runs on one baseline, from left to right. `icon`: the first run is a sign without text (icon font). */
export type Row = { y: number; size: number; runs: Run[]; icon: boolean };

/** Share of the font size by which baselines may differ within a row. */
const SAME_BASELINE = 0.32;
/** Gaps in font sizes: from here on a space, from here on another segment. */
const SPACE_GAP = 0.12;
const SEGMENT_GAP = 1.3;
/** Cells of a table stand closer, but each column begins at one place. */
const CELL_GAP = 0.7;
/** Tags side by side: wider than the space between words, where words come in one piece. */
const TAG_GAP = 0.85;
/** Text so much larger than what it touches is of another thing: a title beside the last line of a side bar. */
const OTHER_SIZE = 1.4;
const WORD = 4;
/** "2017 – 2019MBA": dates with nothing between them and what they date. */
const GLUED_DATES = /((?<!\d)(?:19|20)\d\d ?[–—-] ?(?:19|20)\d\d)(?=\p{Lu}\p{L})/gu;

/** Groups positioned text into rows of segments, top to bottom. Text that is not upright (watermarks) is left out. */
export function toRows(items: PdfItem[]): Row[] {
  const upright = withoutIcons(withTexAccents(withTexLetters(items))).filter(
    (item) => item.upright && item.size > 1 && Number.isFinite(item.x + item.y),
  );
  const sorted = upright.toSorted((a, b) => a.y - b.y || a.x - b.x);
  const groups: Group[] = [];
  for (const item of sorted) {
    // Sorted by y: only the last few groups can be near enough, so the search stays short on a page of many items.
    const group = groups
      .slice(-4)
      .findLast(
        (other) =>
          Math.abs(other.y - item.y) <= SAME_BASELINE * Math.min(other.size, item.size) + 0.4 &&
          !coversAny(other, item),
      );
    if (group === undefined) groups.push({ y: item.y, size: item.size, items: [item] });
    else {
      group.items.push(item);
      if (item.size > group.size && item.text.trim().length > 1) group.size = item.size;
    }
  }
  const spaced = spacedLooks(upright);
  const edges = { starts: columnStarts(groups), spaced, tags: tagGaps(groups, spaced) };
  return groups
    .toSorted((a, b) => a.y - b.y)
    .map((group) => toRow(group, edges))
    .filter((row) => row.runs.length > 0);
}

const looksOf = ({ font, size }: PdfItem) => `${font}|${Math.round(size * 2)}`;

/** Fonts and sizes whose words mostly come with their spaces, so that a gap between pieces is more than a space. */
function spacedLooks(items: PdfItem[]): Set<string> {
  const counts = new Map<string, number>();
  for (const item of items) {
    if (item.text.trim() === '') continue;
    const more = SEVERAL_WORDS.test(item.text) ? 1 : -1;
    counts.set(looksOf(item), (counts.get(looksOf(item)) ?? 0) + more);
  }
  return new Set([...counts].filter(([, more]) => more > 0).map(([looks]) => looks));
}

/** Where text begins behind a gap in several rows: the left edges of table cells and columns, in whole points. */
function columnStarts(groups: Group[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { items } of groups) {
    let right = Number.POSITIVE_INFINITY;
    for (const [at, item] of items.toSorted((a, b) => a.x - b.x).entries()) {
      const x = Math.round(item.x);
      // Text beside a rail begins its lines there.
      if (at === 0) counts.set(x, (counts.get(x) ?? 0) + 1);
      const gap = (item.x - right) / item.size;
      if (gap > CELL_GAP) counts.set(x, (counts.get(x) ?? 0) + (gap > SEGMENT_GAP ? 1.5 : 1));
      right = item.x + item.width;
    }
  }
  return new Map([...counts].filter(([, count]) => count >= 3));
}

/** Lines so close that their heights overlap: text at another height over the same width is another line. */
function coversAny({ items }: Group, item: PdfItem): boolean {
  return items.some(
    (other) =>
      Math.abs(other.y - item.y) > 1 &&
      other.text.trim().length > 1 &&
      Math.min(other.x + other.width, item.x + item.width) - Math.max(other.x, item.x) > item.size,
  );
}

type Group = { y: number; size: number; items: PdfItem[] };
/** Where columns begin, by how many rows; and the looks whose words come in one piece. */
type Edges = { starts: Map<number, number>; spaced: Set<string>; tags: Map<string, Map<number, number>> };

/** At so many beginnings, a column begins even where it touches what stands left of it. */
const SURE_START = 5;
const SEVERAL_WORDS = /[\p{L}\d]\S*\s+\S*[\p{L}\d]/u;

/** Single words apart may be justified text, and so may sentences. */
function areTags(before: PdfItem, item: PdfItem): boolean {
  if (/[.,;:!?]\s*$/.test(before.text)) return false;
  return SEVERAL_WORDS.test(before.text) || SEVERAL_WORDS.test(item.text);
}

/** In tenths of a font size. */
const gapOf = (before: PdfItem, item: PdfItem) =>
  Math.round((10 * (item.x - before.x - before.width)) / Math.min(before.size, item.size));

/** Tags of single words stand as far apart as the others. */
function isTag(before: PdfItem, item: PdfItem, { spaced, tags }: Edges): boolean {
  if (!spaced.has(looksOf(item))) return false;
  return areTags(before, item) || (tags.get(looksOf(item))?.get(gapOf(before, item)) ?? 0) > 1;
}

/** How far apart tags stand, by looks and how often. */
function tagGaps(groups: Group[], spaced: Set<string>): Map<string, Map<number, number>> {
  const found = new Map<string, Map<number, number>>();
  for (const { items } of groups) {
    const row = items.toSorted((a, b) => a.x - b.x);
    for (const [index, item] of row.entries()) {
      const before = row[index - 1];
      if (before === undefined || !spaced.has(looksOf(item)) || !areTags(before, item)) continue;
      const gap = gapOf(before, item);
      if (gap < 10 * TAG_GAP || gap > 10 * SEGMENT_GAP) continue;
      const counts = found.get(looksOf(item)) ?? new Map<number, number>();
      found.set(looksOf(item), counts.set(gap, (counts.get(gap) ?? 0) + 1));
    }
  }
  return found;
}

/** "2017 – 2019" in bold and "MBA" behind it without a space. */
function isYearBefore(before: string, text: string): boolean {
  return /(?<!\d)(?:19|20)\d\d$/.test(before) && /^\p{Lu}/u.test(text);
}

/** A first name and a family name in two fonts without a space between them: "Giovanni" and, in bold, "Menzano". */
function isNameBehind(before: string, text: string): boolean {
  return /(?<!\p{L})\p{Lu}\p{Ll}+$/u.test(before) && /^\p{Lu}\p{Ll}+$/u.test(text.trim());
}

/** The letters of a run, and the gaps between its pieces. */
type SpacedLetters = { letters: string; gaps: number[] };

/**
 * A text set letter by letter with wide gaps, as some names are: a gap clearly wider than the others parts words. Where
 * signs are placed one by one without gaps, the usual rule finds the spaces.
 */
function wordsOf({ letters, gaps }: SpacedLetters, size: number): string | undefined {
  if (gaps.length < 4 || letters.length !== gaps.length + 1) return undefined;
  const usual = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)]!;
  if (usual <= SPACE_GAP * size || countLetters(letters) < letters.length / 2) return undefined;
  return [...letters].reduce(
    (text, letter, at) => text + (gaps[at - 1]! > 1.5 * usual + 1 ? ' ' : '') + letter,
  );
}

/** What touches the text before it, but is of another thing. */
function isOther(item: PdfItem, text: string, last: Run, previous: PdfItem, { starts }: Edges): boolean {
  if ([text, last.text, previous.text].some((one) => one.trim().length < WORD)) return false;
  const ratio = item.size / previous.size;
  if (ratio > OTHER_SIZE || ratio < 1 / OTHER_SIZE) return true;
  const differs = item.font !== previous.font || Math.abs(item.size - previous.size) > 0.3;
  return differs && (starts.get(Math.round(item.x)) ?? 0) >= SURE_START;
}

/** The text before leaders and the text behind them. */
function partLeaders(run: Run): Run[] {
  const leaders = LEADERS.exec(run.text);
  if (leaders === null) return [run];
  const width = (run.right - run.x) / run.text.length;
  const end = leaders.index + leaders[0].length;
  return [
    { ...run, text: run.text.slice(0, leaders.index), right: run.x + width * leaders.index },
    { ...run, text: run.text.slice(end), x: run.x + width * end },
  ];
}

function toRow(group: Group, edges: Edges): Row {
  const columns = edges.starts;
  const runs: Run[] = [];
  const spaced: SpacedLetters[] = [];
  let icon = false;
  let separated = false;
  let previous: PdfItem | undefined;
  for (const item of group.items.toSorted((a, b) => a.x - b.x)) {
    const text = cleanText(item.text);
    if (text.trim() === '') {
      // An icon separates two things that do not belong together.
      if (runs.length === 0) icon = true;
      separated = true;
      continue;
    }
    // Bold faked by printing the same text twice, a hair apart.
    if (previous !== undefined && previous.text === item.text && Math.abs(previous.x - item.x) < 1.5)
      continue;
    const last = runs.at(-1);
    const gap = last === undefined ? 0 : item.x - last.right;
    const size = Math.min(item.size, last?.size ?? item.size);
    const cell = gap > CELL_GAP * size && columns.has(Math.round(item.x));
    const tag = previous !== undefined && gap > TAG_GAP * size && isTag(previous, item, edges);
    const other = last !== undefined && previous !== undefined && isOther(item, text, last, previous, edges);
    if (last === undefined || separated || cell || tag || other || gap > SEGMENT_GAP * size) {
      runs.push({ text, x: item.x, right: item.x + item.width, size: item.size, font: item.font });
      spaced.push({ letters: text.trim(), gaps: [] });
    } else {
      const apart =
        gap > SPACE_GAP * size ||
        (item.font !== previous?.font && (isYearBefore(last.text, text) || isNameBehind(last.text, text)));
      const space = apart && !/\s$/.test(last.text) && !/^\s/.test(text);
      last.text += (space ? ' ' : '') + text;
      const letters = spaced.at(-1)!;
      letters.letters += text.trim();
      letters.gaps.push(gap);
      last.right = Math.max(last.right, item.x + item.width);
      last.size = Math.max(last.size, item.size);
    }
    separated = false;
    previous = item;
  }
  const tidy = runs
    .map((run, index) => ({ ...run, text: wordsOf(spaced[index]!, run.size) ?? run.text }))
    .map((run) => ({
      ...run,
      text: joinSpacedLetters(run.text).replace(/\s+/g, ' ').replace(GLUED_DATES, '$1 ').trim(),
    }))
    .filter((run) => run.text !== '')
    .flatMap(partLeaders);
  return { y: group.y, size: group.size, runs: tidy, icon };
}

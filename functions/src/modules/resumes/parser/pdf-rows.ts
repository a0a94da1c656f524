import { withoutIcons } from './icon-fonts.ts';
import type { PdfItem } from './pdf-read.ts';
import { withTexLetters } from './tex-letters.ts';
import { cleanText, joinSpacedLetters } from './text-line.ts';

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

/** Groups positioned text into rows of segments, top to bottom. Text that is not upright (watermarks) is left out. */
export function toRows(items: PdfItem[]): Row[] {
  const upright = withoutIcons(withTexLetters(items)).filter(
    (item) => item.upright && item.size > 1 && Number.isFinite(item.x + item.y),
  );
  const sorted = upright.toSorted((a, b) => a.y - b.y || a.x - b.x);
  const groups: Group[] = [];
  for (const item of sorted) {
    // Sorted by y: only the last few groups can be near enough, so the search stays short on a page of many items.
    const group = groups
      .slice(-4)
      .findLast(
        (other) => Math.abs(other.y - item.y) <= SAME_BASELINE * Math.min(other.size, item.size) + 0.4,
      );
    if (group === undefined) groups.push({ y: item.y, size: item.size, items: [item] });
    else {
      group.items.push(item);
      if (item.size > group.size && item.text.trim().length > 1) group.size = item.size;
    }
  }
  const columns = columnStarts(groups);
  return groups
    .toSorted((a, b) => a.y - b.y)
    .map((group) => toRow(group, columns))
    .filter((row) => row.runs.length > 0);
}

/** Where text begins behind a gap in several rows: the left edges of table cells and columns, in whole points. */
function columnStarts(groups: Group[]): Set<number> {
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
  return new Set([...counts].filter(([, count]) => count >= 3).map(([x]) => x));
}

type Group = { y: number; size: number; items: PdfItem[] };

function toRow(group: Group, columns: Set<number>): Row {
  const runs: Run[] = [];
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
    if (last === undefined || separated || cell || gap > SEGMENT_GAP * size) {
      runs.push({ text, x: item.x, right: item.x + item.width, size: item.size, font: item.font });
    } else {
      const space = gap > SPACE_GAP * size && !/\s$/.test(last.text) && !/^\s/.test(text);
      last.text += (space ? ' ' : '') + text;
      last.right = Math.max(last.right, item.x + item.width);
      last.size = Math.max(last.size, item.size);
    }
    separated = false;
    previous = item;
  }
  const tidy = runs
    .map((run) => ({ ...run, text: joinSpacedLetters(run.text).replace(/\s+/g, ' ').trim() }))
    .filter((run) => run.text !== '');
  return { y: group.y, size: group.size, runs: tidy, icon };
}

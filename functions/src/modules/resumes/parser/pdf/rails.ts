import { findRanges } from '../dates/dates.ts';
import { LOCALES, wordsFor } from '../locales/locales.ts';
import { strictHeading } from '../structure/headings.ts';
import { fold } from '../text/text-line.ts';
import type { Row, Run } from './pdf-rows.ts';

/**
 * A heading or date range in a left-hand rail may be split over several lines ("Technical" / "Skills", "02/2020 –" /
 * "Present", "Nov" / "2023–Nov" / "2024"); it is rejoined.
 */
export function joinRails(rows: Row[]): Row[] {
  const result = rows.map((row) => ({ ...row, runs: withWholeDates(row.runs) }));
  for (const [index, row] of result.entries()) {
    const first = row.runs[0];
    if (first === undefined || row.runs.length < 2 || first.text.length > MAX_LABEL) continue;
    if (isDateFragment(first.text)) joinDates(result, index);
    else joinHeading(result, index);
  }
  return result.filter((row) => row.runs.length > 0);
}

const MAX_LABEL = 20;
const MAX_BELOW = 4;
/** In font sizes: as far below may the rest of a label stand. */
const NEAR = 2.2;

function joinHeading(rows: Row[], index: number): void {
  const row = rows[index]!;
  const first = row.runs[0]!;
  const known = strictHeading(first.text) !== undefined;
  for (const below of rows.slice(index + 1, index + MAX_BELOW)) {
    const next = below.runs[0];
    if (next === undefined || next.font !== first.font) continue;
    if (!isBelow(next, first)) continue;
    if (below.y - row.y > NEAR * row.size) return;
    const joined = `${first.text} ${next.text}`;
    if (strictHeading(joined) === undefined) {
      if (known) return;
      continue;
    }
    row.runs[0] = { ...first, text: joined };
    below.runs.shift();
    return;
  }
}

/** Pieces of a date range one below another, left of the text, until they are a whole range. */
function joinDates(rows: Row[], index: number): void {
  const row = rows[index]!;
  const [first, beside] = row.runs;
  let joined = first!.text;
  if (isWholeRange(joined)) return;
  const pieces: Row[] = [];
  let y = row.y;
  for (const below of rows.slice(index + 1, index + 1 + MAX_BELOW)) {
    const next = below.runs[0];
    if (next === undefined || below.y - y > NEAR * row.size) return;
    if (next.x >= beside!.x - 2) {
      y = below.y;
      continue;
    }
    if (next.right > beside!.x + 1 || next.text.length > MAX_LABEL || !isDateFragment(next.text)) return;
    joined = `${joined} ${next.text}`;
    pieces.push(below);
    y = below.y;
    if (!isWholeRange(joined)) continue;
    row.runs[0] = { ...first!, text: joined };
    for (const piece of pieces) piece.runs.shift();
    return;
  }
}

/** One below the other, set to the left, to the right or centered. */
export function isBelow(next: Run, first: Run): boolean {
  const middle = (next.x + next.right - first.x - first.right) / 2;
  return [next.x - first.x, next.right - first.right, middle].some((off) => Math.abs(off) <= 2);
}

function isWholeRange(text: string): boolean {
  const ranges = findRanges(text);
  return ranges.length === 1 && ranges[0]!.length >= text.trim().length - 1;
}

const DATE_WORDS = new Set(
  [
    ...LOCALES.flatMap(({ months }) => months.flatMap((names) => names.split(' '))),
    ...wordsFor('present'),
    ...wordsFor('until'),
    ...wordsFor('since'),
  ].flatMap((word) => fold(word).split(' ')),
);

/** Only years, months, dashes and words such as "present". */
export function isDateFragment(text: string): boolean {
  const words = fold(text)
    .split(' ')
    .filter((word) => word !== '');
  return /[\p{L}\d–—-]/u.test(text) && words.every((word) => /^\d{1,4}$/.test(word) || DATE_WORDS.has(word));
}

const DASH_FIRST = /^([–—-])\s+(\S.*)$/u;
/** In font sizes: so wide may the spaces of a justified cell be. */
const WIDE_SPACE = 3;

/** A justified cell with wide spaces: "Jul", "2021", "– Acme" are "Jul 2021 –" and "Acme". */
function withWholeDates(runs: Run[]): Run[] {
  const result: Run[] = [];
  for (const run of runs) {
    const last = result.at(-1);
    const near = last !== undefined && result.length === 1 && run.x - last.right < WIDE_SPACE * run.size;
    if (!near || !isDateFragment(last.text) || isWholeRange(last.text)) {
      result.push({ ...run });
      continue;
    }
    const dash = DASH_FIRST.exec(run.text);
    if (isDateFragment(run.text)) {
      last.text += ` ${run.text}`;
      last.right = run.right;
    } else if (dash !== null && /\d{4}$/.test(last.text)) {
      last.text += ` ${dash[1]}`;
      const share = dash[2]!.length / run.text.length;
      result.push({ ...run, text: dash[2]!, x: run.right - share * (run.right - run.x) });
    } else result.push({ ...run });
  }
  return result;
}

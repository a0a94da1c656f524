import { spanOf } from '../dates/date-spans.ts';
import { withoutDates } from '../dates/dates.ts';
import { asPlace } from '../places/location.ts';
import { strictHeading } from '../structure/headings.ts';
import type { Run } from './pdf-rows.ts';
import { isDateFragment } from './rails.ts';

/**
 * The left side labels what stands beside it: dates, and headings with nothing below them on their own side. Such rows
 * belong together, however much space is between them.
 */
export function isRail(left: Run[][], right: Run[][]): boolean {
  let labels = 0;
  let content = 0;
  // A table: each row that begins with a date goes on in the next cells, on the right too.
  const dated = left.flatMap((runs, index) => {
    const first = runs.slice(0, 1);
    return isDateLabel(first) && spanOf(first[0]?.text ?? '') !== undefined ? [index] : [];
  });
  const headed = right.some((runs) => runs.some(isHeading));
  if (!headed && dated.length >= 2 && dated.every((index) => right[index]!.length > 0)) return true;
  const unheaded = left.every((runs) => !runs.some(isHeading));
  const sections = right.filter((runs) => runs.some(isHeading)).length;
  if (unheaded && sections >= 2 && dated.length >= 2 && dated.every((index) => right[index]!.length > 0))
    return true;
  if (labelsAll(left, right) || setAgainst(left, right)) return true;
  let headings = 0;
  for (const [index, runs] of left.entries()) {
    if (runs.some(isHeading)) headings += 1;
    if (runs.length === 0 || runs.some(isHeading)) continue;
    if (isDateLabel(runs))
      labels += right[index]!.length > 0 || index === 0 || left[index - 1]!.length > 0 ? 1 : 0.5;
    else content += 1;
  }
  if (headings >= 2 && content + labels === 0) return true;
  return labels >= 2 && labels >= 1.5 * content;
}

const MAX_SHARE = 0.6;
const MIN_BESIDE = 0.8;
const MIN_LABELS = 3;

/**
 * A side bar has about as many lines as the text beside it, and they end where they end. Labels are fewer than the
 * lines they label, and each stands beside the first of them; there are dates among them.
 */
function labelsAll(left: Run[][], right: Run[][]): boolean {
  const rows = left.flatMap((runs, index) => (runs.length === 0 || runs.some(isHeading) ? [] : [index]));
  const below = right.filter((runs) => runs.length > 0).length;
  if (rows.length < MIN_LABELS || rows.length > MAX_SHARE * below) return false;
  if (rows.filter((index) => right[index]!.length > 0).length < MIN_BESIDE * rows.length) return false;
  const dated = rows.filter((index) => isDateLabel(left[index]!)).length;
  return dated >= 2 && right.every((runs) => !runs.some(isHeading));
}

const BESIDE_ALL = 0.9;
const EVEN = 3;
const RAGGED = 8;

/**
 * Labels set against what they label end at one place and begin at many, each beside some text; there are fewer of them, and dates
 * among them. Words of headings may be among them too: "Languages", beside what those are.
 */
function setAgainst(left: Run[][], right: Run[][]): boolean {
  const rows = left.flatMap((runs, index) => (runs.length === 0 ? [] : [index]));
  const below = right.filter((runs) => runs.length > 0).length;
  if (rows.length < MIN_LABELS || rows.length > MAX_SHARE * below) return false;
  if (rows.filter((index) => right[index]!.length > 0).length < BESIDE_ALL * rows.length) return false;
  if (rows.filter((index) => isDateLabel(left[index]!)).length < 2) return false;
  const spread = (values: number[]) => Math.max(...values) - Math.min(...values);
  const edges = rows.map((index) => left[index]!.at(-1)!.right);
  return spread(edges) <= EVEN && spread(rows.map((index) => left[index]![0]!.x)) > RAGGED;
}

const MAX_LABEL = 32;

/** A date, half of a date range that goes on in the next line, or dates with a place. */
export function isDateLabel(runs: Run[]): boolean {
  const text = runs.map((run) => run.text).join(' ');
  if (runs[0] === undefined || text.length > MAX_LABEL) return false;
  const known = DATE_LABELS.get(runs[0]);
  if (known?.text === text) return known.label;
  const label = labelsDates(text);
  DATE_LABELS.set(runs[0], { text, label });
  return label;
}

/** By the first run of the label, what all its runs were last found to be. */
const DATE_LABELS = new WeakMap<Run, { text: string; label: boolean }>();

function labelsDates(text: string): boolean {
  const span = spanOf(text);
  if (span === undefined) return /^\P{L}*$/u.test(text) || isDateFragment(text);
  const rest = withoutDates(text, span.all);
  return rest.length <= 4 || asPlace(rest) !== undefined;
}

/** Each run is looked at for every gutter that is tried. */
const HEADINGS = new WeakMap<Run, boolean>();

export function isHeading(run: Run): boolean {
  const known = HEADINGS.get(run);
  if (known !== undefined) return known;
  // Some set headings in small letters.
  const small = /^\p{Ll}[\p{L} &]{4,}$/u.test(run.text);
  const text = small ? run.text[0]!.toUpperCase() + run.text.slice(1) : run.text;
  const heading = strictHeading(text) !== undefined;
  HEADINGS.set(run, heading);
  return heading;
}

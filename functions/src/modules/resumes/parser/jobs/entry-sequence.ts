import type { Reading } from './entry-readings.ts';

/** One reading of the lines around a dated line. */
export type Candidate = { from: number; to: number; reading: Reading; score: number };

/** Entries of one section look alike: rows and order of title and employer repeat. */
function alike(before: Candidate, after: Candidate): number {
  const [a, b] = [before.reading, after.reading];
  if (a.shape === b.shape) return 0.45;
  return a.shape.at(-1) === b.shape.at(-1) ? 0.2 : 0;
}

/** How title and employer stand to each other, wherever the dates are: above them if they don't fit beside. */
function formOf({ shape, rows: [title, employer] }: Reading): string {
  return title === null || employer === null ? shape : `${title - employer}${shape.at(-1)}`;
}

const USUAL = 0.5;
const MOST = 0.6;

/**
 * The sequence of a section whose entries mostly have one form, with that form preferred in all of it: where the words of one
 * entry say nothing, those of the others tell which of its lines is the employer.
 */
export function usualSequence(candidates: Candidate[][]): Candidate[] {
  const first = bestSequence(candidates);
  const sure = first.filter(({ reading }) => reading.namesRole && reading.employer !== null);
  const forms = Map.groupBy(sure, ({ reading }) => formOf(reading));
  const [usual, most] = [...forms].toSorted(([, a], [, b]) => b.length - a.length)[0] ?? [];
  if (most === undefined || most.length < 2 || most.length < MOST * first.length) return first;
  if (first.every(({ reading }) => formOf(reading) === usual)) return first;
  const preferred = candidates.map((options, order) =>
    options.map((one) =>
      !first[order]!.reading.namesRole && formOf(one.reading) === usual
        ? { ...one, score: one.score + USUAL }
        : one,
    ),
  );
  const chosen = new Set(bestSequence(preferred));
  return candidates.map((options, order) => options[preferred[order]!.findIndex((one) => chosen.has(one))]!);
}

/** A title alone is a further role, if an entry above it names the employer. */
function furtherRole({ reading }: Candidate, before: Candidate): number {
  if (reading.title === null || reading.employer !== null || reading.leavesEmployer) return 0;
  // "Buongiorno" beside dates, below another employer, is the next employer; but "Stower" stands where "Picker" stood.
  if (!reading.namesRole && !standsAlike(reading, before.reading)) return 0;
  if (before.reading.title === null) return before.reading.score > CLEAR_EMPLOYER ? 1.2 : 0;
  if (before.reading.employer === null) return 0.7;
  // Roles below an employer on a line of its own: "Acme", then "Staff Engineer, Platform", "Engineer, Identity".
  const [title_row, employer_row] = before.reading.rows;
  return employer_row !== null && title_row !== null && employer_row < title_row ? 0.5 : 0;
}

/** On a line of its own between an employer and the dates, as the role before. */
function standsAlike(reading: Reading, before: Reading): boolean {
  const [title_row, employer_row] = before.rows;
  return (
    title_row !== null && title_row < 0 && reading.rows[0] === title_row && (employer_row ?? 0) < title_row
  );
}

/** Best total up to a candidate; whether an employer has been named by then is part of the way. */
type Step = { total: number; back: number; named: boolean; back_named: boolean };

/** An employer alone, named without doubt. */
const CLEAR_EMPLOYER = 0.2;
const NEVER = Number.NEGATIVE_INFINITY;

/** The best totals up to a candidate, from those of the dated line before: with and without an employer named by then. */
function waysTo(
  option: Candidate,
  before_it: Candidate[] | undefined,
  last: Step[][] | undefined,
  overlapping: boolean,
): Step[] {
  const best: Step[] = [false, true].map((named) => ({ total: NEVER, back: -1, named, back_named: false }));
  const offer = (step: Step) => {
    if (step.total > best[Number(step.named)]!.total) best[Number(step.named)] = step;
  };
  const names = option.reading.employer !== null;
  if (last === undefined) offer({ total: option.score, back: -1, named: names, back_named: false });
  last?.forEach((ways, index) => {
    const before = before_it![index]!;
    if (!overlapping && before.to > option.from) return;
    for (const way of ways) {
      if (way.total === NEVER) continue;
      const further = way.named ? furtherRole(option, before) : 0;
      const total = way.total + option.score + alike(before, option) + further;
      offer({ total, back: index, named: names || way.named, back_named: way.named });
    }
  });
  return best;
}

/** The sequence of candidates, one for each dated line, with the highest total. */
export function bestSequence(candidates: Candidate[][]): Candidate[] {
  const steps: Step[][][] = [];
  for (const [order, options] of candidates.entries()) {
    const apart = options.map((option) => waysTo(option, candidates[order - 1], steps.at(-1), false));
    // Where dates wrap, all that a line could head may overlap all that the line before could: one of them is chosen all the same.
    const blocked = apart.every((ways) => ways.every(({ total }) => total === NEVER));
    steps.push(
      blocked ? options.map((option) => waysTo(option, candidates[order - 1], steps.at(-1), true)) : apart,
    );
  }
  const chosen: Candidate[] = [];
  let at: Step | undefined;
  for (let order = candidates.length - 1; order >= 0; order -= 1) {
    const ways = steps[order]!;
    let index = 0;
    if (at === undefined) {
      for (const [other, both] of ways.entries()) {
        for (const way of both) {
          if (at !== undefined && way.total <= at.total) continue;
          at = way;
          index = other;
        }
      }
    } else {
      index = at.back;
      at = ways[index]![Number(at.back_named)]!;
    }
    chosen.unshift(candidates[order]![index]!);
  }
  return chosen;
}

/** By how much a reading beats the best one that names another title or employer. */
export function marginOf(
  chosen: Candidate,
  candidates: Candidate[],
  before: Candidate | undefined,
  after: Candidate | undefined,
): number {
  const total = (one: Candidate) =>
    one.score +
    (before === undefined ? 0 : alike(before, one)) +
    (after === undefined ? 0 : alike(one, after));
  const others = candidates.filter(
    ({ reading }) => reading.title !== chosen.reading.title || reading.employer !== chosen.reading.employer,
  );
  return total(chosen) - Math.max(-1, ...others.map(total));
}

import { isTownName } from '../../../job-text/places/town-names.ts';
import { textTerms } from '../../../job-text/terms/text-terms.ts';
import { asPlace } from '../places/location.ts';
import { remembered } from '../text/remembered.ts';
import { endsWithLegalForm, isDepartment, titleScore } from '../words/job-words.ts';
import { behindName, isListed, nameOf, WORK_MODE } from './employer-towns.ts';
import type { LineParts } from './entry-parts.ts';
import { joinedReadings, type Placed } from './joined-parts.ts';
import { halves } from './part-halves.ts';
import { employerValue, leftOver, looksLikeEmployer, titleValue, WEIGHTS } from './part-values.ts';

/** One way to understand the parts of an entry's header. */
export type Reading = {
  title: string | null;
  employer: string | null;
  place: string | null;
  /** How well it explains the parts; only differences mean something. */
  score: number;
  /** Where title and employer stand, for comparing entries: rows from the dated line, order within it. */
  shape: string;
  /** The rows of title and employer, counted from the dated line. */
  rows: [title: number | null, employer: number | null];
  /** Its title has a word for a role, or a label says that it is one. */
  namesRole: boolean;
  /** A part that looks like an employer's name is left over. */
  leavesEmployer: boolean;
  /** The place is only guessed: what stands behind the employer's comma and is no known place. */
  guessed?: { employer: string; town: string };
};

const MAX_PARTS = 6;

/** All readings of the lines of a header, the best first. `anchor` is the row with the dates. */
export function readingsOf(rows: LineParts[], anchor: number): Reading[] {
  const parts = rows.flatMap((row, index) =>
    row.parts.map((part) => ({ part, row: index - anchor, placed: row.place !== null })),
  );
  const stated = rows.find((row) => row.place !== null)?.place ?? null;
  const readings: Reading[] = [];
  const first = parts.slice(0, MAX_PARTS);
  const add = (title: Placed | null, employer: Placed | null, used: number[], extra = 0) => {
    const rest = parts.filter((_, index) => !used.includes(index));
    const penalty = rest.reduce((sum, { part }) => sum + leftOver(part), 0);
    const score =
      (title === null ? 0 : titleValue(title.part)) +
      (employer === null ? 0 : employerValue(employer.part)) +
      (title !== null && employer !== null ? WEIGHTS.both : 0) +
      (title === null ? WEIGHTS.employer_alone : 0) +
      penalty +
      extra;
    const place = employer?.part.place ?? title?.part.place ?? null;
    const behind = employer === null ? undefined : behindName(employer.part);
    const town = behind?.town ?? null;
    const guess = behind === undefined || behind.told ? null : town;
    // "Bosch GmbH, Powertools": the name is over, but what is behind it may be a part of the company.
    const sure = town === null || (behind!.told && !isListed(town)) ? null : town;
    // A town that stands before the country is all of the place.
    const whole = sure !== null && employer?.part.place != null ? sure : null;
    readings.push({
      title: title === null ? null : withoutTown(clean(title.part.text)),
      employer: employer === null ? null : withoutRemark(clean(nameOf(employer.part))),
      place:
        stated ?? whole ?? place ?? sure ?? rest.find(({ part }) => part.place !== null)?.part.place ?? null,
      score,
      rows: [title?.row ?? null, employer?.row ?? null],
      namesRole: title !== null && (title.part.title >= 0.3 || title.part.said === 'title'),
      ...(guess === null ? {} : { guessed: { employer: clean(employer!.part.text), town: guess } }),
      leavesEmployer: rest.some(({ part }) => looksLikeEmployer(part)),
      shape: `${title?.row ?? '-'}${employer?.row ?? '-'}${title !== null && employer !== null ? (title.at < employer.at ? 't' : 'e') : ''}`,
    });
  };
  first.forEach((a, i) => {
    const placed = { ...a, at: i };
    add(placed, null, [i], WEIGHTS.late * i);
    add(null, placed, [i], WEIGHTS.late * i);
    first.forEach((b, j) => {
      if (i !== j) add(placed, { ...b, at: j }, [i, j], WEIGHTS.late * (i + j - 1));
    });
    for (const { left, right, sign } of halves(a.part)) {
      const one = { part: left, row: a.row, at: i };
      const two = { part: right, row: a.row, at: i + 0.5 };
      add(one, two, [i], WEIGHTS[sign] + 2 * WEIGHTS.late * i);
      add(two, one, [i], WEIGHTS[sign] + 2 * WEIGHTS.late * i);
    }
    for (const { title, employer, used, extra } of joinedReadings(first, i))
      add(title, employer, used, extra);
  });
  return readings.toSorted((x, y) => y.score - x.score);
}

/** "Universal AG (Einsatz beim Kunden)": behind a legal form, in small letters, or a place, it is no other name, as "(KIT)" is. */
function withoutRemark(name: string): string {
  const [, before, remark] = /^(.{3,}?)\s*\(([^()]+)\)$/.exec(name) ?? [];
  if (before === undefined) return name;
  const isRemark =
    /^\p{Ll}/u.test(remark!) ||
    endsWithLegalForm(before) ||
    asPlace(remark!) !== undefined ||
    isTownName(remark!.split(',')[0]!);
  return isRemark ? before : name;
}

/** "Fribourg, Comptable", "Specialist, Red Deer": a town beside a title, in one part with it. */
const withoutTown = (title: string) => (title.includes(',') ? partedFromTown(title) : title);

const partedFromTown = remembered((title): string => {
  const [, first, behind] = /^([^,]{3,}),\s+(.{3,})$/u.exec(title) ?? [];
  if (first !== undefined && titleScore(behind!) >= SURE_TITLE && isOnlyTown(first)) return behind!;
  const [, before, last] = /^(.{3,}),\s+([^,]{3,})$/u.exec(title) ?? [];
  return before !== undefined && titleScore(before) >= SURE_TITLE && isOnlyTown(last!) ? before : title;
});

const SURE_TITLE = 0.8;

/** Some towns are named as work is. */
function isOnlyTown(text: string): boolean {
  return isTownName(text) && titleScore(text) < 0.3 && !isDepartment(text) && textTerms([text]).size === 0;
}

/** Words before a title that make a sentence of it. */
const TOLD = /^(?:currently |presently )?work(?:ing|ed|s)? as (?:an? |the )?(?=\p{Lu})/iu;

function clean(text: string): string {
  return (
    text
      .replace(TOLD, '')
      .replace(WORK_MODE, (found) => (/freelance|contractor|[()]/i.test(found) ? found : ''))
      .replace(/^\d{1,2}[.)]\s+(?=\p{Lu})/u, '')
      .replace(/^[\s,–—-]+|[\s,:–—-]+$/g, '')
      .trim() || text
  );
}

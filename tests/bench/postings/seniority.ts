import type { Seniority } from '../../../functions/src/contract/common.ts';
import { extractFeatures } from '../../../functions/src/modules/job-text/features/extract-features.ts';
import { plainWords } from '../../../functions/src/modules/job-text/words/plain-words.ts';
import { readLabPosting } from '../../../scripts/lab/lab-posting.ts';
import { type Figures, type IsAside, macroF1, type Row, share } from './measure.ts';

/** The classes of the labels, into which our levels fall. "Associate" means too much to be one. */
const CLASSES: Record<string, string> = {
  Internship: 'intern',
  'Entry level': 'entry',
  'Mid-Senior level': 'experienced',
  Director: 'director',
  Executive: 'executive',
};
const CLASS_OF: Record<Seniority, string> = {
  intern: 'intern',
  entry: 'entry',
  mid: 'experienced',
  senior: 'experienced',
  lead: 'experienced',
  director: 'director',
  executive: 'executive',
};
/** What one would write first. */
const TEN_RULES: readonly [string, RegExp][] = [
  ['intern', /\bintern(ship)?\b/],
  ['executive', /\b(chief|vp|vice president)\b/],
  ['director', /\bdirector\b/],
  ['director', /\bhead of\b/],
  ['experienced', /\b(senior|sr)\b/],
  ['experienced', /\b(lead|principal|staff)\b/],
  ['experienced', /\bmanager\b/],
  ['experienced', /\bengineer\b/],
  ['entry', /\b(junior|jr|entry|trainee|graduate)\b/],
  ['entry', /\b(assistant|associate|technician|representative)\b/],
];

/** Levels of titles whose label nobody saw (`experience_level`): macro-F1 over five classes, and how many are named. */
export function seniorityFigures(rows: readonly Row[], isAside: IsAside): Figures[] {
  const answers = rows.flatMap((row, index) => {
    const gold = CLASSES[String(row.experience_level)];
    const title = String(row.title);
    if (gold === undefined) return [];
    const { id: _, ...posting } = readLabPosting(row, index);
    const { seniority, seniority_estimate } = extractFeatures(posting);
    const level = seniority ?? seniority_estimate?.seniority;
    const lower = title.toLowerCase();
    return [
      {
        aside: isAside(plainWords(title).join(' ')),
        gold,
        given: level ? CLASS_OF[level] : null,
        ruled: TEN_RULES.find(([, words]) => words.test(lower))?.[0] ?? null,
      },
    ];
  });
  return [false, true].flatMap((aside): Figures[] => {
    const some = answers.filter((answer) => answer.aside === aside);
    const part = aside ? 'aside' : 'worked on';
    const ruled = some.map(({ gold, ruled: given }) => ({ gold, given }));
    return [
      {
        name: 'seniority, macro-F1 (baseline: ten rules)',
        part,
        ours: macroF1(some),
        baseline: macroF1(ruled),
      },
      {
        name: 'seniority, share named',
        part,
        ours: share(some, ({ given }) => given !== null),
        baseline: share(ruled, ({ given }) => given !== null),
      },
    ];
  });
}

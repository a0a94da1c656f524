import type { Band, PartKind } from '@contract/matches.ts';

/** What the page about scores says of each part that counts. */
export const PART_FACTS: readonly [kind: PartKind, name: string, what: string][] = [
  [
    'title',
    'Title',
    'Your job titles against the job’s, by meaning. “RN” is a registered nurse, and an industrial hygienist isn’t a dental hygienist.',
  ],
  [
    'skills',
    'Skills',
    'How many of its skills you have. Those it names in its title or often count most, and a skill your resume shows at work counts more than one it only lists. One of the same kind, such as AWS if you know Azure, counts in part.',
  ],
  ['background', 'Background', 'The words that set your resume apart, against the words of the job.'],
  ['location', 'Location', 'Where the work is against where you want to work.'],
  ['experience', 'Experience', 'Your years or level against what the job asks for.'],
  ['salary', 'Pay', 'The pay range against your minimum.'],
];

/** Of the jobs in a band, how many the person judged right. */
type Calibration = { band: Exclude<Band, 'unscored'>; name: string; jobs: number; right: number };

/**
 * Printed by `npm run bench:matching` (decision 047): real jobs of which one software engineer said
 * whether they match his resume. Half of them were used to set the weights.
 */
export const CALIBRATION: readonly Calibration[] = [
  { band: 'excellent', name: '85 and up', jobs: 34, right: 30 },
  { band: 'good', name: '70–84', jobs: 32, right: 25 },
  { band: 'fair', name: '50–69', jobs: 48, right: 13 },
  { band: 'low', name: 'Below 50', jobs: 50, right: 3 },
];

/** The day these figures were measured. */
export const MEASURED = '2026-11-23';

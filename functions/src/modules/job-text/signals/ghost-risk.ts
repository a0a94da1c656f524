import type { Risk } from './scam-risk.ts';

/** What says whether anybody will be hired. Undefined or null if unknown. */
export type GhostEvidence = {
  title: string;
  text: string;
  /** Days since it was published. */
  age_days: number | null;
  /** How often the same job was published again. */
  reposts: number;
  states_pay: boolean;
  names_place: boolean;
};

type GhostSign = { weight: number; reason: string; holds: (evidence: GhostEvidence) => boolean };

const DAYS_OPEN = { long: 60, very_long: 120 };
/** Days since it was published after which a posting may have another sign. */
export const TELLING_DAYS: readonly number[] = Object.values(DAYS_OPEN);

const SIGNS: readonly GhostSign[] = [
  {
    weight: 2.2,
    reason: 'says that it collects applications for later',
    holds: ({ title, text }) =>
      /\b(?:talent (?:pool|community|network|pipeline)|future (?:openings?|opportunit\w+|roles?|positions?|needs?)|general (?:application|interest)|open application|speculative application|spontaneous application|pipeline (?:role|req\w*|posting)|evergreen|always (?:looking for|hiring|accepting)|continuously (?:accept\w*|recruit\w*)|on[- ]going (?:basis|recruitment)|not (?:an?|currently) (?:active|open|actual) (?:position|opening|role)|no (?:current|immediate) (?:opening|vacanc\w+)|keep your (?:resume|cv|profile) on file|if (?:a|an) (?:suitable |matching )?(?:position|opening|role) (?:opens|becomes available))\b/i.test(
        `${title}\n${text}`,
      ),
  },
  {
    weight: 1.8,
    reason: 'has been open for months',
    holds: ({ age_days }) => age_days !== null && age_days >= DAYS_OPEN.very_long,
  },
  {
    weight: 1,
    reason: 'has been open for a while',
    holds: ({ age_days }) =>
      age_days !== null && age_days >= DAYS_OPEN.long && age_days < DAYS_OPEN.very_long,
  },
  { weight: 1.8, reason: 'has been posted again and again', holds: ({ reposts }) => reposts >= 2 },
  {
    weight: 0.9,
    reason: 'says little about the work',
    holds: ({ text }) => text.trim().length > 0 && text.trim().length < 700,
  },
  {
    weight: 0.6,
    reason: 'names neither pay nor place',
    holds: ({ states_pay, names_place }) => !states_pay && !names_place,
  },
];

/** Log-odds of a posting without any sign: about one in twenty. */
const PRIOR = -3;
/** Nobody is said to post in bad faith because of one sign. */
const LEAST_SIGNS = 2;
const MOST_FROM_ONE_SIGN = 0.3;

/** The risk that nobody will be hired for a posting soon, with its signs, strongest first. Pure. */
export function ghostRisk(evidence: GhostEvidence): Risk {
  const signs = SIGNS.filter((sign) => sign.holds(evidence)).sort((a, b) => b.weight - a.weight);
  const odds = signs.reduce((sum, { weight }) => sum + weight, PRIOR);
  const probability = 1 / (1 + Math.exp(-odds));
  return {
    probability: Number(
      (signs.length < LEAST_SIGNS ? Math.min(probability, MOST_FROM_ONE_SIGN) : probability).toFixed(3),
    ),
    reasons: signs.map(({ reason }) => reason),
  };
}

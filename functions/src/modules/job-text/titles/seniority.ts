import { SENIORITIES, type Seniority } from '../../../contract/common.ts';

/** Words in titles that indicate a seniority; the first match counts. */
const TITLE_BANDS: readonly (readonly [Seniority, RegExp])[] = [
  ['intern', /\bintern(?:ship)?s?\b|\bworking student\b|\bwerkstudent(?:in)?\b|\bco-?op\b/],
  [
    'executive',
    /\bchief (?!of staff\b|(?:engineer|cook|inspector|nurse|architect|steward|resident)\b)\w+|\bc[eftiompr]o\b|(?<!\b(?:assistant|associate|asst) )\bvice[- ]president\b|\b[se]?vp\b|(?:^|[,–-] ?)president\b|\bexecutive director\b/,
  ],
  // Whoever assists a director, or directs art, leads a part.
  [
    'lead',
    /\b(?:assistant|associate|asst|deputy|art) (?:\w+ )?director\b|\bchief (?:engineer|architect|nurse|inspector|steward|cook)\b/,
  ],
  [
    'director',
    /\bdirector\b|\bhead of\b|\bvice[- ]president\b|\bavp\b|\bsuperintendent of schools\b|\bchief of staff\b/,
  ],
  [
    'lead',
    /\blead\b(?! gen)|\bprincipal\b|\bdistinguished\b|\bstaff (?:(?:\w+ )?(?:engineer|scientist|designer|developer)|software|data|machine|product|security|site|backend|frontend)|\bforeman\b|\bsupervisor\b|\bteam leader\b|\b(?:general|store|plant|branch|nurse|engineering|restaurant|warehouse|kitchen) manager\b/,
  ],
  ['senior', /\b(?:senior|sr|snr|experienced|expert|iii|iv)\b/],
  [
    'entry',
    /\b(?:junior|jr|entry[- ]level|graduate(?! (?:school|program|studies))|new grad|early career|trainee|apprentice|associate (?:software|product|data|consultant|analyst|engineer)|i)\b|\b1$/,
  ],
  // A bare "mid" or "2" is more often a market, a region or an amount.
  ['mid', /\bmid[- ](?:level|senior|career)\b|\bmid(?=[)/]|$)|\bintermediate\b|\bii\b|\b(?:level )?2$/],
];

/** Ranks in the names of other things: old people, a school, a metal, a receptionist. */
const NO_RANK =
  /\bsenior (?:living|citizens?|center|high(?: school)?)\b|\blead (?:abatement|paint|poisoning|nurtur\w+)\b|\bdirector of first impressions\b/g;

/** The rank of the person assisted says nothing about the assistant. */
const ASSISTS =
  /\b(?:(?:assistant|secretary) to|office of|(?<=chief of staff )to)\b.*|\b(?:executive|administrative|legal) assistant\b.*/;

/**
 * Seniority that a title names; null if none. "Manager" alone names none (account manager, product manager), nor does
 * "associate".
 */
export function seniorityOfTitle(title: string): Seniority | null {
  const lower = title
    .toLowerCase()
    .replace(/\.(?=\w{2})/g, ' ')
    .replace(/\./g, '')
    .replace(NO_RANK, ' ')
    .replace(ASSISTS, '')
    .trim();
  return TITLE_BANDS.find(([, words]) => words.test(lower))?.[0] ?? null;
}

/** Position of a seniority in ascending order. */
export function seniorityRank(band: Seniority): number {
  return SENIORITIES.indexOf(band);
}

/** Usual years of experience per seniority: anyone within the range fits. */
export const YEARS_OF_BAND: Record<Seniority, [number, number]> = {
  intern: [0, 2],
  entry: [0, 3],
  mid: [2, 8],
  senior: [5, 15],
  lead: [7, 20],
  director: [9, 30],
  executive: [12, 40],
};

import { SENIORITIES, type Seniority } from '../../../contract/common.ts';

/** Words of titles that name a band; the first that fits counts. */
const TITLE_BANDS: [Seniority, RegExp][] = [
  ['intern', /\b(?:intern|internship|trainee|apprentice|co-?op|working student)\b/],
  [
    'executive',
    /\b(?:chief (?!of staff|engineer|cook|inspector|nurse|architect|steward)\w+|c[eftoim]o|president(?! of)|executive vice president|evp|svp|managing director|executive director)\b/,
  ],
  ['director', /\b(?:director(?! of nursing)|head of|vice president|vp|avp)\b/],
  [
    'lead',
    /\b(?:lead(?! gen)|principal|staff (?:software|engineer|data|machine|product|security|site|backend|frontend)\w*|distinguished|team leader)\b/,
  ],
  ['senior', /\b(?:senior|sr|snr|expert|iii|iv)\b/],
  [
    'entry',
    /\b(?:junior|jr|entry[- ]level|graduate|new grad|early career|associate (?:software|product|data|consultant|analyst|engineer)|i)\b/,
  ],
  ['mid', /\b(?:mid[- ]level|intermediate|ii|2)\b/],
];

/** Band that a title names; null if it names none. */
export function seniorityOfTitle(title: string): Seniority | null {
  const lower = title.toLowerCase().replace(/\./g, '');
  return TITLE_BANDS.find(([, words]) => words.test(lower))?.[0] ?? null;
}

/** Position of a band in the ascending order. */
export function seniorityRank(band: Seniority): number {
  return SENIORITIES.indexOf(band);
}

/** Usual years of work of somebody in a band: whoever has between these fits it. */
export const YEARS_OF_BAND: Record<Seniority, [number, number]> = {
  intern: [0, 2],
  entry: [0, 3],
  mid: [2, 8],
  senior: [5, 15],
  lead: [7, 20],
  director: [9, 30],
  executive: [12, 40],
};

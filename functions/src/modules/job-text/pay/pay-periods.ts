import type { SalaryPeriod } from '../../../contract/common.ts';
import { unicodeWords } from '../words/unicode-words.ts';

/**
 * The words that name a period of pay, by language: English, German, French, Spanish, Portuguese, Italian, Dutch,
 * Polish, Romanian, Swedish, Turkish.
 */
const WORDS: Readonly<Record<SalaryPeriod, readonly string[]>> = {
  hour: [
    String.raw`(?:per|an|each|every|/) ?(?:hour|hr)\b|\bhourly\b|/ ?h\b|\bp\.?/?h\b\.?|^ ?p?hrs?\b`,
    String.raw`(?:pro|je|die|/) ?(?:stunde|std)\b|\bstundenlohn`,
    String.raw`(?:par|de l['’]|/) ?heure\b|\bhoraire\b`,
    String.raw`(?:por|la|/) ?hora\b`,
    String.raw`\ball['’]ora\b|/ ?ora\b`,
    String.raw`\bper uur\b|\buurloon\b|/ ?uur\b`,
    String.raw`(?:na|za|/) ?godz(?:in[ęe])?\b`,
    String.raw`\bpe or[ăa]\b|\bper timme\b|\bi timmen\b|\btimlön\b|\bsaatlik\b`,
  ],
  day: [
    String.raw`(?:per|a|/) ?day\b|\bdaily\b|\bday rate\b|\bper diem\b|\bp\.d\b`,
    String.raw`(?:pro|/) ?tag\b|\btagessatz\b|(?:par|/) ?jour\b|\btjm\b|(?:por|al|/) ?d[ií]a\b|\bal giorno\b`,
    String.raw`\bper dag\b|\bdziennie\b|\bpe zi\b|\bgünlük\b`,
  ],
  week: [
    String.raw`(?:per|a|/) ?(?:week|wk)\b|^ ?wks?\b|(?<!bi-?|semi-?)\bweekly\b|(?:pro|/) ?woche\b|\bpar semaine\b|\bpor semana\b|\ba settimana\b`,
  ],
  month: [
    String.raw`(?:per|a|each|/) ?(?:month|mo|mth)\b|(?<!bi-?|semi-?)\bmonthly\b|\bpcm\b`,
    String.raw`(?:pro|im|/) ?monat\b|\bmonatlich|\bmonatsgehalt`,
    String.raw`(?:par|/) ?mois\b|\bmensuel`,
    String.raw`(?:por|al|/) ?m[eê]s\b|\bmensual|\bmensal|\bal mese\b|\bmensil`,
    String.raw`(?:per|/) ?maand\b|\bmiesięcznie\b|/ ?(?:mies|mc)\b|\bpe lun[ăa]\b|\blunar\b|(?:per|i) månad(?:en)?\b|\bmånadslön\b|\baylık\b`,
  ],
  year: [
    String.raw`(?:per|a|each|/) ?(?:year|yr|annum)\b|\bannual(?:ly|i[sz]ed)?\b|\byearly\b|\bp\.a\b|\bpa\b|\blpa\b|\bctc\b`,
    String.raw`(?:pro|im|/) ?jahr\b|\bjährlich|\bjahres(?:brutto)?gehalt|\bjahresbrutto`,
    String.raw`(?:par|/) ?an\b|\bannuel`,
    String.raw`(?:por|al|/) ?a[ñn]o\b|\banual|\bpor ano\b|\ball['’]anno\b|\bannu[oi]\b|\bral\b`,
    String.raw`(?:per|/) ?jaar\b|\bper jaar\b|\brocznie\b|\bpe an\b|\bper år\b|\bårslön\b|\byıllık\b`,
  ],
};

const PERIODS = (Object.keys(WORDS) as SalaryPeriod[]).map(
  (period) => [period, unicodeWords(WORDS[period].join('|'), 'g')] as const,
);

/** Every other week or twice a month: neither of the periods that pay is stored by. */
const OTHER_PERIOD =
  /\bbi-?weekly\b|\bsemi-?monthly\b|\bfortnight|\bper (?:mile|shift|visit|call|session|project|class|piece)\b|\bpaycheck/i;

export function hasOtherPeriod(words: string): boolean {
  return OTHER_PERIOD.test(words);
}

/** The first or the last period that the words name; null if none. */
export function periodIn(words: string, which: 'first' | 'last'): SalaryPeriod | null {
  const found = PERIODS.flatMap(([period, pattern]) =>
    [...words.matchAll(pattern)].map((match) => ({ period, at: match.index })),
  ).sort((a, b) => a.at - b.at);
  return (which === 'first' ? found[0] : found.at(-1))?.period ?? null;
}

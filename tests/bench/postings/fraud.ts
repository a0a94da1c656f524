import { plainWords } from '../../../functions/src/modules/job-text/words/plain-words.ts';
import { signalsOf } from '../../../scripts/lab/signals.ts';
import { areaUnderCurve, type Figures, type IsAside, type Row, share } from './measure.ts';
import { writtenAds } from './written-ads.ts';

const NOW = new Date('2026-11-23T00:00:00Z');
const SHOWN_FROM = 0.5;
const FIELDS = ['title', 'company_profile', 'description', 'requirements', 'benefits'];

const textOf = (row: Row) => FIELDS.map((field) => String(row[field] ?? '')).join('\n');
const isFraud = (row: Row) => String(row.fraudulent) === '1';

/** Naive Bayes on the words of a text, trained on labeled rows: log-odds of fraud. Ours is trained on none. */
function naiveBayes(rows: readonly Row[]): (row: Row) => number {
  const counts = { fraud: new Map<string, number>(), other: new Map<string, number>() };
  const totals = { fraud: 0, other: 0 };
  for (const row of rows) {
    const kind = isFraud(row) ? 'fraud' : 'other';
    totals[kind] += 1;
    for (const word of new Set(plainWords(textOf(row))))
      counts[kind].set(word, (counts[kind].get(word) ?? 0) + 1);
  }
  const rate = (kind: 'fraud' | 'other', word: string) =>
    ((counts[kind].get(word) ?? 0) + 1) / (totals[kind] + 2);
  return (row) =>
    [...new Set(plainWords(textOf(row)))].reduce(
      (sum, word) => sum + Math.log(rate('fraud', word) / rate('other', word)),
      0,
    );
}

/** Labeled ads, and how many ordinary ones are flagged. */
export function fraudFigures(rows: readonly Row[], ordinary: readonly Row[], isAside: IsAside): Figures[] {
  const risk = (row: Row, index: number) => signalsOf(row, index, NOW).scam.probability;
  const aside = (row: Row) => isAside(String(row.company_profile || row.description));
  return [
    ...[false, true].map((kept): Figures => {
      const some = rows.filter((row) => aside(row) === kept);
      const trained = naiveBayes(rows.filter((row) => aside(row) !== kept));
      return {
        name: 'fraud, AUC (baseline: trained naive Bayes)',
        part: kept ? 'aside' : 'worked on',
        ours: areaUnderCurve(some.map((row, index) => ({ positive: isFraud(row), value: risk(row, index) }))),
        baseline: areaUnderCurve(some.map((row) => ({ positive: isFraud(row), value: trained(row) }))),
      };
    }),
    ...[false, true].map(
      (kept): Figures => ({
        name: 'genuine labeled ads flagged as fraud',
        part: kept ? 'aside' : 'worked on',
        ours: share(
          rows.filter((row) => aside(row) === kept && !isFraud(row)).map((row, index) => risk(row, index)),
          (probability) => probability >= SHOWN_FROM,
        ),
        baseline: null,
      }),
    ),
    {
      name: 'ordinary postings flagged as fraud',
      part: 'all',
      ours: share(
        ordinary.filter((row) => row.description).map((row, index) => risk(row, index)),
        (probability) => probability >= SHOWN_FROM,
      ),
      baseline: null,
    },
  ];
}

/** Invented ads, on which the signs were written: scams as they are warned of, and ordinary ads that resemble them. */
export function writtenAdFigures(): Figures[] {
  const ads = writtenAds({ scam: 4, ordinary: 4 }).map((ad, index) => ({
    positive: ad.scam,
    value: signalsOf({ title: ad.title, description: ad.text }, index, NOW).scam.probability,
  }));
  const flagged = (scam: boolean) =>
    share(
      ads.filter(({ positive }) => positive === scam),
      ({ value }) => value >= SHOWN_FROM,
    );
  const figure = (name: string, ours: number): Figures => ({ name, part: 'worked on', ours, baseline: null });
  return [
    figure('invented ads, AUC of fraud', areaUnderCurve(ads)),
    figure('invented scams flagged', flagged(true)),
    figure('invented ordinary ads flagged', flagged(false)),
  ];
}

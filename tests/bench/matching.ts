/**
 * How well titles and jobs are matched: `npm run bench:matching -- FOLDER`, or with the folder in `MATCHING_DATA`. FOLDER
 * holds O*NET, ESCO, `title-jobbert-validation` and `fit-panoslin`; titles in other languages and judged pairs of invented
 * people and jobs are in `matching/`. Prints titles by set and language, fit and calibration by set, and the time of
 * an embedding, and postings scored a second, beside BM25 and tf-idf in the same run. The last line is one JSON object.
 */
import { benchFit } from './matching/fit-bench.ts';
import { benchTitles, type Figures } from './matching/title-bench.ts';
import { microsecondsATitle } from './matching/title-speed.ts';

const folder = process.argv[2] ?? process.env.MATCHING_DATA;
if (!folder) {
  console.error('Usage: npm run bench:matching -- FOLDER (or MATCHING_DATA=FOLDER)');
  process.exit(2);
}

function print(name: string, figures: Figures): void {
  console.log(name);
  for (const [row, values] of Object.entries(figures))
    console.log(
      `  ${row.padEnd(10)} ${Object.entries(values)
        .map(([key, value]) => `${key} ${Number.isInteger(value) ? value : value.toFixed(3)}`)
        .join('  ')}`,
    );
}

const fit = await benchFit(folder);
for (const [name, figures] of Object.entries(fit.fit)) print(`Fit: ${name}`, figures);
for (const [name, bands] of Object.entries(fit.calibration)) print(`Bands: ${name}`, bands);
console.log(
  `Judges agree on ${(100 * fit.agreement.same).toFixed(1)} % (kappa ${fit.agreement.kappa.toFixed(2)})`,
);
console.log(
  `${fit.postingsPerSecond.first} postings scored a second when read for the first time, ${fit.postingsPerSecond.again} again`,
);
const microseconds = microsecondsATitle(folder);
console.log(
  `A title is embedded in ${microseconds.first.toFixed(1)} µs of processor time at first, ${microseconds.again.toFixed(1)} again`,
);
const titles = benchTitles(folder);
for (const [name, figures] of Object.entries(titles)) print(`Titles: ${name}`, figures);
console.log(JSON.stringify({ titles, microsecondsATitle: microseconds, ...fit }));

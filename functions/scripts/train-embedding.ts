/**
 * Trains the vectors of job titles and of occupations. Writes `titles-v3.bin` to `src/modules/job-text/embedding` and
 * the occupations with the titles known for each to `src/modules/job-text/title-search`.
 *
 * node functions/scripts/train-embedding.ts FOLDER [--epochs N] [--job-titles TITLES.tsv]
 *
 * FOLDER holds O*NET (`onet/occupations.tsv`, `alternate_titles_dev.tsv`, `related_occupations.tsv`) and ESCO
 * (`esco/occupations_en.tsv`). A text is the weighted sum of its words, word pairs and letter groups; titles of one
 * occupation are pulled together, titles of unrelated occupations pushed apart (InfoNCE over a batch), and every title is
 * told apart from the other occupations. This is done from several beginnings; what the tables agree on is kept. The
 * vectors are trained on nine titles in ten and measured on the tenth, so the figures are those of the file that is
 * shipped. About ten minutes of one core; trained tables stay in `.cache/title-tables` until they are removed.
 */
import { writeFileSync } from 'node:fs';
import { EMBEDDING_DIMENSION } from '../src/modules/job-text/embedding/embedding-model.ts';
import { titleTokens } from '../src/modules/job-text/embedding/title-tokens.ts';
import { evaluateHeldOut, evaluateJobTitles } from './embedding/evaluate.ts';
import { heldOutTitles } from './embedding/held-out-titles.ts';
import { joinTables } from './embedding/join-tables.ts';
import { encodeModel } from './embedding/model-file.ts';
import { writeOccupations } from './embedding/occupation-file.ts';
import { readTitles } from './embedding/read-titles.ts';
import { cachedTable } from './embedding/table-cache.ts';
import { trainTable } from './embedding/train-table.ts';

const args = process.argv.slice(2);
const folder = args[0];
const option = (name: string) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined);
if (!folder || folder.startsWith('--')) {
  console.error(
    'Usage: node functions/scripts/train-embedding.ts FOLDER [--epochs N] [--job-titles TITLES.tsv]',
  );
  process.exit(2);
}
/** The beginnings, each with its epochs; `--epochs` trains all for as many. */
const MEMBERS = [
  { seed: 20261121, epochs: 12 },
  { seed: 20261122, epochs: 6 },
  { seed: 20261123, epochs: 6 },
].map(({ seed, epochs }) => ({ seed, epochs: Number(option('--epochs') ?? epochs) }));
const WORDS = 8000;

const everything = readTitles(folder);
const { groups, aside } = heldOutTitles(everything);

const counts = new Map<string, number>();
for (const group of groups)
  for (const title of group.titles)
    for (const token of new Set(titleTokens(title))) counts.set(token, (counts.get(token) ?? 0) + 1);
const words = new Map(
  [...counts]
    .filter(([, count]) => count >= 2)
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, WORDS)
    .map(([word], row) => [word, row] as const),
);
const layout = { words, pairs: 20_000, letter_groups: 18_000 };
const members = MEMBERS.map(({ seed, epochs }) =>
  cachedTable(`${seed}-${epochs}`, () =>
    trainTable(groups, layout, epochs, seed, (epoch, loss, occupationLoss) => {
      console.log(
        `seed ${seed}, epoch ${epoch + 1} of ${epochs}: loss ${loss.toFixed(4)}, of occupations ${occupationLoss.toFixed(4)}`,
      );
    }),
  ),
);
const { table, occupations } = joinTables(groups, layout, members);
const file = encodeModel(layout, table, EMBEDDING_DIMENSION);
console.log(`${words.size} words, ${(file.byteLength / 1e6).toFixed(2)} MB`);
evaluateHeldOut(groups, aside, file);
const jobTitles = option('--job-titles');
if (jobTitles) evaluateJobTitles(groups, jobTitles, file);

const source = (path: string) => new URL(`../src/modules/job-text/${path}`, import.meta.url);
writeFileSync(source('embedding/titles-v3.bin'), file);
writeOccupations(source('title-search/'), everything, occupations);

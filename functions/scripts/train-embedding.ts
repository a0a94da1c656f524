/**
 * Trains the vectors of job titles and writes `src/modules/job-text/embedding/titles-v1.bin`.
 *
 * node functions/scripts/train-embedding.ts FOLDER [--evaluate] [--epochs N]
 *
 * FOLDER holds O*NET (`onet/occupations.tsv`, `alternate_titles_dev.tsv`, `related_occupations.tsv`) and ESCO
 * (`esco/occupations_en.tsv`). With `--evaluate`, a tenth of the titles is held out and measured, and nothing is
 * written. A text is the weighted sum of its words, word pairs and letter groups; titles of one occupation are pulled
 * together, titles of unrelated occupations pushed apart (InfoNCE over a batch).
 */
import { writeFileSync } from 'node:fs';
import { EMBEDDING_DIMENSION } from '../src/modules/job-text/embedding/embedding-model.ts';
import { titleTokens } from '../src/modules/job-text/embedding/title-tokens.ts';
import { evaluateHeldOut, evaluateJobTitles } from './embedding/evaluate.ts';
import { encodeModel } from './embedding/model-file.ts';
import { readTitles } from './embedding/read-titles.ts';
import { trainTable } from './embedding/train-table.ts';

const args = process.argv.slice(2);
const folder = args[0];
const option = (name: string) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined);
if (!folder || folder.startsWith('--')) {
  console.error('Usage: node functions/scripts/train-embedding.ts FOLDER [--evaluate] [--epochs N]');
  process.exit(2);
}
const evaluating = args.includes('--evaluate');
const epochs = Number(option('--epochs') ?? 12);
const WORDS = 8000;

const groups = readTitles(folder);

/** One title in ten, chosen by its text, the same on every run. */
function heldOut(title: string): boolean {
  let value = 7;
  for (const letter of titleTokens(title).join(' ')) value = (value * 31 + letter.charCodeAt(0)) % 1_000_003;
  return value % 10 === 0;
}
const aside: { title: string; group: string }[] = [];
if (evaluating) {
  for (const group of groups) {
    const [official, ...others] = group.titles;
    for (const title of others) if (heldOut(title)) aside.push({ title, group: group.id });
    group.titles = [official!, ...others.filter((title) => !heldOut(title))];
  }
}

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
const layout = { words, pairs: 6000, letter_groups: 6000 };

const table = trainTable(groups, layout, epochs, (epoch, loss) => {
  console.log(`epoch ${epoch + 1} of ${epochs}: loss ${loss.toFixed(4)}`);
});
const file = encodeModel(layout, table, EMBEDDING_DIMENSION);
console.log(`${words.size} words, ${(file.byteLength / 1e6).toFixed(2)} MB`);

if (evaluating) {
  evaluateHeldOut(groups, aside, file);
  const jobTitles = option('--job-titles');
  if (jobTitles) evaluateJobTitles(groups, jobTitles, file);
} else {
  const target = new URL('../src/modules/job-text/embedding/titles-v1.bin', import.meta.url);
  writeFileSync(target, file);
  console.log(`written: ${target.pathname}`);
}

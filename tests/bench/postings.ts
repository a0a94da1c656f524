/**
 * `npm run bench:postings -- FOLDER [GOLD.jsonl [--wrong]]`: how well postings are read, each figure beside a simple way
 * to do the same. FOLDER holds the labeled sets by name (jobs-linkedin2023, jobs-emscad, jobs-mixed, jd-skills), each where it exists; duplicates and
 * locations are measured on invented texts of the project. Half of each set, by a hash, is reported apart as `aside`: nobody
 * should look at those rows while working. GOLD holds rows read by eye, from outside the project (`postings/gold.ts`);
 * `--wrong` lists what was misread. Prints one JSON object last.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { duplicateFigures } from './postings/duplicates.ts';
import { fraudFigures, writtenAdFigures } from './postings/fraud.ts';
import { goldFigures } from './postings/gold.ts';
import { locationFigures } from './postings/locations.ts';
import type { Figures, Row } from './postings/measure.ts';
import { seniorityFigures } from './postings/seniority.ts';
import { skillFigures } from './postings/skills.ts';

const [folder, gold, wrong] = process.argv.slice(2);
if (folder === undefined) {
  console.error('Usage: npm run bench:postings -- FOLDER [GOLD.jsonl [--wrong]]');
  process.exit(2);
}

function rowsOf(name: string): Row[] {
  const file = join(folder!, name, 'postings.jsonl');
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Row);
}

/** Whether a row is kept aside, by what may not stand on both sides. */
function isAside(key: string): boolean {
  return createHash('sha1').update(key).digest().readUInt32BE() % 2 === 1;
}

const linkedin = rowsOf('jobs-linkedin2023');
const emscad = rowsOf('jobs-emscad');
const mixed = rowsOf('jobs-mixed');
const sentences = ['tech', 'house'].map((name) => join(folder, 'jd-skills', `${name}_validation.csv`));

const figures: Figures[] = [
  ...(gold === undefined ? [] : goldFigures(gold, wrong === '--wrong')),
  ...(linkedin.length > 0 ? seniorityFigures(linkedin, isAside) : []),
  ...(emscad.length > 0 ? fraudFigures(emscad, mixed, isAside) : []),
  ...writtenAdFigures(),
  ...skillFigures(sentences.filter((file) => existsSync(file))),
  ...locationFigures(),
  ...duplicateFigures(isAside),
];
for (const { name, part, ours, baseline } of figures)
  console.log(
    `${name.padEnd(44)} ${part.padEnd(10)} ${ours.toFixed(3)}   baseline ${baseline?.toFixed(3) ?? '–'}`,
  );
console.log(JSON.stringify({ figures }));

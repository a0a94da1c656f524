/**
 * Lists the words that say what a job is about and how telling each is, and writes
 * `src/modules/job-text/terms/known-terms.ts`.
 *
 * node functions/scripts/train-terms.ts FOLDER
 *
 * FOLDER holds O*NET, ESCO and the MIND skills, as for `train-embedding.ts`. A document is an occupation with its titles,
 * description and technologies. The fewer occupations use a word, the more it tells.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { termsIn } from '../src/modules/job-text/terms/term-words.ts';
import { readTitles } from './embedding/read-titles.ts';

/** Words of more occupations than this tell nothing about one of them. */
const MOST_COMMON = 0.12;
const MOST_WORDS = 14_000;

const folder = process.argv[2];
if (!folder) {
  console.error('Usage: node functions/scripts/train-terms.ts FOLDER');
  process.exit(2);
}
const rows = (file: string) =>
  readFileSync(join(folder, file), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.replace(/\r$/, '').split('\t'));

const documents = new Map<string, string[]>();
const add = (id: string, ...texts: string[]) => documents.set(id, [...(documents.get(id) ?? []), ...texts]);
for (const { id, source, titles } of readTitles(folder)) if (source !== 'own') add(id, ...titles);
for (const [code = '', , description = ''] of rows('onet/occupations.tsv').slice(1)) add(code, description);
for (const [code = '', example = ''] of rows('onet/technology_skills.tsv').slice(1)) add(code, example);
for (const [uri = '', , , , description = ''] of rows('esco/occupations_en.tsv').slice(1))
  add(uri, description);

const counts = new Map<string, number>();
for (const texts of documents.values())
  for (const term of new Set(termsIn(texts.join('\n')))) counts.set(term, (counts.get(term) ?? 0) + 1);
// Names of skills are known words even where no occupation lists them.
const skills = [
  ...rows('mind-skills/skills.jsonl').map(([line = '']) => (JSON.parse(line) as { name: string }).name),
  ...rows('esco/skills_en_label.txt').map(([label = '']) => label),
];
const ofSkills = new Map<string, number>();
for (const skill of skills)
  for (const term of new Set(termsIn(skill))) ofSkills.set(term, (ofSkills.get(term) ?? 0) + 1);

const rarity = new Map<string, number>();
for (const term of new Set([...counts.keys(), ...ofSkills.keys()])) {
  const count = counts.get(term) ?? 0;
  if (count > MOST_COMMON * documents.size || (count < 2 && !ofSkills.has(term))) continue;
  rarity.set(term, Math.log(documents.size / Math.max(3, count + (ofSkills.get(term) ?? 0))));
}
const known = [...rarity].sort((a, b) => a[1] - b[1] || (a[0] < b[0] ? -1 : 1)).slice(0, MOST_WORDS);
const levels = new Map<string, string[]>();
for (const [term, value] of known) {
  const level = (Math.round(value * 2) / 2).toFixed(1);
  levels.set(level, [...(levels.get(level) ?? []), term]);
}
const lines = [...levels].map(([level, terms]) => `${level} ${terms.join(' ')}`);
writeFileSync(
  new URL('../src/modules/job-text/terms/known-terms.ts', import.meta.url),
  `// Written by functions/scripts/train-terms.ts.\n\n` +
    '/** One line a level: how telling its words are, and the words. */\n' +
    `export const KNOWN_TERMS = \`${lines.join('\n')}\`;\n`,
);
console.log(`${known.length} words of ${documents.size} occupations in ${levels.size} levels`);

/**
 * `npm run spec:coverage`: which test proves which sentence of the specification. A test names a sentence by its id in
 * brackets (`[2.gate.3]`). Fails when a sentence has no test, a test names a sentence that does not exist, or a test is
 * skipped. Writes docs/conformance.md; with `--check` it only says whether the file is up to date.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

type Sentence = { id: string; section: number; sentence: string };
type SpecTest = { title: string; file: string; ids: string[]; skipped: boolean };
type ListedSuite = {
  file: string;
  suites?: ListedSuite[];
  specs?: { title: string; file: string; tests: { expectedStatus: string }[] }[];
};

const root = join(import.meta.dirname, '..');
const INDEX = join(root, 'tests', 'spec', 'index.json');
const CONFIG = 'tests/playwright.config.ts';
const DOCUMENT = join(root, 'docs', 'conformance.md');
const ID = /\[(\d\.[a-z]+\.\d+)\]/g;

const idsOf = (title: string) => [...title.matchAll(ID)].map(([, id]) => id ?? '');

/** The tests of tests/spec as Playwright lists them: titles that are made in loops included. */
function browserTests(): SpecTest[] {
  const { stdout, stderr, status } = spawnSync(
    join(root, 'node_modules', '.bin', 'playwright'),
    ['test', '--list', '--reporter=json', '--config', CONFIG, '--project', 'specification', '--no-deps'],
    { cwd: root, encoding: 'utf8', maxBuffer: 32 * 1024 * 1024 },
  );
  if (status !== 0) throw new Error(`The tests could not be listed.\n${stderr}\n${stdout}`);
  const walk = (suite: ListedSuite): SpecTest[] => [
    ...(suite.specs ?? []).map(({ title, file, tests }) => ({
      title,
      file: `tests/${file}`,
      ids: idsOf(title),
      skipped: tests.some(({ expectedStatus }) => expectedStatus === 'skipped'),
    })),
    ...(suite.suites ?? []).flatMap(walk),
  ];
  return (JSON.parse(stdout).suites as ListedSuite[]).flatMap(walk);
}

/** Vitest tests that name a sentence, in any workspace. */
function otherTests(): SpecTest[] {
  const files = ['web/src', 'functions/src', 'tests/api', 'tests/e2e'].flatMap((folder) =>
    globSync(`${folder}/**/*.{test,spec}.{ts,tsx}`, { cwd: root }),
  );
  return files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return [...text.matchAll(/(['"`])((?:(?!\1)[^\n])*\[\d\.[a-z]+\.\d+\](?:(?!\1)[^\n])*)\1/g)].map(
      (found) => {
        const title = found[2] ?? '';
        const skipped = /\.(skip|todo|fixme)\(\s*$/.test(text.slice(0, found.index));
        return { title, file: relative('.', file), ids: idsOf(title), skipped };
      },
    );
  });
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const shortTitle = (title: string) => cell(title.replace(ID, '').replace(/\s+/g, ' ').trim());

function documentOf(sentences: Sentence[], tests: SpecTest[]): string {
  const proving = tests.filter(({ ids }) => ids.length > 0);
  const lines = [
    '# Conformance',
    '',
    'Which tests prove which sentence of the product specification. Written by `npm run spec:coverage` from',
    '`tests/spec/index.json` and the ids in the titles of the tests; do not edit by hand.',
    '',
    `${sentences.length} sentences, each proven by a test; ${proving.length} tests name them.`,
  ];
  for (const section of new Set(sentences.map((sentence) => sentence.section))) {
    lines.push('', `## Section ${section}`, '', '| id | sentence | proven by |', '| --- | --- | --- |');
    for (const { id, sentence } of sentences.filter((one) => one.section === section)) {
      const by = proving.filter(({ ids }) => ids.includes(id));
      const names = by.map(({ file, title }) => `\`${file}\`: ${shortTitle(title).slice(0, 110)}`);
      lines.push(`| ${id} | ${cell(sentence)} | ${names.join('<br>') || '**nothing**'} |`);
    }
  }
  return `${lines.join('\n')}\n`;
}

const sentences: Sentence[] = JSON.parse(readFileSync(INDEX, 'utf8'));
const tests = [...browserTests(), ...otherTests()];
const known = new Set(sentences.map(({ id }) => id));
const covered = new Set(tests.filter(({ skipped }) => !skipped).flatMap(({ ids }) => ids));

const missing = sentences.filter(({ id }) => !covered.has(id));
const unknown = tests.flatMap(({ title, ids }) =>
  ids.filter((id) => !known.has(id)).map((id) => ({ id, title })),
);
const skipped = tests.filter((test) => test.skipped);

const problems = [
  ...missing.map(({ id, sentence }) => `no test: ${id} ${sentence}`),
  ...unknown.map(({ id, title }) => `no such sentence: ${id} in "${title}"`),
  ...skipped.map(({ title, file }) => `skipped: ${file} "${title}"`),
];

const text = documentOf(sentences, tests);
if (process.argv.includes('--check')) {
  const present = existsSync(DOCUMENT) ? readFileSync(DOCUMENT, 'utf8') : '';
  if (present !== text) problems.push('docs/conformance.md is out of date: run npm run spec:coverage');
} else {
  writeFileSync(DOCUMENT, text);
  for (const { id, sentence } of sentences) {
    const by = tests.filter(({ ids }) => ids.includes(id)).length;
    console.log(`${String(by).padStart(3)}  ${id.padEnd(16)} ${sentence}`);
  }
}

for (const problem of problems) console.error(problem);
console.log(
  `${sentences.length} sentences, ${sentences.length - missing.length} covered, ${missing.length} without a test; ` +
    `${tests.filter(({ ids }) => ids.length > 0).length} tests name sentences, ${skipped.length} skipped`,
);
process.exitCode = problems.length === 0 ? 0 : 1;

/**
 * Which choices of a layout drawn resumes are misread with: `npm run resumes:choices -- [--seed S] [--count N] [--part tuned|measured]
 * [--field F] [--misses N] [FOLDER]`. F1 of each field, then for each field the options with the lowest F1 of those that came up often enough. Without a
 * folder, lines are given to the reader directly, which is quick; with one, the files that `resumes:generate --drawn` wrote are read.
 * The last line is one JSON object.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readResumeBytes } from '../../functions/src/modules/resumes/parser/read-resume-bytes.ts';
import { understand } from '../../functions/src/modules/resumes/parser/understand.ts';
import { drawResume } from '../resume-generator/drawn/draw-resume.ts';
import { toDocument } from '../resume-generator/drawn/to-document.ts';
import { type Counts, FIELDS, type Field, type Scored, scoreEntries } from './resumes/score.ts';
import type { ResumeTruth } from './resumes/truths.ts';

const { values: options, positionals } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '1000' },
    part: { type: 'string', default: 'tuned' },
    field: { type: 'string' },
    misses: { type: 'string', default: '0' },
    least: { type: 'string', default: '12' },
  },
  allowPositionals: true,
});
const NOW = '2026-11';
/** Options that fewer values came with say too little. */
const LEAST = 40;

type Totals = Map<Field, Counts>;
const all: Totals = new Map();
const by_choice = new Map<string, Totals>();
const by_kept = new Map<string, Totals>();
let shown = 0;

for await (const { name, scored, choices, kept } of cases()) {
  add(all, scored);
  add(
    totalsOf(by_kept, kept.length > 0 ? 'with an option kept for measuring' : 'with usual options'),
    scored,
  );
  for (const choice of new Set(choices)) add(totalsOf(by_choice, choice), scored);
  const missed = scored.misses.filter(
    (miss) => options.field === undefined || miss.startsWith(options.field),
  );
  if (missed.length > 0 && shown < Number(options.misses)) {
    shown += 1;
    console.log(`${name} ${choices.join(' ')}`);
    for (const miss of missed) console.log(`    ${miss}`);
  }
}
print();

type Case = { name: string; scored: Scored; choices: readonly string[]; kept: readonly string[] };

async function* cases(): AsyncGenerator<Case> {
  const [folder] = positionals;
  if (folder === undefined) {
    const part = options.part === 'measured' ? 'measured' : 'tuned';
    for (let number = 0; number < Number(options.count); number += 1) {
      const drawn = drawResume(Number(options.seed) * 1_000_003 + number, part);
      const { document, kind } = toDocument(drawn);
      const scored = scoreEntries(understand(document, NOW), drawn.truth);
      yield {
        name: String(drawn.seed),
        scored,
        choices: [...drawn.choices, `lines=${kind}`],
        kept: drawn.kept,
      };
    }
    return;
  }
  for (const name of readdirSync(folder).filter((one) => one.endsWith('.truth.json'))) {
    const about: { file: string; truth: ResumeTruth; choices: string[] } = JSON.parse(
      readFileSync(join(folder, name), 'utf8'),
    );
    const { parsed } = await readResumeBytes(
      new Uint8Array(readFileSync(join(folder, about.file))),
      new Date(`${NOW}-01T00:00:00Z`),
    );
    yield { name: about.file, scored: scoreEntries(parsed, about.truth), choices: about.choices, kept: [] };
  }
}

function totalsOf(groups: Map<string, Totals>, name: string): Totals {
  const totals = groups.get(name) ?? new Map<Field, Counts>();
  groups.set(name, totals);
  return totals;
}

function add(totals: Totals, { counts }: Scored): void {
  for (const field of FIELDS) {
    const more = counts[field];
    if (more === undefined) continue;
    const before = totals.get(field) ?? { right: 0, read: 0, stated: 0 };
    totals.set(field, {
      right: before.right + more.right,
      read: before.read + more.read,
      stated: before.stated + more.stated,
    });
  }
}

function f1({ right, read, stated }: Counts): number {
  return (2 * right) / Math.max(1, read + stated);
}

function print(): void {
  const row = (totals: Totals) =>
    FIELDS.map((field) => (totals.has(field) ? f1(totals.get(field)!).toFixed(3) : '').padStart(9)).join('');
  console.log(`${''.padEnd(36)}${FIELDS.map((field) => field.slice(0, 8).padStart(9)).join('')}`);
  console.log(`${'all'.padEnd(36)}${row(all)}`);
  for (const [name, totals] of by_kept) console.log(`${name.padEnd(36)}${row(totals)}`);
  for (const field of FIELDS.filter((one) => options.field === undefined || one.startsWith(options.field))) {
    const usual = all.get(field);
    if (usual === undefined) continue;
    const worst = [...by_choice]
      .flatMap(([choice, totals]) => {
        const counts = totals.get(field);
        return counts === undefined || counts.stated < LEAST ? [] : [{ choice, counts, f1: f1(counts) }];
      })
      // How many more would be right if it were read as the rest is.
      .map((one) => ({ ...one, lost: (f1(usual) - one.f1) * one.counts.stated }))
      .toSorted((a, b) => b.lost - a.lost)
      .slice(0, Number(options.least));
    console.log(`\n${field}: ${f1(usual).toFixed(3)}`);
    for (const one of worst)
      console.log(
        `    ${one.choice.padEnd(34)} ${one.f1.toFixed(3)} of ${String(one.counts.stated).padStart(5)}, ${one.lost.toFixed(0)} lost`,
      );
  }
  console.log(JSON.stringify(Object.fromEntries([...all].map(([field, counts]) => [field, f1(counts)]))));
}

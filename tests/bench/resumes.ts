/**
 * How well and how fast resumes are read: `npm run bench:resumes -- FOLDER… [--misses] [--part tuned|kept] [--set NAME]`,
 * or with the folders in `RESUME_DATA`, separated by colons. By part, set, language, layout and field: precision, recall
 * and F1; how often values of each confidence are right, and how far that is from what they say; milliseconds a page, beside plain text extraction of the same
 * PDFs by the same library, one after the other, medians of `--rounds` (3; 0 measures no speed); a PDF of 20 of their pages, and
 * the peak of memory. The last line is one JSON object.
 *
 * Folders hold PDFs of RenderCV with their YAML, a `resumes.jsonl` with marked spans, or any resume files with a
 * `NAME.truth.json` beside them. `--misses` prints what was missed, only for the part that may be looked at.
 */
import { parseArgs } from 'node:util';
import { ResumeRefused } from '../../functions/src/modules/resumes/parser/limits/resume-refused.ts';
import { parseResume } from '../../functions/src/modules/resumes/parser/process/parse-resume.ts';
import { calibrations, calibrationTable } from './resumes/calibration.ts';
import { ownConfidence } from './resumes/own-confidence.ts';
import {
  type Counts,
  FIELDS,
  type Field,
  type Scored,
  type Sure,
  scoreEntries,
  scoreMentions,
} from './resumes/score.ts';
import { idleMb, measureSpeed } from './resumes/speed.ts';
import { type ResumeCase, readCases } from './resumes/truths.ts';

const { values: options, positionals } = parseArgs({
  options: {
    misses: { type: 'boolean', default: false },
    part: { type: 'string' },
    set: { type: 'string' },
    rounds: { type: 'string', default: '3' },
  },
  allowPositionals: true,
});
const folders = positionals.length > 0 ? positionals : (process.env.RESUME_DATA ?? '').split(':');
if (folders.join('') === '') {
  console.error('Usage: npm run bench:resumes -- FOLDER… (or RESUME_DATA=FOLDER:FOLDER)');
  process.exit(2);
}

type Totals = Partial<Record<Field, Counts>>;
type Figures = { precision: number; recall: number; f1: number; stated: number };

const round = (number: number, digits = 3) => Number(number.toFixed(digits));
const groups = new Map<string, Totals>();
const sure: Sure[] = [];
const mentioned: Sure[] = [];
/** The same with the reader's own confidence, before the curves. */
const own_sure: Sure[] = [];
const own_mentioned: Sure[] = [];
const refused: string[] = [];

const cases = readCases(folders).filter(
  (one) =>
    (options.part === undefined || one.part === options.part) &&
    (options.set === undefined || one.set === options.set),
);
const idle_mb = await idleMb();
// The reader loads its code once, which counts for no file.
for (const one of cases.slice(0, 3)) await read(one).catch(() => undefined);
for (const one of cases) await measure(one);
const pdfs = cases.filter(({ bytes }) => Buffer.from(bytes.subarray(0, 5)).toString() === '%PDF-');
const speed = await measureSpeed(
  pdfs.map(({ bytes }) => bytes),
  Number(options.rounds),
  idle_mb,
);

print();

async function read({ bytes }: ResumeCase) {
  return await parseResume(new Uint8Array(bytes));
}

async function measure(one: ResumeCase): Promise<void> {
  const result = await read(one).catch((error: unknown) => {
    if (error instanceof ResumeRefused) return error;
    throw error;
  });
  if (result instanceof ResumeRefused) {
    refused.push(`${one.name}: ${result.code}`);
    return;
  }
  const scored: Scored =
    one.truth === undefined
      ? scoreMentions(result.parsed, one.mentions ?? {})
      : scoreEntries(result.parsed, one.truth);
  (one.truth === undefined ? mentioned : sure).push(...scored.sure);
  (one.truth === undefined ? own_mentioned : own_sure).push(...(await ownConfidence(one, new Date())));
  for (const group of [
    one.part,
    `${one.part}/set/${one.set}`,
    `${one.part}/language/${one.set}/${one.language}`,
    `${one.part}/layout/${one.set}/${one.layout}`,
  ]) {
    add(group, scored.counts);
  }
  if (options.misses && one.part === 'tuned' && scored.misses.length > 0) {
    console.log(`${one.set} ${one.language} ${one.layout} ${one.name}`);
    for (const miss of scored.misses) console.log(`    ${miss}`);
  }
}

function add(group: string, counts: Totals): void {
  const totals = groups.get(group) ?? {};
  for (const [field, { right, read, stated }] of Object.entries(counts) as [Field, Counts][]) {
    const before = totals[field] ?? { right: 0, read: 0, stated: 0 };
    totals[field] = {
      right: before.right + right,
      read: before.read + read,
      stated: before.stated + stated,
    };
  }
  groups.set(group, totals);
}

function figuresOf({ right, read, stated }: Counts): Figures {
  const precision = read === 0 ? 0 : right / read;
  const recall = stated === 0 ? 0 : right / stated;
  const f1 = precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall);
  return { precision: round(precision), recall: round(recall), f1: round(f1), stated };
}

function print(): void {
  const figures: Record<string, Partial<Record<Field, Figures>>> = {};
  console.log(['F1'.padEnd(44), ...FIELDS.map((field) => field.slice(0, 8).padStart(9))].join(''));
  for (const [group, totals] of [...groups].toSorted(([a], [b]) => a.localeCompare(b))) {
    figures[group] = Object.fromEntries(
      FIELDS.flatMap((field) => {
        const counts = totals[field];
        return counts === undefined || counts.stated === 0 ? [] : [[field, figuresOf(counts)]];
      }),
    );
    const cells = FIELDS.map((field) => (figures[group]?.[field]?.f1.toFixed(2) ?? '').padStart(9));
    console.log([group.padEnd(44), ...cells].join(''));
  }
  const calibration = calibrations(sure, own_sure);
  // Apart, because not everything is marked in them.
  const calibration_of_mentions = calibrations(mentioned, own_mentioned);
  console.log(
    'Confidence: mean distance from what is right, before and after the curves; stated→right of values',
  );
  for (const line of calibrationTable(calibration)) console.log(line);
  if (mentioned.length > 0) console.log('The same where not everything is marked');
  for (const line of calibrationTable(calibration_of_mentions)) console.log(line);
  for (const line of refused) console.log(`refused: ${line}`);
  console.log(
    JSON.stringify({
      resumes: cases.length,
      refused: refused.length,
      figures,
      calibration,
      calibration_of_mentions,
      speed,
    }),
  );
}

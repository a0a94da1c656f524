/**
 * Resumes of people who do not exist, with what they say beside them, for measuring the parser:
 * `npm run resumes:generate -- [--seed S] [--count N] [--part tuned|measured] [--composed | --drawn] FOLDER`. With `--composed`, each has a layout made up
 * by chance; with `--drawn`, everything about it is drawn, names and dates too (`drawn/`). The same seed gives the same resumes.
 * `npm run bench:resumes -- FOLDER` reads them.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { generateDrawn } from './drawn/generate-drawn.ts';
import { generateResumes } from './generate.ts';
import { composedLayouts } from './layouts/composed-layouts.ts';
import { LAYOUTS } from './layouts/layouts.ts';
import { Printer } from './producers/chromium.ts';

const { values, positionals } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '300' },
    part: { type: 'string' },
    composed: { type: 'boolean', default: false },
    drawn: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const [folder] = positionals;
const [seed, count] = [Number(values.seed), Number(values.count)];
if (folder === undefined || !Number.isInteger(seed) || !Number.isInteger(count)) {
  console.error(
    'Usage: npm run resumes:generate -- [--seed S] [--count N] [--part tuned|measured] [--composed | --drawn] FOLDER',
  );
  process.exit(2);
}

mkdirSync(folder, { recursive: true });
const printer = new Printer();
const write = (about: { file: string; bytes: Uint8Array; truth: object } & Record<string, unknown>) => {
  const { bytes, ...rest } = about;
  writeFileSync(join(folder, about.file), bytes);
  writeFileSync(join(folder, `${about.file}.truth.json`), JSON.stringify(rest));
};
try {
  if (values.drawn) {
    const part = values.part === 'measured' ? 'measured' : 'tuned';
    for await (const { bytes, ...one } of generateDrawn(seed, count, part, printer)) write({ ...one, bytes });
  } else {
    const all = values.composed ? composedLayouts(seed, count) : LAYOUTS;
    const layouts = all.filter(({ part }) => values.part === undefined || part === values.part);
    for await (const one of generateResumes(seed, count, printer, layouts)) {
      write({
        file: one.name,
        set: `generated-${one.producer}`,
        language: one.language,
        layout: one.layout.name,
        part: one.layout.part === 'tuned' ? 'tuned' : 'kept',
        truth: one.truth,
        bytes: one.bytes,
      });
    }
  }
} finally {
  await printer.close();
}

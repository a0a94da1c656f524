/**
 * Resumes of people who do not exist, with what they say beside them, for measuring the parser:
 * `npm run resumes:generate -- [--seed S] [--count N] [--part tuned|measured] [--composed] FOLDER`. With `--composed`, each has a layout made up by chance. The same seed gives the same resumes.
 * `npm run bench:resumes -- FOLDER` reads them.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
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
  },
  allowPositionals: true,
});
const [folder] = positionals;
const [seed, count] = [Number(values.seed), Number(values.count)];
if (folder === undefined || !Number.isInteger(seed) || !Number.isInteger(count)) {
  console.error(
    'Usage: npm run resumes:generate -- [--seed S] [--count N] [--part tuned|measured] [--composed] FOLDER',
  );
  process.exit(2);
}

mkdirSync(folder, { recursive: true });
const all = values.composed ? composedLayouts(seed, count) : LAYOUTS;
const layouts = all.filter(({ part }) => values.part === undefined || part === values.part);
const printer = new Printer();
try {
  for await (const one of generateResumes(seed, count, printer, layouts)) {
    writeFileSync(join(folder, one.name), one.bytes);
    const about = {
      file: one.name,
      set: `generated-${one.producer}`,
      language: one.language,
      layout: one.layout.name,
      part: one.layout.part === 'tuned' ? 'tuned' : 'kept',
      truth: one.truth,
    };
    writeFileSync(join(folder, `${one.name}.truth.json`), JSON.stringify(about));
  }
} finally {
  await printer.close();
}

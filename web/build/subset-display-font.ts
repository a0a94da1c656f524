import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/**
 * Makes `src/theme/fonts/bricolage-core.woff2`: the headline face with the letters of English text and the weights
 * that headings use: about half the size of the whole Latin subset. Other letters come from the package's file,
 * which browsers fetch only when one of them appears (`unicode-range` in `fonts.css`).
 * Run after an update of the font package: `npm run fonts -w web`.
 */
const PUNCTUATION = '\u00a0·–—‘’“”…×';
const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, i) => String.fromCharCode(0x20 + i)).join('');

const source = createRequire(import.meta.url).resolve(
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
);
const target = fileURLToPath(new URL('../src/theme/fonts/bricolage-core.woff2', import.meta.url));

const whole = await readFile(source);
const core = await subsetFont(whole, ASCII + PUNCTUATION, {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 600, max: 700 } },
});
await writeFile(target, core);
console.log(`${whole.length} → ${core.length} bytes`);

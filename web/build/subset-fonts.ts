import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/**
 * Makes the fonts of the first paint in `src/theme/fonts`: the letters of English text and the weights that we use, 35 kB in
 * all. Headings have one weight. Other letters come from the packages' files, which browsers fetch only when one of them
 * appears (`unicode-range` in `fonts.css`). Run after an update of a font package: `npm run fonts -w web`.
 */
/** With what MUI puts into its fields (a space of no width), and the currencies of jobs and prices. */
const PUNCTUATION = '\u00a0·–—‘’“”…×©\u200b¢£€';
const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, i) => String.fromCharCode(0x20 + i)).join('');

const FONTS = [
  {
    source: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    target: 'bricolage-core.woff2',
    wght: 640,
  },
  {
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    target: 'instrument-core.woff2',
    wght: { min: 400, max: 700 },
  },
];

const { resolve } = createRequire(import.meta.url);
for (const { source, target, wght } of FONTS) {
  const whole = await readFile(resolve(source));
  const core = await subsetFont(whole, ASCII + PUNCTUATION, {
    targetFormat: 'woff2',
    variationAxes: { wght },
  });
  await writeFile(fileURLToPath(new URL(`../src/theme/fonts/${target}`, import.meta.url)), core);
  console.log(`${target}: ${whole.length} → ${core.length} bytes`);
}

/**
 * `npm run wording [-- PATH] [--all]`: what `scripts/wording/rules.ts` finds in the words of the product, or, with `--all`, every
 * text under a path in one list, to be read with fresh eyes.
 */
import { parseArgs } from 'node:util';
import { allTexts, findings } from './wording/check.ts';

const { values, positionals } = parseArgs({ options: { all: { type: 'boolean' } }, allowPositionals: true });
const [under = ''] = positionals;

if (values.all) {
  for (const { file, texts } of allTexts(under)) {
    if (texts.length > 0) console.log(`\n${file}`);
    for (const { line, text } of texts) console.log(`${String(line).padStart(5)}  ${text}`);
  }
} else {
  const found = findings(allTexts(under));
  for (const { at, rule, found: words, advice, text } of found) {
    console.log(`${at}  ${rule}: “${words}” → ${advice}\n    ${text}`);
  }
  console.log(`${found.length} found`);
}

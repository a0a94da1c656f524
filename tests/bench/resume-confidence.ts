/**
 * Fits how often values of each confidence are right: `npm run resumes:calibrate -- FOLDER…`, with folders of generated
 * resumes whose layouts were tuned on. Writes `functions/src/modules/resumes/parser/confidence/curves.json`;
 * `npm run bench:resumes` shows on other resumes whether it holds.
 */
import { writeFileSync } from 'node:fs';
import type { Curve } from '../../functions/src/modules/resumes/parser/confidence/calibrate.ts';
import type { Kind } from '../../functions/src/modules/resumes/parser/confidence/kinds.ts';
import { fitCurve } from './resumes/fit-curve.ts';
import { ownConfidence } from './resumes/own-confidence.ts';
import type { Sure } from './resumes/score.ts';
import { readCases } from './resumes/truths.ts';

const CURVES = new URL('../../functions/src/modules/resumes/parser/confidence/curves.json', import.meta.url);
const KINDS: Kind[] = ['name', 'email', 'phone', 'location', 'job', 'doubtful_job', 'school', 'skill'];

/** Generated jobs and schools are kinder than those of real resumes: they can show that a number is too high, not that it is too low. */
const NEVER_RAISED: Kind[] = ['job', 'doubtful_job', 'school'];

const folders = process.argv.slice(2);
if (folders.length === 0) {
  console.error('Usage: npm run resumes:calibrate -- FOLDER…');
  process.exit(2);
}
const values: Sure[] = [];
for (const one of readCases(folders)) {
  if (one.part === 'tuned') values.push(...(await ownConfidence(one, new Date())));
}
const curves: Partial<Record<Kind, Curve>> = {};
for (const kind of KINDS) {
  const of = values.filter((value) => value.kind === kind);
  curves[kind] = fitCurve(of, { raised: !NEVER_RAISED.includes(kind) });
  console.log(`${kind}: ${of.length} values, ${of.filter(({ right }) => right).length} right`);
}
const lines = Object.entries(curves).map(
  ([kind, curve]) => `  "${kind}": ${JSON.stringify(curve).replaceAll(',', ', ')}`,
);
writeFileSync(CURVES, `{\n${lines.join(',\n')}\n}\n`);

/**
 * Prints how well topics are recognized on labeled questions, beside a list of regular expressions as form-filling
 * extensions have: `npm run topics:measure -- LABELS.tsv [PART]`. For the columns see `readLabels`.
 */
import { measureExpressions, measureTopics, readLabels } from './topics/measure.ts';

const [, , file, part] = process.argv;
if (!file) throw new Error('Which labels? npm run topics:measure -- LABELS.tsv [PART]');
const questions = readLabels(file, part);
const { wrong, missed, ...topics } = measureTopics(questions);
for (const one of wrong) console.log(`wrong: ${one.given} for ${one.topics.join('/')}: ${one.label}`);
for (const one of missed) console.log(`missed: ${one.topics.join('/')} (${one.given}): ${one.label}`);
const { wrong: _, missed: __, ...expressions } = measureExpressions(questions);
console.log(JSON.stringify({ topics, expressions }));

/**
 * `npm run bench:forms [-- --truth FILE.json --folder FOLDER --questions FILE.tsv]`: how well application forms are understood and
 * answered, beside a list of regular expressions as browser extensions use. Always over the invented forms of
 * `tests/forms` and pages of the demo employers as they come from the server; `--truth` (or FORMS_TRUTH) adds pages that are labeled outside the project, `--folder`
 * pages that carry their labels as those of `tests/forms` do (with figures by system, the first word of a page's name), `--questions`
 * (or FORMS_QUESTIONS) counts what happens to recorded labels. A third of the labeled pages, by the hash of the name, is
 * reported apart: nobody should look at those while working. Prints one JSON object last.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { planForm } from '@huntwell/filler';
import { planPage } from '../../scripts/lab/fill.ts';
import { readLabDossier } from '../../scripts/lab/lab-dossier.ts';
import { demoForms } from '../forms/demo-forms.ts';
import {
  formsIn,
  inventedForms,
  type LabeledForm,
  labeledForms,
  type Score,
  scoreForm,
} from '../forms/forms.ts';
import { planByExpressions } from './form-expressions.ts';

const { values } = parseArgs({
  options: {
    truth: { type: 'string', default: process.env.FORMS_TRUTH },
    folder: { type: 'string' },
    questions: { type: 'string', default: process.env.FORMS_QUESTIONS },
    verbose: { type: 'boolean', default: false },
  },
});

type Summary = {
  forms: number;
  recall: number;
  precision: number;
  leave_touched: number;
  ask_guessed: number;
  ms_per_form: number;
};

const round = (share: number) => Math.round(share * 1000) / 1000;

function summarize(scores: readonly Score[], took_ms: number): Summary {
  const sum = (count: (score: Score) => number) => scores.reduce((total, score) => total + count(score), 0);
  return {
    forms: scores.length,
    recall: round(
      sum(({ right }) => right) /
        Math.max(
          1,
          sum((one) => one.values),
        ),
    ),
    precision: round(
      sum(({ right }) => right) /
        Math.max(
          1,
          sum(({ entered }) => entered),
        ),
    ),
    leave_touched: sum(({ left_touched }) => left_touched.length),
    ask_guessed: sum(({ ask_guessed }) => ask_guessed.length),
    ms_per_form: Math.round(took_ms / Math.max(1, scores.length)),
  };
}

type Planner = (form: LabeledForm) => ReturnType<typeof planPage>;

async function measure(forms: readonly LabeledForm[], plan: Planner, tell: boolean): Promise<Summary> {
  const scores: Score[] = [];
  const began = performance.now();
  for (const form of forms) scores.push(scoreForm(form, await plan(form)));
  const took = performance.now() - began;
  if (tell) {
    for (const { wrong, left_touched, ask_guessed } of scores) {
      for (const line of wrong) console.log(`  wrong    ${line}`);
      for (const line of left_touched) console.log(`  touched  ${line}`);
      for (const line of ask_guessed) console.log(`  guessed  ${line}`);
    }
  }
  return summarize(scores, took);
}

/** What happens to recorded labels, for a person who has answered everything that a dossier can hold. */
async function countQuestions(file: string) {
  const dossier = readLabDossier((await inventedForms())[0]?.dossier);
  const [, ...lines] = (await readFile(file, 'utf8')).split('\n').filter(Boolean);
  const counts = { labels: 0, filled: 0, asked: 0, left: 0, legal_answered: 0, ms_per_label: 0 };
  const began = performance.now();
  for (const line of lines) {
    const [, label = '', kind, required, options = ''] = line.split('\t');
    const [planned] = planForm(
      [
        {
          key: label,
          label,
          kind:
            kind === 'textarea'
              ? 'long_text'
              : kind === 'select' || kind === 'radio' || kind === 'file' || kind === 'number'
                ? kind
                : kind === 'checkbox'
                  ? 'checkbox_group'
                  : 'text',
          required: required !== '0',
          options: options.split('|').filter(Boolean),
          value: '',
          demographic: false,
        },
      ],
      dossier,
    );
    counts.labels += 1;
    if (planned?.action === 'ask') counts.asked += 1;
    else if (planned?.action === 'leave') counts.left += 1;
    else counts.filled += 1;
    if (planned?.topic.legal && planned.values.length > 0) counts.legal_answered += 1;
  }
  counts.ms_per_label = round((performance.now() - began) / Math.max(1, counts.labels));
  return counts;
}

/** Whether a page is among those that are kept apart. */
function isKept({ name }: LabeledForm): boolean {
  return (createHash('sha256').update(name).digest()[0] ?? 0) % 3 === 0;
}

/** A set for each system, by the first word of a page's name: `lever-acme` is one of Lever. */
function bySystem(forms: readonly LabeledForm[]): Record<string, LabeledForm[]> {
  return Object.fromEntries(Map.groupBy(forms, ({ name }) => `folder ${name.split('-')[0]}`));
}

/** Pages of each of the demo employers' vendors. */
const DEMO_FORMS_EACH = 10;

const invented = await inventedForms();
const labeled = values.truth ? await labeledForms(values.truth) : [];
const folder = values.folder ? await formsIn(values.folder) : [];
const sets: Record<string, LabeledForm[]> = {
  invented,
  demo: await demoForms(DEMO_FORMS_EACH),
  ...(folder.length > 0 && { folder, ...bySystem(folder) }),
  ...(labeled.length > 0 && {
    labeled: labeled.filter((form) => !isKept(form)),
    labeled_kept: labeled.filter(isKept),
  }),
};

const result: Record<string, unknown> = {};
for (const [name, forms] of Object.entries(sets)) {
  // The first form pays for what loads once.
  await planPage('<form></form>', {});
  const filler = await measure(
    forms,
    ({ html, dossier }) => planPage(html, dossier),
    values.verbose && name !== 'labeled_kept',
  );
  const expressions = await measure(forms, ({ html, dossier }) => planByExpressions(html, dossier), false);
  result[name] = { filler, expressions };
  console.log(`${name}: ${forms.length} forms`);
  for (const [who, one] of Object.entries({ filler, expressions })) {
    console.log(
      `  ${who.padEnd(12)} recall ${one.recall.toFixed(3)}  precision ${one.precision.toFixed(3)}  touched ${one.leave_touched}  guessed ${one.ask_guessed}  ${one.ms_per_form} ms a form`,
    );
  }
}
if (values.questions) result.questions = await countQuestions(values.questions);
console.log(JSON.stringify(result));

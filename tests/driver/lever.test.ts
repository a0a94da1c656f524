import { expect, test } from 'vitest';
import { QUESTION_BANK } from '../../emulators/employers/question-bank.ts';
import { dossierOf } from './applicant.ts';
import { quietly } from './site.ts';
import { questionsOf, wordingsOf } from './suite-questions.ts';
import { atVendor } from './vendor.ts';

const site = atVendor('lever');

test.concurrent('every wording of every topic is asked rather than guessed', async () => {
  // Lever has separate fields for links, and "how did you hear" has a true answer.
  const topics = QUESTION_BANK.map(({ topic }) => topic).filter(
    (topic) => !['how_did_you_hear', 'linkedin', 'website'].includes(topic),
  );
  const ask = wordingsOf(...topics);
  const silent = dossierOf({ profile: { links: { linkedin: '', github: '', portfolio: '' } } });
  expect(await questionsOf(site(), 'lever', ask, silent)).toHaveLength(ask.split(',').length);
});

test.concurrent('an answer about one employer is not given to another', async () => {
  const ask = 'former_employee,onsite.1,why_us.2';
  const first = await questionsOf(site(), 'lever', ask, dossierOf());
  const answers = first.map(({ topic, label, options }) => ({
    topic,
    label,
    value: options[0] ?? 'Because of the people.',
    answered_at: '2026-11-02T09:00:00.000Z',
  }));
  expect(await questionsOf(site(), 'lever', ask, dossierOf({ answers }))).toEqual([]);
  const elsewhere = {
    ...dossierOf({ answers }),
    posting: { title: 'Nurse', company: 'Globex', country: 'US' },
  };
  const apply = site().target('lever', 'questions', `?ask=${ask}&company=Globex`);
  const outcome = await site().driver.prepare(apply, elsewhere, quietly);
  expect(outcome.kind === 'needs_input' && outcome.questions).toHaveLength(3);
});

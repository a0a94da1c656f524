import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { VENDORS, type Vendor } from '../../emulators/employers/job.ts';
import { QUESTION_BANK } from '../../emulators/employers/question-bank.ts';
import type { OpenQuestion } from '../../functions/src/contract/applications.ts';
import type { Dossier } from '../../functions/src/modules/applications/application-driver.ts';
import { dossierOf } from './applicant.ts';
import { quietly, startTestSite, type TestSite, watchedHooks } from './site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

async function questionsOf(vendor: Vendor, ask: string, dossier: Dossier): Promise<OpenQuestion[]> {
  const apply = site.target(vendor, 'questions', `?ask=${ask}`);
  const outcome = await site.driver.prepare(apply, dossier, quietly);
  return outcome.kind === 'needs_input' ? outcome.questions : [];
}

async function answersSent(vendor: Vendor, id: string, ask: string, dossier: Dossier) {
  const outcome = await site.driver.submit(site.target(vendor, id, `?ask=${ask}`), dossier, watchedHooks());
  const [reception] = await site.received(id);
  return { outcome, sent: Object.fromEntries(reception?.fields.map((one) => [one.label, one.value]) ?? []) };
}

const WORDINGS = {
  work_authorization: QUESTION_BANK[0]?.texts.length ?? 0,
  sponsorship: QUESTION_BANK[1]?.texts.length ?? 0,
};

describe.each(VENDORS)('%s', (vendor) => {
  // One question at a time: a form does not ask the same thing twice.
  test('legal matters on which the user said nothing are asked, with the form’s own words', async () => {
    for (let wording = 0; wording < 4; wording += 1) {
      const ask = `work_authorization.${wording},sponsorship.${wording},adult.${wording % 2},non_compete`;
      const questions = await questionsOf(vendor, ask, dossierOf());
      expect(questions).toHaveLength(4);
      expect(questions.every((question) => question.legal)).toBe(true);
      expect(questions.map((question) => question.options)).toEqual(Array(4).fill(['Yes', 'No']));
      expect(questions[0]?.topic).toBe('work_authorization:US');
    }
  });

  test.each([
    [false, ['No', 'No', 'Yes', 'Yes']],
    [true, ['Yes', 'Yes', 'No', 'No']],
  ])('needs sponsorship: %s is said rightly in all wordings', async (needs_sponsorship, expected) => {
    for (const [wording, answer] of expected.entries()) {
      const id = `sponsor-${vendor}-${wording}-${needs_sponsorship}`;
      const dossier = dossierOf({ profile: { needs_sponsorship, work_authorization: { US: true } } });
      const ask = `sponsorship.${wording},work_authorization.${wording}`;
      const { outcome, sent } = await answersSent(vendor, id, ask, dossier);
      expect(outcome.kind).toBe('submitted');
      const [sponsorship] = Object.entries(sent).filter(([label]) => /sponsor/.test(label));
      const [authorised] = Object.entries(sent).filter(([label]) =>
        /authori|right to|eligible|permission/.test(label),
      );
      expect([wording, sponsorship?.[1], authorised?.[1]]).toEqual([wording, answer, 'Yes']);
    }
  });

  test('authorisation for one country says nothing of another', async () => {
    const dossier = dossierOf({ profile: { work_authorization: { DE: true } } });
    expect(await questionsOf(vendor, 'work_authorization', dossier)).toMatchObject([
      { topic: 'work_authorization:US', legal: true },
    ]);
  });

  test('of age, put either way, comes from one answer', async () => {
    const answers = [
      {
        topic: 'age_18',
        value: 'Yes',
        label: 'Are you at least 18?',
        answered_at: '2026-11-02T09:00:00.000Z',
      },
    ];
    for (const [wording, answer] of ['Yes', 'No'].entries()) {
      const id = `age-${vendor}-${wording}`;
      const { sent } = await answersSent(vendor, id, `adult.${wording}`, dossierOf({ answers }));
      expect(Object.entries(sent).find(([label]) => /18/.test(label))?.[1]).toBe(answer);
    }
  });

  test('demographic questions are declined, and nothing is signed', async () => {
    const query = 'none&demographics=yes';
    const { outcome, sent } = await answersSent(vendor, `declined-${vendor}`, query, dossierOf());
    expect(outcome.kind).toBe('submitted');
    const told = Object.entries(sent).filter(([label]) =>
      /gender|race|veteran|hispanic|disab|your name|today/i.test(label),
    );
    expect(told.length).toBeGreaterThanOrEqual(3);
    for (const [, value] of told) expect(value).toMatch(/decline|don't wish|do not want/i);
  });

  test('several choices are all given', async () => {
    const dossier = dossierOf();
    const [question] = await questionsOf(vendor, 'languages', dossier);
    expect(question).toMatchObject({ kind: 'multiple_choice', legal: false });
    for (let number = 0; number < 4; number += 1) {
      const id = `several-${vendor}-${number}`;
      const apply = site.target(vendor, id, '?ask=languages');
      const asked = await site.driver.prepare(apply, dossier, quietly);
      if (asked.kind !== 'needs_input') throw new Error(JSON.stringify(asked));
      const answers = asked.questions.map(({ topic, label }) => ({
        topic,
        label,
        value: 'English\nGerman',
        answered_at: '2026-11-02T09:00:00.000Z',
      }));
      const { sent } = await answersSent(vendor, id, 'languages', dossierOf({ answers }));
      expect(Object.values(sent)).toContain('English, German');
    }
  });

  test('a place is chosen from what the form suggests', async () => {
    const query = 'none&location=yes';
    const dossier = dossierOf({ profile: { location: 'Portland, ME' } });
    const { sent } = await answersSent(vendor, `place-${vendor}`, query, dossier);
    const [place] = Object.entries(sent).filter(([label]) => /^(?:current )?location/i.test(label));
    expect(place?.[1]).toBe(vendor === 'lever' ? 'Portland, ME' : 'Portland, Maine, United States');
  });
});

test('every wording of every topic is asked rather than guessed', async () => {
  // Lever has places of its own for links, and "how did you hear" has a true answer.
  const asked = QUESTION_BANK.filter(
    ({ topic }) => !['how_did_you_hear', 'linkedin', 'website'].includes(topic),
  );
  const silent = dossierOf({ profile: { links: { linkedin: '', github: '', portfolio: '' } } });
  for (let wording = 0; wording < 4; wording += 1) {
    const ask = asked.map(({ topic, texts }) => `${topic}.${wording % texts.length}`);
    const questions = await questionsOf('lever', ask.join(','), silent);
    expect(questions).toHaveLength(asked.length);
  }
});

test('both bank topics have four wordings, so none is left out above', () => {
  expect(WORDINGS).toEqual({ work_authorization: 4, sponsorship: 4 });
});

test('an answer about one employer is not given to another', async () => {
  const ask = 'former_employee,onsite.1,why_us.2';
  const first = await questionsOf('lever', ask, dossierOf());
  const answers = first.map(({ topic, label, options }) => ({
    topic,
    label,
    value: options[0] ?? 'Because of the people.',
    answered_at: '2026-11-02T09:00:00.000Z',
  }));
  expect(await questionsOf('lever', ask, dossierOf({ answers }))).toEqual([]);
  const elsewhere = {
    ...dossierOf({ answers }),
    posting: { title: 'Nurse', company: 'Globex', country: 'US' },
  };
  const apply = site.target('lever', 'questions', `?ask=${ask}&company=Globex`);
  const outcome = await site.driver.prepare(apply, elsewhere, quietly);
  expect(outcome.kind === 'needs_input' && outcome.questions).toHaveLength(3);
});

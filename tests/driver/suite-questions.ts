import { describe, expect, test } from 'vitest';
import type { Vendor } from '../../emulators/employers/job.ts';
import { QUESTION_BANK } from '../../emulators/employers/question-bank.ts';
import type { OpenQuestion } from '../../functions/src/contract/applications.ts';
import type { Dossier } from '../../functions/src/modules/applications/driver/application-driver.ts';
import { dossierOf } from './applicant.ts';
import { quietly, type TestSite, watchedHooks } from './site.ts';

const AT = '2026-11-02T09:00:00.000Z';

/** All of the employers' wordings for these topics, on one form. */
export function wordingsOf(...topics: string[]): string {
  const asked = QUESTION_BANK.filter(({ topic }) => topics.includes(topic));
  return asked.flatMap(({ topic, texts }) => texts.map((_, wording) => `${topic}.${wording}`)).join(',');
}

export async function questionsOf(
  site: TestSite,
  vendor: Vendor,
  ask: string,
  dossier: Dossier,
): Promise<OpenQuestion[]> {
  const outcome = await site.driver.prepare(
    site.target(vendor, 'questions', `?ask=${ask}`),
    dossier,
    quietly,
  );
  return outcome.kind === 'needs_input' ? outcome.questions : [];
}

async function answersSent(site: TestSite, vendor: Vendor, id: string, ask: string, dossier: Dossier) {
  const outcome = await site.driver.submit(site.target(vendor, id, `?ask=${ask}`), dossier, watchedHooks());
  const [reception] = await site.received(id);
  return { outcome, sent: reception?.fields ?? [] };
}

/** What is asked of the user and what is answered for them, at one vendor. */
export function questionsAt(vendor: Vendor, site: () => TestSite): void {
  describe('questions', () => {
    test.concurrent('legal matters on which the user said nothing are asked in every wording, with the form’s own words', async () => {
      const ask = wordingsOf('work_authorization', 'sponsorship', 'adult', 'non_compete');
      const questions = await questionsOf(site(), vendor, ask, dossierOf());
      expect(questions).toHaveLength(ask.split(',').length);
      expect(questions.every((question) => question.legal)).toBe(true);
      for (const { options } of questions) expect(options).toEqual(['Yes', 'No']);
      const authorised = questions.filter(({ topic }) => topic === 'work_authorization:US');
      expect(authorised).toHaveLength(4);
    });

    test.concurrent.each([
      [false, ['No', 'No', 'Yes', 'Yes']],
      [true, ['Yes', 'Yes', 'No', 'No']],
    ])(
      'needs sponsorship: %s is said rightly in all wordings, and so is being of age',
      async (needs_sponsorship, expected) => {
        const id = `legal-${vendor}-${needs_sponsorship}`;
        const answers = [{ topic: 'age_18', value: 'Yes', label: 'Are you at least 18?', answered_at: AT }];
        const profile = { needs_sponsorship, work_authorization: { US: true } };
        const ask = wordingsOf('sponsorship', 'work_authorization', 'adult');
        const { outcome, sent } = await answersSent(site(), vendor, id, ask, dossierOf({ profile, answers }));
        expect(outcome.kind).toBe('submitted');
        const said = (words: RegExp) =>
          sent.filter(({ label }) => words.test(label)).map(({ value }) => value);
        expect(said(/sponsor/)).toEqual(expected);
        expect(said(/authori|right to|entitled|permission/)).toEqual(['Yes', 'Yes', 'Yes', 'Yes']);
        expect(said(/18/)).toEqual(['Yes', 'No']);
      },
    );

    test.concurrent('authorisation for one country says nothing of another', async () => {
      const dossier = dossierOf({ profile: { work_authorization: { DE: true } } });
      expect(await questionsOf(site(), vendor, 'work_authorization', dossier)).toMatchObject([
        { topic: 'work_authorization:US', legal: true },
      ]);
    });

    test.concurrent('demographic questions are declined, and nothing is signed', async () => {
      const query = 'none&demographics=yes';
      const { outcome, sent } = await answersSent(site(), vendor, `declined-${vendor}`, query, dossierOf());
      expect(outcome.kind).toBe('submitted');
      const told = sent.filter(({ label }) =>
        /gender|race|veteran|hispanic|disab|your name|today/i.test(label),
      );
      expect(told.length).toBeGreaterThanOrEqual(3);
      for (const { value } of told) expect(value).toMatch(/decline|don't wish|do not want/i);
    });

    test.concurrent('several choices are all given, in whatever way the form takes them', async () => {
      // The employers have several widgets for it, selected by the question's number.
      const ask = 'languages.0,languages.1,languages.0,languages.1';
      const id = `several-${vendor}`;
      const apply = site().target(vendor, id, `?ask=${ask}`);
      const asked = await site().driver.prepare(apply, dossierOf(), quietly);
      if (asked.kind !== 'needs_input') throw new Error(JSON.stringify(asked));
      expect(asked.questions).toHaveLength(4);
      const answers = asked.questions.map(({ topic, label, kind }) => {
        expect(kind).toBe('multiple_choice');
        return { topic, label, value: 'English\nGerman', answered_at: AT };
      });
      const { sent } = await answersSent(site(), vendor, id, ask, dossierOf({ answers }));
      expect(sent.filter(({ value }) => value === 'English, German')).toHaveLength(4);
    });

    test.concurrent('a place is chosen from what the form suggests', async () => {
      const query = 'none&location=yes';
      const dossier = dossierOf({ profile: { location: 'Portland, ME' } });
      const { sent } = await answersSent(site(), vendor, `place-${vendor}`, query, dossier);
      const place = sent.find(({ label }) => /^(?:current )?location/i.test(label));
      expect(place?.value).toBe(vendor === 'lever' ? 'Portland, ME' : 'Portland, Maine, United States');
    });
  });
}

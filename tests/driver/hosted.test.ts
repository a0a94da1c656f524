import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { MARKETING } from '../../emulators/employers/hosted/form.ts';
import { HOSTED_VENDORS } from '../../emulators/employers/hosted/vendors.ts';
import type { FilledField } from '../../functions/src/contract/applications.ts';
import { compareWithApproved } from '../../functions/src/modules/applications/submit/approved-answers.ts';
import { answersTo, dossierOf } from './applicant.ts';
import { disagreement } from './receipt-agreement.ts';
import { applyAnswering, quietly, startTestSite, type TestSite, watchedHooks } from './site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite(inject('filler_script'));
});
afterAll(() => site.close());

const dossier = dossierOf();

describe.each(HOSTED_VENDORS.map(({ vendor }) => vendor))('%s', (vendor) => {
  test.concurrent('is understood, filled, and received once, as the receipt says', async () => {
    const id = `honeypot-${vendor}`;
    const query =
      '?ask=work_authorization,sponsorship,languages,why_us,notice_period_choice&phone_required=yes&consent=yes';
    const outcome = await applyAnswering(site.driver, site.target(vendor, id, query), dossier);
    expect(await disagreement(site, vendor, id, outcome)).toBeNull();
    const [reception] = await site.received(id);
    expect(reception).toMatchObject({ email: 'dana@huntwell.test', honeypot: false });
    // The decoy uploader and the parser read another person's name and address from the resume.
    expect(JSON.stringify(reception?.fields)).not.toMatch(/Danielle|old\.address|555 ?0199/i);
    expect(reception?.fields.map(({ name }) => name)).not.toContain(MARKETING);
  });

  test.concurrent('hands a challenge over that comes after the click, with nothing received', async () => {
    const id = `late_captcha-${vendor}`;
    const hooks = watchedHooks();
    const outcome = await site.driver.submit(site.target(vendor, id, '?ask=none'), dossier, hooks);
    expect(outcome).toMatchObject({ kind: 'hand_over', reason: 'captcha' });
    expect(hooks.clicks).toBe(1);
    expect(await site.received(id)).toEqual([]);
  });

  test.concurrent('leaves a lost confirmation unconfirmed, received once', async () => {
    const id = `confirm_lost-${vendor}`;
    const outcome = await site.driver.submit(site.target(vendor, id, '?ask=none'), dossier, watchedHooks());
    expect(outcome.kind).toBe('unconfirmed');
    expect(await site.received(id)).toHaveLength(1);
  });

  test.concurrent('does not send a form that is refused, closed, or behind a challenge', async () => {
    for (const [trap, expected] of [
      ['captcha', { kind: 'hand_over', reason: 'captcha' }],
      ['login', { kind: 'hand_over', reason: 'login' }],
      ['closed', { kind: 'closed' }],
    ] as const) {
      const apply = site.target(vendor, `${trap}-${vendor}`, '?ask=none');
      expect(await site.driver.prepare(apply, dossier, quietly), trap).toMatchObject(expected);
    }
    const refused = site.target(vendor, `spam-${vendor}`, '?ask=none');
    expect(await site.driver.submit(refused, dossier, watchedHooks())).toMatchObject({ kind: 'failed' });
    expect(await site.received(`spam-${vendor}`)).toEqual([]);
  });
});

const WITH_OTHER_FILES = HOSTED_VENDORS.flatMap(({ vendor, resume, otherFiles = [] }) =>
  otherFiles.length > 0 ? [{ vendor, resume, labels: otherFiles.map(({ label }) => label) }] : [],
);

describe.each(WITH_OTHER_FILES)('uploads besides the resume at $vendor', ({ vendor, resume, labels }) => {
  test.concurrent('are left empty where they are optional, and the resume goes into its own', async () => {
    const id = `files-${vendor}`;
    const outcome = await applyAnswering(site.driver, site.target(vendor, id, '?ask=none'), dossier);
    expect(outcome.kind).toBe('submitted');
    const [reception] = await site.received(id);
    expect(reception?.files.map(({ field, filename }) => [field, filename])).toEqual([
      [resume.name, 'dana-okafor.txt'],
    ]);
  });

  test.concurrent('are named where they are required, with everything else prepared', async () => {
    const id = `required-files-${vendor}`;
    const apply = site.target(vendor, id, '?ask=none&files=required');
    const outcome = await site.driver.prepare(apply, dossier, quietly);
    expect(outcome).toMatchObject({ kind: 'hand_over', reason: 'file', files: labels });
    const filled = 'fields' in outcome ? outcome.fields.map(({ value }) => value) : [];
    expect(filled).toEqual(expect.arrayContaining(['dana@huntwell.test', 'dana-okafor.txt']));
    expect(filled.filter((value) => value === 'dana-okafor.txt')).toHaveLength(1);
    expect(await site.received(id)).toEqual([]);
  });
});

const STEPPED = HOSTED_VENDORS.flatMap(({ vendor, steps }) =>
  steps ? [[vendor, steps.length] as const] : [],
);

// Rippling's choices open on demand, so only what is typed can be asked ahead.
test.concurrent.each([
  ['smartrecruiters', 'work_authorization,sponsorship,why_us,notice_period_choice'],
  ['rippling', 'why_us'],
] as const)('%s is prepared whole: the review shows what all of its steps ask', async (vendor, ask) => {
  const id = `whole-${vendor}`;
  const query = `?ask=${ask}&phone_required=yes&consent=yes`;
  const apply = site.target(vendor, id, query);
  const asked = await site.driver.prepare(apply, dossier, quietly);
  if (asked.kind !== 'needs_input') throw new Error(`Nothing is asked: ${asked.kind}`);
  const answered = { ...dossier, answers: [...dossier.answers, ...answersTo(asked.questions)] };
  const prepared = await site.driver.prepare(apply, answered, quietly);
  if (prepared.kind !== 'ready') throw new Error(`Not ready: ${JSON.stringify(prepared).slice(0, 500)}`);
  let sent: FilledField[] = [];
  const hooks = {
    ...watchedHooks(),
    beforeSubmit: async (_: Uint8Array, fields: FilledField[]) => {
      sent = fields;
    },
  };
  expect((await site.driver.submit(apply, answered, hooks)).kind).toBe('submitted');
  const record = { fields: prepared.fields, resume_version: answered.resume?.version ?? null };
  expect(compareWithApproved(record, sent, answered.resume)).toBe('same');
});

test.concurrent.each(STEPPED)('%s records the intent only on the last of %i steps', async (vendor, steps) => {
  const id = `steps-${vendor}`;
  let shown = 0;
  const hooks = {
    ...watchedHooks(),
    progress: async (activity: string) => {
      if (activity.startsWith('filling')) shown += 1;
    },
    beforeSubmit: () => Promise.reject(new Error('The note could not be stored')),
  };
  const sending = site.driver.submit(site.target(vendor, id, '?ask=none'), dossier, hooks);
  await expect(sending).rejects.toThrow('The note could not be stored');
  expect(shown).toBe(steps);
  expect(await site.received(id)).toEqual([]);
});

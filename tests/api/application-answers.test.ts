import { describe, expect, it } from 'vitest';
import type { OpenQuestion } from '../../functions/src/contract/applications.ts';
import { useApplicationHarness } from '../support/applications.ts';
import { FIELDS, QUESTIONS, SCREENSHOT, submittedOutcome } from '../support/fake-driver.ts';
import { expectOk, signUp, signUpComplete, type TestUser } from '../support/users.ts';

const harness = useApplicationHarness();

const RESUME: OpenQuestion = {
  key: 'cv',
  label: 'Resume/CV',
  kind: 'file',
  options: [],
  topic: 'resume',
  legal: false,
};

/** An application with these open questions. */
async function asked(questions: OpenQuestion[]): Promise<{ user: TestUser; id: string }> {
  harness.driver.onPrepare = async () => ({ kind: 'needs_input', fields: FIELDS, questions });
  const user = await signUpComplete(harness.api);
  const { body } = expectOk(await harness.apply(user, harness.board.publish({ company: 'Acme' })));
  await harness.deliver();
  harness.driver.onPrepare = async () => ({ kind: 'ready', fields: FIELDS });
  return { user, id: body.id };
}

const answer = (user: TestUser, id: string, answers: unknown) =>
  harness.api.call('POST', `/api/applications/${id}/answers`, { token: user.token, json: { answers } });
const remembered = async (user: TestUser) =>
  expectOk(await harness.api.call('GET', '/api/answers', { token: user.token })).body.items;
const change = (user: TestUser, topic: string, value: string) =>
  harness.api.call('PUT', `/api/answers/${encodeURIComponent(topic)}`, {
    token: user.token,
    json: { value },
  });
const forget = (user: TestUser, topic: string) =>
  harness.api.call('DELETE', `/api/answers/${encodeURIComponent(topic)}`, { token: user.token });

const restore = (user: TestUser, topic: string) =>
  harness.api.call('POST', `/api/answers/${encodeURIComponent(topic)}/restore`, { token: user.token });

async function userWithAnswers(): Promise<TestUser> {
  const { user, id } = await asked(QUESTIONS);
  const given = [
    { key: 'authorized', value: 'No' },
    { key: 'notice', value: 'Two weeks' },
  ];
  expectOk(await answer(user, id, given));
  return user;
}

describe('remembered answers', () => {
  it('are listed as the form asked for them, with whose form it was', async () => {
    const user = await userWithAnswers();
    expect(await remembered(user)).toEqual(
      expect.arrayContaining([
        {
          topic: 'work_authorization:US',
          label: 'Are you authorized to work in the United States?',
          kind: 'single_choice',
          options: ['Yes', 'No'],
          legal: true,
          value: 'No',
          pay: null,
          asked_by: 'Acme',
          answered_at: expect.any(String),
          used: { applications: 0, last_at: null },
        },
        expect.objectContaining({ topic: 'notice_period', value: 'Two weeks', legal: false }),
      ]),
    );
  });

  it('are changed within what the form takes, and the next form is filled from the new words', async () => {
    const user = await userWithAnswers();
    expect((await change(user, 'work_authorization:US', 'Perhaps')).status).toBe(400);
    expect((await change(user, 'notice_period', ' ')).status).toBe(400);
    const { body } = expectOk(await change(user, 'work_authorization:US', 'Yes'));
    expect(body).toMatchObject({ value: 'Yes', legal: true, asked_by: 'Acme' });
    await harness.apply(user);
    await harness.deliver();
    expect(harness.driver.dossiers.at(-1)?.answers).toContainEqual(
      expect.objectContaining({ topic: 'work_authorization:US', value: 'Yes' }),
    );
  });

  it('are forgotten, so that no form is filled from them any more', async () => {
    const user = await userWithAnswers();
    expect((await forget(user, 'notice_period')).status).toBe(204);
    expect((await forget(user, 'notice_period')).status).toBe(204);
    expect((await change(user, 'work_authorization:GB', 'Yes')).body.code).toBe('not_found');
    await harness.apply(user);
    await harness.deliver();
    expect(harness.driver.dossiers.at(-1)?.answers.map(({ topic }) => topic)).toEqual([
      'work_authorization:US',
    ]);
  });

  it('are restored for ten minutes as they were', async () => {
    const user = await userWithAnswers();
    const before = await remembered(user);
    await forget(user, 'work_authorization:US');
    const { body } = expectOk(await restore(user, 'work_authorization:US'));
    expect(before).toContainEqual(body);
    expect(await remembered(user)).toEqual(before);

    await forget(user, 'notice_period');
    harness.api.advance(10 * 60_000);
    expect((await restore(user, 'notice_period')).body.code).toBe('not_found');
    expect(await remembered(user)).toHaveLength(1);
  });

  it('are not restored over a newer answer to the same question', async () => {
    const user = await userWithAnswers();
    await forget(user, 'notice_period');
    const { body } = expectOk(await harness.apply(user));
    harness.driver.onPrepare = async () => ({ kind: 'needs_input', fields: FIELDS, questions: QUESTIONS });
    await harness.deliver();
    const given = [
      { key: 'authorized', value: 'No' },
      { key: 'notice', value: 'One month' },
    ];
    expectOk(await answer(user, body.id, given));
    expect(expectOk(await restore(user, 'notice_period')).body.value).toBe('One month');
  });

  it('belong to their user alone', async () => {
    const user = await userWithAnswers();
    const other = await signUp();
    expect(await remembered(other)).toEqual([]);
    expect((await change(other, 'work_authorization:US', 'Yes')).body.code).toBe('not_found');
    await forget(other, 'notice_period');
    expect(await remembered(user)).toHaveLength(2);
    await forget(user, 'notice_period');
    expect((await restore(other, 'notice_period')).body.code).toBe('not_found');
  });
});

describe('a form that wants the resume', () => {
  it('takes no text for it, and goes on without an answer once there is a file', async () => {
    const { user, id } = await asked([RESUME]);
    expect((await answer(user, id, [{ key: 'cv', value: 'resume.pdf' }])).status).toBe(400);
    expectOk(await answer(user, id, []));
    await harness.deliver();
    expect((await harness.read(user, id)).status).toBe('ready_for_review');
    expect(await remembered(user)).toEqual([]);
  });

  it('does not go on over other questions that are left open', async () => {
    const { user, id } = await asked([RESUME, ...QUESTIONS]);
    expect((await answer(user, id, [])).status).toBe(400);
    expect((await harness.read(user, id)).status).toBe('needs_input');
  });
});

const PAY = { amount: 9_500_000, currency: 'USD', period: 'year' };
const put = (user: TestUser, topic: string, json: object) =>
  harness.api.call('PUT', `/api/answers/${encodeURIComponent(topic)}`, { token: user.token, json });

describe('an answer given ahead of any form', () => {
  it('is kept under its topic as the page asks it, and forms are filled from it', async () => {
    const user = await signUpComplete(harness.api);
    const { body } = expectOk(await put(user, 'relocation', { value: 'Yes' }));
    expect(body).toMatchObject({ kind: 'yes_no', options: ['Yes', 'No'], asked_by: null, continued: [] });
    expectOk(await put(user, 'salary_expectation', { value: '95k', pay: PAY }));
    await harness.apply(user);
    await harness.deliver();
    expect(harness.driver.dossiers.at(-1)?.answers).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ topic: 'relocation', value: 'Yes' }),
        expect.objectContaining({ topic: 'salary_expectation', value: '$95,000 per year' }),
      ]),
    );
  });

  it('must be what its question takes', async () => {
    const user = await signUpComplete(harness.api);
    expect((await put(user, 'relocation', { value: 'Perhaps' })).body.code).toBe('invalid_request');
    expect((await put(user, 'start_date', { value: 'soon' })).body.code).toBe('invalid_request');
    expect((await put(user, 'salary_expectation', { value: 'a lot' })).body.errors[0].path).toBe('pay');
    expect((await put(user, 'relocation:US', { value: 'Yes' })).body.code).toBe('not_found');
    expect((await put(user, 'question:0123', { value: 'Yes' })).body.code).toBe('not_found');
    expect(await remembered(user)).toEqual([]);
  });

  it('about pay in one country goes only to jobs in that country', async () => {
    const user = await signUpComplete(harness.api);
    const germany = { amount: 8_000_000, currency: 'EUR', period: 'year' };
    expectOk(await put(user, 'salary_expectation:DE', { value: '-', pay: germany }));
    await harness.apply(user, harness.board.publish({ country: 'US' }));
    await harness.deliver();
    expect(harness.driver.dossiers.at(-1)?.answers).toEqual([]);
    await harness.apply(user, harness.board.publish({ country: 'DE' }));
    await harness.deliver();
    expect(harness.driver.dossiers.at(-1)?.answers).toMatchObject([
      { topic: 'salary_expectation', value: '€80,000 per year' },
      { topic: 'salary_expectation:DE', value: '€80,000 per year' },
    ]);
  });
});

describe('applications that wait', () => {
  const NOTICE = QUESTIONS.filter(({ topic }) => topic === 'notice_period');
  const status = async (user: TestUser, id: string) => (await harness.read(user, id)).status;

  /** Applications of one user, each to an employer of its own, that ask these questions. */
  async function waiting(
    count: number,
    questions: OpenQuestion[],
  ): Promise<{ user: TestUser; ids: string[] }> {
    harness.driver.onPrepare = async () => ({ kind: 'needs_input', fields: FIELDS, questions });
    const user = await signUpComplete(harness.api);
    const ids: string[] = [];
    for (let at = 0; at < count; at += 1) {
      const posting_id = harness.board.publish({ company: `Employer ${at}` });
      ids.push(expectOk(await harness.apply(user, posting_id)).body.id);
    }
    await harness.deliver();
    harness.driver.onPrepare = async () => ({ kind: 'ready', fields: FIELDS });
    return { user, ids };
  }

  it('for one question continue at once, all of them, with an answer given on the page', async () => {
    const { user, ids } = await waiting(7, NOTICE);
    const { body } = expectOk(await put(user, 'notice_period', { value: 'Two weeks' }));
    expect(body.continued.sort()).toEqual([...ids].sort());
    await harness.deliver();
    for (const id of ids) expect(await status(user, id)).toBe('ready_for_review');
  });

  it('for more keep only what is still open', async () => {
    const { user, ids } = await waiting(1, QUESTIONS);
    const [id = ''] = ids;
    const { body } = expectOk(await put(user, 'notice_period', { value: 'Two weeks' }));
    expect(body.continued).toEqual([]);
    const { questions } = await harness.read(user, id);
    expect(questions.map(({ topic }: OpenQuestion) => topic)).toEqual(['work_authorization:US']);
    const json = { work_authorization: { US: true } };
    expectOk(await harness.api.call('PATCH', '/api/profile', { token: user.token, json }));
    await harness.deliver();
    expect(await status(user, id)).toBe('ready_for_review');
  });

  it('for somebody else’s name go on waiting, whatever the user says of themself', async () => {
    const asked = (label: string, topic: string): OpenQuestion => ({
      key: label,
      label,
      section: 'Preceptor',
      kind: 'text',
      options: [],
      topic,
      legal: false,
    });
    const others = [asked('Full name', 'question:1'), asked('Email', 'question:2')];
    const { user, ids } = await waiting(1, others);
    const [id = ''] = ids;
    const json = { full_name: 'Dana Okafor', work_authorization: { US: true } };
    expectOk(await harness.api.call('PATCH', '/api/profile', { token: user.token, json }));
    const { status: now, questions } = await harness.read(user, id);
    expect([now, questions]).toEqual(['needs_input', others]);
    expectOk(await answer(user, id, [{ key: 'Full name', value: 'Pat Lee' }]));
    await harness.deliver();
    expect(harness.driver.dossiers.at(-1)?.answers).toMatchObject([
      { topic: 'question:1', value: 'Pat Lee' },
    ]);
  });

  it('for another choice than the one given go on waiting', async () => {
    const asked: OpenQuestion = {
      key: 'notice',
      label: 'Notice period',
      kind: 'single_choice',
      options: ['Immediately', 'A month'],
      topic: 'notice_period',
      legal: false,
    };
    const { user, ids } = await waiting(1, [asked]);
    expect(expectOk(await put(user, 'notice_period', { value: 'Two weeks' })).body.continued).toEqual([]);
    expect(await status(user, ids[0] ?? '')).toBe('needs_input');
  });

  it('continue once, however often the same answer is given at the same time', async () => {
    const { user, ids } = await waiting(2, NOTICE);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => put(user, 'notice_period', { value: 'Two weeks' })),
    );
    expect(answers.flatMap(({ body }) => body.continued).sort()).toEqual([...ids].sort());
    expect(harness.api.tasks).toHaveLength(2);
  });

  it('of other people are left alone', async () => {
    const { user, ids } = await waiting(1, NOTICE);
    expectOk(await put(await signUpComplete(harness.api), 'notice_period', { value: 'None' }));
    expect(await status(user, ids[0] ?? '')).toBe('needs_input');
  });
});

it('counts the applications that each answer was sent with, once for each', async () => {
  const user = await signUpComplete(harness.api);
  expectOk(await put(user, 'notice_period', { value: 'Two weeks' }));
  const fields = [
    ...FIELDS,
    { ...FIELDS[0], key: 'notice', topic: 'notice_period' } as (typeof FIELDS)[number],
  ];
  harness.driver.onPrepare = async () => ({ kind: 'ready', fields });
  harness.driver.onSubmit = async (_, hooks) => {
    await hooks.beforeSubmit(SCREENSHOT, fields);
    return { ...submittedOutcome(), fields } as ReturnType<typeof submittedOutcome>;
  };
  for (let sent = 0; sent < 2; sent += 1) {
    const { body } = expectOk(await harness.apply(user));
    await harness.deliver();
    expectOk(await harness.api.call('POST', `/api/applications/${body.id}/approval`, { token: user.token }));
    await harness.deliver();
    await harness.deliverOnce('submitApplication', body.id);
    expect((await harness.read(user, body.id)).status).toBe('submitted');
  }
  expect(await remembered(user)).toMatchObject([
    { topic: 'notice_period', used: { applications: 2, last_at: expect.any(String) } },
  ]);
});

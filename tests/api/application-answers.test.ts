import { describe, expect, it } from 'vitest';
import type { OpenQuestion } from '../../functions/src/contract/applications.ts';
import { useApplicationHarness } from '../support/applications.ts';
import { FIELDS, QUESTIONS } from '../support/fake-driver.ts';
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
          asked_by: 'Acme',
          answered_at: expect.any(String),
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
    expect((await change(user, 'notice_period', 'One month')).body.code).toBe('not_found');
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
    expect((await change(other, 'notice_period', 'None')).body.code).toBe('not_found');
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

import { describe, expect, it } from 'vitest';
import { queuedApplication, reviewedApplication, useApplicationHarness } from '../support/applications.ts';
import { FIELDS, QUESTIONS, SCREENSHOT } from '../support/fake-driver.ts';
import { expectOk, signUp, signUpComplete } from '../support/users.ts';

const harness = useApplicationHarness();

const statuses = (application: { events: { to: string }[] }) => application.events.map((event) => event.to);

describe('an application by Huntwell', () => {
  it('goes from queued to submitted with a receipt and one credit spent', async () => {
    const { user, id } = await queuedApplication(harness);
    expect(await harness.wallet(user)).toEqual({ available: 9, reserved: 1, spent: 0 });
    await harness.deliver();
    expect(await harness.read(user, id)).toMatchObject({ status: 'ready_for_review', fields: FIELDS });
    expectOk(await harness.api.call('POST', `/api/applications/${id}/approval`, { token: user.token }));
    await harness.deliver();

    const done = await harness.read(user, id);
    expect(done).toMatchObject({
      status: 'submitted',
      credit: 'spent',
      activity: '',
      failure: null,
      receipt: {
        fields: FIELDS,
        confirmation_text: 'Thank you for applying.',
        confirmation_url: 'http://employers.test/thanks',
        has_screenshot: true,
      },
    });
    expect(statuses(done)).toEqual(['queued', 'preparing', 'ready_for_review', 'submitting', 'submitted']);
    expect(await harness.wallet(user)).toEqual({ available: 9, reserved: 0, spent: 1 });
    expect(harness.driver.clicks).toBe(1);
    const picture = await harness.api.call('GET', `/api/applications/${id}/screenshot`, {
      token: user.token,
    });
    expect(picture.headers.get('content-type')).toBe('image/png');
    expect(picture.bytes).toEqual(SCREENSHOT);
  });

  it('goes straight on when the user does not want to review', async () => {
    const user = await signUpComplete(harness.api);
    await harness.api.call('PATCH', '/api/profile', {
      token: user.token,
      json: { review_before_submit: false },
    });
    const { body } = await harness.apply(user);
    await harness.deliver();
    expect((await harness.read(user, body.id)).status).toBe('submitted');
  });

  it('parks with the exact questions, remembers the answers by topic and goes on', async () => {
    harness.driver.onPrepare = async (dossier) => {
      const known = new Set(dossier.answers.map((answer) => answer.topic));
      const open = QUESTIONS.filter((question) => !known.has(question.topic));
      return open.length > 0
        ? { kind: 'needs_input', fields: FIELDS, questions: open }
        : { kind: 'ready', fields: FIELDS };
    };
    const { user, id } = await queuedApplication(harness);
    await harness.deliver();
    const parked = await harness.read(user, id);
    expect(parked).toMatchObject({ status: 'needs_input', questions: QUESTIONS, credit: 'reserved' });
    expect(harness.driver.clicks).toBe(0);

    const answer = (answers: unknown) =>
      harness.api.call('POST', `/api/applications/${id}/answers`, { token: user.token, json: { answers } });
    expect((await answer([{ key: 'authorized', value: 'Perhaps' }])).status).toBe(400);
    expect((await answer([{ key: 'unasked', value: 'x' }])).status).toBe(400);
    expectOk(
      await answer([
        { key: 'authorized', value: 'No' },
        { key: 'notice', value: 'Two weeks' },
      ]),
    );
    await harness.deliver();
    expect((await harness.read(user, id)).status).toBe('ready_for_review');

    const second = await harness.apply(user);
    await harness.deliver();
    expect((await harness.read(user, second.body.id)).status).toBe('ready_for_review');
    expect(harness.driver.dossiers.at(-1)?.answers).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ topic: 'work_authorization:US', value: 'No' }),
        expect.objectContaining({ topic: 'notice_period', value: 'Two weeks' }),
      ]),
    );
  });

  it('is handed over with the credit returned when a challenge stands in the way', async () => {
    harness.driver.onPrepare = async () => ({
      kind: 'hand_over',
      reason: 'captcha',
      url: 'http://employers.test/form',
      fields: FIELDS,
    });
    const { user, id } = await reviewedApplication(harness);
    expect(await harness.read(user, id)).toMatchObject({
      status: 'handed_over',
      hand_over: { reason: 'captcha', url: 'http://employers.test/form' },
      credit: 'returned',
    });
    expect(await harness.wallet(user)).toEqual({ available: 10, reserved: 0, spent: 0 });
    const sent = await harness.api.call('POST', `/api/applications/${id}/status`, {
      token: user.token,
      json: { status: 'submitted' },
    });
    expect(sent.body).toMatchObject({ status: 'submitted', credit: 'returned' });
  });

  it('is handed over without a browser when the form is on an unknown site', async () => {
    const user = await signUpComplete(harness.api);
    const { body } = await harness.apply(user, harness.board.publish({ kind: 'external' }));
    await harness.deliver();
    expect(await harness.read(user, body.id)).toMatchObject({
      status: 'handed_over',
      hand_over: { reason: 'external' },
    });
    expect(harness.driver.dossiers).toEqual([]);
  });

  it('ends when the posting closed before it was prepared', async () => {
    const { user, id, posting_id } = await queuedApplication(harness);
    harness.board.close(posting_id);
    await harness.deliver();
    expect(await harness.read(user, id)).toMatchObject({ status: 'closed_by_employer', credit: 'returned' });
    expect(harness.driver.dossiers).toEqual([]);
  });

  it('ends when the posting closed before the approval', async () => {
    const { user, id, posting_id } = await reviewedApplication(harness);
    harness.board.close(posting_id);
    const answer = await harness.api.call('POST', `/api/applications/${id}/approval`, { token: user.token });
    expect(answer.status).toBe(410);
    expect(await harness.read(user, id)).toMatchObject({ status: 'closed_by_employer', credit: 'returned' });
    expect(harness.driver.clicks).toBe(0);
  });

  it('is sent once however often it is approved', async () => {
    const { user, id } = await reviewedApplication(harness);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        harness.api.call('POST', `/api/applications/${id}/approval`, { token: user.token }),
      ),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.body.code === 'illegal_transition')).toHaveLength(4);
    await harness.deliver();
    expect(harness.driver.clicks).toBe(1);
  });

  it('asks again for what the employer’s form refused', async () => {
    harness.driver.onSubmit = async (_, hooks) => {
      await harness.driver.clickSend(hooks);
      return { kind: 'needs_input', fields: FIELDS, questions: QUESTIONS };
    };
    const { user, id } = await reviewedApplication(harness);
    await harness.api.call('POST', `/api/applications/${id}/approval`, { token: user.token });
    await harness.deliver();
    expect(await harness.read(user, id)).toMatchObject({ status: 'needs_input', credit: 'reserved' });
    const picture = await harness.api.call('GET', `/api/applications/${id}/screenshot`, {
      token: user.token,
    });
    expect(picture.bytes).toEqual(SCREENSHOT);
  });

  it('gives the credit back on withdrawal before sending, and not after', async () => {
    const { user, id } = await reviewedApplication(harness);
    const withdraw = (application_id: string) =>
      harness.api.call('POST', `/api/applications/${application_id}/status`, {
        token: user.token,
        json: { status: 'withdrawn' },
      });
    expect((await withdraw(id)).body).toMatchObject({ status: 'withdrawn', credit: 'returned' });
    const { body } = await harness.apply(user);
    await harness.deliver();
    await harness.api.call('POST', `/api/applications/${body.id}/approval`, { token: user.token });
    await harness.deliver();
    expect((await withdraw(body.id)).body).toMatchObject({ status: 'withdrawn', credit: 'spent' });
    expect(await harness.wallet(user)).toEqual({ available: 9, reserved: 0, spent: 1 });
  });

  it('fails for good with the credit back, and a retry reserves anew', async () => {
    harness.driver.onPrepare = async () => ({
      kind: 'failed',
      retryable: false,
      detail: 'There is no form.',
    });
    const { user, id } = await reviewedApplication(harness);
    expect(await harness.read(user, id)).toMatchObject({
      status: 'failed',
      failure: 'There is no form.',
      credit: 'returned',
    });
    harness.driver.onPrepare = async () => ({ kind: 'ready', fields: FIELDS });
    const again = await harness.api.call('POST', `/api/applications/${id}/retry`, { token: user.token });
    expect(again.body).toMatchObject({ status: 'queued', credit: 'reserved', failure: null });
    await harness.deliver();
    await harness.api.call('POST', `/api/applications/${id}/approval`, { token: user.token });
    await harness.deliver();
    expect(await harness.wallet(user)).toEqual({ available: 9, reserved: 0, spent: 1 });
  });
});

describe('what an application needs', () => {
  it('refuses unknown and closed postings, incomplete profiles and a second application', async () => {
    const user = await signUpComplete(harness.api);
    expect((await harness.apply(user, 'nowhere')).body.code).toBe('not_found');
    expect((await harness.apply(user, 'a/b')).body.code).toBe('not_found');
    const closed = harness.board.publish();
    harness.board.close(closed);
    expect((await harness.apply(user, closed)).body.code).toBe('posting_closed');
    const stranger = await signUp();
    expect((await harness.apply(stranger)).body.code).toBe('profile_incomplete');
    const posting = harness.board.publish();
    expect((await harness.apply(user, posting)).status).toBe(202);
    expect((await harness.apply(user, posting)).body.code).toBe('already_applied');
    expect((await harness.wallet(user)).reserved).toBe(1);
  });

  it('sends at most three to one company, however its name is written', async () => {
    const user = await signUpComplete(harness.api);
    for (const company of ['Acme Inc.', 'ACME', 'Acme, Inc']) {
      expectOk(await harness.apply(user, harness.board.publish({ company })));
    }
    const fourth = await harness.apply(user, harness.board.publish({ company: 'acme' }));
    expect(fourth.status).toBe(429);
    expect(fourth.body.code).toBe('company_limit_reached');
  });

  it('belongs to its user alone', async () => {
    const { id } = await queuedApplication(harness);
    const other = await signUpComplete(harness.api);
    for (const [method, path] of [
      ['GET', ''],
      ['POST', '/approval'],
      ['POST', '/retry'],
      ['GET', '/screenshot'],
    ] as const) {
      const answer = await harness.api.call(method, `/api/applications/${id}${path}`, { token: other.token });
      expect(answer.body.code).toBe('not_found');
    }
  });

  it('lists last changed first, by state and in pages', async () => {
    const user = await signUpComplete(harness.api);
    const ids: string[] = [];
    for (let count = 0; count < 3; count += 1) ids.unshift((await harness.apply(user)).body.id);
    const first = await harness.api.call('GET', '/api/applications?limit=2', { token: user.token });
    expect(first.body.items.map((item: { id: string }) => item.id)).toEqual(ids.slice(0, 2));
    const rest = await harness.api.call('GET', `/api/applications?limit=2&cursor=${first.body.next_cursor}`, {
      token: user.token,
    });
    expect(rest.body.items.map((item: { id: string }) => item.id)).toEqual(ids.slice(2));
    expect(rest.body.next_cursor).toBeNull();
    const none = await harness.api.call('GET', '/api/applications?status=submitted', { token: user.token });
    expect(none.body.items).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { signUpConversionId } from '../../functions/src/contract/conversion-ids.ts';
import { pageVisit, useConversionHarness } from '../support/conversions.ts';
import { deliverRelays, settingsFor } from '../support/reddit.ts';
import { makeAdmin, signUp, signUpComplete, type TestUser } from '../support/users.ts';

const harness = useConversionHarness();

const MINUTE = 60_000;
const ago = (ms: number) => new Date(Date.now() - ms).toISOString();
/** Headers of a browser with this choice, made this long ago. */
const chosen = (choice: string, ms: number) => ({ 'x-consent': choice, 'x-consent-at': ago(ms) });
const visit = async (user: TestUser, headers: Record<string, string>, changes = {}) => {
  // Without its own time, so that the product's clock applies.
  const json = pageVisit({ metadata: { page_url: 'https://example.com/?rdt_cid=31' }, ...changes });
  const answer = await harness.api.call('POST', '/api/reddit/track', { json, headers, token: user.token });
  expect(answer.body).toEqual({ success: true });
  return json.conversion_id;
};
const choose = (user: TestUser, choice: string, ms: number) =>
  harness.api.call('POST', '/api/reddit/consent', {
    json: { choice, chosen_at: ago(ms) },
    token: user.token,
  });
const attribution = (user: TestUser) => harness.api.services.conversion.attributions.find(user.uid);

describe('of two choices', () => {
  it('the newer holds, in whatever order they arrive', async () => {
    const user = await signUp();
    await visit(user, chosen('granted', 5 * MINUTE));
    await choose(user, 'denied', MINUTE);
    // Sent before the refusal, arrives after it.
    const late = await visit(user, chosen('granted', 5 * MINUTE));
    expect(await attribution(user)).toMatchObject({ permission: 'none', match: {} });
    expect(await harness.stored(late)).toMatchObject({ state: 'skipped', match: {} });
    await choose(user, 'granted', 0);
    expect(await attribution(user)).toMatchObject({ permission: 'full' });
  });

  it('under way at once, the newer holds', async () => {
    const user = await signUp();
    for (let round = 0; round < 3; round += 1) {
      await Promise.all([
        choose(user, 'granted', (10 - round) * MINUTE),
        choose(user, 'denied', (10 - round) * MINUTE - 1000),
        visit(user, chosen('granted', (10 - round) * MINUTE)),
      ]);
      expect(await attribution(user)).toMatchObject({ permission: 'none', match: {} });
    }
  });
});

describe('taking the yes back', () => {
  it.each(['choice', 'Global Privacy Control', 'Global Privacy Control at GET /api/profile'])(
    'by %s keeps what is queued from being sent, also by a replay',
    async (how) => {
      const user = await signUpComplete(harness.api);
      const id = await visit(user, chosen('granted', MINUTE));
      const gpc = { 'sec-gpc': '1' };
      if (how === 'choice') await choose(user, 'denied', 0);
      else if (how === 'Global Privacy Control') await visit(user, gpc);
      else await harness.api.call('GET', '/api/profile', { token: user.token, headers: gpc });
      expect(await attribution(user)).toMatchObject({ permission: 'none', match: {} });
      await deliverRelays(harness.api);
      const record = await harness.stored(id);
      expect(record).toMatchObject({ state: 'skipped', match: {}, due_at: null });
      expect(record?.page_url).not.toContain('rdt_cid');
      expect(await harness.reddit.find(id)).toBeUndefined();
      const { token } = await makeAdmin(harness.api, await signUp());
      const replay = await harness.api.call('POST', `/api/admin/conversions/PAGE_VISIT:${id}/replay`, {
        token,
      });
      expect(replay.body.code).toBe('illegal_transition');
    },
  );

  it('leaves what other people said', async () => {
    const [user, other] = [await signUp(), await signUp()];
    const id = await visit(other, chosen('granted', MINUTE));
    await visit(user, chosen('granted', MINUTE));
    await choose(user, 'denied', 0);
    expect((await harness.stored(id))?.state).toBe('queued');
  });
});

describe('what is remembered of a click', () => {
  const DAY = 24 * 3600_000;
  it('is not renewed by hearing of it again, and ends 28 days after it was first heard of', async () => {
    const user = await signUpComplete(harness.api);
    const granted = chosen('granted', MINUTE);
    await visit(user, granted);
    const first = (await attribution(user))?.since;
    harness.advance(27 * DAY);
    await visit(user, granted, { click_id: undefined });
    await visit(user, granted);
    expect((await attribution(user))?.since).toEqual(first);
    const doc = await harness.api.services.db.doc(`users/${user.uid}/attribution/reddit`).get();
    expect(doc.get('expire_at').toMillis()).toBe((first?.getTime() ?? 0) + 28 * DAY);
    harness.advance(DAY + MINUTE);
    await visit(user, granted);
    const json = { onboarding_step: 'done' };
    await harness.api.call('PATCH', '/api/profile', { json, token: user.token, headers: granted });
    expect(await harness.stored(await signUpConversionId(user.uid))).toBeNull();
    // Another click counts anew.
    await visit(user, granted, { click_id: '999' });
    expect((await attribution(user))?.since).not.toEqual(first);
  });
});

it('a conversion is kept also when the attribution cannot be remembered', async () => {
  const { conversion } = harness.api.services;
  const { attributions } = conversion;
  conversion.attributions = {
    ...attributions,
    findInTx: () => Promise.reject(new Error('database is busy')),
  };
  const id = await visit(await signUp(), chosen('granted', 0));
  conversion.attributions = attributions;
  await deliverRelays(harness.api);
  expect((await harness.stored(id))?.state).toBe('accepted');
  expect(harness.api.logs.map(({ message }) => message)).toContain('Attribution couldn’t be stored');
});

it('match keys that Reddit takes no more are removed, whatever became of their conversion', async () => {
  harness.api.services.conversion.reddit = () => settingsFor(harness.reddit, { client: null });
  const id = await visit(await signUp(), chosen('granted', 0));
  await deliverRelays(harness.api);
  expect(await harness.stored(id)).toMatchObject({
    state: 'skipped',
    match: { click_id: '3184742045291813272' },
  });
  harness.advance(7 * 24 * 3600_000 + MINUTE);
  await harness.sweep();
  expect(await harness.stored(id)).toMatchObject({ state: 'skipped', match: {} });
});

describe('POST /api/reddit/test-event', () => {
  const send = (headers: Record<string, string>) =>
    harness.track({ event_type: 'lead', click_id: '31' }, headers, 'test-event');
  const testMode = (consent: 'opt-in' | 'opt-out', configuration = 'test-mode') => {
    harness.api.services.conversion.reddit = () =>
      settingsFor(harness.reddit, { test_id: 't2_mode', consent, configuration });
  };

  it('asks for a yes like every other event, and carries Limited Data Use', async () => {
    testMode('opt-in');
    for (const headers of [{}, { 'x-consent': 'denied' }, { 'x-consent': 'granted', 'sec-gpc': '1' }]) {
      expect((await send(headers as Record<string, string>)).body.success).toBe(false);
    }
    expect((await send({ 'x-consent': 'limited', 'x-country-code': 'US' })).body.success).toBe(true);
    expect(harness.reddit.sent.at(-1)).toContain(
      '"data_processing_options":{"modes":["LDU"],"country":"US"}',
    );
    testMode('opt-out');
    expect((await send({})).body.success).toBe(true);
    expect(harness.reddit.sent.at(-1)).toContain('LDU');
  });

  it('sends nothing while Reddit refuses us', async () => {
    testMode('opt-in', 'test-mode-refused');
    await harness.reddit.faults({ status: 401 });
    expect((await send({ 'x-consent': 'granted' })).body.success).toBe(false);
    const requests = harness.reddit.sent.length;
    expect((await send({ 'x-consent': 'granted' })).body.message).toContain('isn’t accepting events');
    expect(harness.reddit.sent).toHaveLength(requests);
  });
});

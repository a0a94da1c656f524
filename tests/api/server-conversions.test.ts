import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { signUpConversionId } from '../../functions/src/contract/conversion-ids.ts';
import { sha256 } from '../../functions/src/modules/conversions/hash-match-keys.ts';
import { recordServerConversion } from '../../functions/src/modules/conversions/record-server-conversion.ts';
import { GRANTED, pageVisit, UUID, useConversionHarness } from '../support/conversions.ts';
import { dumpDatabase } from '../support/dump.ts';
import { deliverRelays } from '../support/reddit.ts';
import { signUp, signUpComplete, type TestUser } from '../support/users.ts';

const harness = useConversionHarness();

describe('the end of onboarding', () => {
  const visit = (user: TestUser, headers: Record<string, string> = GRANTED, changes = {}) =>
    harness.api.call('POST', '/api/reddit/track', { json: pageVisit(changes), headers, token: user.token });
  const finish = (user: TestUser, headers: Record<string, string> = GRANTED) =>
    harness.api.call('PATCH', '/api/profile', {
      json: { onboarding_step: 'done' },
      token: user.token,
      headers,
    });

  it('raises SIGN_UP on the server with what the browser had said, once', async () => {
    const user = await signUpComplete(harness.api);
    await visit(user);
    harness.api.tasks.length = 0;
    const id = await signUpConversionId(user.uid);
    await Promise.all([finish(user), finish(user), finish(user)]);
    await finish(user);
    expect(harness.api.tasks).toEqual([{ name: 'redditRelay', payload: { conversion_id: `SIGN_UP:${id}` } }]);
    await deliverRelays(harness.api);
    const accepted = await harness.reddit.find(id);
    expect(accepted).toMatchObject({ tracking_type: 'SIGN_UP', receptions: 1 });
    expect(accepted?.event).toMatchObject({
      click_id: '3184742045291813272',
      user: { external_id: sha256(user.uid), uuid: UUID, phone_number: sha256('+12125550100') },
    });
  });

  it('counts once when the browser reports it too, with the uid in plain in its id', async () => {
    const user = await signUpComplete(harness.api);
    await visit(user, GRANTED, { event_type: 'SignUp', conversion_id: `signup:${user.uid}` });
    await finish(user);
    const id = await signUpConversionId(user.uid);
    expect(await harness.stored(id)).toMatchObject({ source: 'browser', type: 'SIGN_UP' });
    await deliverRelays(harness.api);
    expect((await harness.reddit.find(id))?.receptions).toBe(1);
  });

  it.each(['never agreed', 'came without a click', 'took the yes back', 'sends GPC now', 'came long ago'])(
    'raises nothing for somebody who %s',
    async (who) => {
      const user = await signUpComplete(harness.api);
      const nothing = { click_id: undefined, uuid: undefined };
      if (who === 'came without a click') await visit(user, GRANTED, nothing);
      else if (who !== 'never agreed') await visit(user);
      if (who === 'took the yes back') {
        const json = { choice: 'denied' };
        await harness.api.call('POST', '/api/reddit/consent', { json, token: user.token });
        expect(await harness.api.services.conversion.attributions.find(user.uid)).toMatchObject({
          permission: 'none',
          match: {},
        });
      }
      if (who === 'came long ago') {
        const since = Timestamp.fromMillis(Date.now() - 29 * 24 * 3600_000);
        await harness.api.services.db.doc(`users/${user.uid}/attribution/reddit`).update({ since });
        // Reporting the same click again does not make it newer.
        await visit(user);
      }
      expect((await finish(user, who === 'sends GPC now' ? { 'sec-gpc': '1' } : {})).status).toBe(200);
      expect(await harness.stored(await signUpConversionId(user.uid))).toBeNull();
    },
  );
});

describe('a conversion that the server knows of', () => {
  it('is raised for who agreed, and counts once with what the browser reports under the same id', async () => {
    const user = await signUpComplete(harness.api);
    await harness.api.call('POST', '/api/reddit/track', {
      json: pageVisit(),
      headers: GRANTED,
      token: user.token,
    });
    const purchase = {
      conversion_id: `cs_test_${randomUUID()}`,
      type: 'PURCHASE' as const,
      uid: user.uid,
      value: 35,
      products: [{ id: 'premium_monthly' }],
    };
    const raise = () => recordServerConversion(harness.api.services.conversion, purchase);
    const raised = await Promise.all([raise(), raise(), raise()]);
    expect(raised.filter(Boolean)).toHaveLength(1);
    const match_keys = { click_id: '31', uuid: UUID };
    const reported = { conversion_id: purchase.conversion_id, value_decimal: 35, match_keys };
    expect((await harness.track(reported, GRANTED, 'track-purchase')).body).toEqual({ success: true });
    await deliverRelays(harness.api);
    const accepted = await harness.reddit.find(purchase.conversion_id);
    expect(accepted).toMatchObject({ receptions: 1, tracking_type: 'PURCHASE' });
    expect(accepted?.event.metadata).toMatchObject({ value: 35, currency: 'USD', item_count: 1 });
    const stranger = await signUp();
    const foreign = { ...purchase, conversion_id: `cs_test_${randomUUID()}`, uid: stranger.uid };
    expect(await recordServerConversion(harness.api.services.conversion, foreign)).toBe(false);
  });
});

it('never stores, sends or logs an e-mail, phone or external id in plain', async () => {
  const plain = {
    email: `Secret.Person+${randomUUID()}@Plain.Example`,
    phone: '+1 (212) 555-0187',
    external_id: `external-${randomUUID()}`,
  };
  const user = await signUp();
  const metadata = {
    phone_number: plain.phone,
    page_url: `https://example.com/?email=${encodeURIComponent(plain.email)}&utm_source=${plain.email}`,
  };
  const same = { email: plain.email, external_id: plain.external_id };
  await harness.track(pageVisit({ ...same, metadata, conversion_id: `signup:${plain.external_id}` }));
  const json = pageVisit({ ...same, metadata, conversion_id: `signup:${user.uid}` });
  await harness.api.call('POST', '/api/reddit/track', { json, headers: GRANTED, token: user.token });
  const match_keys = { ...same, click_id: '31', uuid: UUID };
  await harness.track({ conversion_id: `c-${randomUUID()}`, match_keys }, GRANTED, 'track-purchase');
  await deliverRelays(harness.api);

  // The uid appears in users' document paths and, by decision, in the request log; it may appear nowhere else.
  const database = (await dumpDatabase(harness.api.services.db)).replaceAll(`users/${user.uid}/`, '');
  const logs = JSON.stringify(harness.api.logs.filter(({ message }) => message !== 'Answered'));
  const answered = JSON.stringify(
    harness.api.logs
      .filter(({ message }) => message === 'Answered')
      .map(({ fields: { uid: _, ...fields } }) => fields),
  );
  const everything = [database, harness.reddit.sent.join('\n'), logs, answered].join('\n').toLowerCase();
  for (const value of [
    'secret.person',
    'plain.example',
    plain.external_id,
    user.uid.toLowerCase(),
    '5550187',
    '555-0187',
  ]) {
    expect(everything).not.toContain(value);
  }
  expect(harness.reddit.sent.join('\n')).toContain(sha256('+12125550187'));
});

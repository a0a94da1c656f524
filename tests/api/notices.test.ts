import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type Stripe from 'stripe';
import { expect, it } from 'vitest';
import { startMailbox } from '../../emulators/mailbox/server.ts';
import { type Mail, smtpMailer } from '../../functions/src/integrations/smtp-mail.ts';
import { syncSubscription } from '../../functions/src/modules/billing/sync-subscription.ts';
import { announceCheckout } from '../../functions/src/modules/notices/announce-checkout.ts';
import { sendNotices } from '../../functions/src/modules/notices/send-notices.ts';
import { newBuyer, SITE, usePayments } from '../support/payments.ts';

const shop = usePayments();

/** Sends what waits, and returns it. */
async function sent(): Promise<Mail[]> {
  const mails: Mail[] = [];
  const mailer = { send: async (mail: Mail) => void mails.push(mail) };
  await sendNotices({ ...shop.api.services.notice, mailer: () => mailer });
  return mails;
}

it('people who asked are told once that checkout is open, and the list ends', async () => {
  const [user, other] = [await newBuyer(), await newBuyer()];
  const ask = (who: typeof user, wish: string) =>
    shop.call(who, 'POST', '/api/feedback', {
      message: `Tell me when checkout opens. I’d like ${wish}.`,
      email: who.email,
    });
  for (const [who, wish] of [
    [user, 'Premium'],
    [user, 'a pack of credits'],
    [other, 'Premium'],
  ] as const)
    expect((await ask(who, wish)).status).toBe(200);
  const { notice } = shop.api.services;
  expect(await announceCheckout({ ...notice, isOpen: () => false })).toEqual({ told: 0 });
  expect(await announceCheckout(notice)).toEqual({ told: 3 });
  expect(await announceCheckout(notice)).toEqual({ told: 0 });
  const mails = await sent();
  expect(mails.map(({ to }) => to).sort()).toEqual([user.email, other.email].sort());
  expect(mails[0]?.text).toContain(`${SITE}/credits`);
  expect(await sent()).toEqual([]);
  expect((await shop.api.services.db.collection('feedback').get()).size).toBe(0);
});

it('a failed payment is told once for each period, and Premium stays meanwhile', async () => {
  const user = await newBuyer();
  await shop.buy(user, 'premium_monthly');
  const { subscription } = (await shop.billing.accounts.find(user.uid))!;
  const retrieve = async (id: string, params?: Stripe.SubscriptionRetrieveParams) => ({
    ...(await shop.stripe.subscriptions.retrieve(id, params)),
    status: 'past_due' as const,
  });
  const failing = { ...shop.stripe, subscriptions: { retrieve } } as unknown as Stripe;
  const deps = { ...shop.billing, stripe: async () => failing };
  for (let time = 0; time < 2; time += 1) await syncSubscription(deps, subscription!.id);
  const billing = await shop.billingOf(user);
  expect(billing).toMatchObject({ plan: 'premium', subscription: { status: 'payment_failed' } });
  expect(billing.subscription.payment_failed_until).not.toBeNull();
  const mails = await sent();
  expect(mails).toMatchObject([{ to: user.email, subject: expect.stringContaining('didn’t go through') }]);
  await syncSubscription(shop.billing, subscription!.id);
  expect(await shop.billingOf(user)).toMatchObject({
    subscription: { status: 'active', payment_failed_until: null },
  });
  expect(await sent()).toEqual([]);
});

it('an email that the server does not take is tried again', async () => {
  const user = await newBuyer();
  const { notice, db } = shop.api.services;
  const waiting = { id: 'n1', uid: user.uid, kind: 'checkout_open', email: null } as const;
  await notice.runTransaction(async (tx) => notice.notices.create(tx, waiting, notice.clock()));
  const refuses = { send: () => Promise.reject(new Error('451 Try again')) };
  await sendNotices({ ...notice, mailer: () => refuses });
  expect(await sent()).toEqual([]);
  shop.api.advance(5 * 60_000);
  expect(await sent()).toMatchObject([{ to: user.email }]);
  expect((await db.doc('notices/n1').get()).data()).toMatchObject({ state: 'sent', due_at: null });
});

it('an email arrives through SMTP', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'mailbox-'));
  const mailbox = await startMailbox({ port: 0, smtpPort: 0, host: '127.0.0.1', dataDir });
  try {
    const mailer = smtpMailer(`smtp://127.0.0.1:${mailbox.smtpPort}`, 'help@example.com');
    await mailer.send({ to: 'ada@example.com', subject: 'Your payment', text: 'It didn’t go through.' });
    const answer = await fetch(`${mailbox.origin}/api/messages?to=ada%40example.com`);
    expect(JSON.stringify(await answer.json())).toContain('Your payment');
  } finally {
    await mailbox.close();
    await rm(dataDir, { recursive: true, force: true });
  }
});

import { describe, expect, it } from 'vitest';
import type { LedgerEntry } from '../../functions/src/contract/wallet.ts';
import { queuedApplication, reviewedApplication, useApplicationHarness } from '../support/applications.ts';
import { expectOk, signUpComplete, type TestUser } from '../support/users.ts';

const harness = useApplicationHarness();

/** Returns the ledger, and asserts that the wallet is its sum. */
async function ledgerOf(user: TestUser) {
  const { items } = expectOk(
    await harness.api.call('GET', '/api/wallet/ledger?limit=100', { token: user.token }),
  ).body;
  type Line = { available_change: number; reserved_change: number };
  const wallet = await harness.wallet(user);
  const sum = (field: keyof Line) => items.reduce((total: number, line: Line) => total + line[field], 0);
  expect(wallet.available).toBe(sum('available_change'));
  expect(wallet.reserved).toBe(sum('reserved_change'));
  return items;
}

describe('credits', () => {
  it('never fall below zero: of twenty applications at once, ten get one', { timeout: 60_000 }, async () => {
    const user = await signUpComplete(harness.api);
    const answers = await Promise.all(Array.from({ length: 20 }, () => harness.apply(user)));
    const by_status = Map.groupBy(answers, (answer) => answer.status);
    expect([...by_status.keys()].sort()).toEqual([202, 402]);
    expect(by_status.get(202)).toHaveLength(10);
    expect(by_status.get(402)?.every((answer) => answer.body.code === 'insufficient_credits')).toBe(true);
    expect(await harness.wallet(user)).toEqual({ available: 0, reserved: 10, spent: 0 });
    const items = await ledgerOf(user);
    expect(items).toHaveLength(11);
    expect(items.every((line: { available_after: number }) => line.available_after >= 0)).toBe(true);
  });

  it('of an application wanted ten times at once are reserved once', async () => {
    const user = await signUpComplete(harness.api);
    const posting = harness.board.publish();
    const answers = await Promise.all(Array.from({ length: 10 }, () => harness.apply(user, posting)));
    expect(answers.filter((answer) => answer.status === 202)).toHaveLength(1);
    expect(answers.filter((answer) => answer.body.code === 'already_applied')).toHaveLength(9);
    expect(await harness.wallet(user)).toEqual({ available: 9, reserved: 1, spent: 0 });
  });

  it('are returned once by five withdrawals at once', async () => {
    const { user, id } = await queuedApplication(harness);
    await Promise.all(
      Array.from({ length: 5 }, () =>
        harness.api.call('POST', `/api/applications/${id}/status`, {
          token: user.token,
          json: { status: 'withdrawn' },
        }),
      ),
    );
    expect(await harness.wallet(user)).toEqual({ available: 10, reserved: 0, spent: 0 });
    expect(await ledgerOf(user)).toHaveLength(3);
  });

  it('are reserved once by five retries at once', async () => {
    harness.driver.onPrepare = async () => ({ kind: 'failed', retryable: false, detail: 'No form.' });
    const { user, id } = await reviewedApplication(harness);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        harness.api.call('POST', `/api/applications/${id}/retry`, { token: user.token }),
      ),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect((await harness.wallet(user)).reserved).toBe(1);
    await ledgerOf(user);
  });

  it('say which job they were for, and why they came back', async () => {
    harness.driver.onPrepare = async () => ({
      kind: 'hand_over',
      reason: 'captcha',
      url: 'https://jobs.example.com/1',
      fields: [],
    });
    const { user, id } = await reviewedApplication(harness);
    const { posting } = await harness.read(user, id);
    const job = { id, title: posting.title, company: posting.company };
    const items = await ledgerOf(user);
    expect(items.map(({ kind, application }: LedgerEntry) => [kind, application])).toEqual([
      ['return', { ...job, status: 'handed_over', hand_over_reason: 'captcha' }],
      ['reserve', { ...job, status: 'queued', hand_over_reason: null }],
      ['sign_up_grant', null],
    ]);
  });

  it('survive a withdrawal that meets an approval: one of them wins', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { user, id } = await reviewedApplication(harness);
      const clicks = harness.driver.clicks;
      const [approved, withdrawn] = await Promise.all([
        harness.api.call('POST', `/api/applications/${id}/approval`, { token: user.token }),
        harness.api.call('POST', `/api/applications/${id}/status`, {
          token: user.token,
          json: { status: 'withdrawn' },
        }),
      ]);
      expect([approved.status, withdrawn.status].sort()).toEqual([200, 409]);
      await harness.deliver();
      const sent = approved.status === 200;
      expect(harness.driver.clicks - clicks).toBe(sent ? 1 : 0);
      expect(await harness.wallet(user)).toEqual({
        available: sent ? 9 : 10,
        reserved: 0,
        spent: sent ? 1 : 0,
      });
    }
  });

  it('show every change in pages, newest first', async () => {
    const user = await signUpComplete(harness.api);
    await harness.apply(user);
    await harness.apply(user);
    const first = await harness.api.call('GET', '/api/wallet/ledger?limit=2', { token: user.token });
    expect(first.body.items.map((line: { kind: string }) => line.kind)).toEqual(['reserve', 'reserve']);
    const rest = await harness.api.call(
      'GET',
      `/api/wallet/ledger?limit=2&cursor=${first.body.next_cursor}`,
      {
        token: user.token,
      },
    );
    expect(rest.body.items.map((line: { kind: string }) => line.kind)).toEqual(['sign_up_grant']);
    expect(rest.body.next_cursor).toBeNull();
    const damaged = await harness.api.call('GET', '/api/wallet/ledger?cursor=nonsense', {
      token: user.token,
    });
    expect(damaged.status).toBe(400);
  });
});

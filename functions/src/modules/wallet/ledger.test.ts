import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyChange, EMPTY_WALLET, foldLedger, type LedgerChange, totalsOf } from './ledger.ts';
import * as commands from './ledger-commands.ts';
import { ledgerHistory, playLedgerHistory } from './testing/ledger-histories.ts';

const NOW = new Date('2026-03-01T00:00:00Z');
const inDays = (days: number) => new Date(NOW.getTime() + days * 86_400_000);
const APPLICATION = {
  id: 'a1',
  title: 'Nurse',
  company: 'Acme',
  status: 'queued',
  hand_over_reason: null,
} as const;

const grant = (id: string, credits: number, expires_at: Date | null = null) =>
  commands.grant({ id, kind: 'purchase', credits, expires_at, payment: id, note: '' });
const walletOf = (...drafts: LedgerChange[][]) => foldLedger(drafts.flat());
const reserve = (wallet: Parameters<typeof commands.reserve>[0], id = 'r1') =>
  commands.reserve(wallet, id, APPLICATION) ?? [];
const bucketsOf = ({ buckets }: ReturnType<typeof walletOf>) =>
  Object.fromEntries(buckets.map(({ id, left }) => [id, left]));

it('holds through a thousand random histories of grants, expiries, reservations, refunds and crashes', {
  timeout: 60_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(ledgerHistory, async (history) => void (await playLedgerHistory(history))),
    { numRuns: 1000 },
  );
});

describe('spending', () => {
  it('takes what expires first, then what came first', () => {
    const wallet = walletOf(grant('pack', 5), grant('later', 5, inDays(30)), grant('soon', 1, inDays(2)));
    const [first] = reserve(wallet);
    expect(first?.moves).toEqual([{ bucket: 'soon', credits: 1 }]);
    const [second] = reserve(walletOf(grant('pack', 5), grant('later', 5, inDays(30)), grant('b', 1)));
    expect(second?.moves[0]?.bucket).toBe('later');
  });

  it('is refused when the last credit is gone or on hold', () => {
    expect(commands.reserve(EMPTY_WALLET, 'r1', APPLICATION)).toBeNull();
    const held = walletOf(grant('pack', 5));
    const freeze = commands.setFrozen(held, { id: 'f', kind: 'freeze', payment: 'pack' });
    expect(commands.reserve(commands.applyAll(held, freeze), 'r1', APPLICATION)).toBeNull();
  });

  it('refuses a ledger that overdraws a bucket or names one that is not there', () => {
    const wallet = walletOf(grant('pack', 1));
    const [taken] = reserve(wallet);
    const after = applyChange(wallet, taken!);
    expect(() => applyChange(after, { ...taken!, id: 'r2' })).toThrow('overdrawn');
    expect(() => applyChange(EMPTY_WALLET, taken!)).toThrow('no bucket pack');
    expect(() => foldLedger([...grant('pack', 1), ...grant('pack', 1)])).toThrow('already exists');
  });
});

describe('a credit that comes back', () => {
  const end = (bucket: string, kind: 'spend' | 'return') => ({
    id: 'end:a1:1',
    kind,
    bucket,
    application: APPLICATION,
  });

  it('goes to where it came from', () => {
    const before = walletOf(grant('pack', 2));
    const during = commands.applyAll(before, reserve(before));
    const back = commands.endReservation(during, end('pack', 'return'), NOW);
    expect(commands.applyAll(during, back)).toEqual(before);
  });

  it('after its bucket has expired can be used for another week', () => {
    const before = walletOf(grant('month', 2, inDays(1)));
    const during = commands.applyAll(before, reserve(before));
    const expired = commands.applyAll(during, commands.expire(during, inDays(1)));
    expect(totalsOf(expired)).toEqual({ available: 0, reserved: 1, frozen: 0, spent: 0 });
    const after = commands.applyAll(
      expired,
      commands.endReservation(expired, end('month', 'return'), inDays(2)),
    );
    expect(after.buckets).toMatchObject([{ id: 'end:a1:1', left: 1, expires_at: inDays(9) }]);
    expect(totalsOf(commands.applyAll(after, commands.expire(after, inDays(9)))).available).toBe(0);
  });

  it('after its payment was refunded is taken back', () => {
    const before = walletOf(grant('pack', 1), grant('other', 1, inDays(1)));
    const other = commands.applyAll(before, reserve(before, 'r0'));
    const during = commands.applyAll(other, reserve(other));
    const refund = { id: 'refund:1', kind: 'refund', credits: 1, payment: 'pack', expired: 0 } as const;
    const drafts = commands.takeBack(during, refund);
    expect(commands.shortfall(1, drafts)).toBe(1);
    const refunded = commands.applyAll(during, drafts);
    const back = commands.endReservation(refunded, end('pack', 'return'), NOW);
    expect(back.map(({ kind }) => kind)).toEqual(['return', 'clawback']);
    expect(totalsOf(commands.applyAll(refunded, back))).toEqual({
      available: 0,
      reserved: 1,
      frozen: 0,
      spent: 0,
    });
  });

  it('is not taken twice when it is used after all', () => {
    const before = walletOf(grant('pack', 1));
    const during = commands.applyAll(before, reserve(before));
    const refund = { id: 'refund:1', kind: 'refund', credits: 1, payment: 'pack', expired: 0 } as const;
    const refunded = commands.applyAll(during, commands.takeBack(during, refund));
    const spent = commands.applyAll(refunded, commands.endReservation(refunded, end('pack', 'spend'), NOW));
    expect(spent).toEqual({ buckets: [], spent: 1 });
  });
});

describe('what is taken back', () => {
  it('comes from its own payment first, then from what expires first, never below zero', () => {
    const wallet = walletOf(grant('pack', 3), grant('other', 2), grant('month', 2, inDays(3)));
    const drafts = commands.takeBack(wallet, {
      id: 'refund:1',
      kind: 'refund',
      credits: 6,
      payment: 'pack',
      expired: 0,
    });
    expect(bucketsOf(commands.applyAll(wallet, drafts))).toEqual({ other: 1 });
    const all = commands.takeBack(wallet, {
      id: 'refund:1',
      kind: 'refund',
      credits: 10,
      payment: 'pack',
      expired: 0,
    });
    expect(bucketsOf(commands.applyAll(wallet, all))).toEqual({});
    expect(commands.shortfall(10, all)).toBe(3);
  });
});

describe('a hold', () => {
  it('keeps the credits of one payment from being used, and gives them back', () => {
    const wallet = walletOf(grant('pack', 3), grant('other', 2));
    const on = commands.setFrozen(wallet, { id: 'f', kind: 'freeze', payment: 'pack' });
    const held = commands.applyAll(wallet, on);
    expect(totalsOf(held)).toEqual({ available: 2, reserved: 0, frozen: 3, spent: 0 });
    expect(commands.setFrozen(held, { id: 'g', kind: 'freeze', payment: 'pack' })).toEqual([]);
    const off = commands.setFrozen(held, { id: 'u', kind: 'unfreeze', payment: 'pack' });
    expect(commands.applyAll(held, off)).toEqual(wallet);
  });
});

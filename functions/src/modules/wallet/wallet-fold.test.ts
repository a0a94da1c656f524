import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LedgerKind } from '../../contract/wallet.ts';
import { applyChange, changeOf, EMPTY_WALLET, foldLedger } from './wallet-fold.ts';

const line = fc.record({
  kind: fc.constantFrom(...LedgerKind.options),
  credits: fc.integer({ min: 1, max: 50 }),
});

/** Arbitrary entries that a wallet would accept. */
const history = fc.array(line, { maxLength: 60 }).map((lines) => {
  let wallet = EMPTY_WALLET;
  return lines.filter(({ kind, credits }) => {
    const after = applyChange(wallet, changeOf(kind, credits));
    wallet = after ?? wallet;
    return after !== null;
  });
});

describe('the wallet', () => {
  it('is never below zero, whatever is asked of it in whatever order', () => {
    fc.assert(
      fc.property(history, (lines) => {
        for (let end = 0; end <= lines.length; end += 1) {
          const { available, reserved, spent } = foldLedger(lines.slice(0, end));
          expect(Math.min(available, reserved, spent)).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('loses no credit: what came in is free, reserved, spent or taken back', () => {
    fc.assert(
      fc.property(history, (lines) => {
        const sum = (kinds: string[]) =>
          lines.filter(({ kind }) => kinds.includes(kind)).reduce((total, { credits }) => total + credits, 0);
        const { available, reserved, spent } = foldLedger(lines);
        const came_in = sum(['sign_up_grant', 'purchase', 'subscription_grant', 'admin_grant']);
        expect(available + reserved + spent).toBe(came_in - sum(['expiry', 'refund']));
        expect(spent).toBe(sum(['spend']));
      }),
    );
  });

  it('is not changed by a reservation that is returned', () => {
    fc.assert(
      fc.property(history, fc.integer({ min: 1, max: 50 }), (lines, credits) => {
        const before = foldLedger(lines);
        const reserved = applyChange(before, changeOf('reserve', credits));
        fc.pre(reserved !== null);
        expect(applyChange(reserved ?? before, changeOf('return', credits))).toEqual(before);
      }),
    );
  });

  it('gives away its last credit', () => {
    expect(
      foldLedger([
        { kind: 'sign_up_grant', credits: 1 },
        { kind: 'reserve', credits: 1 },
        { kind: 'spend', credits: 1 },
      ]),
    ).toEqual({ available: 0, reserved: 0, spent: 1 });
  });

  it('refuses a ledger that overdraws it', () => {
    expect(() => foldLedger([{ kind: 'reserve', credits: 1 }])).toThrow('overdraws');
  });
});

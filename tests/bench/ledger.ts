/**
 * Plays random histories of wallets, and of payments with Stripe's events, and checks each step, as `npm test` does with a
 * thousand of each. `HISTORIES` (default 100,000 of both together), `SEED` to repeat a run. The last line is JSON.
 */
import fc from 'fast-check';
import { paymentHistory } from '../../functions/src/modules/billing/testing/payment-history.ts';
import { playPaymentHistory } from '../../functions/src/modules/billing/testing/play-payment-history.ts';
import {
  ledgerHistory,
  playLedgerHistory,
} from '../../functions/src/modules/wallet/testing/ledger-histories.ts';

const histories = Number(process.env.HISTORIES ?? 100_000);
const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31);

let steps = 0;
const entries = new Map<string, number>();
const started_at = performance.now();

function count(history: readonly unknown[], ledger: readonly { kind: string }[]): void {
  steps += history.length;
  for (const { kind } of ledger) entries.set(kind, (entries.get(kind) ?? 0) + 1);
}

const wallets = fc.asyncProperty(ledgerHistory, async (history) =>
  count(history, await playLedgerHistory(history)),
);
const payments = fc.asyncProperty(paymentHistory, async (history) =>
  count(history, await playPaymentHistory(history)),
);
const half = { numRuns: Math.ceil(histories / 2), seed };
const checked = await fc.check(wallets, half);
const paid = await fc.check(payments, half);
const seconds = (performance.now() - started_at) / 1000;

console.log(`${histories} histories, ${steps} steps in ${seconds.toFixed(1)} s (seed ${seed})`);
for (const [kind, number] of [...entries].sort()) console.log(`  ${kind}: ${number} entries`);
if (checked.failed) console.log(fc.defaultReportMessage(checked));
if (paid.failed) console.log(fc.defaultReportMessage(paid));
const failures = [checked, paid].filter(({ failed }) => failed).length;
console.log(
  JSON.stringify({
    histories: checked.numRuns + paid.numRuns,
    steps,
    failures,
    seed,
    seconds: Number(seconds.toFixed(1)),
    entries: Object.fromEntries([...entries].sort()),
  }),
);
if (failures > 0) process.exitCode = 1;

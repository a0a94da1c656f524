/**
 * Plays random histories of wallets and checks each step, as `npm test` does with a thousand. `HISTORIES` (default
 * 100,000), `SEED` to repeat a run. The last line is JSON.
 */
import fc from 'fast-check';
import {
  ledgerHistory,
  playLedgerHistory,
} from '../../functions/src/modules/wallet/testing/ledger-histories.ts';

const histories = Number(process.env.HISTORIES ?? 100_000);
const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31);

let steps = 0;
const entries = new Map<string, number>();
const started_at = performance.now();
const property = fc.asyncProperty(ledgerHistory, async (history) => {
  steps += history.length;
  for (const { kind } of await playLedgerHistory(history)) entries.set(kind, (entries.get(kind) ?? 0) + 1);
});
const result = await fc.check(property, { numRuns: histories, seed });
const seconds = (performance.now() - started_at) / 1000;

console.log(`${histories} histories, ${steps} steps in ${seconds.toFixed(1)} s (seed ${seed})`);
for (const [kind, count] of [...entries].sort()) console.log(`  ${kind}: ${count} entries`);
if (result.failed) console.log(fc.defaultReportMessage(result));
console.log(
  JSON.stringify({
    histories: result.numRuns,
    steps,
    failures: result.failed ? 1 : 0,
    seed,
    seconds: Number(seconds.toFixed(1)),
    entries: Object.fromEntries([...entries].sort()),
  }),
);
if (result.failed) process.exitCode = 1;

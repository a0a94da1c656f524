import { isDeepStrictEqual } from 'node:util';
import pLimit from 'p-limit';
import { errorFields, type Logger } from '../../platform/logger.ts';
import { EMPTY_WALLET, foldLedger, totalsOf, type WalletState } from './ledger.ts';
import type { CreditDeps } from './plan-credits.ts';
import type { ReconciliationRepository } from './reconciliation.repository.ts';
import type { StoredWallet, WalletPosition } from './wallet.repository.ts';

/** Wallets read at once. */
const PAGE = 200;
const CONCURRENCY = 20;
/** A run starts no further page after this; the next run continues there. */
const RUN_MS = 60_000;
/** Longer than any transaction: a change with an earlier time than this can no longer appear. */
const SETTLED_MS = 10 * 60_000;

export type ReconcileDeps = CreditDeps & { reconciliation: ReconciliationRepository; logger: Logger };

/**
 * Recomputes every wallet that changed since the last run from its ledger, and raises an alarm for each that differs.
 * Each proven state is kept as a checkpoint, so that only newer entries are read the next time. A difference is never
 * corrected here: somebody has to look, and every run reports it until it is gone.
 */
export async function reconcileWallets(deps: ReconcileDeps): Promise<{ checked: number; differing: number }> {
  const started_at = deps.clock();
  const until = new Date(started_at.getTime() - SETTLED_MS);
  const differing = new Set<string>();
  const is_late = () => deps.clock().getTime() - started_at.getTime() > RUN_MS;
  let checked = await checkMarked(deps, differing, is_late);
  const check = async (changed: StoredWallet & WalletPosition) => {
    if (differing.has(changed.uid) || (await proves(deps, changed.uid, changed))) return;
    await deps.wallets.markDiffering(changed.uid, true);
    differing.add(changed.uid);
  };
  const before = await deps.reconciliation.last('wallets');
  let position = before?.position ?? null;
  for (;;) {
    const page = await deps.wallets.changedBetween(position, until, PAGE);
    await pLimit(CONCURRENCY).map(page, check);
    checked += page.length;
    const last = page.at(-1);
    if (last) position = { updated_at: last.updated_at, uid: last.uid };
    const done = page.length < PAGE || is_late();
    await deps.reconciliation.save('wallets', {
      position,
      ran_at: started_at,
      checked,
      differing: [...differing],
      cursors: {},
    });
    if (done) return { checked, differing: differing.size };
  }
}

/**
 * Checks the wallets that an earlier run found to differ, and adds those that still do. The mark is on the wallet itself:
 * however many differ, none is forgotten. Returns how many still do.
 */
async function checkMarked(
  deps: ReconcileDeps,
  differing: Set<string>,
  is_late: () => boolean,
): Promise<number> {
  let after: string | null = null;
  for (;;) {
    const page = await deps.wallets.differing(after, PAGE);
    await pLimit(CONCURRENCY).map(page, async (marked) => {
      if (await proves(deps, marked.uid, marked)) await deps.wallets.markDiffering(marked.uid, false);
      else differing.add(marked.uid);
    });
    after = page.at(-1)?.uid ?? null;
    if (page.length < PAGE || is_late()) return differing.size;
  }
}

/** Whether this wallet is the fold of its ledger. */
async function proves(deps: ReconcileDeps, uid: string, stored: StoredWallet): Promise<boolean> {
  const checkpoint = await deps.wallets.findCheckpoint(uid);
  const start = checkpoint ?? { wallet: EMPTY_WALLET, entries: 0 };
  // What cannot be read says nothing about the wallet: the run fails, and the next one begins here again.
  const entries = await deps.wallets.entries(uid, start.entries, stored.entries);
  let folded: WalletState;
  try {
    folded = foldLedger(entries, start.wallet);
  } catch (error) {
    alarm(deps, uid, errorFields(error));
    return false;
  }
  const complete = entries.length === stored.entries - start.entries;
  if (!complete || !isDeepStrictEqual(folded, stored.wallet)) {
    alarm(deps, uid, { stored: summary(stored.wallet), folded: summary(folded), complete });
    return false;
  }
  // A wallet without entries may be one that was deleted meanwhile.
  const is_new = stored.entries > 0 && stored.entries !== checkpoint?.entries;
  if (is_new) await deps.wallets.saveCheckpoint(uid, stored);
  return true;
}

function alarm(deps: ReconcileDeps, uid: string, fields: Record<string, unknown>): void {
  deps.logger.error('Credits: a wallet is not the fold of its ledger', {
    uid,
    alarm: 'wallet_mismatch',
    ...fields,
  });
}

function summary(wallet: WalletState) {
  return { ...totalsOf(wallet), buckets: wallet.buckets.length };
}

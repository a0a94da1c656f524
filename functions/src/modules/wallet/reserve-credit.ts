import type { LedgerApplication } from '../../contract/wallet.ts';
import type { Tx } from '../../platform/transaction.ts';
import { type CreditDeps, type CreditWrite, planLedgerEntry } from './plan-ledger-entry.ts';

/**
 * One credit reserved for one attempt at an application. Each retry is a new attempt with its own reservation.
 * `application` is what the ledger tells the user about it.
 */
export type Reservation = { uid: string; application: LedgerApplication; attempt: number };

/** Reserves one credit; throws `insufficient_credits` if none is available. */
export function reserveCredit(tx: Tx, deps: CreditDeps, reservation: Reservation): Promise<CreditWrite> {
  return planLedgerEntry(tx, deps, reservation.uid, {
    id: `reserve:${reservation.application.id}:${reservation.attempt}`,
    kind: 'reserve',
    credits: 1,
    application: reservation.application,
    note: '',
  });
}

/**
 * Spends or returns the reserved credit. Both write the same ledger id, so a reservation ends exactly once: the first
 * caller wins.
 */
export function endReservation(
  tx: Tx,
  deps: CreditDeps,
  reservation: Reservation,
  how: 'spend' | 'return',
): Promise<CreditWrite> {
  return planLedgerEntry(tx, deps, reservation.uid, {
    id: `end:${reservation.application.id}:${reservation.attempt}`,
    kind: how,
    credits: 1,
    application: reservation.application,
    note: '',
  });
}

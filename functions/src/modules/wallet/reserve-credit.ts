import { PRODUCT_NAME } from '../../contract/brand.ts';
import type { LedgerApplication } from '../../contract/wallet.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/transaction.ts';
import * as commands from './ledger-commands.ts';
import { type ChangeDeps, type CreditWrite, planCredits } from './plan-credits.ts';

/**
 * One credit reserved for one attempt at an application. Each retry is a new attempt with its own reservation.
 * `application` is what the ledger tells the user about it.
 */
export type Reservation = { uid: string; application: LedgerApplication; attempt: number };

const reserveId = ({ application, attempt }: Reservation) => `reserve:${application.id}:${attempt}`;

/** Reserves one credit, of those that expire first; throws `insufficient_credits` if none is available. */
export function reserveCredit(tx: Tx, deps: ChangeDeps, reservation: Reservation): Promise<CreditWrite> {
  const id = reserveId(reservation);
  return planCredits(tx, deps, reservation.uid, { id }, (wallet) => {
    const drafts = commands.reserve(wallet, id, reservation.application);
    if (drafts) return drafts;
    throw new AppError(
      'insufficient_credits',
      `You’re out of credits. Each application that ${PRODUCT_NAME} sends costs one.`,
    );
  });
}

/**
 * Spends or returns the reserved credit. Both write the same ledger id, so a reservation ends exactly once: the first
 * caller wins.
 */
export function endReservation(
  tx: Tx,
  deps: ChangeDeps,
  reservation: Reservation,
  kind: 'spend' | 'return',
): Promise<CreditWrite> {
  const { uid, application, attempt } = reservation;
  const id = `end:${application.id}:${attempt}`;
  const reserved = reserveId(reservation);
  return planCredits(tx, deps, uid, { id, needs: [reserved] }, (wallet, now, earlier) => {
    const bucket = earlier.get(reserved)?.moves[0]?.bucket;
    if (bucket === undefined) throw new Error(`A ${kind} would overdraw the wallet: nothing was reserved`);
    return commands.endReservation(wallet, { id, kind, bucket, application }, now);
  });
}

/**
 * Spends a credit for something whose reservation had ended before: reserved and spent in one. Null if none is available; then
 * nothing is owed.
 */
export async function chargeCredit(
  tx: Tx,
  deps: ChangeDeps,
  reservation: Reservation,
): Promise<CreditWrite | null> {
  const { uid, application, attempt } = reservation;
  const id = `end:${application.id}:${attempt}`;
  let is_charged = true;
  const write = await planCredits(tx, deps, uid, { id }, (wallet, now) => {
    const reserved = commands.reserve(wallet, reserveId(reservation), application);
    const bucket = reserved?.[0]?.moves[0]?.bucket;
    is_charged = reserved !== null && bucket !== undefined;
    if (!reserved || bucket === undefined) return [];
    const held = commands.applyAll(wallet, reserved);
    return [...reserved, ...commands.endReservation(held, { id, kind: 'spend', bucket, application }, now)];
  });
  return is_charged ? write : null;
}

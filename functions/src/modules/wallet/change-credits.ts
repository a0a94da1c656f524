import { PRODUCT_NAME } from '../../contract/brand.ts';
import { LIMITS } from '../../contract/limits.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/transaction.ts';
import type { NewLedgerLine, WalletRepository } from './wallet.repository.ts';
import { applyChange, changeOf } from './wallet-fold.ts';

export type CreditDeps = { wallets: WalletRepository; clock: Clock };

/** The writing half of a change of credits; call it after the transaction's last read. */
export type CreditWrite = () => void;

type Line = Pick<NewLedgerLine, 'id' | 'kind' | 'credits' | 'application_id' | 'note'>;

/**
 * Credits change inside the caller's transaction, together with what they are for. Each change has an id that says
 * what it is for, so that repeating it does nothing. A wallet never goes below zero.
 */
async function planChange(tx: Tx, deps: CreditDeps, uid: string, line: Line): Promise<CreditWrite> {
  const { wallet, existing } = await deps.wallets.read(tx, uid, [line.id]);
  if (existing.has(line.id)) return () => undefined;
  const change = changeOf(line.kind, line.credits);
  const { entries, ...before } = wallet;
  const after = applyChange(before, change);
  if (!after) {
    if (line.kind === 'reserve') {
      throw new AppError(
        'insufficient_credits',
        `You have no credits left, and each application that ${PRODUCT_NAME} sends costs one.`,
      );
    }
    throw new Error(`A ${line.kind} would overdraw the wallet`);
  }
  return () =>
    deps.wallets.append(tx, uid, after, entries + 1, {
      ...line,
      available_change: change.available,
      reserved_change: change.reserved,
      available_after: after.available,
      at: deps.clock(),
    });
}

/** The free credits of a new account; a second time nothing happens. */
export function grantSignUpCredits(tx: Tx, deps: CreditDeps, uid: string): Promise<CreditWrite> {
  return planChange(tx, deps, uid, {
    id: 'sign_up_grant',
    kind: 'sign_up_grant',
    credits: LIMITS.sign_up_credits,
    application_id: null,
    note: 'Free credits for a new account',
  });
}

/** Credits that the team gives; the same key a second time does nothing. The user reads the note. */
export function grantCredits(
  tx: Tx,
  deps: CreditDeps,
  grant: { uid: string; credits: number; key: string; note: string },
): Promise<CreditWrite> {
  return planChange(tx, deps, grant.uid, {
    id: `admin_grant:${grant.key}`,
    kind: 'admin_grant',
    credits: grant.credits,
    application_id: null,
    note: grant.note,
  });
}

/** One reservation of an application; a retry of it is a new attempt with a reservation of its own. */
export type Reservation = { uid: string; application_id: string; attempt: number; note: string };

/** Sets one credit aside; throws `insufficient_credits` where none is free. */
export function reserveCredit(tx: Tx, deps: CreditDeps, reservation: Reservation): Promise<CreditWrite> {
  return planChange(tx, deps, reservation.uid, {
    id: `reserve:${reservation.application_id}:${reservation.attempt}`,
    kind: 'reserve',
    credits: 1,
    application_id: reservation.application_id,
    note: reservation.note,
  });
}

/**
 * Ends a reservation, spending or returning its credit. Both write the same ledger id: whichever comes first
 * stands, so no reservation can be settled twice.
 */
export function settleCredit(
  tx: Tx,
  deps: CreditDeps,
  reservation: Reservation,
  how: 'spend' | 'return',
): Promise<CreditWrite> {
  return planChange(tx, deps, reservation.uid, {
    id: `settle:${reservation.application_id}:${reservation.attempt}`,
    kind: how,
    credits: 1,
    application_id: reservation.application_id,
    note: reservation.note,
  });
}

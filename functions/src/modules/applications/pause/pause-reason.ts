import type { FilledField } from '../../../contract/applications.ts';
import type { Tx } from '../../../platform/transaction.ts';
import { findProfileInTx } from '../../profile/profiles.ts';
import type { ApplicationDeps, ApplicationWorkDeps } from '../application-deps.ts';
import type { HandOver, ParkedOutcome } from '../driver/application-driver.ts';
import type { ApplicationRecord } from '../lifecycle/application-record.ts';

/** The user must approve these answers again; nothing was sent. */
export type ReviewOutcome = {
  kind: 'review';
  note: string;
  fields: FilledField[];
  resume_version: number | null;
};

/** Stops a submission before the click. The driver propagates it, and the application gets `outcome`. */
export class SubmissionStopped extends Error {
  override readonly name = 'SubmissionStopped';
  readonly outcome: ParkedOutcome | ReviewOutcome;

  constructor(message: string, outcome: ParkedOutcome | ReviewOutcome) {
    super(message);
    this.outcome = outcome;
  }
}

/** How long paused work is left alone; ending the pause requeues it at once. */
const RECHECK_PAUSED_MS = 24 * 3600_000;

export function recheckPausedAt(now: Date): Date {
  return new Date(now.getTime() + RECHECK_PAUSED_MS);
}

/**
 * Why nothing of this user may be prepared or sent now; null if it may. Revocation is looked up before the transaction:
 * nothing slow may run while documents are locked.
 */
export async function pauseReasonOf(
  tx: Tx,
  deps: Pick<ApplicationWorkDeps, 'profile'>,
  uid: string,
  is_revoked: boolean,
): Promise<string | null> {
  const profile = await findProfileInTx(tx, deps.profile, uid);
  if (profile?.applications_paused) return 'Applications are paused';
  return is_revoked ? 'The account is suspended' : null;
}

type LeftToUser = ParkedOutcome & { reason: HandOver };

/**
 * Why this form is the user's to send: it is no vendor's, its vendor has not permitted that we fill it, or an
 * administrator switched its driver off. Null if it is ours.
 */
export async function leftToUser(
  deps: Pick<ApplicationDeps, 'drivers' | 'mayFill'>,
  record: Pick<ApplicationRecord, 'apply' | 'fields'>,
  tx?: Tx,
): Promise<LeftToUser | null> {
  const { apply, fields } = record;
  if (!deps.mayFill(apply.kind)) return { kind: 'hand_over', reason: 'external', url: apply.url, fields };
  return switchedOff(deps, record, tx);
}

/** The form is handed over because an administrator switched its driver off; null while it is on. */
export async function switchedOff(
  deps: Pick<ApplicationDeps, 'drivers'>,
  { apply, fields }: Pick<ApplicationRecord, 'apply' | 'fields'>,
  tx?: Tx,
): Promise<LeftToUser | null> {
  if (apply.kind === 'external') return null;
  const off = tx ? await deps.drivers.offInTx(tx) : await deps.drivers.off();
  return off.has(apply.kind) ? { kind: 'hand_over', reason: 'switched_off', url: apply.url, fields } : null;
}

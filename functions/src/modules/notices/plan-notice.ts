import type { Tx } from '../../platform/transaction.ts';
import type { Notice } from './notice.ts';
import type { NoticesRepository } from './notices.repository.ts';

export type NoticePlanDeps = { notices: Pick<NoticesRepository, 'exists' | 'create'> };

/** The reads of a notice in the caller's transaction; returns the writes. The same id is told once. */
export async function planNotice(
  tx: Tx,
  { notices }: NoticePlanDeps,
  notice: Notice,
  now: Date,
): Promise<() => void> {
  const told = await notices.exists(tx, notice.id);
  return () => {
    if (!told) notices.create(tx, notice, now);
  };
}

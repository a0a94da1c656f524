import { DriverKind } from '../../contract/admin-drivers.ts';
import { boardOfExternalId } from '../postings/board.ts';
import type { ApplyTarget, Origin } from '../postings/posting.ts';
import type { JobLink } from './job-link.ts';

/** How boards at Lever's European API are named. */
const EUROPEAN = /^eu:/;

/** Where its vendor's API has the job of this form; null if the form is no vendor's. */
export function publishedAs(apply: ApplyTarget, origins: readonly Origin[]): JobLink | null {
  const origin = origins.find((one) => one.source === apply.kind && one.apply.url === apply.url);
  const vendor = DriverKind.safeParse(apply.kind);
  if (!origin || !vendor.success) return null;
  const named = boardOfExternalId(origin.external_id);
  const id = origin.external_id.slice(named.length + 1);
  const board = named.replace(EUROPEAN, '');
  return { vendor: vendor.data, board, id, european: board !== named };
}

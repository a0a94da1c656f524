import { boardOfExternalId } from '../../postings/board.ts';
import type { Origin } from '../../postings/posting.ts';
import type { ApplyTarget } from '../driver/application-driver.ts';
import type { PublishedAt } from './greenhouse-form.ts';

/** Where the questions of this form are published. Of the vendors, only Greenhouse publishes them. */
export function publishedAt(apply: ApplyTarget, origins: readonly Origin[]): PublishedAt | null {
  const origin = origins.find((one) => one.source === 'greenhouse' && one.apply.url === apply.url);
  if (apply.kind !== 'greenhouse' || !origin) return null;
  const board = boardOfExternalId(origin.external_id);
  return { board, id: origin.external_id.slice(board.length + 1) };
}

import { boardOfExternalId } from '../../postings/board.ts';
import type { Origin } from '../../postings/posting.ts';
import type { ApplyTarget } from '../driver/application-driver.ts';
import type { FormQuestion } from './forms.repository.ts';

/** The vendors that publish the questions of their forms. */
const PUBLISHING = ['greenhouse', 'recruitee'] as const;
type Publishing = (typeof PUBLISHING)[number];

/** Where a board publishes the form of one job. */
export type PublishedAt = { vendor: Publishing; board: string; id: string };

/** The questions of a job; null if the board no longer has it. Throws if it does not answer as it should. */
export type ReadPublishedForm = (at: PublishedAt) => Promise<FormQuestion[] | null>;

/** Where the questions of this form are published; null if its vendor publishes none. */
export function publishedAt(apply: ApplyTarget, origins: readonly Origin[]): PublishedAt | null {
  const vendor = PUBLISHING.find((one) => one === apply.kind);
  const origin = origins.find((one) => one.source === vendor && one.apply.url === apply.url);
  if (!vendor || !origin) return null;
  const board = boardOfExternalId(origin.external_id);
  return { vendor, board, id: origin.external_id.slice(board.length + 1) };
}

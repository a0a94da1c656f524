import type { Feedback, FeedbackStatus } from '../../contract/admin-operations.ts';
import { AppError } from '../../platform/app-error.ts';
import { decodeCursor, encodeCursor } from '../../platform/cursor.ts';
import type { FeedbackRepository } from './feedback.repository.ts';

export type FeedbackInbox = Pick<FeedbackRepository, 'find' | 'page' | 'setStatus'>;

/** Messages in one state, newest first. */
export async function listMessages(
  feedback: FeedbackInbox,
  query: { status: FeedbackStatus; cursor?: string | undefined; limit: number },
): Promise<{ items: Feedback[]; next_cursor: string | null }> {
  const position = decodeCursor(query.cursor, 2);
  const after = position && { created_at: String(position[0]), id: String(position[1]) };
  const found = await feedback.page(query.status, after, query.limit + 1);
  const items = found.slice(0, query.limit);
  const last = items.at(-1);
  return {
    items,
    next_cursor: last && found.length > query.limit ? encodeCursor([last.created_at, last.id]) : null,
  };
}

export async function markMessage(
  feedback: FeedbackInbox,
  id: string,
  status: FeedbackStatus,
): Promise<Feedback> {
  const message = await feedback.find(id);
  if (!message) throw new AppError('not_found', 'This message does not exist any more.');
  await feedback.setStatus(id, status);
  return { ...message, status };
}

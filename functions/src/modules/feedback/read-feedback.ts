import { z } from 'zod';
import type { Feedback, FeedbackStatus } from '../../contract/admin-operations.ts';
import { AppError } from '../../platform/app-error.ts';
import { CursorId, CursorInstant, listCursor, pageOf } from '../../platform/cursor.ts';
import type { FeedbackRepository } from './feedback.repository.ts';

export type FeedbackInbox = Pick<FeedbackRepository, 'find' | 'page' | 'setStatus'>;

const CURSOR = listCursor('feedback', z.strictObject({ created_at: CursorInstant, id: CursorId }));

/** Messages in one state, newest first. */
export async function listMessages(
  feedback: FeedbackInbox,
  query: { status: FeedbackStatus; cursor?: string | undefined; limit: number },
): Promise<{ items: Feedback[]; next_cursor: string | null }> {
  return pageOf(
    CURSOR,
    query,
    (after, limit) => feedback.page(query.status, after, limit),
    ({ created_at, id }) => ({ created_at, id }),
  );
}

export async function markMessage(
  feedback: FeedbackInbox,
  id: string,
  status: FeedbackStatus,
): Promise<Feedback> {
  const message = await feedback.find(id);
  if (!message) throw new AppError('not_found', 'Message not found. It may have been deleted.');
  await feedback.setStatus(id, status);
  return { ...message, status };
}

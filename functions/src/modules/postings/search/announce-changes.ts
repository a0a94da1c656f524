import type { WriteBatch } from 'firebase-admin/firestore';
import type { Clock } from '../../../platform/clock.ts';
import type { TaskQueue } from '../../../tasks/queue.ts';
import type { PostingWrite } from '../postings.repository.ts';
import { type IndexDocument, indexDocument } from './index-document.ts';
import type { SearchChangesRepository } from './search-changes.repository.ts';

/** How the search index hears of what ingest stores. */
export type ChangeAnnouncer = {
  /** Adds to the batch what the index has to be told; null if nothing. */
  stage(batch: WriteBatch, writes: readonly PostingWrite[]): string | null;
  /** Has the index told, once the batch is committed. */
  tell(change_id: string): Promise<void>;
};

/** What a write changes in the list; null if nothing. */
function documentOf(write: PostingWrite): IndexDocument | null {
  switch (write.kind) {
    case 'create':
    case 'replace':
      return indexDocument(write.record, write.content);
    case 'origins':
      // Another source of the same job looks the same.
      return write.status === 'closed' ? { id: write.id, shown: null } : null;
    case 'missed':
      return null;
  }
}

export function changeAnnouncer(
  changes: Pick<SearchChangesRepository, 'stage'>,
  queue: Pick<TaskQueue, 'enqueue'>,
  clock: Clock,
): ChangeAnnouncer {
  return {
    stage(batch, writes) {
      const documents = writes.flatMap((write) => documentOf(write) ?? []);
      return documents.length === 0 ? null : changes.stage(batch, documents, clock());
    },
    // A task that isn't enqueued is found by the schedule, so a board isn't read again for it.
    tell: (change_id) => queue.enqueue('indexPostings', { change_id }).catch(() => {}),
  };
}

import { randomUUID } from 'node:crypto';
import type { SearchIndexHealth } from '../../../contract/admin-search.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { TaskQueue } from '../../../tasks/queue.ts';
import type { PostingsRepository } from '../postings.repository.ts';
import type { IndexReader } from './index-reader.ts';

export type SearchIndexHealthDeps = {
  postings: Pick<PostingsRepository, 'countOpen'>;
  /** Null if none is configured. */
  searchIndex: Pick<IndexReader, 'isComplete' | 'countAll'> | null;
};

/** Asks the index, and the database for comparison. */
export async function readSearchIndexHealth({
  postings,
  searchIndex,
}: SearchIndexHealthDeps): Promise<SearchIndexHealth> {
  const open = await postings.countOpen();
  if (!searchIndex) return { state: 'off', indexed: null, open, milliseconds: 0 };
  const started = performance.now();
  const milliseconds = () => Math.round(performance.now() - started);
  try {
    if (!(await searchIndex.isComplete()))
      return { state: 'building', indexed: null, open, milliseconds: milliseconds() };
    const indexed = await searchIndex.countAll();
    return { state: 'ready', indexed, open, milliseconds: milliseconds() };
  } catch {
    return { state: 'down', indexed: null, open, milliseconds: milliseconds() };
  }
}

/** Has the index built anew. */
export async function rebuildIndexNow({
  searchIndex,
  queue,
}: Pick<SearchIndexHealthDeps, 'searchIndex'> & { queue: TaskQueue }): Promise<{ build_id: string }> {
  if (!searchIndex) throw new AppError('not_found', 'No search index is configured. Set SEARCH_INDEX_URL.');
  const build_id = randomUUID();
  await queue.enqueue('rebuildSearchIndex', { build_id, after: null });
  return { build_id };
}

const formatted = (count: number): string => count.toLocaleString('en-US');

/** What a check of the index says; throws if it doesn't answer. */
export async function checkSearchIndex(deps: SearchIndexHealthDeps): Promise<string> {
  const { state, indexed, open } = await readSearchIndexHealth(deps);
  switch (state) {
    case 'off':
      return 'Not configured: Firestore answers searches for jobs.';
    case 'building':
      return 'The index is being built. Until then Firestore answers searches for jobs.';
    case 'down':
      throw new Error('The index doesn’t answer. Firestore answers searches for jobs.');
    case 'ready':
      return `The index finds ${formatted(indexed ?? 0)} of ${formatted(open)} open jobs.`;
  }
}

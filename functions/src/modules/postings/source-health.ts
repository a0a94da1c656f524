import type { SourceHealth } from '../../contract/admin-operations.ts';
import { SourceName } from '../../contract/postings.ts';
import { AppError } from '../../platform/app-error.ts';
import type { TaskQueue } from '../../tasks/queue.ts';
import type { PostingsRepository } from './postings.repository.ts';
import type { SourcesRepository } from './sources.repository.ts';

export type SourceHealthDeps = {
  postings: Pick<PostingsRepository, 'countOpenOf'>;
  sources: Pick<SourcesRepository, 'getAll'>;
};

const NEVER = {
  status: 'never',
  last_attempt_at: null,
  last_success_at: null,
  next_attempt_at: null,
  consecutive_failures: 0,
  errors: [],
  counts: null,
} as const;

/** Every source that the product knows, with how its last run went. */
export async function readSourceHealth(deps: SourceHealthDeps): Promise<SourceHealth[]> {
  const states = await deps.sources.getAll();
  return Promise.all(
    SourceName.options.map(async (source) => ({
      ...NEVER,
      errors: [],
      ...states.find((state) => state.source === source),
      source,
      open_postings: await deps.postings.countOpenOf(source),
    })),
  );
}

/** Asks a source for its postings now. What is not configured is skipped by the task itself. */
export async function runSourceNow(deps: { queue: TaskQueue }, name: string): Promise<void> {
  const source = SourceName.safeParse(name);
  if (!source.success) throw new AppError('not_found', 'There is no source of this name.');
  await deps.queue.enqueue('ingestSource', { source: source.data, now: true });
}

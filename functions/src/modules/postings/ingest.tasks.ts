import type { SourceName } from '../../contract/postings.ts';
import type { Logger } from '../../platform/logger.ts';
import type { TaskPayloads, TaskQueue } from '../../tasks/queue.ts';
import { type IngestDeps, ingestSource } from './ingest-source.ts';
import type { JobSource } from './sources/job-source.ts';

export type IngestTaskDeps = IngestDeps & { job_sources: readonly JobSource[]; logger: Logger };

/** Handler of the `ingestSource` task: one source a task. A failing source ends the task well, its state says why. */
export function handleIngestSource(deps: IngestTaskDeps) {
  return async ({ source, now = false }: TaskPayloads['ingestSource']): Promise<void> => {
    const found = deps.job_sources.find(({ name }) => name === source);
    if (!found) {
      deps.logger.warn('ingest: source is not configured', { source });
      return;
    }
    const outcome = await ingestSource(deps, found, { ignore_backoff: now });
    if (outcome.kind === 'skipped') {
      deps.logger.info('ingest: skipped', { source, reason: outcome.reason });
      return;
    }
    const { status, counts, errors } = outcome.state;
    deps.logger[status === 'ok' ? 'info' : 'warn']('ingest: done', { source, status, ...counts, errors });
  };
}

/** For the schedule: one task per configured source, so that none waits for another. */
export async function enqueueIngest(deps: {
  job_sources: readonly { name: SourceName }[];
  queue: TaskQueue;
}): Promise<void> {
  await Promise.all(deps.job_sources.map(({ name }) => deps.queue.enqueue('ingestSource', { source: name })));
}

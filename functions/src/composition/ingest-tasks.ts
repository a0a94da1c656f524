import { checksRepository } from '../modules/admin/checks.repository.ts';
import { answerCheck } from '../modules/admin/remote-check.ts';
import { embedText } from '../modules/job-text/embedding/embed-text.ts';
import { EMBEDDING_MODEL } from '../modules/job-text/embedding/embedding-model.ts';
import { extractFeatures } from '../modules/job-text/features/extract-features.ts';
import type { IngestDeps } from '../modules/postings/board-run.ts';
import { checkSources } from '../modules/postings/check-sources.ts';
import { enqueueDueBoards, handleIngestBoard } from '../modules/postings/ingest.tasks.ts';
import { CONFIG } from '../platform/config.ts';
import type { TaskPayloads } from '../tasks/queue.ts';
import { jobSources } from './job-sources.ts';
import { connectPlatform, type Services, servicesOn } from './services.ts';

/** What reading a board needs, on these services and from these vendors. */
export function ingestOn(
  {
    posting: { postings, boards },
    clock,
  }: { posting: Pick<Services['posting'], 'postings' | 'boards'>; clock: Services['clock'] },
  sources: IngestDeps['sources'],
): IngestDeps {
  return { postings, boards, sources, extractFeatures, embedText, embedding_model: EMBEDDING_MODEL, clock };
}

/** Handler of the ingest queue, and what the schedule calls, for this project. */
export function connectIngestTasks() {
  const services = servicesOn(connectPlatform());
  const { db, posting, queue, clock, logger } = services;
  const sources = jobSources({
    greenhouse: CONFIG.greenhouse_api.value(),
    lever: CONFIG.lever_api.value(),
    ashby: CONFIG.ashby_api.value(),
  });
  const checks = checksRepository(db, clock);
  return {
    checkJobBoards: ({ check_id }: TaskPayloads['checkJobBoards']) =>
      answerCheck({ checks, logger }, check_id, () => checkSources({ ...posting, sources })),
    ingestBoard: handleIngestBoard({ ...ingestOn(services, sources), logger }),
    enqueueDue: () => enqueueDueBoards({ ...posting, queue, clock, logger }),
  };
}

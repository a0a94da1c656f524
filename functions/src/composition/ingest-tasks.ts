import { checksRepository } from '../modules/admin/checks.repository.ts';
import { answerCheck } from '../modules/admin/remote-check.ts';
import { embedText } from '../modules/matches/embedding/embed-text.ts';
import { EMBEDDING_MODEL } from '../modules/matches/embedding/embedding-model.ts';
import { extractFeatures } from '../modules/matches/features/extract-features.ts';
import { checkSources } from '../modules/postings/check-sources.ts';
import { enqueueIngest, handleIngestSource } from '../modules/postings/ingest.tasks.ts';
import { ASHBY_HOSTS, ashbySource } from '../modules/postings/sources/ashby.ts';
import { GREENHOUSE_HOSTS, greenhouseSource } from '../modules/postings/sources/greenhouse.ts';
import type { JobSource } from '../modules/postings/sources/job-source.ts';
import { LEVER_HOSTS, leverSource } from '../modules/postings/sources/lever.ts';
import { weeklySample } from '../modules/postings/sources/sample/sample-source.ts';
import { CONFIG } from '../platform/config.ts';
import { createOutgoing } from '../platform/outgoing.ts';
import type { TaskPayloads } from '../tasks/queue.ts';
import { connectPlatform, servicesOn } from './services.ts';

/** Handler of the ingest queue, and what the schedule calls, for this project. */
export function connectIngestTasks() {
  const { db, posting, queue, clock, logger } = servicesOn(connectPlatform());
  const job_sources = configuredSources(clock());
  const handle = handleIngestSource({
    ...posting,
    job_sources,
    extractFeatures,
    embedText,
    embedding_model: EMBEDDING_MODEL,
    clock,
    logger,
  });
  const checks = checksRepository(db, clock);
  return {
    ingestSource: handle,
    checkJobBoards: ({ check_id }: TaskPayloads['checkJobBoards']) =>
      answerCheck({ checks, logger }, check_id, () => checkSources(job_sources)),
    enqueueAll: () => enqueueIngest({ job_sources, queue }),
  };
}

function configuredSources(now: Date): JobSource[] {
  const boards = [
    {
      make: greenhouseSource,
      names: CONFIG.greenhouse_boards,
      base: CONFIG.greenhouse_api,
      hosts: GREENHOUSE_HOSTS,
    },
    { make: leverSource, names: CONFIG.lever_boards, base: CONFIG.lever_api, hosts: LEVER_HOSTS },
    { make: ashbySource, names: CONFIG.ashby_boards, base: CONFIG.ashby_api, hosts: ASHBY_HOSTS },
  ].flatMap(({ make, names, base, hosts }) => {
    const listed = names
      .value()
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '');
    const base_url = base.value();
    return listed.length > 0
      ? [make({ boards: listed, base_url, send: createOutgoing({ hosts, base_url }) })]
      : [];
  });
  const employers_origin = CONFIG.sample_employers_origin.value();
  if (!employers_origin) return boards;
  return [...boards, weeklySample(now, employers_origin)];
}

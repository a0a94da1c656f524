import { setTimeout } from 'node:timers/promises';
import { PRODUCT_NAME } from '../contract/brand.ts';
import { checksRepository } from '../modules/admin/checks.repository.ts';
import { answerCheck } from '../modules/admin/remote-check.ts';
import { embedText } from '../modules/job-text/embedding/embed-text.ts';
import { EMBEDDING_MODEL } from '../modules/job-text/embedding/embedding-model.ts';
import { familyOf } from '../modules/job-text/embedding/title-family.ts';
import { extractFeatures } from '../modules/job-text/features/extract-features.ts';
import type { IngestDeps } from '../modules/postings/board-run.ts';
import { checkSources } from '../modules/postings/check-sources.ts';
import { NO_DEMAND } from '../modules/postings/crawl/demand.ts';
import { hostsRepository } from '../modules/postings/crawl/hosts.repository.ts';
import { measureDemand } from '../modules/postings/crawl/measure-demand.ts';
import { handleIngestBoard, runSchedule } from '../modules/postings/ingest.tasks.ts';
import { completeOlderBoards } from '../modules/postings/older-boards.repository.ts';
import { handleImportRegistry } from '../modules/postings/registry/import-registry.ts';
import { readRegistry } from '../modules/postings/registry/read-registry.ts';
import { type ChangeAnnouncer, changeAnnouncer } from '../modules/postings/search/announce-changes.ts';
import { tellLostChanges } from '../modules/postings/search/search-index.tasks.ts';
import type { Clock } from '../platform/clock.ts';
import { ADZUNA_KEY, CONFIG, isGiven, USAJOBS_KEY } from '../platform/config.ts';
import { createOutgoing } from '../platform/outgoing.ts';
import type { TaskPayloads } from '../tasks/queue.ts';
import { addressesAt, jobSources } from './job-sources.ts';
import { connectPlatform, type Services, servicesOn } from './services.ts';

/** What reading a board needs, on these services and from these vendors. */
export function ingestOn(
  {
    posting: { postings, boards, copies },
    clock,
  }: { posting: Pick<Services['posting'], 'postings' | 'boards' | 'copies'>; clock: Services['clock'] },
  sources: IngestDeps['sources'],
  changes?: ChangeAnnouncer,
): IngestDeps {
  return {
    postings,
    boards,
    copies,
    sources,
    extractFeatures,
    embedText,
    embedding_model: EMBEDDING_MODEL,
    changes,
    clock,
  };
}

/** Who tells the search index of these services what changes; nobody without one. */
export const announcerOn = ({ posting, queue, clock }: Pick<Services, 'posting' | 'queue' | 'clock'>) =>
  posting.searchIndex ? changeAnnouncer(posting.searchChanges, queue, clock) : undefined;

/** Profiles whose wishes decide what is read first. */
const WISHES = 1000;
/** For as long an instance goes by the demand that it has read. */
const DEMAND_MS = 10 * 60_000;

/** A value that is read again after a while. */
function keptFor<V>(ms: number, clock: Clock, read: () => Promise<V>): () => Promise<V> {
  let kept: { value: Promise<V>; until: number } | undefined;
  return () => {
    const now = clock().getTime();
    if (!kept || kept.until <= now) kept = { value: read(), until: now + ms };
    return kept.value;
  };
}

/** Says who asks, and names the page that says where to reach us. */
export const crawlerName = (site_origin: string): string =>
  `${PRODUCT_NAME}Bot/1.0${site_origin === '' ? '' : ` (+${site_origin.replace(/\/$/, '')}/about)`}`;

const keyOf = (secret: { value: () => string }): string => (isGiven(secret.value()) ? secret.value() : '');

/** Handler of the ingest queue, and what the schedule calls, for this project. */
export function connectIngestTasks() {
  const services = servicesOn(connectPlatform());
  const { db, posting, queue, clock, logger, profile } = services;
  const hosts = hostsRepository(db);
  const origin = CONFIG.job_boards_origin.value();
  const user_agent = crawlerName(CONFIG.site_origin.value());
  const sources = jobSources({
    addresses: {
      ...(origin === '' ? {} : addressesAt(origin)),
      greenhouse: CONFIG.greenhouse_api.value(),
      lever: CONFIG.lever_api.value(),
      ashby: CONFIG.ashby_api.value(),
    },
    usajobs_key: keyOf(USAJOBS_KEY),
    adzuna_key: keyOf(ADZUNA_KEY),
    user_agent,
  });
  const checks = checksRepository(db, clock);
  return {
    checkJobBoards: ({ check_id }: TaskPayloads['checkJobBoards']) =>
      answerCheck({ checks, logger }, check_id, () => checkSources({ ...posting, sources })),
    ingestBoard: handleIngestBoard({
      ...ingestOn(services, sources, announcerOn(services)),
      turns: {
        hosts,
        clock,
        sleep: (ms) => setTimeout(ms),
        robots: {
          hosts,
          clock,
          fetch: createOutgoing({
            hosts: ['*'],
            max_bytes: 1024 * 1024,
            user_agent,
            ...(origin ? { base_url: origin } : {}),
          }),
          agent: `${PRODUCT_NAME}Bot`,
          exceptions: CONFIG.robots_exceptions
            .value()
            .split(',')
            .map((host) => host.trim()),
        },
      },
      demand: keptFor(DEMAND_MS, clock, async () => (await hosts.readDemand()) ?? NO_DEMAND),
      logger,
    }),
    importRegistry: handleImportRegistry({ ...posting, registry: readRegistry, queue, clock, logger }),
    enqueueDue: () =>
      runSchedule({
        ...posting,
        hosts,
        queue,
        clock,
        logger,
        sources: new Set(sources.keys()),
        budget: { requests: CONFIG.crawl_requests.value(), dollars: CONFIG.crawl_dollars.value() },
        completeOlder: () => completeOlderBoards(db),
        tellLostChanges: () =>
          tellLostChanges({ changes: posting.searchChanges, index: posting.searchIndex, queue, clock }),
        measureDemand: () =>
          measureDemand({
            hosts,
            wishes: async () =>
              (await profile.profiles.page(null, WISHES)).map(({ job_titles, country }) => ({
                titles: job_titles,
                country,
              })),
            embedText,
            familyOf,
            clock,
          }),
      }),
  };
}

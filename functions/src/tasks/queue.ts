import type { SourceName } from '../contract/postings.ts';

/** The product's tasks and their payloads: ids, never documents. Every handler may run twice and must be idempotent. */
export type TaskPayloads = {
  runSearch: { uid: string; search_id: string };
  prepareApplication: { application_id: string };
  submitApplication: { application_id: string };
  /** The plan of auto-apply for one day, `2026-11-22`. */
  applyPlan: { uid: string; day: string };
  /** `run_id`: which run of the board, so that a second delivery finds it done. */
  ingestBoard: { source: SourceName; board: string; run_id: string };
  redditRelay: { conversion_id: string };
  exportAccount: { uid: string; export_id: string };
  deleteAccount: { uid: string };
  /** An event from Stripe, by its id. */
  stripeEvent: { event_id: string };
  /** An administrator's check; the answer is stored under this id. */
  checkQueue: { check_id: string };
  checkJobBoards: { check_id: string };
  checkChromium: { check_id: string };
  /** Tells the search index what changed. */
  indexPostings: { change_id: string };
  /** Fills the search index from the database, from this posting on. */
  rebuildSearchIndex: { build_id: string; after: string | null };
  /** Adds boards of the registry, from this line on. */
  importRegistry: { from: number };
};
export type TaskName = keyof TaskPayloads;

/** The only way to start background work. */
export type TaskQueue = {
  enqueue<N extends TaskName>(
    name: N,
    payload: TaskPayloads[N],
    options?: {
      /** Not delivered earlier than this. */
      delay_seconds?: number;
    },
  ): Promise<void>;
};

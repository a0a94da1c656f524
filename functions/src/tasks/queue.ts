/**
 * The tasks of the product and what each carries: ids, never documents. Every handler may run twice and must
 * then find its work done.
 */
export type TaskPayloads = {
  runSearch: { uid: string; search_id: string };
  prepareApplication: { application_id: string };
  submitApplication: { application_id: string };
  /** `now`: also while the source is left alone after failures. */
  ingestSource: { source: string; now?: boolean | undefined };
  redditRelay: { conversion_id: string };
  /** Checks of an administrator; the answer is stored under this id. */
  checkQueue: { check_id: string };
  checkJobBoards: { check_id: string };
  checkChromium: { check_id: string };
};
export type TaskName = keyof TaskPayloads;

/** The only way to start background work. */
export type TaskQueue = {
  enqueue<N extends TaskName>(name: N, payload: TaskPayloads[N]): Promise<void>;
};

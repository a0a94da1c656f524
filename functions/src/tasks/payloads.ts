import { z } from 'zod';
import { SourceName } from '../contract/postings.ts';
import type { TaskName, TaskPayloads } from './queue.ts';

const id = z.string().min(1).max(300);

/** Validates the payload of a delivered task. */
export const TASK_PAYLOADS: { [N in TaskName]: z.ZodType<TaskPayloads[N]> } = {
  runSearch: z.object({ uid: id, search_id: id }),
  prepareApplication: z.object({ application_id: id }),
  submitApplication: z.object({ application_id: id }),
  applyPlan: z.object({ uid: id, day: z.iso.date() }),
  ingestBoard: z.object({ source: SourceName, board: id, run_id: id }),
  redditRelay: z.object({ conversion_id: id }),
  exportAccount: z.object({ uid: id, export_id: id }),
  deleteAccount: z.object({ uid: id }),
  stripeEvent: z.object({ event_id: id }),
  checkQueue: z.object({ check_id: id }),
  checkJobBoards: z.object({ check_id: id }),
  checkChromium: z.object({ check_id: id }),
  indexPostings: z.object({ change_id: id }),
  rebuildSearchIndex: z.object({ build_id: id, after: id.nullable() }),
  importRegistry: z.object({ from: z.number().int().nonnegative() }),
};

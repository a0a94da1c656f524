import { randomUUID } from 'node:crypto';
import { announcerOn, ingestOn } from '../../functions/src/composition/ingest-tasks.ts';
import { SourceName } from '../../functions/src/contract/postings.ts';
import type { BoardRef } from '../../functions/src/modules/postings/board.ts';
import type { IngestDeps } from '../../functions/src/modules/postings/board-run.ts';
import { importBoards } from '../../functions/src/modules/postings/import-boards.ts';
import { type IngestOutcome, ingestBoard } from '../../functions/src/modules/postings/ingest-board.ts';
import type { CanonicalPosting } from '../../functions/src/modules/postings/posting.ts';
import type {
  BoardAnswer,
  BoardRequest,
  JobReading,
} from '../../functions/src/modules/postings/sources/job-source.ts';
import type { TestApi } from './api.ts';

/** A vendor's response with these postings; equal versions are equal responses. */
export function holding(
  postings: readonly CanonicalPosting[],
  more: { version?: string; rejected?: JobReading[]; complete?: boolean } = {},
): BoardAnswer {
  const version = more.version ?? randomUUID();
  const jobs = postings.map((posting): JobReading => ({ kind: 'posting', posting }));
  return {
    kind: 'read',
    etag: version,
    content_hash: version,
    complete: more.complete ?? true,
    jobs: [...jobs, ...(more.rejected ?? [])],
  };
}

/** The dependencies of ingest, with vendors that return what a test says. */
export function ingestDeps(
  api: TestApi,
  answer: (request: BoardRequest) => BoardAnswer | Promise<BoardAnswer>,
): IngestDeps {
  const vendor = (name: BoardRef['source']) =>
    [name, { name, readBoard: async (request: BoardRequest) => answer(request) }] as const;
  return ingestOn(api.services, new Map(SourceName.options.map(vendor)), announcerOn(api.services));
}

/** Adds a board to those that are listed. */
export async function addBoard(api: TestApi, ref: BoardRef): Promise<void> {
  const { posting, clock } = api.services;
  await importBoards({ ...posting, clock }, [{ ...ref, company: null }], { remove: false });
}

/** The run of a board that is planned next, delivered once. */
export async function runBoard(deps: IngestDeps, ref: BoardRef): Promise<IngestOutcome> {
  const state = await deps.boards.get(ref);
  return ingestBoard(deps, ref, state?.next_run_at ?? 'never');
}

import { randomUUID } from 'node:crypto';
import { handleRunSearch } from '../../functions/src/modules/matches/matches.tasks.ts';
import type { CanonicalPosting } from '../../functions/src/modules/postings/posting.ts';
import type { TestApi } from './api.ts';
import { addBoard, holding, ingestDeps, runBoard } from './boards.ts';

const BOARD = { source: 'greenhouse', board: 'stock' } as const;

/** A posting with this title; anything not given is unstated. */
export function posting(
  external_id: string,
  title: string,
  given: Partial<CanonicalPosting> = {},
): CanonicalPosting {
  const text =
    given.description_text ?? 'Requirements:\nSQL, Python, Tableau and dbt.\nAt least 3 years of experience.';
  return {
    source: BOARD.source,
    external_id: `${BOARD.board}/${external_id}`,
    url: `http://employers.test/jobs/${external_id}`,
    title,
    company: `Company ${external_id}`,
    description_html: `<p>${text}</p>`,
    locations: ['Albany, NY'],
    country: 'US',
    workplace: 'onsite',
    employment_type: 'full_time',
    seniority: null,
    salary: null,
    apply: { kind: 'greenhouse', url: `http://employers.test/jobs/${external_id}` },
    posted_at: '2026-11-01T00:00:00.000Z',
    risk_flags: [],
    ...given,
    description_text: text,
  };
}

/** Makes these the postings of a board, through the ingest that the product uses. */
export async function stock(api: TestApi, postings: CanonicalPosting[]): Promise<void> {
  await addBoard(api, BOARD);
  const outcome = await runBoard(
    ingestDeps(api, () => holding(postings)),
    BOARD,
  );
  if (outcome.kind !== 'done' || outcome.state.status !== 'ok') throw new Error(JSON.stringify(outcome));
}

/** The handler of the queue on this API's services; each call is one delivery by a worker of its own. */
export function searchWorker(api: TestApi, name = 'worker') {
  return handleRunSearch({ ...api.services.match, newHolder: () => `${name}-${randomUUID()}` });
}

/** Delivers the searches that wait in the queue. */
export async function deliverSearches(api: TestApi): Promise<void> {
  const deliver = searchWorker(api);
  for (let at = 0; at < api.tasks.length; ) {
    const task = api.tasks[at];
    if (task?.name !== 'runSearch') {
      at += 1;
      continue;
    }
    api.tasks.splice(at, 1);
    await deliver(task.payload);
  }
}

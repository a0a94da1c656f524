import { randomUUID } from 'node:crypto';
import type { SourceName } from '../../functions/src/contract/postings.ts';
import type { BoardRef } from '../../functions/src/modules/postings/board.ts';
import type { BoardState } from '../../functions/src/modules/postings/board-state.ts';
import type { CanonicalPosting, PostingRecord } from '../../functions/src/modules/postings/posting.ts';
import type { BoardAnswer, BoardRequest } from '../../functions/src/modules/postings/sources/job-source.ts';
import type { TestApi } from './api.ts';
import { addBoard, holding, ingestDeps, runBoard } from './boards.ts';

/** A board for a single test, whose vendor returns what was set last. */
export async function newBoard(
  api: TestApi,
  source: SourceName = 'greenhouse',
  company = `Company ${randomUUID()}`,
) {
  const ref: BoardRef = { source, board: `b${randomUUID().slice(0, 8)}` };
  await addBoard(api, ref);
  let answer: (request: BoardRequest) => BoardAnswer | Promise<BoardAnswer> = () => holding([]);
  const requests: BoardRequest[] = [];
  const deps = ingestDeps(api, (request) => {
    requests.push(request);
    return answer(request);
  });
  return {
    ref,
    deps,
    requests,
    posting: (id: string, changes: Partial<CanonicalPosting> = {}): CanonicalPosting => {
      const url = `https://jobs.test/${ref.board}/${id}`;
      return {
        source,
        external_id: `${ref.board}/${id}`,
        url,
        title: `Baker ${id}`,
        company,
        description_html: '<p>Bake.</p>',
        description_text: 'Bake.',
        locations: ['Albany, NY'],
        country: 'US',
        workplace: 'onsite',
        employment_type: null,
        seniority: null,
        salary: null,
        apply: { kind: 'external', url },
        posted_at: '2026-11-01T00:00:00.000Z',
        risk_flags: [],
        ...changes,
      };
    },
    answers: (next: typeof answer | readonly CanonicalPosting[]) => {
      answer = typeof next === 'function' ? next : () => holding(next);
    },
    run: () => runBoard(deps, ref),
    state: async () => (await deps.boards.get(ref)) as BoardState,
    records: async (): Promise<PostingRecord[]> => {
      const { docs } = await api.services.db.collection('postings').where('company', '==', company).get();
      return docs.map((doc) => doc.data() as PostingRecord).sort((a, b) => a.title.localeCompare(b.title));
    },
  };
}

/** Status and number of runs that missed it, of each posting. */
export const statuses = (records: readonly PostingRecord[]) =>
  records.map(({ status, missed }) => [status, missed]);

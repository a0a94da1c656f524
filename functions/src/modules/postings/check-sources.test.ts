import { expect, it } from 'vitest';
import type { BoardState } from './board-state.ts';
import { checkSources } from './check-sources.ts';
import type { CanonicalPosting } from './posting.ts';
import type { BoardAnswer, JobReading, JobSource } from './sources/job-source.ts';

const holding = (...jobs: JobReading[][]): BoardAnswer => ({
  kind: 'read',
  etag: null,
  content_hash: '',
  complete: true,
  jobs: jobs.flat(),
});
const POSTING = [{ kind: 'posting' as const, posting: {} as CanonicalPosting }]; // never inspected

/** The check over one Lever board, `acme`, read before or not. */
function check(answer: () => BoardAnswer, listed = { read: true, any: true }) {
  const source: JobSource = { name: 'lever', readBoard: async () => answer() };
  const state = { board: 'acme', company: null } as BoardState; // the check reads nothing else
  const boards = {
    withStatus: async () => (listed.read ? [state] : []),
    some: async () => (listed.any ? [state] : []),
  };
  return checkSources({ boards, sources: new Map([['lever', source]]) });
}

it('reads a board of each source', async () => {
  expect(await check(() => holding(POSTING))).toBe('Lever: read a job');
  expect(await check(() => holding([]), { read: false, any: true })).toBe('Lever: no open jobs');
});

it('says what cannot be read', async () => {
  const broken = () => {
    throw new Error('answered 503');
  };
  await expect(check(broken)).rejects.toThrow('Lever: acme: answered 503');
  await expect(check(() => ({ kind: 'gone' }))).rejects.toThrow('Lever: acme: board not found');
  const rejected = [{ kind: 'rejected' as const, external_id: null, reason: 'it has no title' }];
  await expect(check(() => holding(rejected))).rejects.toThrow('Lever: acme: it has no title');
  await expect(check(() => holding([]), { read: false, any: false })).rejects.toThrow(
    'No job boards are listed',
  );
});

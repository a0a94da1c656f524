import type { SourceName } from '../../contract/postings.ts';
import type { BoardsRepository } from './boards.repository.ts';
import { attributionOf } from './sources/attribution.ts';
import type { JobSource } from './sources/job-source.ts';

type CheckDeps = {
  boards: Pick<BoardsRepository, 'some' | 'withStatus'>;
  sources: ReadonlyMap<SourceName, JobSource>;
};

/** Reads one board of each source without storing anything; throws for the first that cannot be read. */
export async function checkSources({ boards, sources }: CheckDeps): Promise<string> {
  const told = await Promise.all(
    [...sources].map(async ([name, source]): Promise<string[]> => {
      // Preferably one that was read before: a board that is gone says nothing about its vendor.
      const [known] = await boards.withStatus(name, ['ok', 'partial'], 1);
      const [listed] = known ? [known] : await boards.some(name, 1);
      return listed ? [await readOne(source, listed)] : [];
    }),
  );
  const lines = told.flat();
  if (lines.length === 0) throw new Error('No job boards are listed, so there are no jobs to show.');
  return lines.join(', ');
}

async function readOne(
  source: JobSource,
  listed: { board: string; company: string | null },
): Promise<string> {
  const { board, company } = listed;
  const vendor = attributionOf(source.name).name;
  const fail = (reason: string) => new Error(`${vendor}: ${board}: ${reason}`);
  const answer = await source
    .readBoard({ board, company, etag: null, content_hash: null })
    .catch((error: unknown) => {
      throw fail(error instanceof Error ? error.message : String(error));
    });
  if (answer.kind !== 'read') throw fail('board not found');
  for await (const job of answer.jobs) {
    if (job.kind === 'rejected') throw fail(job.reason);
    if (job.kind === 'left_out') {
      if (job.reason !== null) throw fail(job.reason);
      continue;
    }
    return `${vendor}: read a job`;
  }
  return `${vendor}: no open jobs`;
}

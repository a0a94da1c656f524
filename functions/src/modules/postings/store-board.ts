import { type IngestDeps, manifestOf, type PostingToStore, type Run, reject } from './board-run.ts';
import { closeMissing } from './close-missing.ts';
import { patienceFor } from './patience.ts';
import { MAX_POSTINGS_OF_A_BOARD, problemOf } from './posting-limits.ts';
import type { BoardAnswer, JobReading } from './sources/job-source.ts';
import { placing, storePostings } from './store-postings.ts';
import { contentHashOf, fingerprintOf } from './text/fingerprint.ts';

/** Postings stored in one batch, and characters of their descriptions: a request holds at most 10 MiB. */
const BATCH = { postings: 100, characters: 1_500_000 };
/** What was read is stored at least this often, so that a task that dies loses little. */
const STORED_EVERY = 60_000;

/**
 * How many jobs are left to a later run or failed, and the marks of those left out; or why the vendor's responses ended
 * early, so that nothing may be closed.
 */
type Stored = { postponed: number; failed: number; marks: string[] } | { failure: string; left_out: string };

/** Stores what the board lists as it is read, and closes what it no longer lists. */
export async function storeBoard(
  deps: IngestDeps,
  run: Run,
  { jobs, complete }: Extract<BoardAnswer, { kind: 'read' }>,
  reading: string,
): Promise<Stored> {
  const before = await manifestOf(run);
  const seen = new Set<string>();
  const place = placing(before);
  const left = { postponed: 0, failed: 0, marks: [] as string[] };
  let failure: string | null = null;
  let waiting: PostingToStore[] = [];
  let characters = 0;
  let stored_at = deps.clock().getTime();
  const reader = readingsOf(jobs, (reason) => {
    failure = reason;
  });
  for await (const job of reader) {
    const external_id = job.kind === 'posting' ? job.posting.external_id : job.external_id;
    if (external_id !== null && seen.has(external_id)) continue;
    if (job.kind === 'left_out') {
      left.marks.push(job.mark);
      // What isn't public any more is to be closed.
      if (job.why === 'not_public') continue;
      seen.add(job.external_id);
      if (job.why === 'failed') left.failed += 1;
      rejectLeftOut(run, job.external_id, job.reason);
      continue;
    }
    // A posting that cannot be read is not missing.
    if (external_id !== null) seen.add(external_id);
    if (job.kind === 'unchanged') {
      run.counts.unchanged += 1;
      continue;
    }
    if (job.kind === 'postponed') {
      left.postponed += 1;
      continue;
    }
    const problem = job.kind === 'rejected' ? job.reason : problemOf(job.posting);
    if (job.kind === 'rejected' || problem !== null) {
      reject(run, external_id, problem ?? 'unknown');
      continue;
    }
    if (seen.size > MAX_POSTINGS_OF_A_BOARD) {
      run.errors.push(`more than ${MAX_POSTINGS_OF_A_BOARD} jobs. The rest are skipped`);
      break;
    }
    const { posting, listing } = job;
    const hash = contentHashOf(posting, reading);
    const known = before.get(posting.external_id);
    if (known?.hash === hash && known.missed_in === null && known.listing === listing) {
      run.counts.unchanged += 1;
      continue;
    }
    const size = posting.description_html.length + posting.description_text.length;
    const is_due = deps.clock().getTime() - stored_at >= STORED_EVERY;
    if (is_due || waiting.length === BATCH.postings || characters + size > BATCH.characters) {
      await storePostings(deps, run, waiting);
      waiting = [];
      characters = 0;
      stored_at = deps.clock().getTime();
    }
    waiting.push({ posting, hash, id: place(posting), fingerprint: fingerprintOf(posting), listing });
    characters += size;
  }
  await storePostings(deps, run, waiting);
  if (failure !== null) {
    // The next run gets further without those that were left out in this one.
    const marks = new Set([...run.board.state.left_out.split(' '), ...left.marks]);
    return { failure, left_out: [...marks].join(' ').trim() };
  }
  await closeMissing(deps, run, seen, patienceFor(before, seen, complete));
  return left;
}

/** Reports a job that was left out; if it was remembered, as it was reported then. */
function rejectLeftOut(run: Run, external_id: string, reason: string | null): void {
  const before = run.board.state.errors.find((line) => line.startsWith(`${external_id}: `));
  const text = reason ?? before?.slice(external_id.length + 2);
  if (text === undefined) run.counts.rejected += 1;
  else reject(run, external_id, text);
}

/** Yields what can be read; if the vendor fails in between, says why and ends. */
async function* readingsOf(
  jobs: Iterable<JobReading> | AsyncIterable<JobReading>,
  onFailure: (reason: string) => void,
): AsyncGenerator<JobReading> {
  try {
    yield* jobs;
  } catch (error) {
    onFailure(error instanceof Error ? error.message : String(error));
  }
}

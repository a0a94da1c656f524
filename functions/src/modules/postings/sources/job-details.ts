import { z } from 'zod';
import { digest } from '../../../platform/hash.ts';
import { OutgoingError } from '../../../platform/outgoing.ts';
import { externalIdPrefix } from '../board.ts';
import type { CanonicalPosting } from '../posting.ts';
import { BoardError, readJob } from './board-request.ts';
import type { BoardRequest, JobReading, LeftOutFor } from './job-source.ts';

/** Details read in one run of a board, so that a large one doesn't hold up its vendor's others. */
const MOST_DETAILS = 100;
/** Days after which details are read anew. */
const DETAILS_DAYS = 30;
/** Requests in a row without an answer after which the vendor is left alone. */
const MOST_UNANSWERED = 3;

const Listed = z.looseObject({ id: z.union([z.string().min(1), z.number()]).transform(String) });
type Listed = z.infer<typeof Listed>;

/**
 * Jobs of a vendor whose list lacks their text: details are read for new and changed ones only.
 *
 * @param load the details of a listed job, which are merged over the list's; null if it is gone by now
 */
export async function* readDetails(
  request: BoardRequest,
  listed: readonly unknown[],
  load: (job: Listed) => Promise<object | null>,
  read: (job: unknown) => CanonicalPosting | null,
): AsyncGenerator<JobReading> {
  const { read_as = '', day = 0, left_out = new Set(), isLate = () => false } = request.details ?? {};
  const known = await request.details?.listings();
  let asked = 0;
  let unanswered = 0;
  for (const raw of listed) {
    const job = Listed.safeParse(raw);
    if (!job.success) {
      yield { kind: 'rejected', external_id: null, reason: 'unexpected format: id' };
      continue;
    }
    const external_id = `${externalIdPrefix(request.board)}${job.data.id}`;
    const listing = digest(read_as, monthOf(day, external_id), JSON.stringify(raw)).slice(0, 16);
    const remembered = REASONS.find((why) => left_out.has(markOf(listing, why, day)));
    const leaveOut = (why: LeftOutFor, reason: string | null): JobReading => ({
      kind: 'left_out',
      external_id,
      mark: markOf(listing, why, day),
      why,
      reason,
    });
    if (known?.get(external_id) === listing) {
      yield { kind: 'unchanged', external_id };
    } else if (remembered) {
      yield leaveOut(remembered, null);
    } else if (asked >= MOST_DETAILS || isLate()) {
      yield { kind: 'postponed', external_id };
    } else {
      asked += 1;
      try {
        const details = await load(job.data);
        unanswered = 0;
        const reading = details && readJob(request.board, { ...job.data, ...details }, read);
        if (!reading) yield leaveOut('not_public', null);
        else if (reading.kind === 'posting') yield { ...reading, listing };
        else yield leaveOut('rejected', reading.reason);
      } catch (error) {
        const isUnanswered = error instanceof OutgoingError;
        if (!isUnanswered && (!(error instanceof BoardError) || error.stops)) throw error;
        unanswered = isUnanswered ? unanswered + 1 : 0;
        yield leaveOut('failed', error.message);
        if (unanswered >= MOST_UNANSWERED) throw error;
      }
    }
  }
}

const REASONS: readonly LeftOutFor[] = ['not_public', 'rejected', 'failed'];

/** Identifies a job as listed, and why it was left out; one that failed has another mark each day. */
const markOf = (listing: string, why: LeftOutFor, day: number): string =>
  digest(listing, why, why === 'failed' ? String(day) : '').slice(0, 16);

/** Changes every thirty days, on a day of each job's own. */
function monthOf(day: number, external_id: string): string {
  const offset = Number.parseInt(digest(external_id).slice(0, 6), 16) % DETAILS_DAYS;
  return String(Math.floor((day + offset) / DETAILS_DAYS));
}

import type { z } from 'zod';
import { PRODUCT_NAME } from '../../../contract/brand.ts';
import { digest } from '../../../platform/hash.ts';
import type { OutgoingFetch } from '../../../platform/outgoing.ts';
import { externalIdPrefix } from '../board.ts';
import type { CanonicalPosting } from '../posting.ts';
import type { BoardAnswer, BoardRequest, JobReading } from './job-source.ts';

/** A board cannot be read now. */
export class BoardError extends Error {
  override readonly name = 'BoardError';
}

/** A job that cannot be brought into canonical form; the message says why. */
export class BadPosting extends Error {
  override readonly name = 'BadPosting';
}

/** The response to one request: `null` means unchanged, `gone` that there is no such board. */
export type Page = { text: string; etag: string | null } | 'gone' | null;

/** Requests a JSON response of a job-board API; with an ETag, only if it has changed. */
export async function requestPage(send: OutgoingFetch, url: string, etag: string | null): Promise<Page> {
  const answer = await send(url, {
    headers: {
      accept: 'application/json',
      'user-agent': `${PRODUCT_NAME} job search`,
      // Without our own Cache-Control, `fetch` adds no-cache to such a request, which asks for the full response.
      ...(etag === null ? {} : { 'if-none-match': etag, 'cache-control': 'max-age=0' }),
    },
  });
  if (answer.status === 304 && etag !== null) return null;
  if (answer.status === 404 || answer.status === 410) return 'gone';
  if (answer.status !== 200) throw new BoardError(`answered ${answer.status}`);
  return { text: answer.text, etag: answer.headers.get('etag') };
}

/** Parses a response. Items are validated one by one later. */
export function parseAnswer<S extends z.ZodType>(text: string, schema: S): z.output<S> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new BoardError('didn’t return JSON');
  }
  const parsed = schema.safeParse(json);
  if (!parsed.success) throw new BoardError('returned an unknown format');
  return parsed.data;
}

/** Reads a board whose vendor returns all jobs in one response. */
export async function readInOnePiece(
  send: OutgoingFetch,
  url: string,
  request: BoardRequest,
  jobsOf: (text: string) => Iterable<JobReading>,
): Promise<BoardAnswer> {
  const page = await requestPage(send, url, request.etag);
  if (page === null) return { kind: 'unchanged' };
  if (page === 'gone') return { kind: 'gone' };
  const content_hash = digest(page.text);
  if (content_hash === request.content_hash) return { kind: 'unchanged' };
  return { kind: 'read', etag: page.etag, content_hash, jobs: jobsOf(page.text) };
}

/**
 * Converts jobs one by one; an invalid one is reported and does not stop the rest. `read` returns null for a job that
 * is left out on purpose.
 */
export function* readJobs(
  board: string,
  jobs: readonly unknown[],
  read: (job: unknown) => CanonicalPosting | null,
): Iterable<JobReading> {
  for (const job of jobs) {
    try {
      const posting = read(job);
      if (posting) yield { kind: 'posting', posting };
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      yield { kind: 'rejected', external_id: externalIdOf(board, job), reason };
    }
  }
}

function externalIdOf(board: string, job: unknown): string | null {
  const id = typeof job === 'object' && job !== null && 'id' in job ? job.id : null;
  return typeof id === 'string' || typeof id === 'number' ? `${externalIdPrefix(board)}${id}` : null;
}

/** Parses a vendor's job; throws BadPosting naming the invalid fields. */
export function parseJob<S extends z.ZodType>(schema: S, job: unknown): z.output<S> {
  const parsed = schema.safeParse(job);
  if (parsed.success) return parsed.data;
  const fields = new Set(parsed.error.issues.map(({ path }) => path.join('.') || 'job'));
  throw new BadPosting(`unexpected format: ${[...fields].slice(0, 5).join(', ')}`);
}

/** A posting's URL; throws BadPosting if it is invalid. */
export function postingUrl(value: string): string {
  const url = webUrl(value);
  if (!url) throw new BadPosting('its address isn’t a web URL');
  return url;
}

/** A title on one line; throws BadPosting if it is empty. */
export function postingTitle(text: string): string {
  const title = text.replace(/\s+/g, ' ').trim();
  if (title === '') throw new BadPosting('it has no title');
  return title;
}

/** An instant as ISO 8601 in UTC; null for an invalid date. */
export function instantOf(value: string | number | null | undefined): string | null {
  if (value === null || value === undefined) return null;
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}

/** A web URL that may be shown as a link, or null. */
export function webUrl(value: string | null | undefined): string | null {
  return value && /^https?:\/\//i.test(value) && URL.canParse(value) ? value : null;
}

/** A company name derived from a board's: `acme-foods` becomes "Acme Foods". */
export function companyFromBoard(board: string): string {
  return board.replace(/[-_]+/g, ' ').replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}

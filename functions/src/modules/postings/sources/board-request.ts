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

/** A job of a board that cannot be brought into the product's terms; the message says why. */
export class BadPosting extends Error {
  override readonly name = 'BadPosting';
}

/** What one request gave: `null` means that nothing has changed, `gone` that there is no such board. */
export type Page = { text: string; etag: string | null } | 'gone' | null;

/** Asks for one JSON answer of a job-board API; with an ETag, only if it is another than that one. */
export async function requestPage(send: OutgoingFetch, url: string, etag: string | null): Promise<Page> {
  const answer = await send(url, {
    headers: {
      accept: 'application/json',
      'user-agent': `${PRODUCT_NAME} job search`,
      // Without a Cache-Control of our own `fetch` adds no-cache to such a request, which asks for a whole answer.
      ...(etag === null ? {} : { 'if-none-match': etag, 'cache-control': 'max-age=0' }),
    },
  });
  if (answer.status === 304 && etag !== null) return null;
  if (answer.status === 404 || answer.status === 410) return 'gone';
  if (answer.status !== 200) throw new BoardError(`answered ${answer.status}`);
  return { text: answer.text, etag: answer.headers.get('etag') };
}

/** Reads an answer's text. Items that do not fit are judged one by one later. */
export function parseAnswer<S extends z.ZodType>(text: string, schema: S): z.output<S> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new BoardError('did not answer JSON');
  }
  const parsed = schema.safeParse(json);
  if (!parsed.success) throw new BoardError('answered in an unknown form');
  return parsed.data;
}

/** Reads a board whose vendor gives all jobs in one answer. */
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
 * Brings jobs into the product's terms one after the other; one that cannot be is reported and the next still comes.
 * `read` answers null for a job that is left out on purpose.
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

/** A job of a vendor's answer; throws BadPosting that names the fields which do not fit. */
export function parseJob<S extends z.ZodType>(schema: S, job: unknown): z.output<S> {
  const parsed = schema.safeParse(job);
  if (parsed.success) return parsed.data;
  const fields = new Set(parsed.error.issues.map(({ path }) => path.join('.') || 'job'));
  throw new BadPosting(`not in a known form: ${[...fields].slice(0, 5).join(', ')}`);
}

/** The address of a posting; throws BadPosting when it is none. */
export function postingUrl(value: string): string {
  const url = webUrl(value);
  if (!url) throw new BadPosting('its address is not a web address');
  return url;
}

/** A title in one line; throws BadPosting when there is none. */
export function postingTitle(text: string): string {
  const title = text.replace(/\s+/g, ' ').trim();
  if (title === '') throw new BadPosting('it has no title');
  return title;
}

/** An instant as ISO 8601 in UTC; null for what is no date. */
export function instantOf(value: string | number | null | undefined): string | null {
  if (value === null || value === undefined) return null;
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}

/** A web address that may be shown as a link, or null. */
export function webUrl(value: string | null | undefined): string | null {
  return value && /^https?:\/\//i.test(value) && URL.canParse(value) ? value : null;
}

/** A name made of a board's name in addresses: `acme-foods` becomes "Acme Foods". */
export function companyFromBoard(board: string): string {
  return board.replace(/[-_]+/g, ' ').replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}

import type { z } from 'zod';
import type { OutgoingFetch } from '../../../platform/outgoing.ts';
import { externalIdPrefix } from '../board.ts';
import type { CanonicalPosting } from '../posting.ts';
import { answerOf, type BoardAnswer, type BoardRequest, type JobReading } from './job-source.ts';

/** A board cannot be read now. */
export class BoardError extends Error {
  override readonly name = 'BoardError';
  /** Whether the vendor must be left alone: it refused to answer, so the next request would be refused too. */
  readonly stops: boolean;

  constructor(message: string, { stops = false }: { stops?: boolean } = {}) {
    super(message);
    this.stops = stops;
  }
}

/** A job that cannot be brought into canonical form; the message says why. */
export class BadPosting extends Error {
  override readonly name = 'BadPosting';
}

/**
 * The response to one request: `null` means unchanged, `gone` that there is no such board. `url` is where redirects led;
 * `etag` the response's version, or when it was last modified.
 */
export type Page = { text: string; etag: string | null; url: string } | 'gone' | null;

/** A version made of a date instead of an ETag. */
const MODIFIED = 'modified ';

/** How a page is asked for: with a version, only if it has changed. */
type PageOptions = { etag?: string | null; accept?: string; headers?: Record<string, string> };

/** Requests a response of a job-board API when it is the vendor's turn. */
export async function requestPage(
  send: OutgoingFetch,
  url: string,
  { turn = (_url, go) => go() }: Pick<BoardRequest, 'turn'>,
  { etag = null, accept = 'application/json', headers = {} }: PageOptions = {},
): Promise<Page> {
  const condition: Record<string, string> =
    etag === null
      ? {}
      : etag.startsWith(MODIFIED)
        ? { 'if-modified-since': etag.slice(MODIFIED.length) }
        : { 'if-none-match': etag };
  const answer = await turn(url, () =>
    send(url, {
      headers: {
        accept,
        ...headers,
        // Without our own Cache-Control, `fetch` adds no-cache to such a request, which asks for the full response.
        ...(etag === null ? {} : { ...condition, 'cache-control': 'max-age=0' }),
      },
    }),
  );
  if (answer.status === 304 && etag !== null) return null;
  if (answer.status === 404 || answer.status === 410) return 'gone';
  if (answer.status !== 200) {
    throw new BoardError(`answered ${answer.status}`, { stops: [403, 429, 503].includes(answer.status) });
  }
  const modified = answer.headers.get('last-modified');
  return {
    text: answer.text,
    etag: answer.headers.get('etag') ?? (modified ? `${MODIFIED}${modified}` : null),
    url: answer.url,
  };
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

type ReadOptions = {
  accept?: string;
  /** Whether a response has all jobs; by default it does. */
  isComplete?: (text: string) => boolean;
};

/** Reads a board whose vendor returns all jobs in one response. */
export async function readInOnePiece(
  send: OutgoingFetch,
  url: string,
  request: BoardRequest,
  jobsOf: (text: string) => Iterable<JobReading>,
  { accept = 'application/json', isComplete = () => true }: ReadOptions = {},
): Promise<BoardAnswer> {
  const page = await requestPage(send, url, request, { etag: request.etag, accept });
  if (page === null) return { kind: 'unchanged' };
  // Vendors send boards that they don't have to their own website.
  if (page === 'gone' || !sameSite(page.url, url)) return { kind: 'gone' };
  const { text, etag } = page;
  return answerOf(request, { texts: [text], etag, complete: isComplete(text) }, () => jobsOf(text));
}

/** Whether a redirect stayed on the host that was asked, and within the same site's path if hosts are shared. */
function sameSite(arrived: string, asked: string): boolean {
  const [there, here] = [new URL(arrived), new URL(asked)];
  const lastPart = (url: URL) => url.pathname.split('/').filter(Boolean).at(-1);
  return there.host === here.host && lastPart(there) === lastPart(here);
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
    const reading = readJob(board, job, read);
    if (reading) yield reading;
  }
}

/** Converts one job; null if it is left out on purpose. */
export function readJob(
  board: string,
  job: unknown,
  read: (job: unknown) => CanonicalPosting | null,
): Extract<JobReading, { kind: 'posting' | 'rejected' }> | null {
  try {
    const posting = read(job);
    return posting && { kind: 'posting', posting };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { kind: 'rejected', external_id: externalIdOf(board, job), reason };
  }
}

/** Where vendors put a job's own id. */
const ID_FIELDS = ['id', 'shortcode', 'slug', 'MatchedObjectId'];

function externalIdOf(board: string, job: unknown): string | null {
  const fields = typeof job === 'object' && job !== null ? (job as Record<string, unknown>) : {};
  const id = fields[ID_FIELDS.find((name) => fields[name] !== undefined) ?? ''];
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

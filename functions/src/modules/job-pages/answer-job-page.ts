import {
  foreignParameters,
  type JobGroupAsked,
  type JobPageAnswers,
  jobListAddress,
  jobListPath,
  readJobFilters,
} from '../../contract/job-pages.ts';
import { LIMITS } from '../../contract/limits.ts';
import { PostingGroup } from '../../contract/postings.ts';
import { AppError } from '../../platform/app-error.ts';
import type { PageAnswer } from '../../platform/page-answer.ts';
import type { JobPagesDeps } from './job-pages-deps.ts';
import { answerSitemap } from './job-sitemaps.ts';

/** For how long the CDN serves a page without asking: a job that closes is gone from it after this time. */
const SHARED_SECONDS = 600;

/** Of a word search: a caller can have a page rendered as often as the rate limit allows, each with another query. */
const ROUNDS = 2;

/** The address's query without empty fields, which a form without JavaScript sends. */
function withoutEmpty(search: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...search].filter(([, value]) => value !== ''));
}

const redirect = (location: string): PageAnswer => ({
  status: 301,
  type: 'text/plain',
  body: `Moved to ${location}\n`,
  location,
  shared_seconds: SHARED_SECONDS,
});

/** No page of the site is at this path, so the renderer makes the 404 page of it. */
const NO_PAGE = '/404';

/**
 * What answers at an address of the public jobs.
 * @param target path and query, as the client sent them. Not read with `URL`, which takes `//host` for another site.
 */
export async function answerJobPage(deps: JobPagesDeps, target: string): Promise<PageAnswer> {
  const query_at = target.indexOf('?');
  const pathname = query_at < 0 ? target : target.slice(0, query_at);
  const search = query_at < 0 ? '' : target.slice(query_at);
  const [root, section, ...parts] = pathname.split('/');
  if (root !== '' || section !== 'jobs') return notFound(deps, NO_PAGE, search);
  const ends_in_slash = parts.at(-1) === '';
  if (ends_in_slash) parts.pop();
  if (parts.includes('')) return notFound(deps, NO_PAGE, search);
  const path = ['/jobs', ...parts].join('/');
  if (ends_in_slash) return redirect(path + search);
  const [, sitemap] = /^\/jobs\/sitemap-(\d{1,4})\.xml$/.exec(path) ?? [];
  if (sitemap) return (await answerSitemap(deps, Number(sitemap))) ?? notFound(deps, path, search);
  if (parts.length > 2) return notFound(deps, path, search);
  const [kind, name] = parts.map(decoded);
  if (kind === undefined) return answerList(deps, path, search, {});
  if (name === undefined)
    return kind === null ? notFound(deps, path, search) : answerPosting(deps, path, search, kind);
  if (kind === 'in') return answerGroup(deps, path, search, { place: name });
  if (kind === 'as') return answerGroup(deps, path, search, { title: name });
  if (kind === 'at') return answerGroup(deps, path, search, { company: name });
  return notFound(deps, path, search);
}

/** A part of a path; null if its escapes are broken. */
function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

async function html(
  deps: JobPagesDeps,
  status: PageAnswer['status'],
  [path, search]: [path: string, search: string],
  answers: JobPageAnswers,
  shared_seconds = SHARED_SECONDS,
): Promise<PageAnswer> {
  const answered_at = deps.clock().getTime();
  const body = await deps.renderer.renderPage({ path, search, answers, answered_at });
  return { status, type: 'text/html', body, shared_seconds };
}

/** The app takes most paths for the address of a job, and would wait for it without an answer. */
const notFound = (deps: JobPagesDeps, path: string, search: string): Promise<PageAnswer> =>
  html(deps, 404, [path, search], { posting: null });

/** The page of a group that can't exist: it leads to those that do. */
async function noGroup(deps: JobPagesDeps, path: string, search: string): Promise<PageAnswer> {
  const directory = await deps.readDirectory({});
  return html(deps, 404, [path, search], {
    directory,
    postings: { items: [], next_cursor: null },
    company: null,
  });
}

async function answerGroup(
  deps: JobPagesDeps,
  path: string,
  search: string,
  group: { [Kind in keyof JobGroupAsked]: string | null },
): Promise<PageAnswer> {
  const [[kind, name] = []] = Object.entries(group);
  const slug = PostingGroup.safeParse(name);
  if (!kind || !slug.success) return noGroup(deps, path, search);
  return answerList(deps, path, search, { [kind]: slug.data });
}

async function answerList(
  deps: JobPagesDeps,
  path: string,
  search: string,
  at: JobGroupAsked,
): Promise<PageAnswer> {
  const given = new URLSearchParams(search);
  const kept = withoutEmpty(given);
  const filters = readJobFilters(kept, at);
  // One address for one list: a form sends its empty fields, and a group alone has a page of its own.
  if (path === '/jobs' && jobListPath(filters) !== path)
    return redirect(jobListAddress(filters, foreignParameters(kept)));
  if (kept.size !== given.size) return redirect(kept.size > 0 ? `${path}?${kept}` : path);
  const { cursor, has_salary, ...rest } = filters;
  const company = at.company === undefined ? undefined : await orNull(deps.readCompany(at.company));
  if (company === null) return noGroup(deps, path, search);
  const listed = { ...rest, ...(has_salary && { has_salary: true }) };
  const [directory, postings, facets] = await Promise.all([
    deps.readDirectory({ place: filters.place, title: filters.title }),
    readList(deps, listed, cursor),
    deps.countFacets(listed),
  ]);
  const known = path === '/jobs' || company !== undefined || directory.group !== null;
  // Before the first count there may soon be a page.
  const shared_seconds = directory.counted_at === null ? 0 : SHARED_SECONDS;
  return html(
    deps,
    known ? 200 : 404,
    [path, search],
    { directory, postings, facets, company },
    shared_seconds,
  );
}

/** A page of the list; the first one if the cursor is not one of ours, as of an old link. */
async function readList(
  deps: JobPagesDeps,
  filters: Parameters<JobPagesDeps['list']>[0],
  cursor: string | undefined,
) {
  const page = { limit: LIMITS.page_size, rounds: ROUNDS };
  try {
    return await deps.list(filters, { ...page, cursor });
  } catch (error) {
    if (cursor === undefined || !(error instanceof AppError && error.code === 'invalid_request')) throw error;
    return deps.list(filters, page);
  }
}

/** Null if there is none. */
const orNull = <T>(found: Promise<T>): Promise<T | null> =>
  found.catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  });

/** A closed posting is gone, and stays gone: 410, with similar ones that are open. */
async function answerPosting(
  deps: JobPagesDeps,
  path: string,
  search: string,
  id: string,
): Promise<PageAnswer> {
  const posting = await orNull(deps.getPosting(id));
  if (!posting) return html(deps, 404, [path, search], { posting });
  if (posting.status === 'open') return html(deps, 200, [path, search], { posting });
  return html(deps, 410, [path, search], { posting, similar: await deps.similarPostings(id) });
}

import { z } from 'zod';
import type { Salary } from '../../../contract/common.ts';
import type { CanonicalPosting } from '../posting.ts';
import { escapeHtml } from '../text/html.ts';
import { BoardError, parseAnswer, parseJob, readJobs, requestPage } from './board-request.ts';
import { canonicalPosting, section, statedPay } from './canonical-posting.ts';
import { answerOf, type BoardRequest, type JobSource, type SourceOptions } from './job-source.ts';

export const USAJOBS_API = 'https://data.usajobs.gov';
export const USAJOBS_HOSTS = ['data.usajobs.gov'];

const Text = z.string().nullish();
const Item = z.object({
  MatchedObjectId: z.string().min(1),
  MatchedObjectDescriptor: z.object({
    PositionTitle: z.string(),
    PositionURI: z.string(),
    ApplyURI: z.array(z.string()).nullish(),
    PositionLocationDisplay: Text,
    PositionLocation: z.array(z.object({ LocationName: Text, CountryCode: Text })).nullish(),
    OrganizationName: Text,
    PositionSchedule: z.array(z.object({ Name: Text })).nullish(),
    QualificationSummary: Text,
    PositionRemuneration: z
      .array(z.object({ MinimumRange: Text, MaximumRange: Text, RateIntervalCode: Text, Description: Text }))
      .nullish(),
    PublicationStartDate: Text,
    UserArea: z
      .object({
        Details: z
          .object({
            JobSummary: Text,
            MajorDuties: z.union([z.string(), z.array(z.string())]).nullish(),
            Education: Text,
            Requirements: Text,
            RemoteIndicator: z.union([z.boolean(), z.string()]).nullish(),
          })
          .nullish(),
      })
      .nullish(),
  }),
});
type Descriptor = z.infer<typeof Item>['MatchedObjectDescriptor'];

const Page = z.object({
  SearchResult: z.object({
    SearchResultCountAll: z.number(),
    SearchResultItems: z.array(z.unknown()),
  }),
});

const PAGE = 500;
/** A query ends at ten thousand jobs; ours at what a board may hold. */
const MOST_PAGES = 16;

const PERIODS: Record<string, Salary['period']> = { PA: 'year', PM: 'month', PD: 'day', PH: 'hour' };

/** Two weeks are halved; piece work and work without pay have no period. */
function salaryOf({ PositionRemuneration }: Descriptor): Salary | null {
  const [pay] = PositionRemuneration ?? [];
  if (!pay) return null;
  const code = pay.RateIntervalCode ?? '';
  const half = code === 'BW' ? 0.5 : 1;
  return statedPay({
    min: Number(pay.MinimumRange ?? 0) * half,
    max: Number(pay.MaximumRange ?? 0) * half,
    currency: 'USD',
    period: code === 'BW' ? 'week' : (PERIODS[code] ?? null),
  });
}

/** Fields are plain text or HTML. */
const asMarkup = (text: string | null | undefined): string =>
  text && !/<[a-z][^>]*>/i.test(text) ? `<p>${escapeHtml(text)}</p>` : (text ?? '');

/** Throws BadPosting for an invalid job. */
export function usajobsPosting(
  request: Pick<BoardRequest, 'board' | 'company'>,
  raw: unknown,
): CanonicalPosting {
  const { MatchedObjectId, MatchedObjectDescriptor: job } = parseJob(Item, raw);
  const details = job.UserArea?.Details;
  const duties = [details?.MajorDuties ?? []].flat();
  // The port is part of the address as published.
  const url = job.PositionURI.replace(':443/', '/');
  return canonicalPosting('usajobs', request, {
    id: MatchedObjectId,
    url,
    title: job.PositionTitle,
    company: job.OrganizationName,
    markup: [
      section('Summary', asMarkup(details?.JobSummary)),
      section('Duties', duties.map(asMarkup).join('')),
      section('Requirements', asMarkup(details?.Requirements)),
      section('Qualifications', asMarkup(job.QualificationSummary)),
      section('Education', asMarkup(details?.Education)),
    ].join(''),
    locations: job.PositionLocation?.length
      ? job.PositionLocation.map(({ LocationName }) => LocationName)
      : [job.PositionLocationDisplay],
    countries: (job.PositionLocation ?? []).map(({ CountryCode }) => CountryCode),
    workplace: String(details?.RemoteIndicator ?? '').toLowerCase() === 'true' ? 'remote' : null,
    employment: job.PositionSchedule?.[0]?.Name,
    salary: salaryOf(job),
    apply: { kind: 'external', url: job.ApplyURI?.[0] ?? url },
    posted: job.PublicationStartDate,
  });
}

/** The federal government's jobs: one board, `all`. Needs a free key, and the address it was given to. */
export function usajobsSource({
  send,
  base_url = USAJOBS_API,
  key,
  email,
}: SourceOptions & { key: string; email: string }): JobSource {
  const headers = { 'authorization-key': key, 'user-agent': email };
  return {
    name: 'usajobs',
    most_pages: MOST_PAGES,
    async readBoard(request) {
      const items: unknown[] = [];
      const texts: string[] = [];
      let total = 1;
      for (let at = 1; items.length < total && at <= MOST_PAGES; at += 1) {
        const url = `${base_url}/api/search?ResultsPerPage=${PAGE}&Page=${at}&Fields=full`;
        const page = await requestPage(send, url, request, { headers });
        if (page === null || page === 'gone') return { kind: 'gone' };
        const { SearchResultCountAll, SearchResultItems } = parseAnswer(page.text, Page).SearchResult;
        total = SearchResultCountAll;
        // Jobs it counts but does not send are not closed.
        if (SearchResultItems.length === 0 && items.length < total)
          throw new BoardError(`sent ${items.length} of ${total} jobs`);
        texts.push(page.text);
        items.push(...SearchResultItems);
      }
      return answerOf(request, { texts, complete: items.length >= total }, () =>
        readJobs(request.board, items, (item) => usajobsPosting(request, item)),
      );
    },
  };
}

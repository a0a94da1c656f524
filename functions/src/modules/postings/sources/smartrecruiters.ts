import { z } from 'zod';
import type { Seniority } from '../../../contract/common.ts';
import type { CanonicalPosting } from '../posting.ts';
import { MAX_POSTINGS_OF_A_BOARD } from '../posting-limits.ts';
import { BoardError, parseAnswer, parseJob, requestPage, webUrl } from './board-request.ts';
import { canonicalPosting, payPeriod, placeOf, section, statedPay } from './canonical-posting.ts';
import { readDetails } from './job-details.ts';
import { answerOf, type BoardRequest, type JobSource, type SourceOptions } from './job-source.ts';

export const SMARTRECRUITERS_API = 'https://api.smartrecruiters.com';
export const SMARTRECRUITERS_HOSTS = ['api.smartrecruiters.com'];

const Labelled = z.object({ id: z.string().nullish(), label: z.string().nullish() }).nullish();
const Section = z.object({ title: z.string().nullish(), text: z.string().nullish() }).nullish();

const Job = z.object({
  id: z.string().min(1),
  name: z.string(),
  company: z.object({ identifier: z.string().nullish(), name: z.string().nullish() }).nullish(),
  releasedDate: z.string().nullish(),
  location: z
    .object({
      city: z.string().nullish(),
      region: z.string().nullish(),
      country: z.string().nullish(),
      remote: z.boolean().nullish(),
      hybrid: z.boolean().nullish(),
      fullLocation: z.string().nullish(),
    })
    .nullish(),
  typeOfEmployment: Labelled,
  experienceLevel: Labelled,
  visibility: z.string().nullish(),
  // Only with one job.
  jobAd: z
    .object({
      sections: z
        .object({
          companyDescription: Section,
          jobDescription: Section,
          qualifications: Section,
          additionalInformation: Section,
        })
        .nullish(),
    })
    .nullish(),
  applyUrl: z.string().nullish(),
  postingUrl: z.string().nullish(),
  compensation: z
    .object({
      salary: z
        .object({
          min: z.union([z.number(), z.string()]).nullish(),
          max: z.union([z.number(), z.string()]).nullish(),
          currency: z.string().nullish(),
          period: z.string().nullish(),
        })
        .nullish(),
    })
    .nullish(),
});

const Page = z.object({ totalFound: z.number(), content: z.array(z.unknown()) });

const PAGE = 100;

/** `mid_senior_level` and `associate` cover several. */
const LEVELS: Record<string, Seniority> = {
  internship: 'intern',
  entry_level: 'entry',
  director: 'director',
  executive: 'executive',
};

/** Null for a job that is not public; throws BadPosting for an invalid one. */
export function smartrecruitersPosting(
  request: Pick<BoardRequest, 'board' | 'company'>,
  raw: unknown,
): CanonicalPosting | null {
  const job = parseJob(Job, raw);
  if (job.visibility && job.visibility !== 'PUBLIC') return null;
  const { location, compensation } = job;
  const url =
    webUrl(job.postingUrl) ??
    `https://jobs.smartrecruiters.com/${encodeURIComponent(job.company?.identifier ?? request.board)}/${job.id}`;
  const sections = job.jobAd?.sections;
  const pay = compensation?.salary;
  // Places without a region are published as "Lille, , France".
  const full = placeOf(...(location?.fullLocation ?? '').split(','));
  const remote = location?.remote === true || location?.country === 'remote';
  return canonicalPosting('smartrecruiters', request, {
    id: job.id,
    url,
    title: job.name,
    company: job.company?.name,
    markup: [
      section(sections?.companyDescription?.title, sections?.companyDescription?.text),
      section(sections?.jobDescription?.title, sections?.jobDescription?.text),
      section(sections?.qualifications?.title, sections?.qualifications?.text),
      section(sections?.additionalInformation?.title, sections?.additionalInformation?.text),
    ].join(''),
    locations: [full || placeOf(location?.city, location?.region)],
    countries: [location?.country],
    // Both are false where nobody filled them in.
    workplace: location?.hybrid === true ? 'hybrid' : remote ? 'remote' : null,
    employment: job.typeOfEmployment?.label ?? job.typeOfEmployment?.id,
    seniority: LEVELS[job.experienceLevel?.id ?? ''],
    salary: pay
      ? statedPay({
          ...pay,
          min: pay.min,
          max: pay.max,
          currency: pay.currency,
          period: payPeriod(pay.period),
        })
      : null,
    apply: { kind: 'smartrecruiters', url: webUrl(job.applyUrl) ?? url },
    posted: job.releasedDate,
  });
}

/** Postings of SmartRecruiters companies. Unknown companies answer like empty ones. */
export function smartrecruitersSource({ send, base_url }: SourceOptions): JobSource {
  const base = base_url ?? SMARTRECRUITERS_API;
  return {
    name: 'smartrecruiters',
    async readBoard(request) {
      const list = `${base}/v1/companies/${encodeURIComponent(request.board)}/postings`;
      const jobs: unknown[] = [];
      const texts: string[] = [];
      let total = 0;
      do {
        const page = await requestPage(send, `${list}?limit=${PAGE}&offset=${jobs.length}`, request);
        if (page === null || page === 'gone') return { kind: 'gone' };
        const { totalFound, content } = parseAnswer(page.text, Page);
        if (content.length === 0 && totalFound > jobs.length) {
          throw new BoardError(`sent ${jobs.length} of ${totalFound} jobs`);
        }
        total = totalFound;
        texts.push(page.text);
        jobs.push(...content);
      } while (jobs.length < Math.min(total, MAX_POSTINGS_OF_A_BOARD));
      return answerOf(request, { texts, complete: true }, () =>
        readDetails(
          request,
          jobs,
          async ({ id }) => {
            const page = await requestPage(send, `${list}/${encodeURIComponent(id)}`, request);
            return page === null || page === 'gone' ? null : parseAnswer(page.text, Job);
          },
          (job) => smartrecruitersPosting(request, job),
        ),
      );
    },
  };
}

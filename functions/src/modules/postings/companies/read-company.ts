import type { Company } from '../../../contract/companies.ts';
import { PostingGroup } from '../../../contract/postings.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { PostingsRepository } from '../postings.repository.ts';
import type { CompaniesRepository } from './companies.repository.ts';
import { companyFacts } from './company-facts.ts';

export type ReadCompanyDeps = {
  companies: CompaniesRepository;
  postings: Pick<PostingsRepository, 'ofCompany'>;
  clock: Clock;
};

/** Older facts are computed anew when someone asks. */
const FRESH_MS = 24 * 3_600_000;
/** Postings of each status that are read, the most recently posted first. */
export const MOST_READ = 1000;

/**
 * What is known of a company from its postings. One read; a read per posting, and a write, once a day for a company that
 * someone asks for. Two callers at once compute the same.
 */
export async function readCompany(
  { companies, postings, clock }: ReadCompanyDeps,
  slug: string,
): Promise<Company> {
  const missing = new AppError('not_found', 'No jobs were ever listed under this company’s name.');
  if (!PostingGroup.safeParse(slug).success) throw missing;
  const now = clock();
  const stored = await companies.get(slug);
  if (stored && now.getTime() - Date.parse(stored.computed_at) < FRESH_MS) return stored;
  const [open, closed] = await Promise.all(
    (['open', 'closed'] as const).map((status) => postings.ofCompany(slug, { status, limit: MOST_READ })),
  );
  const company = companyFacts({ slug, open: open ?? [], closed: closed ?? [], most: MOST_READ }, now);
  if (!company) throw missing;
  await companies.save(company);
  return company;
}

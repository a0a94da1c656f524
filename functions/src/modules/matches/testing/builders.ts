import type { ParsedResume } from '../../../contract/resumes.ts';
import { extractFeatures } from '../../job-text/features/extract-features.ts';
import type { FeatureInput } from '../../job-text/features/posting-features.ts';
import { postingWith } from '../../job-text/testing/builders.ts';
import type { StoredPosting } from '../../postings/posting.ts';

function read<T>(value: T): { value: T; confidence: number; source: null } {
  return { value, confidence: 0.9, source: null };
}

/** A parsed resume with only the given values. For tests. */
export function resumeWith(
  given: {
    headline?: string;
    location?: string;
    skills?: string[];
    years?: number;
    degree?: string;
    languages?: string[];
    certificates?: string[];
    titles?: string[];
  } = {},
): ParsedResume {
  return {
    language: read<string | null>('en'),
    full_name: read<string | null>(null),
    email: read<string | null>(null),
    phone: read<string | null>(null),
    location: read<string | null>(given.location ?? null),
    links: [],
    headline: read<string | null>(given.headline ?? null),
    summary: read<string | null>(null),
    skills: (given.skills ?? []).map((skill) => ({ ...read(skill), used_in: [], last_used: null })),
    volunteer: [],
    projects: [],
    publications: [],
    awards: [],
    experience: (given.titles ?? []).map((title) => ({
      title,
      employer: 'Example Works',
      location: null,
      start: null,
      end: null,
      current: false,
      bullets: [],
      confidence: 0.9,
      source: null,
    })),
    education:
      given.degree === undefined
        ? []
        : [
            {
              degree: given.degree,
              field: null,
              school: null,
              start: null,
              end: null,
              confidence: 0.9,
              source: null,
            },
          ],
    certificates: (given.certificates ?? []).map(read),
    languages: (given.languages ?? []).map(read),
    years_of_experience: read<number | null>(given.years ?? null),
    seniority: read<null>(null),
  };
}

/** A stored posting with only the given facts, and the features that ingest would extract. For tests. */
export function storedPostingWith(id: string, given: Partial<FeatureInput> = {}): StoredPosting {
  const input = postingWith(given);
  const features = extractFeatures(input);
  return {
    id,
    source: 'greenhouse',
    title: input.title,
    company: input.company,
    locations: input.locations,
    country: input.country,
    workplace: features.workplace,
    employment_type: input.employment_type,
    seniority: features.seniority,
    salary: input.salary,
    skills: [...new Set([...features.skills_required, ...features.skills_preferred])],
    posted_at: input.posted_at,
    status: 'open',
    risk_flags: [],
    features,
  };
}

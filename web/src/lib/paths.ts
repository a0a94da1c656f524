/** Appends a query; empty values are left out. */
function withQuery(path: string, query: Record<string, string | undefined>): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value) search.set(key, value);
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}

type CreditsAddress = {
  next?: string;
  product?: string;
  part?: 'premium' | 'packs' | 'history';
  /** Id of an application: the history is only about it. */
  application?: string;
};

/** Every URL of the app. Links, redirects, and tests use this instead of literal paths. */
export const paths = {
  home: () => '/',
  auth: (query: { tab?: 'sign-up'; next?: string } = {}) => withQuery('/auth', query),
  about: () => '/about',
  features: () => '/features',
  /** Ways to apply for jobs, side by side. */
  comparison: () => '/compare',
  howScoresWork: () => '/how-scores-work',
  tryIt: () => '/try',
  resumeCheck: () => '/tools/resume-check',
  jobStatus: () => '/tools/is-this-job-open',
  /** What open jobs pay: for a title, in a place. */
  salaryRanges: (query: { title?: string; place?: string } = {}) => withQuery('/tools/salary-ranges', query),
  privacy: () => '/privacy-policy',
  refunds: () => '/refund-policy',
  students: () => '/students-and-grads',
  remote: () => '/remote-job-seekers',
  highIncome: () => '/high-income-professionals',
  jobs: (query: Record<string, string | undefined> = {}) => withQuery('/jobs', query),
  /** Jobs of one place, by its slug in the job directory. */
  jobsIn: (place: string) => `/jobs/in/${encodeURIComponent(place)}`,
  /** Jobs with one title. */
  jobsAs: (title: string) => `/jobs/as/${encodeURIComponent(title)}`,
  /** Jobs at one company, and what they say of it. */
  jobsAt: (company: string) => `/jobs/at/${encodeURIComponent(company)}`,
  job: (id: string) => `/jobs/${encodeURIComponent(id)}`,
  blog: () => '/blog',
  blogPost: (slug: string) => `/blog/${encodeURIComponent(slug)}`,
  /** The articles about one topic. */
  blogTag: (slug: string) => `/blog/tags/${encodeURIComponent(slug)}`,
  blogAuthor: (slug: string) => `/blog/authors/${encodeURIComponent(slug)}`,
  redditTrackingTest: () => '/reddit-tracking-test',
  dashboard: () => '/dashboard',
  jobSearch: (query: Record<string, string | undefined> = {}) => withQuery('/job-search', query),
  /** One match in the job search, open beside the list. */
  match: (postingId: string) => `/job-search/${encodeURIComponent(postingId)}`,
  /** Two matches side by side; without one of them, a place to choose it. */
  compare: (a?: string | null, b?: string | null) =>
    withQuery('/job-search/compare', { a: a ?? undefined, b: b ?? undefined }),
  applications: (query: Record<string, string | undefined> = {}) => withQuery('/applications', query),
  application: (id: string) => `/applications/${encodeURIComponent(id)}`,
  /** What forms ask again and again. `part` is the anchor of a section. */
  answers: (part?: 'pay' | 'work' | 'forms') => (part ? `/answers#${part}` : '/answers'),
  /** `part` is the anchor of a group of fields. */
  profile: (part?: 'about' | 'wanted' | 'never' | 'automatic' | 'resumes') =>
    part ? `/profile#${part}` : '/profile',
  /**
   * `next` is the page to go back to with new credits, `part` the anchor of what is for sale, and `product` what was
   * ordered, for the return from checkout.
   */
  credits: ({ next, product, part, application }: CreditsAddress = {}) =>
    `${withQuery('/credits', { next, product, application })}${part ? `#${part}` : ''}`,
  settings: () => '/settings',
  accountManagement: () => '/account-management',
  onboarding: (step?: string) => (step ? `/onboarding/${step}` : '/onboarding'),
  admin: (query: Record<string, string | undefined> = {}) => withQuery('/admin', query),
  adminTesting: () => '/admin-testing',
  adminRedditTracking: () => '/admin-reddit-tracking',
} as const;

/** The page that is open, to come back to. */
export const currentPath = (): string => `${location.pathname}${location.search}`;

const EXEMPT_EXACT = ['/onboarding', '/', '/jobs'];
const EXEMPT_PREFIXES = [
  '/blog',
  '/about',
  '/features',
  '/compare',
  '/how-scores-work',
  '/try',
  '/tools/',
  '/privacy-policy',
  '/refund-policy',
  '/students-and-grads',
  '/remote-job-seekers',
  '/high-income-professionals',
];

/**
 * Whether a signed-in user with an incomplete profile may stay on this path. Onboarding steps and single postings belong to
 * `/onboarding` and `/jobs`.
 */
export function isExemptFromProfileRedirect(pathname: string): boolean {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  if (EXEMPT_EXACT.includes(path)) return true;
  if (path.startsWith('/onboarding/') || path.startsWith('/jobs/')) return true;
  return EXEMPT_PREFIXES.some((prefix) => path.startsWith(prefix));
}

/**
 * A path within the app from an untrusted `next` parameter, or null: never another site's address. It is read as a
 * browser would read it (which drops tabs and line breaks, and takes `\` for `/`), so what is compared is what is opened.
 */
export function safeNext(next: string | null, origin: string = window.location.origin): string | null {
  if (!next?.startsWith('/') || !URL.canParse(next, origin)) return null;
  const url = new URL(next, origin);
  // `/.//evil.example` stays on this site, but its path alone would not.
  if (url.origin !== origin || url.pathname.startsWith('//')) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}

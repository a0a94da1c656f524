import {
  createBrowserRouter,
  createMemoryRouter,
  type DataRouter,
  type LoaderFunctionArgs,
  type RouteObject,
} from 'react-router-dom';
import { PageSpinner } from '@/ui/spinner.tsx';
import { AdminGate, SignedInGate } from './gates/signed-in-gate.tsx';
import { SiteLayout } from './layouts/site-layout.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { queryClient } from './query-client.ts';
import type { At } from './reads/at.ts';
import type { PublicPage } from './reads/public-reads.ts';
import type { SignedInPage } from './reads/signed-in-reads.ts';
import { RouteError } from './route-error.tsx';

/**
 * Loaders start a page's requests while its code loads, and don't wait for them: the page shows right away, with its title
 * and skeletons.
 */
const begin = (read: (at: At) => Promise<void>) => {
  return ({ params, request }: LoaderFunctionArgs) => {
    // A prerendered page has the skeletons.
    if (import.meta.env.SSR) return null;
    void read({ client: queryClient, params, search: new URL(request.url).searchParams });
    return null;
  };
};
const publicReads = (page: PublicPage) =>
  begin(async (at) => (await import('./reads/public-reads.ts')).prefetch(page, at));
/** A page's loader, and in its handle the name under which the build finds what it reads. */
const signedInReads = (page: SignedInPage) => ({
  handle: { reads: page },
  loader: begin(async (at) => (await import('./reads/signed-in-reads.ts')).prefetch(page, at)),
});

/** Pages with data or input of the moment: prerendered without it, so the app starts at once, and anew if there is a query. */
const LIVE = { live: true };

/** Made into complete HTML by the build; see `prerender.tsx`. */
export const prerenderedPages: RouteObject[] = [
  { index: true, lazy: () => import('@/features/landing/landing-page.tsx') },
  { path: 'about', lazy: () => import('@/features/info/about-page.tsx') },
  // A file may be dropped on these right away.
  { path: 'try', handle: LIVE, lazy: () => import('@/features/try/try-page.tsx') },
  { path: 'tools/resume-check', handle: LIVE, lazy: () => import('@/features/tools/resume-check-page.tsx') },
  {
    path: 'tools/is-this-job-open',
    handle: LIVE,
    lazy: () => import('@/features/tools/job-status-page.tsx'),
  },
  { path: 'features', lazy: () => import('@/features/info/features-page.tsx') },
  { path: 'how-scores-work', lazy: () => import('@/features/info/how-scores-work-page.tsx') },
  { path: 'compare', lazy: () => import('@/features/info/comparison-page.tsx') },
  { path: 'privacy-policy', lazy: () => import('@/features/info/privacy-policy-page.tsx') },
  { path: 'refund-policy', lazy: () => import('@/features/info/refund-policy-page.tsx') },
  { path: 'students-and-grads', lazy: () => import('@/features/info/students-page.tsx') },
  { path: 'remote-job-seekers', lazy: () => import('@/features/info/remote-page.tsx') },
  { path: 'high-income-professionals', lazy: () => import('@/features/info/high-income-page.tsx') },
  // Its form needs nothing of the moment: what is typed before the app has started stays.
  { path: 'auth', lazy: () => import('@/features/auth/auth-page.tsx') },
  { path: 'blog', lazy: () => import('@/features/blog/blog-page.tsx') },
  { path: 'blog/:slug', lazy: () => import('@/features/blog/blog-post-page.tsx') },
  { path: 'blog/tags/:tag', lazy: () => import('@/features/blog/blog-tag-page.tsx') },
  { path: 'blog/authors/:slug', lazy: () => import('@/features/blog/blog-author-page.tsx') },
];

/** Pages with data that the function `pages` renders: complete HTML, for the query too. */
const RENDERED = { rendered: true };

const jobs = (path: string): RouteObject => ({
  path,
  handle: RENDERED,
  loader: publicReads('jobs'),
  lazy: () => import('@/features/postings/jobs-page.tsx'),
});

/** Rendered by the function `pages`; see `createRenderer`. */
export const renderedPages: RouteObject[] = [
  jobs('jobs'),
  jobs('jobs/in/:place'),
  jobs('jobs/as/:title'),
  jobs('jobs/at/:company'),
  {
    path: 'jobs/:id',
    handle: RENDERED,
    loader: publicReads('job'),
    lazy: () => import('@/features/postings/job-page.tsx'),
  },
  {
    path: 'tools/salary-ranges',
    handle: RENDERED,
    loader: publicReads('pay'),
    lazy: () => import('@/features/tools/salary-ranges-page.tsx'),
  },
];

const otherPublicPages: RouteObject[] = [
  {
    path: 'reddit-tracking-test',
    lazy: () => import('@/features/conversions/reddit-tracking-test-page.tsx'),
  },
];

/** Served as their skeletons: their frame and placeholders, until the app is there. */
export const skeletonPages: RouteObject[] = [
  {
    path: 'dashboard',
    ...signedInReads('dashboard'),
    lazy: () => import('@/features/dashboard/dashboard-page.tsx'),
  },
  {
    path: 'job-search',
    ...signedInReads('jobSearch'),
    lazy: () => import('@/features/matches/job-search-page.tsx'),
  },
  {
    path: 'job-search/compare',
    ...signedInReads('compare'),
    lazy: () => import('@/features/matches/compare/compare-page.tsx'),
  },
  {
    path: 'job-search/:posting_id',
    ...signedInReads('jobSearch'),
    lazy: () => import('@/features/matches/job-search-page.tsx'),
  },
  {
    path: 'applications',
    ...signedInReads('applications'),
    lazy: () => import('@/features/applications/applications-page.tsx'),
  },
  {
    path: 'applications/:id',
    ...signedInReads('application'),
    lazy: () => import('@/features/applications/application-page.tsx'),
  },
  {
    path: 'answers',
    ...signedInReads('answers'),
    lazy: () => import('@/features/answers/answers-page.tsx'),
  },
  {
    path: 'profile',
    ...signedInReads('profile'),
    lazy: () => import('@/features/profile/profile-page.tsx'),
  },
  {
    path: 'credits',
    ...signedInReads('credits'),
    lazy: () => import('@/features/wallet/credits-page.tsx'),
  },
  {
    path: 'settings',
    ...signedInReads('settings'),
    lazy: () => import('@/features/account/settings-page.tsx'),
  },
  {
    path: 'account-management',
    ...signedInReads('account'),
    lazy: () => import('@/features/account/account-management-page.tsx'),
  },
  {
    path: 'onboarding',
    ...signedInReads('onboarding'),
    lazy: () => import('@/features/onboarding/onboarding-page.tsx'),
  },
  {
    path: 'onboarding/:step',
    ...signedInReads('onboarding'),
    lazy: () => import('@/features/onboarding/onboarding-page.tsx'),
  },
];

const adminPages: RouteObject[] = [
  { path: 'admin', lazy: () => import('@/features/admin/admin-page.tsx') },
  { path: 'admin-testing', lazy: () => import('@/features/admin/admin-testing-page.tsx') },
  {
    path: 'admin-reddit-tracking',
    lazy: () => import('@/features/conversions/admin-reddit-tracking-page.tsx'),
  },
];

/** Pages that start as the shell of the app, empty or with their skeleton. */
export const shellPages: RouteObject[] = [...otherPublicPages, ...skeletonPages, ...adminPages];

/** The address patterns of pages: `/applications/:id`. */
export const addressesOf = (pages: RouteObject[]): string[] => pages.map(({ path = '' }) => `/${path}`);

const UNKNOWN: RouteObject = { id: 'unknown', path: '*', element: <NotFoundPage /> };

/** Every route. A pathless layer in between has the error element, so that a page that fails keeps the shell. */
const routes: RouteObject[] = [
  {
    element: <SiteLayout />,
    errorElement: <RouteError />,
    children: [
      {
        // Here and not at the root, so that the shell shows while the first page loads.
        hydrateFallbackElement: <PageSpinner />,
        errorElement: <RouteError />,
        children: [
          ...prerenderedPages,
          ...renderedPages,
          ...otherPublicPages,
          { element: <SignedInGate />, children: skeletonPages },
          { element: <AdminGate />, children: adminPages },
          UNKNOWN,
        ],
      },
    ],
  },
];

export const createAppRouter = (): DataRouter => createBrowserRouter(routes);

/** A router that stays on one page, for making its HTML. */
export const createPageRouter = (path: string): DataRouter =>
  createMemoryRouter(routes, { initialEntries: [path] });

/**
 * What the router shows now: no page's address, a page with data of the moment, one that a function renders, or one whose
 * HTML is all there is to it.
 */
export function kindOfPage({ state }: DataRouter): 'unknown' | 'live' | 'rendered' | 'plain' {
  const route = state.matches.at(-1)?.route;
  if (!route || state.errors || route.id === UNKNOWN.id) return 'unknown';
  if (route.handle === RENDERED) return 'rendered';
  return route.handle === LIVE ? 'live' : 'plain';
}

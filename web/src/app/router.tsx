import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { PageSpinner } from '@/ui/spinner.tsx';
import { AdminGate, SignedInGate } from './gates/signed-in-gate.tsx';
import { SiteLayout } from './layouts/site-layout.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { RouteError } from './route-error.tsx';

const publicPages: RouteObject[] = [
  { index: true, lazy: () => import('@/features/landing/landing-page.tsx') },
  { path: 'auth', lazy: () => import('@/features/auth/auth-page.tsx') },
  { path: 'about', lazy: () => import('@/features/info/about-page.tsx') },
  { path: 'features', lazy: () => import('@/features/info/features-page.tsx') },
  { path: 'privacy-policy', lazy: () => import('@/features/info/privacy-policy-page.tsx') },
  { path: 'refund-policy', lazy: () => import('@/features/info/refund-policy-page.tsx') },
  { path: 'students-and-grads', lazy: () => import('@/features/info/students-page.tsx') },
  { path: 'remote-job-seekers', lazy: () => import('@/features/info/remote-page.tsx') },
  { path: 'high-income-professionals', lazy: () => import('@/features/info/high-income-page.tsx') },
  { path: 'jobs', lazy: () => import('@/features/postings/jobs-page.tsx') },
  { path: 'jobs/:id', lazy: () => import('@/features/postings/job-page.tsx') },
  { path: 'blog', lazy: () => import('@/features/blog/blog-page.tsx') },
  { path: 'blog/:slug', lazy: () => import('@/features/blog/blog-post-page.tsx') },
  {
    path: 'reddit-tracking-test',
    lazy: () => import('@/features/conversions/reddit-tracking-test-page.tsx'),
  },
];

const signedInPages: RouteObject[] = [
  { path: 'dashboard', lazy: () => import('@/features/dashboard/dashboard-page.tsx') },
  { path: 'job-search', lazy: () => import('@/features/matches/job-search-page.tsx') },
  { path: 'job-search/:posting_id', lazy: () => import('@/features/matches/job-search-page.tsx') },
  { path: 'applications', lazy: () => import('@/features/applications/applications-page.tsx') },
  { path: 'applications/:id', lazy: () => import('@/features/applications/application-page.tsx') },
  { path: 'profile', lazy: () => import('@/features/profile/profile-page.tsx') },
  { path: 'credits', lazy: () => import('@/features/wallet/credits-page.tsx') },
  { path: 'settings', lazy: () => import('@/features/account/settings-page.tsx') },
  { path: 'account-management', lazy: () => import('@/features/account/account-management-page.tsx') },
  { path: 'onboarding', lazy: () => import('@/features/onboarding/onboarding-page.tsx') },
  { path: 'onboarding/:step', lazy: () => import('@/features/onboarding/onboarding-page.tsx') },
];

const adminPages: RouteObject[] = [
  { path: 'admin', lazy: () => import('@/features/admin/admin-page.tsx') },
  { path: 'admin-testing', lazy: () => import('@/features/admin/admin-testing-page.tsx') },
  {
    path: 'admin-reddit-tracking',
    lazy: () => import('@/features/conversions/admin-reddit-tracking-page.tsx'),
  },
];

/** Every route. A pathless middle layer carries the error element, so that a broken page keeps the shell. */
export const routes: RouteObject[] = [
  {
    element: <SiteLayout />,
    errorElement: <RouteError />,
    children: [
      {
        // Here and not at the root: the shell stands while the first page is fetched.
        hydrateFallbackElement: <PageSpinner />,
        errorElement: <RouteError />,
        children: [
          ...publicPages,
          { element: <SignedInGate />, children: signedInPages },
          { element: <AdminGate />, children: adminPages },
          { path: '*', element: <NotFoundPage /> },
        ],
      },
    ],
  },
];

export const createAppRouter = () => createBrowserRouter(routes);

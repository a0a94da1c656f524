import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { PageSpinner } from '@/ui/spinner.tsx';
import { AdminGate, SignedInGate } from './gates/signed-in-gate.tsx';
import { SiteLayout } from './layouts/site-layout.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { RouteError } from './route-error.tsx';

const publicPages: RouteObject[] = [
  { index: true, lazy: () => import('./routes/landing.tsx') },
  { path: 'auth', lazy: () => import('./routes/auth.tsx') },
  { path: 'about', lazy: () => import('./routes/about.tsx') },
  { path: 'features', lazy: () => import('./routes/features.tsx') },
  { path: 'privacy-policy', lazy: () => import('./routes/privacy-policy.tsx') },
  { path: 'refund-policy', lazy: () => import('./routes/refund-policy.tsx') },
  { path: 'students-and-grads', lazy: () => import('./routes/students-and-grads.tsx') },
  { path: 'remote-job-seekers', lazy: () => import('./routes/remote-job-seekers.tsx') },
  { path: 'high-income-professionals', lazy: () => import('./routes/high-income-professionals.tsx') },
  { path: 'jobs', lazy: () => import('./routes/jobs.tsx') },
  { path: 'jobs/:id', lazy: () => import('./routes/job.tsx') },
  { path: 'blog', lazy: () => import('./routes/blog.tsx') },
  { path: 'blog/:slug', lazy: () => import('./routes/blog-post.tsx') },
  { path: 'reddit-tracking-test', lazy: () => import('./routes/reddit-tracking-test.tsx') },
];

const signedInPages: RouteObject[] = [
  { path: 'dashboard', lazy: () => import('./routes/dashboard.tsx') },
  { path: 'job-search', lazy: () => import('./routes/job-search.tsx') },
  { path: 'job-search/:posting_id', lazy: () => import('./routes/job-search.tsx') },
  { path: 'applications', lazy: () => import('./routes/applications.tsx') },
  { path: 'applications/:id', lazy: () => import('./routes/application.tsx') },
  { path: 'profile', lazy: () => import('./routes/profile.tsx') },
  { path: 'credits', lazy: () => import('./routes/credits.tsx') },
  { path: 'settings', lazy: () => import('./routes/settings.tsx') },
  { path: 'account-management', lazy: () => import('./routes/account-management.tsx') },
  { path: 'onboarding', lazy: () => import('./routes/onboarding.tsx') },
  { path: 'onboarding/:step', lazy: () => import('./routes/onboarding.tsx') },
];

const adminPages: RouteObject[] = [
  { path: 'admin', lazy: () => import('./routes/admin.tsx') },
  { path: 'admin-testing', lazy: () => import('./routes/admin-testing.tsx') },
  { path: 'admin-reddit-tracking', lazy: () => import('./routes/admin-reddit-tracking.tsx') },
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

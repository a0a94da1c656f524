import { paths } from '../../../web/src/lib/paths.ts';

/** An article with a chart and tables. */
export const ARTICLE = paths.blogPost('how-long-a-job-search-takes');

/** The public pages that need no data, in groups of about the same length. */
export const PUBLIC_PAGES = {
  'that explain': [
    paths.home(),
    paths.about(),
    paths.features(),
    paths.comparison(),
    paths.howScoresWork(),
    paths.tryIt(),
    paths.resumeCheck(),
    paths.jobStatus(),
    paths.privacy(),
    paths.refunds(),
    paths.students(),
    paths.remote(),
    paths.highIncome(),
  ],
  'that say what jobs pay': [paths.salaryRanges(), paths.salaryRanges({ title: 'Registered Nurse' })],
  'to sign in and get lost': [
    paths.auth(),
    paths.auth({ tab: 'sign-up' }),
    paths.redditTrackingTest(),
    '/no-such-page',
  ],
} as const;

/** One page of each kind of the blog. */
export const BLOG_PAGES = [paths.blog(), ARTICLE, paths.blogTag('pay'), paths.blogAuthor('huntwell-team')];

export { JobSearchPage as Component } from '@/features/matches/job-search-page.tsx';

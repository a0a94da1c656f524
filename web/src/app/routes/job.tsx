export { JobPage as Component } from '@/features/jobs/job-page.tsx';

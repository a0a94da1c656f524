import { paths } from '@/lib/paths.ts';

/** The list of all jobs, whose picture goes with links to all pages of jobs. */
export const OPEN_JOBS = { name: 'Open jobs', path: paths.jobs() };

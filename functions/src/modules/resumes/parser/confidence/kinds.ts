import { roleScore } from '../words/job-words.ts';

/** What has a curve of its own (`curves.json`). */
export type Kind = 'name' | 'email' | 'phone' | 'location' | 'job' | 'doubtful_job' | 'school' | 'skill';

const NAMES_ROLE = 0.5;

/** Without a word for a role, or without title or employer, a job is wrong more often than its margin says. */
export function kindOfJob({
  title,
  employer,
}: {
  title: string | null;
  employer: string | null;
}): 'job' | 'doubtful_job' {
  return title !== null && employer !== null && roleScore(title) >= NAMES_ROLE ? 'job' : 'doubtful_job';
}

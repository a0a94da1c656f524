import type { ResumeRefinement, Unclear } from '@contract/resume-refinement.ts';
import { plural } from '@/lib/format.ts';

/** Marks what a language model found: the person is asked to look at it. */
export const FOUND_BY_AI = 'Found by AI. Check this one.';

const LIST = new Intl.ListFormat('en-US', { type: 'conjunction' });
const WORDS = new Map<Unclear['what'], string>([
  ['name', 'your name'],
  ['location', 'where you live'],
  ['headline', 'your job title'],
  ['jobs', 'your work experience'],
  ['schools', 'your education'],
  ['skills', 'your skills'],
]);

/** `where you live and 2 jobs` */
export function unclearInWords(unclear: readonly Unclear[]): string {
  return LIST.format(
    unclear.map(({ what, count }) => {
      if (what === 'jobs' && count > 0) return plural(count, 'job');
      if (what === 'schools' && count > 0) return plural(count, 'school');
      return WORDS.get(what) ?? 'some of it';
    }),
  );
}

/** What came of asking; null while nobody has. */
export function resultInWords({ provider, status, found, confirmed }: ResumeRefinement): string | null {
  if (status === 'failed') return 'The check didn’t work, so nothing has changed. You can try again.';
  if (status !== 'done') return null;
  if (found > 0) {
    return `${provider} found ${plural(found, 'more detail')} in your resume. Please check what’s marked.`;
  }
  if (confirmed > 0) return `${provider} read your resume the way we did.`;
  return `${provider} didn’t find anything more in your resume.`;
}

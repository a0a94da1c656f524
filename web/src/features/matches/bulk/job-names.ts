import type { Match } from '@contract/matches.ts';

const NAMED = 3;

/** "Nurse at Acme, Cook at Bistro, and 4 more". */
export function namesOf(jobs: readonly Pick<Match, 'posting'>[]): string {
  const names = jobs.slice(0, NAMED).map(({ posting }) => `${posting.title} at ${posting.company}`);
  const more = jobs.length - names.length;
  return more > 0 ? `${names.join(', ')}, and ${more} more` : names.join(', ');
}

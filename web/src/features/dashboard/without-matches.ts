import type { Search } from '@contract/searches.ts';

/** Why the dashboard has no matches to show, and what to do about it. */
export function withoutMatches(search: Search | null): { title: string; text: string; action: string } {
  switch (search?.status) {
    case undefined:
      return {
        title: 'No search yet',
        text: 'One search scores every open job that could fit, with reasons.',
        action: 'Go to job search',
      };
    case 'queued':
    case 'running':
      return {
        title: 'Your search is running',
        text: 'Your best matches will be here in a moment.',
        action: 'See progress',
      };
    case 'failed':
      return {
        title: 'The search didn’t finish',
        text: search.failure ?? 'Start it again from your job search.',
        action: 'Go to job search',
      };
    case 'done':
      return {
        title: 'No new matches',
        text: 'Every job from your last search scored below 50, or you’ve already applied to it or dismissed it.',
        action: 'See your search',
      };
  }
}

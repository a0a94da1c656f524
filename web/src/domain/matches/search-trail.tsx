import { SEARCH_STEPS, type Search, type SearchStep } from '@contract/searches.ts';
import { formatNumber, plural } from '@/lib/format.ts';
import { Trail, type TrailState } from '@/ui/trail.tsx';

const SHOWN = SEARCH_STEPS.filter((step) => step !== 'queued');

const TITLES: Record<(typeof SHOWN)[number], string> = {
  reading_profile: 'Reading your profile',
  finding_candidates: 'Searching open jobs',
  scoring: 'Scoring the closest ones',
  saving: 'Ranking your matches',
  done: 'Done',
};

function detailOf(step: SearchStep, search: Search): string | undefined {
  if (step === 'finding_candidates' && search.candidates > 0) {
    return `${formatNumber(search.candidates)} of ${plural(search.postings_searched, 'open job')} could fit`;
  }
  if (step === 'scoring' && search.scored > 0) return plural(search.scored, 'job scored', 'jobs scored');
  if (step === 'done' && search.status === 'done') {
    const { excellent, good, fair } = search.counts;
    return plural(excellent + good + fair, 'match', 'matches');
  }
  return undefined;
}

/** Progress, 0–100; null before the search has begun. */
export function shareDone(search: Search | null): number | null {
  if (!search || search.step === 'queued') return null;
  return Math.round((SHOWN.indexOf(search.step) / (SHOWN.length - 1)) * 100);
}

/** The steps of a search, with what each has found so far. */
export function SearchTrail({ search }: { search: Search | null }) {
  const at = search && search.step !== 'queued' ? SHOWN.indexOf(search.step) : -1;
  const stateOf = (index: number): TrailState => {
    if (search?.status === 'done' || index < at) return 'done';
    if (index > at) return 'upcoming';
    return search?.status === 'failed' ? 'failed' : 'current';
  };
  return (
    <div aria-live="polite">
      <Trail
        label="Search progress"
        steps={SHOWN.map((step, index) => ({
          id: step,
          title: TITLES[step],
          detail: search ? detailOf(step, search) : undefined,
          state: stateOf(index),
        }))}
      />
    </div>
  );
}

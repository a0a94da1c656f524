import type { Search } from '@contract/searches.ts';
import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { shareDone } from '@/domain/matches/search-trail.tsx';
import { Progress } from '@/ui/progress.tsx';

const Notice = styled('div')({ display: 'grid', gap: 12, margin: '4px 0 20px' });

type SearchNoticeProps = {
  search: Search;
  running: boolean;
  /** How we score changed between the two last searches. */
  rescored: boolean;
};

/** The state of a repeated search, above the matches of the previous one. */
export function SearchNotice({ search, running, rescored }: SearchNoticeProps) {
  if (running) {
    return (
      <Notice>
        <Alert severity="info">
          A new search is running. You’ll see your previous matches until it finishes.
        </Alert>
        <Progress value={shareDone(search)} label="Search progress" />
      </Notice>
    );
  }
  if (search.status !== 'failed') {
    if (!rescored) return null;
    return (
      <Notice>
        <Alert severity="info">
          Scores updated: how we score changed. Jobs that moved show their score from before.
        </Alert>
      </Notice>
    );
  }
  return (
    <Notice>
      <Alert severity="warning">
        The new search didn’t finish, so these are your previous matches. {search.failure}
      </Alert>
    </Notice>
  );
}

import type { Search } from '@contract/searches.ts';
import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { shareDone } from '@/domain/matches/search-trail.tsx';
import { Progress } from '@/ui/progress.tsx';

const Notice = styled('div')({ display: 'grid', gap: 12, margin: '4px 0 20px' });

/** The state of a repeated search, above the matches of the previous one. */
export function SearchNotice({ search, running }: { search: Search; running: boolean }) {
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
  if (search.status !== 'failed') return null;
  return (
    <Notice>
      <Alert severity="warning">
        The new search didn’t finish, so these are your previous matches. {search.failure}
      </Alert>
    </Notice>
  );
}

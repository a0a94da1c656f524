import type { Search } from '@contract/searches.ts';
import Alert from '@mui/material/Alert';
import { shareDone } from '@/domain/matches/search-trail.tsx';
import { Progress } from '@/ui/progress.tsx';

/** What a repeated search does or did, above the matches that the one before it found. */
export function SearchNotice({ search, running }: { search: Search; running: boolean }) {
  if (running) {
    return (
      <div style={{ margin: '4px 0 20px' }}>
        <Alert severity="info" sx={{ mb: 1.5 }}>
          A new search is running. Until it is done you see the matches of the one before.
        </Alert>
        <Progress value={shareDone(search)} label="Progress of the search" />
      </div>
    );
  }
  if (search.status !== 'failed') return null;
  return (
    <Alert severity="warning" sx={{ mt: 0.5, mb: 2.5 }}>
      The new search did not finish: you see the matches of the one before. {search.failure}
    </Alert>
  );
}

import { updateProfile } from '@contract/profile.ts';
import { getSearch, type Search, startSearch } from '@contract/searches.ts';
import Button from '@mui/material/Button';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { SearchTrail, shareDone } from '@/domain/matches/search-trail.tsx';
import { callApi } from '@/lib/api-client.ts';
import { errorDetail } from '@/lib/api-error.ts';
import { consentHeaders } from '@/lib/consent.ts';
import { takeDestination } from '@/lib/destination.ts';
import { freshenAfterWork } from '@/lib/freshness.ts';
import { paths } from '@/lib/paths.ts';
import { apiQuery } from '@/lib/query-client.ts';
import { getSession } from '@/lib/session.ts';
import { track, trackSignUp } from '@/lib/tracking/track.ts';
import { Stack } from '@/ui/layout.ts';
import { Progress } from '@/ui/progress.tsx';
import { StepFrame } from './step-frame.tsx';

const POLL_MS = 400;
/** Long enough to read the number of matches. */
const PAUSE_MS = 900;

/** Starts the first search when the step opens; a repeated call returns the same search. */
function useFirstSearch() {
  const key = useRef(crypto.randomUUID());
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => callApi(startSearch, { idempotencyKey: key.current }),
  });
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    mutate();
  }, [mutate]);
  const again = () => {
    key.current = crypto.randomUUID();
    mutate();
  };
  const progress = useQuery({
    // `enabled` keeps the placeholder id from ever being sent.
    ...apiQuery(getSearch, { params: { search_id: data?.id ?? 'none' } }),
    enabled: Boolean(data),
    staleTime: 0,
    refetchInterval: (query) => {
      const status = query.state.data?.status;
      return status === 'done' || status === 'failed' ? false : POLL_MS;
    },
  });
  const search: Search | null = progress.data ?? data ?? null;
  return { search, error, busy: isPending, again };
}

/** Last step: shows the first search as it runs, then opens the matches. */
export function SearchStep() {
  const { search, error, again, busy } = useFirstSearch();
  const client = useQueryClient();
  const navigate = useNavigate();
  const done = search?.status === 'done';

  useEffect(() => {
    if (!done) return;
    const finish = async () => {
      const profile = await callApi(updateProfile, {
        body: { onboarding_step: 'done' },
        // The server records the sign-up conversion too, so a closed tab doesn't lose it.
        headers: consentHeaders(),
      });
      freshenAfterWork(client, startSearch);
      void track('onboarding_completed');
      const { user } = getSession();
      if (user) void trackSignUp(user.uid, profile);
    };
    const saved = finish().catch((cause) => console.warn('Could not save the end of the onboarding', cause));
    const timer = setTimeout(
      () => void saved.then(() => navigate(takeDestination() ?? paths.jobSearch(), { replace: true })),
      PAUSE_MS,
    );
    return () => clearTimeout(timer);
  }, [done, client, navigate]);

  const failure = error ? errorDetail(error) : search?.status === 'failed' ? search.failure : null;
  return (
    <StepFrame
      slug="search"
      title={done ? 'Your matches are ready' : 'Finding your matches'}
      lead="We score every open job close to your titles and skills."
      error={failure}
      aside={
        failure ? (
          <Button onClick={again} loading={busy}>
            Try again
          </Button>
        ) : null
      }
    >
      <Stack>
        <Progress value={shareDone(search)} label="Search progress" />
        <SearchTrail search={search} />
      </Stack>
    </StepFrame>
  );
}

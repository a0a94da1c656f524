import { type Match, type PostingVerdict, setVerdicts, type Verdict } from '@contract/matches.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '@/lib/api-client.ts';
import { errorDetail } from '@/lib/api-error.ts';
import { plural } from '@/lib/format.ts';
import { toast } from '@/ui/toast-store.ts';
import { ONE_BY_ONE, showVerdicts, VERDICT_READS } from '../show-verdict.ts';
import { namesOf } from './job-names.ts';

const DONE: Record<Verdict, string> = { saved: 'Saved', dismissed: 'Dismissed' };

type Change = { verdicts: PostingVerdict[]; verdict: Verdict | null; jobs: readonly Match[] };

/** Saves or dismisses several jobs in one call, shown at once, with one undo that gives each what it had before. */
export function useBulkVerdict() {
  const client = useQueryClient();
  const change = useMutation({
    scope: ONE_BY_ONE,
    mutationFn: ({ verdicts }: Change) =>
      callApi(setVerdicts, { body: { verdicts }, patched: VERDICT_READS }),
    onMutate: ({ verdicts }) =>
      showVerdicts(
        client,
        new Map(
          verdicts.map(({ posting_id, verdict, reason }) => [
            posting_id,
            { verdict, reason: reason ?? undefined },
          ]),
        ),
      ),
    onSuccess: ({ before, missing }, { verdict, jobs }) => {
      const gone = jobs.filter(({ posting }) => missing.includes(posting.id));
      const undo = () => change.mutate({ verdicts: before, verdict: null, jobs });
      toast({
        title:
          verdict === null
            ? 'Undone'
            : `${DONE[verdict]} ${plural(jobs.length - gone.length, 'job', 'jobs')}`,
        description: gone.length > 0 ? `No longer available: ${namesOf(gone)}` : undefined,
        action: verdict === null || before.length === 0 ? undefined : { label: 'Undo', onClick: undo },
      });
    },
    onError: (error, _, takeBack) => {
      takeBack?.();
      toast({ variant: 'destructive', title: 'Couldn’t save that', description: errorDetail(error) });
    },
  });
  return (jobs: readonly Match[], verdict: Verdict) =>
    change.mutate({
      jobs,
      verdict,
      verdicts: jobs.map(({ posting }) => ({ posting_id: posting.id, verdict, reason: null })),
    });
}

import { setVerdict } from '@contract/matches.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '@/lib/api-client.ts';
import { errorDetail } from '@/lib/api-error.ts';
import { toast } from '@/ui/toast-store.ts';
import { effectOf, type OfferedReason } from './dismiss-reasons.ts';
import { ONE_BY_ONE, showVerdicts, VERDICT_READS } from './show-verdict.ts';
import { WhyDismissed } from './why-dismissed.tsx';

type Change = { verdict: 'saved' | 'dismissed' | null; reason?: OfferedReason };
type Judged = { id: string; company: string };

/** Long enough to read the reasons and to reach them with the keyboard; it waits while the focus is on it. */
const REASONS_MS = 12_000;

/**
 * Saves or dismisses a posting, shown at once and taken back if that fails, with undo instead of a question. Why it was dismissed may be said afterwards: beside
 * the posting if that `stays` in sight, otherwise in the notification.
 */
export function useVerdict({ stays }: { stays: boolean }) {
  const client = useQueryClient();
  const change = useMutation({
    scope: ONE_BY_ONE,
    mutationFn: ({ posting, ...body }: Change & { posting: Judged }) =>
      callApi(setVerdict, { params: { posting_id: posting.id }, body, patched: VERDICT_READS }),
    onMutate: ({ posting, ...said }) => showVerdicts(client, new Map([[posting.id, said]])),
    onSuccess: (_, { posting, verdict, reason }) => {
      if (verdict !== 'dismissed') return;
      const action = { label: 'Undo', onClick: () => change.mutate({ posting, verdict: null }) };
      if (reason) {
        toast({ title: 'Thanks for telling us', description: effectOf(reason, posting.company), action });
      } else if (stays) {
        toast({ title: 'Dismissed', description: 'It’s no longer in your matches.', action });
      } else {
        const choose = (next: OfferedReason) => change.mutate({ posting, verdict, reason: next });
        toast({
          title: 'Dismissed',
          description: <WhyDismissed chosen={null} onChoose={choose} />,
          durationMs: REASONS_MS,
          action,
        });
      }
    },
    onError: (error, _, takeBack) => {
      takeBack?.();
      toast({ variant: 'destructive', title: 'Couldn’t save that', description: errorDetail(error) });
    },
  });
  return (posting: Judged, next: Change) => change.mutate({ posting, ...next });
}

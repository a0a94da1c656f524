import { setVerdict, type Verdict } from '@contract/matches.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '@/lib/api-client.ts';
import { errorDetail } from '@/lib/api-error.ts';
import { under } from '@/lib/query-client.ts';
import { toast } from '@/ui/toast-store.ts';

/** Saves or dismisses a posting, with undo instead of a question. */
export function useVerdict(posting_id: string) {
  const client = useQueryClient();
  const set = useMutation({
    mutationFn: (verdict: Verdict | null) =>
      callApi(setVerdict, { params: { posting_id }, body: { verdict } }),
    onSuccess: async (_, verdict) => {
      await client.invalidateQueries({ predicate: under('/api/matches') });
      if (verdict === 'dismissed') {
        toast({
          title: 'Dismissed',
          description: 'It is out of your list.',
          action: { label: 'Undo', on_click: () => set.mutate(null) },
        });
      }
    },
    onError: (error) =>
      toast({ variant: 'destructive', title: 'Not saved', description: errorDetail(error) }),
  });
  return set;
}

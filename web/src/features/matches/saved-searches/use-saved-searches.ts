import type { ResponseOf } from '@contract/endpoint.ts';
import {
  changeSavedSearch,
  deleteSavedSearch,
  listSavedSearches,
  restoreSavedSearch,
  type SavedSearch,
  saveSearch,
} from '@contract/saved-searches.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { callApi } from '@/lib/api-client.ts';
import { errorDetail } from '@/lib/api-error.ts';
import { apiQuery } from '@/lib/query-client.ts';
import { toast } from '@/ui/toast-store.ts';

export type Listed = ResponseOf<typeof listSavedSearches>['items'][number];

const put = ({ id, name, filters, seen_at }: Omit<SavedSearch, 'created_at'>) =>
  callApi(saveSearch, { params: { saved_search_id: id }, body: { name, filters, seen_at } });

/** The saved searches and everything that can be done with them. */
export function useSavedSearches() {
  const list = useQuery(apiQuery(listSavedSearches));
  const failed = (title: string) => (error: Error) =>
    toast({ variant: 'destructive', title, description: errorDetail(error) });
  const save = useMutation({ mutationFn: put });
  const rename = useMutation({
    mutationFn: ({ id, name }: { id: string; name: string }) =>
      callApi(changeSavedSearch, { params: { saved_search_id: id }, body: { name } }),
  });
  const restore = useMutation({
    mutationFn: ({ id }: Listed) => callApi(restoreSavedSearch, { params: { saved_search_id: id } }),
    onError: failed('Couldn’t restore the search'),
  });
  const remove = useMutation({
    mutationFn: ({ id }: Listed) => callApi(deleteSavedSearch, { params: { saved_search_id: id } }),
    onSuccess: (_, saved) =>
      toast({
        title: 'Saved search deleted',
        description: saved.name,
        action: { label: 'Undo', onClick: () => restore.mutate(saved) },
      }),
    onError: failed('Couldn’t delete the search'),
  });
  // A failure isn't shown: the count stays until next time.
  const see = useMutation({
    mutationFn: ({ id, seen_at }: { id: string; seen_at: string }) =>
      callApi(changeSavedSearch, { params: { saved_search_id: id }, body: { seen_at } }),
  });
  return { list, save, rename, remove, see };
}

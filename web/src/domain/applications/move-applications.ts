import type {
  Application,
  ApplicationSummary,
  listApplications,
  UserSetStatus,
} from '@contract/applications.ts';
import { setApplicationStatus, undoApplicationStatus } from '@contract/applications-status.ts';
import type { ResponseOf } from '@contract/endpoint.ts';
import type { ReadName } from '@contract/reads.ts';
import {
  type InfiniteData,
  type QueryClient,
  useMutation,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import { callApi } from '@/lib/api-client.ts';
import { errorDetail } from '@/lib/api-error.ts';
import { answersOf } from '@/lib/query-keys.ts';
import { toast } from '@/ui/toast-store.ts';
import { MOVE_WORDS, STATUS_WORDS } from './status-words.ts';

type Pages = InfiniteData<ResponseOf<typeof listApplications>>;
type Movable = Pick<ApplicationSummary, 'id' | 'posting'>;
type Move = { application: Movable; status: UserSetStatus };

/** Updated from the response, so that a long list isn't fetched again for each move. */
const PATCHED = ['listApplications'] as const satisfies ReadName[];
const MOVE_KEY = ['applications', 'move'];
const UNDO_KEY = ['applications', 'undo'];
/** Long enough to notice a wrong move and reach the button. */
const UNDO_MS = 10_000;

function summaryOf(application: Application): ApplicationSummary {
  const { questions, receipt, events: _, fields: __, hand_over: ___, failure: ____, ...shared } = application;
  return { ...shared, open_questions: questions.length, confirmed: Boolean(receipt?.confirmed_at) };
}

/** The pages with this application as the server returned it. */
export function withAnswer(data: Pages, application: Application): Pages {
  const summary = summaryOf(application);
  return {
    ...data,
    pages: data.pages.map((page) => ({
      ...page,
      items: page.items.map((item) => (item.id === summary.id ? summary : item)),
    })),
  };
}

async function showAnswer(client: QueryClient, application: Application): Promise<void> {
  const lists = { predicate: answersOf(PATCHED) };
  // A response requested earlier would undo it.
  await client.cancelQueries(lists);
  client.setQueriesData<Pages>(lists, (data) => data && withAnswer(data, application));
}

/** What the user is about to set and the server has not confirmed yet, by application. */
export function usePendingMoves(): ReadonlyMap<string, UserSetStatus> {
  const moves = useMutationState({
    filters: { mutationKey: MOVE_KEY, status: 'pending' },
    select: (mutation) => mutation.state.variables as Move,
  });
  return useMemo(() => new Map(moves.map(({ application, status }) => [application.id, status])), [moves]);
}

/**
 * Sets and undoes the states that only the user knows of. Each move says what it did and offers Undo instead of asking
 * first.
 */
export function useMoveApplication() {
  const client = useQueryClient();
  const undoing = useMutation({
    mutationKey: UNDO_KEY,
    mutationFn: ({ id }: Movable) =>
      callApi(undoApplicationStatus, { params: { application_id: id }, patched: PATCHED }),
    onSuccess: async (application) => {
      await showAnswer(client, application);
      toast({ title: 'Undone', description: `Back to “${STATUS_WORDS[application.status].text}”.` });
    },
    onError: (error) =>
      toast({ variant: 'destructive', title: 'Couldn’t undo that', description: errorDetail(error) }),
  });
  const moving = useMutation({
    mutationKey: MOVE_KEY,
    mutationFn: ({ application, status }: Move) =>
      callApi(setApplicationStatus, {
        params: { application_id: application.id },
        body: { status },
        patched: PATCHED,
      }),
    onSuccess: async (application, { status }) => {
      await showAnswer(client, application);
      const { title, company } = application.posting;
      toast({
        title: MOVE_WORDS[status].done,
        description:
          status === 'withdrawn' && application.credit === 'returned' && !application.can_undo
            ? 'Your credit is back. You can still apply.'
            : `${title} at ${company}`,
        action: application.can_undo
          ? { label: 'Undo', onClick: () => undoing.mutate(application) }
          : undefined,
        durationMs: UNDO_MS,
      });
    },
    onError: (error) =>
      toast({ variant: 'destructive', title: 'Couldn’t save that', description: errorDetail(error) }),
  });
  return {
    move: (application: Movable, status: UserSetStatus) => moving.mutate({ application, status }),
    undo: (application: Movable) => undoing.mutate(application),
    isUndoing: undoing.isPending,
  };
}

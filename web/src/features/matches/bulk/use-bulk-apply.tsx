import { createApplications } from '@contract/applications-batch.ts';
import { setApplicationStatus } from '@contract/applications-status.ts';
import type { ResponseOf } from '@contract/endpoint.ts';
import type { Match } from '@contract/matches.ts';
import Link from '@mui/material/Link';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useSeePlans } from '@/domain/wallet/use-see-plans.ts';
import { callApi } from '@/lib/api-client.ts';
import { errorDetail } from '@/lib/api-error.ts';
import { plural } from '@/lib/format.ts';
import { track } from '@/lib/tracking/track.ts';
import { toast } from '@/ui/toast-store.ts';
import { namesOf } from './job-names.ts';

type Item = ResponseOf<typeof createApplications>['items'][number];

/** Applications withdrawn at a time when a batch is undone. */
const AT_ONCE = 4;
/** Undo stays this long; afterwards each application can still be withdrawn on its own page until it is sent. */
const UNDO_MS = 15_000;

/** Why some weren't queued: each reason once, with its jobs. */
export function problemsOf(items: readonly Item[], jobs: readonly Match[]): string {
  const refused = items.flatMap(({ posting_id, problem }) => (problem ? [{ posting_id, problem }] : []));
  const reasons = Map.groupBy(refused, ({ problem }) => problem.detail);
  return [...reasons]
    .map(([detail, about]) => {
      const ids = new Set(about.map(({ posting_id }) => posting_id));
      return `${namesOf(jobs.filter(({ posting }) => ids.has(posting.id)))}: ${detail}`;
    })
    .join(' ');
}

/** Withdraws what was just queued; resolves with those that were already being sent. */
async function withdrawAll(items: readonly Item[]): Promise<Item[]> {
  const failed: Item[] = [];
  const waiting = [...items];
  const work = async () => {
    for (let item = waiting.shift(); item; item = waiting.shift()) {
      try {
        await callApi(setApplicationStatus, {
          params: { application_id: item.application_id ?? '' },
          body: { status: 'withdrawn' },
        });
      } catch {
        failed.push(item);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return failed;
}

/**
 * Applies to several jobs in one call, with one undo that withdraws them and returns their credits. Sent again after a failure
 * it is the same call, so that nothing is queued or paid for twice.
 */
export function useBulkApply({ onDone }: { onDone: () => void }) {
  const plans = useSeePlans();
  const sent = useRef<{ what: string; key: string } | null>(null);

  const undo = async (created: Item[], jobs: readonly Match[]) => {
    const failed = await withdrawAll(created);
    const ids = new Set(failed.map(({ posting_id }) => posting_id));
    const returned = plural(created.length - failed.length, 'credit', 'credits');
    toast({
      title: failed.length === 0 ? 'Undone' : 'Some couldn’t be undone',
      variant: failed.length === 0 ? 'default' : 'destructive',
      description:
        failed.length === 0
          ? `${returned} returned.`
          : `${returned} returned. Couldn’t withdraw ${namesOf(jobs.filter(({ posting }) => ids.has(posting.id)))}.`,
    });
  };

  return useMutation({
    mutationFn: (jobs: readonly Match[]) => {
      const postingIds = jobs.map(({ posting }) => posting.id);
      const what = postingIds.join();
      const key = sent.current?.what === what ? sent.current.key : crypto.randomUUID();
      sent.current = { what, key };
      return callApi(createApplications, { body: { posting_ids: postingIds }, idempotencyKey: key });
    },
    onSuccess: ({ items }, jobs) => {
      sent.current = null;
      onDone();
      const created = items.filter((item) => item.created);
      for (const _ of created) track('application_created');
      const problems = problemsOf(items, jobs);
      const broke = items.some(({ problem }) => problem?.code === 'insufficient_credits');
      if (created.length === 0) {
        toast({
          variant: 'destructive',
          title: 'Couldn’t apply',
          description: problems,
          action: broke ? { label: 'See plans', onClick: plans.open } : undefined,
        });
        return;
      }
      toast({
        title: `${plural(created.length, 'application')} started`,
        description: broke ? (
          <>
            {problems}{' '}
            <Link component="button" type="button" sx={{ verticalAlign: 'baseline' }} onClick={plans.open}>
              See plans
            </Link>
          </>
        ) : (
          problems || `${plural(created.length, 'credit', 'credits')} set aside.`
        ),
        durationMs: UNDO_MS,
        action: { label: 'Undo', onClick: () => void undo(created, jobs) },
      });
    },
    onError: (error) =>
      toast({
        variant: 'destructive',
        title: 'Couldn’t apply',
        description: errorDetail(error),
        action: plans.actionFor(error),
      }),
  });
}

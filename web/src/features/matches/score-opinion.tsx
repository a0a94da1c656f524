import type { BodyInputOf } from '@contract/endpoint.ts';
import type { PartKind } from '@contract/matches.ts';
import { type ScoreOpinion as Direction, sendScoreFeedback } from '@contract/score-feedback.ts';
import { PART_WEIGHTS } from '@contract/score-weights.ts';
import { styled } from '@mui/material/styles';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { callApi } from '@/lib/api-client.ts';
import { errorDetail } from '@/lib/api-error.ts';
import { toast } from '@/ui/toast-store.ts';
import { Ask, Choice } from './choice.ts';
import { PART_LABELS } from './part-labels.ts';
import { ReasonForm } from './reason-form.tsx';

const Root = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
});

const OPINIONS: readonly [Direction, string][] = [
  ['too_high', 'Too high'],
  ['too_low', 'Too low'],
];

/** Parts that count; the others can't be what is wrong. */
const PARTS = (Object.keys(PART_WEIGHTS) as PartKind[]) // an object literal with exactly these keys
  .filter((kind) => PART_WEIGHTS[kind] > 0);

type Opinion = BodyInputOf<typeof sendScoreFeedback>;

/** Says that a score is wrong; which part of it, and why, may be said afterwards. */
export function ScoreOpinion({ postingId }: { postingId: string }) {
  const id = useId();
  const [said, setSaid] = useState<Opinion | null>(null);
  const send = useMutation({
    mutationFn: (body: Opinion) => callApi(sendScoreFeedback, { params: { posting_id: postingId }, body }),
    onMutate: setSaid,
    onError: (error) => {
      setSaid(null);
      toast({ variant: 'destructive', title: 'Couldn’t save that', description: errorDetail(error) });
    },
  });
  return (
    <Root role="group" aria-labelledby={id}>
      <Ask id={id} variant="small" color="textSecondary">
        It doesn’t change this score. We use it to improve scoring.
      </Ask>
      {OPINIONS.map(([opinion, label]) => (
        <Choice
          key={opinion}
          type="button"
          aria-pressed={said?.opinion === opinion}
          onClick={() => send.mutate({ ...said, opinion })}
        >
          {label}
        </Choice>
      ))}
      {said && (
        <>
          <Ask variant="small" color="textSecondary" role="status">
            Thanks. Which part is wrong?
          </Ask>
          {PARTS.map((kind) => (
            <Choice
              key={kind}
              type="button"
              aria-pressed={said.because === kind}
              onClick={() => send.mutate({ ...said, because: kind })}
            >
              {PART_LABELS[kind]}
            </Choice>
          ))}
          <ReasonForm
            pending={send.isPending}
            onSend={(note) =>
              send.mutate({ ...said, note }, { onSuccess: () => toast({ title: 'Thanks, saved' }) })
            }
          />
        </>
      )}
    </Root>
  );
}

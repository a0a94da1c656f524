import { setLearning } from '@contract/matches.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useMutation } from '@tanstack/react-query';
import { callApi } from '@/lib/api-client.ts';
import { errorDetail } from '@/lib/api-error.ts';
import { textSize, tone } from '@/theme/tokens.ts';
import { toast } from '@/ui/toast-store.ts';

/** As the line below it, which selects all. */
const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 8,
  minHeight: 44,
  '& label': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    color: tone.ink2,
    fontSize: textSize.small,
    cursor: 'pointer',
  },
  '& input': { width: 18, height: 18, margin: '0 13px', accentColor: tone.accent, cursor: 'pointer' },
});

/** Whether what the user saves and dismisses orders similar jobs, and a way to start over. Scores never change by it. */
export function LearningSwitch({ learns }: { learns: boolean }) {
  const change = useMutation({
    mutationFn: (body: { learns: boolean; forget: boolean }) => callApi(setLearning, { body }),
    onSuccess: (_, { learns: on, forget }) =>
      toast({
        title: forget ? 'Your choices are forgotten' : on ? 'Learning is on' : 'Learning is off',
        description: forget
          ? 'Saved and dismissed jobs stay as they are. Your next search is ordered by score alone.'
          : 'This takes effect with your next search.',
      }),
    onError: (error) =>
      toast({ variant: 'destructive', title: 'Couldn’t save that', description: errorDetail(error) }),
  });
  const shown = change.isPending ? change.variables.learns : learns;
  return (
    <Row>
      <label>
        <input
          type="checkbox"
          checked={shown}
          aria-label="Learn from my choices: order jobs by what I save, dismiss, and apply to"
          onChange={(event) => change.mutate({ learns: event.target.checked, forget: false })}
        />
        Learn from my choices
      </label>
      {shown && (
        <Button
          variant="text"
          loading={change.isPending}
          onClick={() => change.mutate({ learns: true, forget: true })}
        >
          Start over
        </Button>
      )}
    </Row>
  );
}

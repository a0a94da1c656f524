import { deleteAnswer, type RememberedAnswer, restoreAnswer } from '@contract/applications-answers.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { callApi } from '@/lib/api-client.ts';
import { errorDetail } from '@/lib/api-error.ts';
import { whenFresh } from '@/lib/freshness.ts';
import { tone } from '@/theme/tokens.ts';
import { Row } from '@/ui/layout.ts';
import { toast } from '@/ui/toast-store.ts';
import { AnswerEditor } from './answer-editor.tsx';
import type { AnswerRow as RowData } from './answer-groups.ts';
import { originWords, rowLabel, usageWords, valueWords } from './answer-words.ts';

const Line = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '6px 16px',
  alignItems: 'center',
  // Long labels and values have the whole width of a phone.
  [theme.breakpoints.down('sm')]: {
    '&[data-answered="true"]': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
}));
const Words = styled('div')({ minWidth: 0, overflowWrap: 'anywhere' });
const Value = styled('p')({ margin: '2px 0', fontWeight: 600, whiteSpace: 'pre-wrap' });
const Buttons = styled(Row)({ flexWrap: 'nowrap' });
const Unanswered = styled('span')({ color: tone.ink3 });

const failed = (title: string) => (error: unknown) =>
  toast({ variant: 'destructive', title, description: errorDetail(error) });

type AnswerRowProps = {
  row: RowData;
  home: string | null;
  /** Opens for editing at once, for a row that was just added; told when it closes. */
  opened?: { onClose: () => void };
};

/** One question of the page: its answer, where it is from, where it was sent, and what can be done with it. */
export function AnswerRow({ row, home, opened }: AnswerRowProps) {
  const [editing, setEditing] = useState(opened !== undefined);
  const main = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    // Back to where editing was begun.
    if (wasEditing.current && !editing) main.current?.focus();
    wasEditing.current = editing;
  }, [editing]);
  if (editing) {
    return (
      <AnswerEditor
        row={row}
        home={home}
        onDone={() => {
          setEditing(false);
          opened?.onClose();
        }}
      />
    );
  }
  const { answer } = row;
  const label = rowLabel(row);
  return (
    <Line data-answered={answer !== null}>
      <Words>
        <Typography component="h3" variant={answer ? 'small' : 'body2'} color="textSecondary">
          {label}
        </Typography>
        {answer ? (
          <>
            <Value>{valueWords(answer)}</Value>
            <Typography variant="caption" color="textTertiary">
              {[originWords(answer), usageWords(answer.used)].filter(Boolean).join(' · ')}
            </Typography>
          </>
        ) : (
          <Typography variant="small">
            <Unanswered>Not answered</Unanswered>
          </Typography>
        )}
      </Words>
      <Buttons gap={6}>
        <Button
          ref={main}
          variant="outlined"
          size="small"
          onClick={() => setEditing(true)}
          aria-label={`${answer ? 'Edit' : 'Add'}: ${label}`}
        >
          {answer ? 'Edit' : 'Add'}
        </Button>
        {answer && <DeleteButton answer={answer} label={label} around={main} />}
      </Buttons>
    </Line>
  );
}

function DeleteButton({
  answer,
  label,
  around,
}: {
  answer: RememberedAnswer;
  label: string;
  /** Takes the focus, as long as it is there. */
  around: RefObject<HTMLButtonElement | null>;
}) {
  const client = useQueryClient();
  const restore = useMutation({
    mutationFn: () => callApi(restoreAnswer, { params: { topic: answer.topic } }),
    onSuccess: () => toast({ title: 'Answer restored' }),
    onError: failed('Couldn’t restore the answer'),
  });
  const remove = useMutation({
    mutationFn: () => callApi(deleteAnswer, { params: { topic: answer.topic } }),
    onSuccess: async () => {
      toast({ title: 'Answer deleted', action: { label: 'Undo', onClick: () => restore.mutate() } });
      const section = around.current?.closest('section');
      around.current?.focus();
      await whenFresh(client, deleteAnswer);
      // The row of a form's own question goes with its answer.
      if (!around.current) section?.querySelector('button')?.focus();
    },
    onError: failed('Couldn’t delete the answer'),
  });
  return (
    <Button
      variant="text"
      size="small"
      loading={remove.isPending}
      onClick={() => remove.mutate()}
      aria-label={`Delete: ${label}`}
    >
      Delete
    </Button>
  );
}

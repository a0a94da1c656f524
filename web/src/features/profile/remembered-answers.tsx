import {
  changeAnswer,
  deleteAnswer,
  listAnswers,
  type RememberedAnswer,
} from '@contract/applications-answers.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { QuestionField } from '@/domain/applications/question-field.tsx';
import { callApi } from '@/lib/api-client.ts';
import { errorDetail } from '@/lib/api-error.ts';
import { shortDate } from '@/lib/format.ts';
import { whenFresh } from '@/lib/freshness.ts';
import { apiQuery } from '@/lib/query-client.ts';
import { radius, tone } from '@/theme/tokens.ts';
import { QueryPanel } from '@/ui/query-panel.tsx';
import { SkeletonCard } from '@/ui/skeletons.tsx';
import { toast } from '@/ui/toast-store.ts';

const List = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 8,
  '& > li': {
    border: `1px solid ${tone.line}`,
    background: tone.surface,
    borderRadius: radius.inner,
    padding: '14px 16px',
  },
});
const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 10, alignItems: 'start' });

const fail = (error: unknown) =>
  toast({ variant: 'destructive', title: 'Not saved', description: errorDetail(error) });

function EditAnswer({ answer, on_done }: { answer: RememberedAnswer; on_done: () => void }) {
  const [value, setValue] = useState(answer.value);
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: () => callApi(changeAnswer, { params: { topic: answer.topic }, body: { value } }),
    onSuccess: async () => {
      await whenFresh(client, changeAnswer);
      on_done();
    },
    onError: fail,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (value.trim()) save.mutate();
  };
  return (
    <form onSubmit={submit} style={{ display: 'grid', gap: 14 }}>
      <QuestionField
        question={answer}
        value={value}
        error={value.trim() ? undefined : 'Answer it, or delete it instead.'}
        on_change={setValue}
      />
      <Row>
        <Button type="submit" loading={save.isPending}>
          Save answer
        </Button>
        <Button variant="text" onClick={on_done}>
          Cancel
        </Button>
      </Row>
    </form>
  );
}

function Answer({ answer, on_deleted }: { answer: RememberedAnswer; on_deleted: () => void }) {
  const [editing, setEditing] = useState(false);
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () => callApi(deleteAnswer, { params: { topic: answer.topic } }),
    onSuccess: async () => {
      await whenFresh(client, deleteAnswer);
      on_deleted();
    },
    onError: fail,
  });
  if (editing) return <EditAnswer answer={answer} on_done={() => setEditing(false)} />;
  const asked = answer.asked_by ? `${answer.asked_by} asked, ` : '';
  return (
    <Row>
      <div style={{ flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography component="h3" sx={{ color: tone.ink2, fontSize: 14, fontWeight: 400 }}>
          {answer.label}
        </Typography>
        <Typography sx={{ fontWeight: 600, whiteSpace: 'pre-wrap' }}>
          {answer.kind === 'long_text' ? answer.value : answer.value.split('\n').join(', ')}
        </Typography>
        <Typography sx={{ color: tone.ink3, fontSize: 13 }}>
          {asked}
          {shortDate(answer.answered_at)}
        </Typography>
      </div>
      <Button
        variant="outlined"
        size="small"
        onClick={() => setEditing(true)}
        aria-label={`Change: ${answer.label}`}
      >
        Change
      </Button>
      <Button
        variant="text"
        size="small"
        loading={remove.isPending}
        onClick={() => remove.mutate()}
        aria-label={`Delete: ${answer.label}`}
      >
        Delete
      </Button>
    </Row>
  );
}

/** What the user once answered on employers' forms: each can be seen, changed and deleted. */
export function RememberedAnswers() {
  const answers = useQuery(apiQuery(listAnswers));
  const list = useRef<HTMLDivElement>(null);
  return (
    // Takes the focus when the answer that held it is gone.
    <div ref={list} tabIndex={-1} style={{ outline: 'none' }}>
      <QueryPanel
        query={answers}
        what="your answers"
        heading="h3"
        skeleton={<SkeletonCard lines={3} height={160} label="Loading your answers" />}
        empty={({ items }) =>
          items.length === 0 && (
            <Typography sx={{ color: tone.ink2 }}>
              Nothing yet. When a form asks something only you can answer, we’ll keep your answer here.
            </Typography>
          )
        }
      >
        {({ items }) => (
          <List>
            {items.map((answer) => (
              <li key={answer.topic}>
                <Answer answer={answer} on_deleted={() => list.current?.focus()} />
              </li>
            ))}
          </List>
        )}
      </QueryPanel>
    </div>
  );
}

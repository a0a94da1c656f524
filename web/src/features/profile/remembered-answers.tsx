import {
  changeAnswer,
  deleteAnswer,
  listAnswers,
  type RememberedAnswer,
  restoreAnswer,
} from '@contract/applications-answers.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { z } from 'zod';
import { QuestionField } from '@/domain/applications/question-field.tsx';
import { callApi } from '@/lib/api-client.ts';
import { errorDetail } from '@/lib/api-error.ts';
import { shortDate } from '@/lib/format.ts';
import { whenFresh } from '@/lib/freshness.ts';
import { apiQuery } from '@/lib/query-client.ts';
import { fieldsOf } from '@/ui/forms/fields.tsx';
import { Form, FormError, SubmitButton } from '@/ui/forms/form.tsx';
import { useForm } from '@/ui/forms/use-form.ts';
import { Row, Stack } from '@/ui/layout.ts';
import { QueryPanel } from '@/ui/query-panel.tsx';
import { SkeletonCard } from '@/ui/skeletons.tsx';
import { Surface } from '@/ui/surface.ts';
import { toast } from '@/ui/toast-store.ts';

const List = styled(Stack)({ listStyle: 'none', margin: 0, padding: 0 });
const TopRow = styled(Row)({ alignItems: 'start' });
const Words = styled('div')({ flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere' });
const Value = styled('p')({ margin: 0, fontWeight: 600, whiteSpace: 'pre-wrap' });
const FocusTarget = styled('div')({ outline: 'none' });

const failed = (title: string) => (error: unknown) =>
  toast({ variant: 'destructive', title, description: errorDetail(error) });

const EditForm = changeAnswer.body;
const { Field } = fieldsOf<z.input<typeof EditForm>>();

function EditAnswer({ answer, onDone }: { answer: RememberedAnswer; onDone: () => void }) {
  const client = useQueryClient();
  const form = useForm({
    schema: EditForm,
    values: { value: answer.value },
    send: async (body) => {
      await callApi(changeAnswer, { params: { topic: answer.topic }, body });
      await whenFresh(client, changeAnswer);
    },
    onSent: onDone,
  });
  return (
    <Form form={form}>
      <Stack gap={14}>
        <Field name="value">{(field) => <QuestionField {...field} question={answer} />}</Field>
        <FormError />
        <Row>
          <SubmitButton>Save answer</SubmitButton>
          <Button variant="text" onClick={onDone}>
            Cancel
          </Button>
        </Row>
      </Stack>
    </Form>
  );
}

function Answer({ answer, onDeleted }: { answer: RememberedAnswer; onDeleted: () => void }) {
  const [editing, setEditing] = useState(false);
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
      await whenFresh(client, deleteAnswer);
      onDeleted();
    },
    onError: failed('Couldn’t delete the answer'),
  });
  if (editing) return <EditAnswer answer={answer} onDone={() => setEditing(false)} />;
  const asked = answer.asked_by ? `Asked by ${answer.asked_by} · ` : '';
  return (
    <TopRow>
      <Words>
        <Typography component="h3" variant="small" color="textSecondary">
          {answer.label}
        </Typography>
        <Value>{answer.kind === 'long_text' ? answer.value : answer.value.split('\n').join(', ')}</Value>
        <Typography variant="caption" color="textTertiary">
          {asked}
          {shortDate(answer.answered_at)}
        </Typography>
      </Words>
      <Button
        variant="outlined"
        size="small"
        onClick={() => setEditing(true)}
        aria-label={`Edit: ${answer.label}`}
      >
        Edit
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
    </TopRow>
  );
}

/** The user's answers to employers' questions, to review, edit, and delete. */
export function RememberedAnswers() {
  const answers = useQuery(apiQuery(listAnswers));
  const list = useRef<HTMLDivElement>(null);
  return (
    // Takes the focus when the focused answer is deleted.
    <FocusTarget ref={list} tabIndex={-1}>
      <QueryPanel
        query={answers}
        what="your answers"
        heading="h3"
        skeleton={<SkeletonCard lines={3} height={160} label="Loading your answers" />}
        empty={({ items }) =>
          items.length === 0 && (
            <Typography color="textSecondary">
              Nothing yet. When a form asks something only you can answer, we’ll keep your answer here.
            </Typography>
          )
        }
      >
        {({ items }) => (
          <List as="ul" gap={8}>
            {items.map((answer) => (
              <Surface as="li" kind="inner" pad="sm" key={answer.topic}>
                <Answer answer={answer} onDeleted={() => list.current?.focus()} />
              </Surface>
            ))}
          </List>
        )}
      </QueryPanel>
    </FocusTarget>
  );
}

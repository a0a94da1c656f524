import { AnswerValue } from '@contract/applications-answers.ts';
import type { QuestionGroup } from '@contract/applications-questions.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type FormEvent, useState } from 'react';
import { useDraft } from '@/lib/use-draft.ts';
import { draftOf } from './held-answer.ts';
import { QuestionField } from './question-field.tsx';

const Typed = styled('form')({ display: 'grid', justifyItems: 'start', gap: 12, marginTop: 12 });

type TypedAnswerProps = { group: QuestionGroup; onAnswer: (value: string) => void };

/** An answer that has to be typed or looked for; what is typed is kept until it's sent. */
export function TypedAnswer({ group, onAnswer }: TypedAnswerProps) {
  const { value: typed, change } = useDraft(draftOf(group), { value: '' });
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const answer = AnswerValue.safeParse(typed.value);
    if (answer.success) onAnswer(answer.data);
    else setError(answer.error.issues[0]?.message);
  };
  const count = group.applications.length;
  return (
    <Typed onSubmit={submit} noValidate>
      <QuestionField
        question={group}
        value={typed.value}
        error={error}
        onChange={(next) => {
          change({ value: next });
          setError(undefined);
        }}
      />
      <Button type="submit" size="small">
        {count > 1 ? `Save for all ${count}` : 'Save answer'}
      </Button>
    </Typed>
  );
}

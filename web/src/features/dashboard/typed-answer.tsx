import type { QuestionGroup } from '@contract/applications-questions.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type FormEvent, useState } from 'react';
import { QuestionField } from '@/domain/applications/question-field.tsx';

const Typed = styled('form')({ display: 'grid', justifyItems: 'start', gap: 12, marginTop: 12 });

type TypedAnswerProps = { group: QuestionGroup; onAnswer: (value: string) => void };

/** An answer that has to be typed or looked for. */
export function TypedAnswer({ group, onAnswer }: TypedAnswerProps) {
  const [value, setValue] = useState('');
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (value.trim()) onAnswer(value.trim());
    else setError('Answer this question.');
  };
  const count = group.applications.length;
  return (
    <Typed onSubmit={submit} noValidate>
      <QuestionField
        question={group}
        value={value}
        error={error}
        onChange={(next) => {
          setValue(next);
          setError(undefined);
        }}
      />
      <Button type="submit" size="small">
        {count > 1 ? `Save for all ${count}` : 'Save answer'}
      </Button>
    </Typed>
  );
}

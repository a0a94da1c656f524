import { type Application, answerQuestions } from '@contract/applications.ts';
import type { BodyInputOf } from '@contract/endpoint.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type FormEvent, useRef, useState } from 'react';
import { callApi } from '@/lib/api-client.ts';
import { useDraft } from '@/lib/use-draft.ts';
import { radius, tone } from '@/theme/tokens.ts';
import { QuestionField } from './question-field.tsx';
import { useChangeApplication } from './use-application.ts';

const Card = styled('form')({
  background: tone.surface,
  border: `1px solid ${tone.line}`,
  borderRadius: radius.card,
  padding: 'clamp(20px, 3vw, 30px)',
  display: 'grid',
  gap: 22,
});

/** What the form asks and nobody has answered. Answers are remembered for the next form that asks the same. */
export function QuestionsForm({ application }: { application: Application }) {
  const draft = useDraft<Record<string, string>>(`application:${application.id}:answers`, {});
  const [tried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const answer = useChangeApplication(
    application.id,
    (body: BodyInputOf<typeof answerQuestions>) =>
      callApi(answerQuestions, { params: { application_id: application.id }, body }),
    draft.forget,
  );
  const isOpen = (key: string) => !draft.value[key]?.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const open = application.questions.findIndex((question) => isOpen(question.key));
    if (open >= 0) {
      form.current
        ?.querySelectorAll<HTMLElement>('[data-question]')
        [open]?.querySelector<HTMLElement>('input, textarea, [role=combobox]')
        ?.focus();
      return;
    }
    answer.mutate({
      answers: application.questions.map(({ key }) => ({ key, value: draft.value[key] ?? '' })),
    });
  };
  return (
    <Card ref={form} onSubmit={submit} noValidate>
      <div>
        <Typography variant="h2">
          {application.questions.length === 1
            ? 'One question only you can answer'
            : `${application.questions.length} questions only you can answer`}
        </Typography>
        <Typography sx={{ color: tone.ink2, mt: 0.75 }}>
          {application.posting.company} asks this on its form. Nothing has been sent. Your words are kept and
          used again where a form asks the same.
        </Typography>
      </div>
      {application.questions.map((question) => (
        <div key={question.key} data-question>
          <QuestionField
            question={question}
            value={draft.value[question.key] ?? ''}
            error={tried && isOpen(question.key) ? 'This one is required.' : undefined}
            on_change={(value) => draft.change({ [question.key]: value })}
          />
        </div>
      ))}
      <div>
        <Button type="submit" size="large" loading={answer.isPending}>
          Save and go on
        </Button>
      </div>
    </Card>
  );
}

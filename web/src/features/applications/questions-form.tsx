import { type Application, answerQuestions, type OpenQuestion } from '@contract/applications.ts';
import type { BodyInputOf } from '@contract/endpoint.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { QuestionField } from '@/domain/applications/question-field.tsx';
import { useChangeApplication } from '@/domain/applications/use-application.ts';
import { callApi } from '@/lib/api-client.ts';
import { paths } from '@/lib/paths.ts';
import { useDraft } from '@/lib/use-draft.ts';
import { radius, tone } from '@/theme/tokens.ts';
import { ResumeQuestion, useResumeInUse } from './resume-question.tsx';

const Card = styled('form')({
  background: tone.surface,
  border: `1px solid ${tone.line}`,
  borderRadius: radius.card,
  padding: 'clamp(20px, 3vw, 30px)',
  display: 'grid',
  gap: 22,
});

/** What the form asks and nobody has answered. Answers are remembered for the next form that asks the same. */
export function QuestionsForm({ application, withdraw }: { application: Application; withdraw: ReactNode }) {
  const draft = useDraft<Record<string, string>>(`application:${application.id}:answers`, {});
  const [tried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const answer = useChangeApplication(
    application.id,
    (body: BodyInputOf<typeof answerQuestions>) =>
      callApi(answerQuestions, { params: { application_id: application.id }, body }),
    draft.forget,
  );
  const resume = useResumeInUse();
  const isOpen = ({ key, kind }: OpenQuestion) => (kind === 'file' ? !resume : !draft.value[key]?.trim());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const open = application.questions.findIndex(isOpen);
    if (open >= 0) {
      form.current
        ?.querySelectorAll<HTMLElement>('[data-question]')
        [open]?.querySelector<HTMLElement>('input, textarea, [role=combobox], [data-first-control]')
        ?.focus();
      return;
    }
    answer.mutate({
      answers: application.questions
        .filter(({ kind }) => kind !== 'file')
        .map(({ key }) => ({ key, value: draft.value[key] ?? '' })),
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
          used again where a form asks the same; you can change them{' '}
          <Link to={paths.profile('answers')}>on your profile</Link>.
        </Typography>
      </div>
      {application.questions.map((question) => (
        <div key={question.key} data-question>
          {question.kind === 'file' ? (
            <ResumeQuestion label={question.label} missing={tried && isOpen(question)} />
          ) : (
            <QuestionField
              question={question}
              value={draft.value[question.key] ?? ''}
              error={tried && isOpen(question) ? 'This one is required.' : undefined}
              on_change={(value) => draft.change({ [question.key]: value })}
            />
          )}
        </div>
      ))}
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 10 }}>
        <Button type="submit" size="large" loading={answer.isPending}>
          Save and go on
        </Button>
        {withdraw}
      </div>
    </Card>
  );
}

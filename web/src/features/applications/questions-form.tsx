import type { Application, OpenQuestion } from '@contract/applications.ts';
import { AnswerValue } from '@contract/applications-answers.ts';
import { answerQuestions } from '@contract/applications-sending.ts';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { z } from 'zod';
import { QuestionField } from '@/domain/applications/question-field.tsx';
import { callApi } from '@/lib/api-client.ts';
import { paths } from '@/lib/paths.ts';
import { fieldsOf } from '@/ui/forms/fields.tsx';
import { Form, FormError, SubmitButton } from '@/ui/forms/form.tsx';
import { useForm } from '@/ui/forms/use-form.ts';
import { Row, Stack } from '@/ui/layout.ts';
import { Surface } from '@/ui/surface.ts';
import { ResumeQuestion, useResumeToSend } from './resume-question.tsx';

const Card = styled(Surface)({ display: 'grid', gap: 22 });

/** The name of a question's field: keys of employers' forms hold characters that mean a path to the form. */
const nameOf = ({ key }: OpenQuestion) => encodeURIComponent(key).replaceAll('.', '%2E');

type Answers = Record<string, string>;
const { Field } = fieldsOf<Answers>();

/** The form's unanswered questions. Answers are remembered for the next form that asks the same. */
export function QuestionsForm({ application, withdraw }: { application: Application; withdraw: ReactNode }) {
  const asked = application.questions.filter(({ kind }) => kind !== 'file');
  const needsFile = asked.length < application.questions.length;
  const resume = useResumeToSend();
  const form = useForm<Answers, Answers, Application>({
    schema: z
      .object(Object.fromEntries(asked.map((question) => [nameOf(question), AnswerValue])))
      .refine(() => !needsFile || resume !== null, 'Upload a resume first.'),
    values: Object.fromEntries(asked.map((question) => [nameOf(question), ''])),
    draft: `application:${application.id}:answers`,
    send: (answers) =>
      callApi(answerQuestions, {
        params: { application_id: application.id },
        body: {
          answers: asked.map((question) => ({ key: question.key, value: answers[nameOf(question)] ?? '' })),
        },
      }),
    fieldAt: (path) => {
      const question = asked[Number(path.split('.')[1])];
      return question ? nameOf(question) : path;
    },
  });
  return (
    <Form form={form}>
      <Card pad="lg">
        <Stack gap={6}>
          <Typography variant="h2">
            {application.questions.length === 1
              ? 'One question only you can answer'
              : `${application.questions.length} questions only you can answer`}
          </Typography>
          <Typography color="textSecondary">
            {application.posting.company} asks {application.questions.length === 1 ? 'this' : 'these'} on its
            form. We haven’t sent anything yet. We’ll remember your answers for similar questions, and you can
            change them in <Link to={paths.answers()}>Your answers</Link>.
          </Typography>
        </Stack>
        {application.questions.map((question) => (
          <div key={question.key} data-question>
            {question.kind === 'file' ? (
              <ResumeQuestion label={question.label} missing={form.rejected > 0 && !resume} />
            ) : (
              <Field name={nameOf(question)}>
                {(field) => <QuestionField {...field} question={question} />}
              </Field>
            )}
          </div>
        ))}
        <FormError />
        <Row>
          <SubmitButton size="large">Save and continue</SubmitButton>
          {withdraw}
        </Row>
      </Card>
    </Form>
  );
}

import { AnswerValue } from '@contract/applications-answers.ts';
import { answerGroups, listQuestions, type QuestionGroup } from '@contract/applications-questions.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { z } from 'zod';
import { callApi } from '@/lib/api-client.ts';
import { plural } from '@/lib/format.ts';
import { paths } from '@/lib/paths.ts';
import { apiQuery } from '@/lib/query-client.ts';
import { textSize, tone } from '@/theme/tokens.ts';
import { fieldsOf } from '@/ui/forms/fields.tsx';
import { Form, FormError, SubmitButton } from '@/ui/forms/form.tsx';
import { useForm } from '@/ui/forms/use-form.ts';
import { Row, Stack } from '@/ui/layout.ts';
import { StatusChip } from '@/ui/status-chip.tsx';
import { Surface } from '@/ui/surface.ts';
import { toast } from '@/ui/toast-store.ts';
import { QuestionField } from './question-field.tsx';
import { effectOfAnswer, employersOf } from './question-group-words.ts';

/** Every open question once, starting with the one that unlocks the most applications. */
export function useQuestionGroups() {
  return useQuery(apiQuery(listQuestions));
}

const Card = styled(Surface)({ display: 'grid', gap: 14 });
const Employers = styled('span')({
  color: tone.ink2,
  fontSize: textSize.small,
  overflowWrap: 'anywhere',
});
const Label = styled('p')({ margin: 0, fontWeight: 600 });

type Answer = { value: string };
const { Field } = fieldsOf<Answer>();

/** One question, asked once for all the applications waiting for it. */
function GroupForm({ group }: { group: QuestionGroup }) {
  const { id, applications } = group;
  const form = useForm({
    schema: z.object({ value: AnswerValue }),
    values: { value: '' },
    draft: `question:${id}:answer`,
    send: ({ value }) => callApi(answerGroups, { body: { answers: [{ id, value }] } }),
    fieldAt: () => 'value',
    onSent: ({ continued }) =>
      toast({
        title: 'Answer saved',
        description:
          continued.length > 0
            ? `${plural(continued.length, 'application')} can continue now.`
            : 'We’ll continue once the other questions are answered.',
      }),
  });
  const effect = effectOfAnswer(applications);
  return (
    <Form form={form} aria-label={group.label}>
      <Card>
        <Row gap={8}>
          {effect && <StatusChip kind="signal">{effect}</StatusChip>}
          <Employers>{employersOf(applications)}</Employers>
        </Row>
        <Field name="value">{(field) => <QuestionField {...field} question={group} />}</Field>
        <FormError />
        <div>
          <SubmitButton>{applications.length > 1 ? 'Answer for all' : 'Save answer'}</SubmitButton>
        </div>
      </Card>
    </Form>
  );
}

/** A question that asks for a file can only be answered on the application itself. */
function FileGroup({ group }: { group: QuestionGroup }) {
  const [first] = group.applications;
  return (
    <Card>
      <Label>{group.label}</Label>
      <Employers>{employersOf(group.applications)}</Employers>
      {first && (
        <div>
          <Button component={Link} to={paths.application(first.id)} variant="outlined">
            Open application
          </Button>
        </div>
      )}
    </Card>
  );
}

type QuestionGroupsProps = {
  groups: readonly QuestionGroup[];
  /** Shows only the first few. */
  limit?: number;
};

/** Open questions across applications: one answer for all of them that ask the same thing. */
export function QuestionGroups({ groups, limit }: QuestionGroupsProps) {
  return (
    <Stack gap={14}>
      {groups
        .slice(0, limit)
        .map((group) =>
          group.kind === 'file' ? (
            <FileGroup key={group.id} group={group} />
          ) : (
            <GroupForm key={group.id} group={group} />
          ),
        )}
    </Stack>
  );
}

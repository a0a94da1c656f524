import { payWords } from '@contract/answer-topics.ts';
import { AnswerValue, changeAnswer, type PayAnswer } from '@contract/applications-answers.ts';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { QuestionField } from '@/domain/applications/question-field.tsx';
import { payCustomsOf } from '@/domain/profile/pay-customs.ts';
import { callApi } from '@/lib/api-client.ts';
import { errorDetail } from '@/lib/api-error.ts';
import { whenFresh } from '@/lib/freshness.ts';
import { Row, Stack } from '@/ui/layout.ts';
import { toast } from '@/ui/toast-store.ts';
import type { AnswerRow } from './answer-groups.ts';
import { continuedWords, rowLabel } from './answer-words.ts';
import { PayFields, type PayInput } from './pay-fields.tsx';

const FIRST_CONTROL = 'input:not([type="hidden"]):not([tabindex="-1"]), textarea, [role="combobox"]';

/** The pay that the fields start with: what was said, else what is customary in that country. */
function firstPay({ answer, country, topic }: AnswerRow, home: string | null): PayInput {
  if (answer?.pay) return answer.pay;
  const customs = payCustomsOf(country ?? home) ?? { currency: 'USD', period: 'year' as const };
  return { amount: null, ...customs, ...(topic.startsWith('hourly') && { period: 'hour' as const }) };
}

type AnswerEditorProps = {
  row: AnswerRow;
  /** The user's own country, for the currency. */
  home: string | null;
  onDone: () => void;
};

/** Changes the answer of one row in place. */
export function AnswerEditor({ row, home, onDone }: AnswerEditorProps) {
  const client = useQueryClient();
  const [value, setValue] = useState(row.answer?.value ?? '');
  const [pay, setPay] = useState(() => firstPay(row, home));
  const [error, setError] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>(FIRST_CONTROL)?.focus(), []);
  const save = useMutation({
    mutationFn: async (body: { value: string; pay: PayAnswer | null }) => {
      const { continued } = await callApi(changeAnswer, { params: { topic: row.topic }, body });
      await whenFresh(client, changeAnswer);
      return continued.length;
    },
    onSuccess: (continued) => {
      if (continued > 0) toast({ title: 'Answer saved', description: continuedWords(continued) });
      onDone();
    },
    onError: (failure) => setError(errorDetail(failure)),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    if (row.pay) {
      const { amount } = pay;
      if (!amount) return setError('Enter an amount.');
      const given = { ...pay, amount };
      return save.mutate({ value: payWords(given), pay: given });
    }
    const answer = AnswerValue.safeParse(value);
    if (answer.success) save.mutate({ value: answer.data, pay: null });
    else setError(answer.error.issues[0]?.message);
  };
  const label = rowLabel(row);
  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onDone();
      }}
    >
      <Stack gap={14}>
        {row.pay ? (
          <PayFields
            label={label}
            value={pay}
            error={error}
            onChange={(next) => {
              setPay(next);
              setError(undefined);
            }}
          />
        ) : (
          <QuestionField
            question={{ ...row.question, label }}
            value={value}
            error={error}
            onChange={(next) => {
              setValue(next);
              setError(undefined);
            }}
          />
        )}
        <Row>
          <Button type="submit" loading={save.isPending}>
            Save answer
          </Button>
          <Button variant="text" onClick={onDone}>
            Cancel
          </Button>
        </Row>
        {row.topic === 'how_heard' && (
          <Typography variant="small" color="textTertiary">
            If you leave this blank, we say you found the job on Huntwell, because you did.
          </Typography>
        )}
      </Stack>
    </form>
  );
}

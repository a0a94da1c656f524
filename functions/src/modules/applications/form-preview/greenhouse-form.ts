import { z } from 'zod';
import type { OutgoingFetch } from '../../../platform/outgoing.ts';
import { parseAnswer, requestPage } from '../../postings/sources/board-request.ts';
import type { FormQuestion } from './forms.repository.ts';
import type { PublishedAt } from './published-at.ts';

const Value = z.object({ label: z.string().nullish() });
const Question = z.object({
  label: z.string().nullish(),
  required: z.boolean().nullish(),
  fields: z.array(z.object({ name: z.string(), type: z.string(), values: z.array(Value).nullish() })),
});
const DemographicQuestion = z.object({
  id: z.number(),
  label: z.string(),
  required: z.boolean().nullish(),
  type: z.string(),
  answer_options: z.array(Value).nullish(),
});
const Job = z.object({
  questions: z.array(Question).nullish(),
  location_questions: z.array(Question).nullish(),
  compliance: z.array(z.object({ questions: z.array(Question).nullish() })).nullish(),
  demographic_questions: z.object({ questions: z.array(DemographicQuestion).nullish() }).nullish(),
});

const KIND: Record<string, FormQuestion['kind']> = {
  input_text: 'text',
  textarea: 'long_text',
  input_file: 'file',
  multi_value_single_select: 'combobox',
  multi_value_multi_select: 'multi_combobox',
};
/** Standard fields that are plain text to the API. */
const KIND_OF_NAME: Record<string, FormQuestion['kind']> = { email: 'email', phone: 'phone' };

const labels = (values: readonly z.infer<typeof Value>[] | null | undefined): string[] =>
  (values ?? []).flatMap(({ label }) => label ?? []);

/** A question may have several fields, such as a file or its text; the first one that a person sees answers it. */
function toQuestion(question: z.infer<typeof Question>, demographic: boolean): FormQuestion[] {
  const field = question.fields.find(({ type }) => type in KIND);
  if (!field || !question.label) return [];
  return [
    {
      key: field.name,
      label: question.label,
      kind: KIND_OF_NAME[field.name] ?? KIND[field.type] ?? 'text',
      required: question.required ?? false,
      options: labels(field.values),
      demographic,
    },
  ];
}

function toDemographic({ id, label, required, type, answer_options }: z.infer<typeof DemographicQuestion>) {
  const kind = KIND[type] ?? 'combobox';
  return {
    key: `demographic_${id}`,
    label,
    kind,
    required: required ?? false,
    options: labels(answer_options),
    demographic: true,
  };
}

/** The questions that Greenhouse publishes with a job, in the order of its form. */
export function greenhouseQuestions(text: string): FormQuestion[] {
  const job = parseAnswer(text, Job);
  return [
    ...(job.questions ?? []).flatMap((question) => toQuestion(question, false)),
    ...(job.location_questions ?? []).flatMap((question) => toQuestion(question, false)),
    ...(job.compliance ?? []).flatMap(({ questions }) =>
      (questions ?? []).flatMap((question) => toQuestion(question, true)),
    ),
    ...(job.demographic_questions?.questions ?? []).map(toDemographic),
  ];
}

/** Reads the questions of one job of a board; null if the board no longer has it. */
export function greenhouseForms(send: OutgoingFetch, base_url: string) {
  const base = base_url.replace(/\/$/, '');
  return async ({ board, id }: Pick<PublishedAt, 'board' | 'id'>): Promise<FormQuestion[] | null> => {
    const path = `/v1/boards/${encodeURIComponent(board)}/jobs/${encodeURIComponent(id)}?questions=true`;
    const page = await requestPage(send, base + path, {});
    return page === null || page === 'gone' ? null : greenhouseQuestions(page.text);
  };
}

import type { Dossier } from '../../dossier.ts';
import type { FormField } from '../../types.ts';
import { resolveAnswers } from '../resolve-answers.ts';

/** A required text field, with changes. For tests. */
export function field(label: string, more: Partial<FormField> = {}): FormField {
  return {
    key: label,
    label,
    kind: 'text',
    required: true,
    options: [],
    value: '',
    demographic: false,
    ...more,
  };
}

/** A required choice of one option, with changes. For tests. */
export function choice(label: string, options: string[], more: Partial<FormField> = {}): FormField {
  return field(label, { kind: 'radio', options, ...more });
}

/** What is known of Dana, a nurse in the US who has said little. For tests. */
export function dossier({ facts, ...more }: Partial<Dossier> = {}): Dossier {
  return {
    facts: {
      full_name: { value: 'Dana Okafor', origin: 'profile' },
      email: { value: 'dana@huntwell.test', origin: 'profile' },
      phone: { value: '+15185550123', origin: 'profile' },
      ...facts,
    },
    work_authorization: {},
    needs_sponsorship: null,
    answers: [],
    resume: { file_name: 'dana.pdf' },
    posting: { title: 'Registered Nurse', company: 'Northlight', country: 'US' },
    found_on: 'Huntwell',
    ...more,
  };
}

/** The value that each answered field gets, by its label. For tests. */
export function valuesOf(fields: FormField[], known: Dossier): Record<string, string> {
  return Object.fromEntries(resolveAnswers(fields, known).fields.map(({ label, value }) => [label, value]));
}

/** An answer that is remembered for a topic. For tests. */
export const said = (topic: string, value: string) => ({
  topic,
  value,
  label: '',
  answered_at: '2026-05-03T00:00:00.000Z',
});

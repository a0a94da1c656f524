import type { Profile } from '../../../../contract/profile.ts';
import { profileWith } from '../../../profile/testing/profile-with.ts';
import type { Dossier } from '../../driver/application-driver.ts';
import { resolveAnswers } from '../resolve-answers.ts';
import type { FormField } from '../types.ts';

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

/** What the driver knows of Dana, a nurse in the US who has said little. For tests. */
export function dossier(profile: Partial<Profile> = {}, answers: Dossier['answers'] = []): Dossier {
  return {
    profile: profileWith({
      full_name: 'Dana Okafor',
      email: 'dana@huntwell.test',
      phone_number: '+15185550123',
      job_title: 'Registered Nurse',
      job_titles: ['Registered Nurse'],
      ...profile,
    }),
    resume: { file_name: 'dana.pdf', version: 3, bytes: new Uint8Array(), content_type: 'application/pdf' },
    parsed: null,
    answers,
    posting: { title: 'Registered Nurse', company: 'Northlight', country: 'US' },
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

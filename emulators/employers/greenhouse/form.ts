import { extraFiles, isLetterRequired } from '../extra-files.ts';
import type { Field } from '../fields.ts';
import type { Job } from '../job.ts';
import { PHONE_COUNTRIES } from '../places.ts';
import { DEMOGRAPHIC_QUESTIONS } from '../question-bank.ts';
import { formVariant, type Question } from '../questions.ts';

type Widget = 'text' | 'textarea' | 'select' | 'multi_select' | 'checkboxes' | 'file' | 'place' | 'consent';

/** A field with its widget; `id` is the element's id and the key in the submitted JSON. */
export type GreenhouseField = Field & {
  widget: Widget;
  section: 'basic' | 'custom' | 'education' | 'demographic';
};

const DEGREES = [
  'High School',
  "Associate's Degree",
  "Bachelor's Degree",
  "Master's Degree",
  'Doctorate',
  'Other',
];
const DISCIPLINES = [
  'Accounting',
  'Business',
  'Computer Science',
  'Design',
  'Engineering',
  'Health',
  'Law',
  'Other',
];

/** All fields of a job's form in page order. */
export function greenhouseFields(job: Job): GreenhouseField[] {
  const variant = formVariant(job);
  const text = (name: string, label: string, required: boolean, kind: Field['kind'] = 'text') =>
    field({ name, label, required, kind, widget: 'text' });
  return [
    text('first_name', 'First Name', true),
    text('last_name', 'Last Name', true),
    text('preferred_name', 'Preferred First Name', false),
    text('email', 'Email', true, 'email'),
    field({
      name: 'country',
      label: 'Country',
      kind: 'single',
      widget: 'select',
      required: variant.phoneRequired,
      options: PHONE_COUNTRIES,
    }),
    text('phone', 'Phone', variant.phoneRequired, 'phone'),
    ...(variant.location
      ? [
          field({
            name: 'candidate-location',
            label: 'Location (City)',
            kind: 'text',
            widget: 'place',
            required: true,
          }),
          field({ name: 'latitude', label: 'Latitude', kind: 'hidden', widget: 'place', required: true }),
          field({ name: 'longitude', label: 'Longitude', kind: 'hidden', widget: 'place', required: true }),
        ]
      : []),
    field({ name: 'resume', label: 'Resume/CV', kind: 'file', widget: 'file', required: true }),
    field({
      name: 'cover_letter',
      label: 'Cover Letter',
      kind: 'file',
      widget: 'file',
      required: isLetterRequired(job),
    }),
    ...(variant.education ? educationFields() : []),
    ...variant.questions.map(questionField),
    ...extraFiles(job).map(({ key, label, required }) =>
      field({ name: `question_${key}`, label, kind: 'file', widget: 'file', required, section: 'custom' }),
    ),
    ...(variant.consent
      ? [
          field({
            name: 'gdpr_processing_consent_given_1',
            label: `I agree that ${job.company} processes my data to consider me for this job.`,
            kind: 'consent',
            widget: 'consent',
            required: true,
            section: 'custom',
          }),
        ]
      : []),
    ...(variant.demographics ? demographicFields() : []),
  ];
}

function field(
  spec: Omit<GreenhouseField, 'options' | 'section'> & Partial<Pick<GreenhouseField, 'options' | 'section'>>,
): GreenhouseField {
  return { options: [], section: 'basic', ...spec };
}

function educationFields(): GreenhouseField[] {
  const part = (name: string, label: string, options: string[]) =>
    field({ name, label, kind: 'single', widget: 'select', required: false, options, section: 'education' });
  return [
    field({
      name: 'school--0',
      label: 'School',
      kind: 'text',
      widget: 'text',
      required: false,
      section: 'education',
    }),
    part('degree--0', 'Degree', DEGREES),
    part('discipline--0', 'Discipline', DISCIPLINES),
  ];
}

function questionField(question: Question): GreenhouseField {
  const { text: label, required, options } = question;
  const name = `question_${question.key}`;
  const base = { name, label, required, options, section: 'custom' } as const;
  switch (question.kind) {
    case 'yes_no':
    case 'single':
      return { ...base, kind: 'single', widget: 'select' };
    case 'multi':
      // Employers use both: a list of checkboxes, or a multi-select combobox.
      return question.key % 2 === 0
        ? { ...base, name: `${name}[]`, kind: 'multi', widget: 'checkboxes' }
        : { ...base, name: `${name}[]`, kind: 'multi', widget: 'multi_select' };
    case 'long_text':
      return { ...base, kind: 'text', widget: 'textarea' };
    case 'number':
      return { ...base, kind: 'number', widget: 'text' };
    default:
      return { ...base, kind: 'text', widget: 'text' };
  }
}

function demographicFields(): GreenhouseField[] {
  return DEMOGRAPHIC_QUESTIONS.map(({ topic, text, options }) =>
    field({
      name: topic,
      label: text,
      kind: 'single',
      widget: 'select',
      required: false,
      options,
      section: 'demographic',
    }),
  );
}

import { extraFiles } from '../extra-files.ts';
import type { Field } from '../fields.ts';
import { type Job, uuidOf } from '../job.ts';
import { DEMOGRAPHIC_QUESTIONS } from '../question-bank.ts';
import { formVariant, type Question } from '../questions.ts';

type AshbyType =
  | 'String'
  | 'Email'
  | 'Phone'
  | 'File'
  | 'Location'
  | 'LongText'
  | 'Number'
  | 'Date'
  | 'Boolean'
  | 'ValueSelect'
  | 'MultiValueSelect'
  | 'Consent';

/** A field with the type that the page renders; `name` is its path. */
type AshbyField = Field & { type: AshbyType; section: 'main' | 'survey' };

/** All fields of a job's form in page order. */
export function ashbyFields(job: Job): AshbyField[] {
  const variant = formVariant(job);
  const own = (topic: string) => uuidOf(`ashby/${job.slug}/${job.id}/${topic}`);
  return [
    field('_systemfield_name', 'Legal Name', 'String', 'text', true),
    field('_systemfield_email', 'Email', 'Email', 'email', true),
    field('_systemfield_resume', 'Resume', 'File', 'file', true),
    ...(variant.location ? [field('_systemfield_location', 'Location', 'Location', 'text', true)] : []),
    field(own('phone'), 'Phone Number', 'Phone', 'phone', variant.phoneRequired),
    ...variant.questions.map((question) => questionField(question, own(`question-${question.key}`))),
    ...extraFiles(job).map(({ key, label, required }) =>
      field(own(`question-${key}`), label, 'File', 'file', required),
    ),
    field(
      own('anything_else'),
      'Is there anything else you would like us to know?',
      'LongText',
      'text',
      false,
    ),
    ...(variant.consent
      ? [
          field(
            '_systemfield_data_consent_ack',
            `I have read how ${job.company} handles candidate data and agree.`,
            'Consent',
            'consent',
            true,
          ),
        ]
      : []),
    ...(variant.demographics ? surveyFields() : []),
  ];
}

function field(
  name: string,
  label: string,
  type: AshbyType,
  kind: Field['kind'],
  required: boolean,
  options: readonly string[] = [],
): AshbyField {
  return { name, label, type, kind, required, options, section: 'main' };
}

function questionField(question: Question, name: string): AshbyField {
  const { text, required, options } = question;
  switch (question.kind) {
    case 'yes_no':
      return field(name, text, 'Boolean', 'single', required, options);
    case 'single':
      return field(name, text, 'ValueSelect', 'single', required, options);
    case 'multi':
      return field(name, text, 'MultiValueSelect', 'multi', required, options);
    case 'long_text':
      return field(name, text, 'LongText', 'text', required);
    case 'number':
      return field(name, text, 'Number', 'number', required);
    case 'date':
      return field(name, text, 'Date', 'text', required);
    case 'text':
      return field(name, text, 'String', 'text', required);
  }
}

function surveyFields(): AshbyField[] {
  const asked = ['gender', 'race', 'veteran_status'];
  return DEMOGRAPHIC_QUESTIONS.filter(({ topic }) => asked.includes(topic)).map(
    ({ topic, text, options }) => ({
      ...field(`_systemfield_eeoc_${topic}`, text, 'ValueSelect', 'single', false, options),
      section: 'survey' as const,
    }),
  );
}

import { type GreenhouseField, greenhouseFields } from '../employers/greenhouse/form.ts';
import { describeJob } from '../employers/job.ts';
import type { Job } from './board.ts';

type Values = { label: string; value: number | string }[];
type Question = {
  description: null;
  label: string;
  required: boolean;
  fields: { name: string; type: string; values: Values }[];
};

/** What the API adds to a job with `questions=true`. */
export type PublishedForm = {
  questions: Question[];
  location_questions: Question[];
  compliance: { type: 'eeoc'; description: string; questions: Question[] }[];
  demographic_questions: null;
  education: 'education_optional' | null;
};

const TYPES: Record<GreenhouseField['widget'], string> = {
  text: 'input_text',
  textarea: 'textarea',
  select: 'multi_value_single_select',
  multi_select: 'multi_value_multi_select',
  checkboxes: 'multi_value_multi_select',
  file: 'input_file',
  place: 'input_text',
  consent: 'multi_value_single_select',
};

/** Parts of the form that the API does not describe as questions. */
const NOT_PUBLISHED = new Set(['country', 'preferred_name', 'gdpr_processing_consent_given_1']);

/**
 * The questions of a job's form, at the demo employer that its link leads to. As at Greenhouse, the country of the phone
 * number, the preferred name and the consent are on the page but not among them, a file may also be given as text, and the
 * location has hidden coordinates.
 */
export function publishedForm(job: Job): PublishedForm | null {
  const link = new URL(String(job.absolute_url));
  const at = /^\/greenhouse\/([^/]+)\/jobs\/([^/]+)$/.exec(link.pathname);
  if (!at) return null;
  const fields = greenhouseFields(describeJob('greenhouse', at[1] ?? '', at[2] ?? '', link.search));
  const isPlace = (field: GreenhouseField) => field.widget === 'place';
  const basic = fields.filter(
    (field) =>
      !NOT_PUBLISHED.has(field.name) &&
      !isPlace(field) &&
      (field.section === 'basic' || field.section === 'custom'),
  );
  const place = fields.filter(isPlace);
  const demographic = fields.filter(({ section }) => section === 'demographic');
  return {
    questions: basic.map((field) => toQuestion(field)),
    location_questions: place.map((field) =>
      toQuestion(field, field.kind === 'hidden' ? 'input_hidden' : 'input_text'),
    ),
    compliance:
      demographic.length > 0
        ? [
            {
              type: 'eeoc',
              description: 'Voluntary self-identification',
              questions: demographic.map((field) => toQuestion(field)),
            },
          ]
        : [],
    demographic_questions: null,
    education: fields.some(({ section }) => section === 'education') ? 'education_optional' : null,
  };
}

function toQuestion(field: GreenhouseField, type = TYPES[field.widget]): Question {
  const { name, label, required, options } = field;
  const values = options.map((option, at) => ({ label: option, value: at }));
  const fields = [{ name: name === 'candidate-location' ? 'location' : name, type, values }];
  if (field.widget === 'file') fields.push({ name: `${name}_text`, type: 'textarea', values: [] });
  return { description: null, label, required, fields };
}

import { boundedForm } from '../bounds.ts';
import type { Dossier } from '../dossier.ts';
import { yesNoOption } from '../options/choose-option.ts';
import { memoryOf } from '../topics/topics.ts';
import type { ControlKind, FieldAnswer, FormField } from '../types.ts';
import { type PlannedField, planAsked, planForm } from './plan-form.ts';
import { type AnswerOrigin, isChoice } from './values/express.ts';

/** One answered field, as it is or will be sent. */
export type FilledField = {
  /** Stable within this form. */
  key: string;
  label: string;
  /** As the employer receives it; a file field contains the file's name. */
  value: string;
  /** The answer that was entered, where the page made `value` of it: a chosen suggestion, a formatted number. */
  entered?: string;
  /** `page`: the employer's page entered it itself. */
  origin: AnswerOrigin | 'page';
  /** When the applicant gave a `user_words` answer, else null. */
  answered_at: string | null;
  /** Under which an answer to its question is kept. */
  topic?: string;
};

/** A required field that nothing in the dossier answers. */
export type OpenQuestion = {
  key: string;
  label: string;
  /** What says, besides the label, what is asked: without it, the same question could be judged to be another one. */
  section?: string;
  help?: string;
  repeat?: { of: 'job' | 'school'; index: number };
  kind: 'text' | 'long_text' | 'number' | 'date' | 'yes_no' | 'single_choice' | 'multiple_choice' | 'file';
  /** The choices as the form words them; empty for other kinds. */
  options: string[];
  /** Topic under which the answer is stored. */
  topic: string;
  /** Only the applicant's own words may answer it. */
  legal: boolean;
};

export type Resolution = {
  answers: FieldAnswer[];
  /** The same answers as shown on the receipt. */
  fields: FilledField[];
  /** Required fields that nothing the user provided answers. If there are any, the form is not touched. */
  questions: OpenQuestion[];
  /** Set if the form demands something that only a person on the page may do. */
  hand_over?: 'captcha' | 'email_code' | 'external';
};

const QUESTION_KIND: Record<ControlKind, OpenQuestion['kind']> = {
  text: 'text',
  email: 'text',
  phone: 'text',
  url: 'text',
  suggest: 'text',
  long_text: 'long_text',
  number: 'number',
  date: 'date',
  date_parts: 'date',
  select: 'single_choice',
  radio: 'single_choice',
  combobox: 'single_choice',
  multi_combobox: 'multiple_choice',
  buttons: 'single_choice',
  checkbox: 'yes_no',
  checkbox_group: 'multiple_choice',
  file: 'file',
};

function toAnswer({ field, topic, values }: PlannedField): FieldAnswer {
  const { key, label } = field;
  if (topic.name === 'resume' && field.kind === 'file') return { key, label, resume: true };
  if (isChoice(field) || field.kind === 'checkbox') return { key, label, choices: values };
  return { key, label, text: values.join('\n') };
}

/** A choice whose options could not be read is asked as a free-text question. */
function questionKind(field: FormField): OpenQuestion['kind'] {
  const { options } = field;
  const yesAndNo = yesNoOption(options, true) !== null && yesNoOption(options, false) !== null;
  if (isChoice(field) && yesAndNo && options.length === 2) return 'yes_no';
  return isChoice(field) && options.length === 0 ? 'text' : QUESTION_KIND[field.kind];
}

function toQuestion({ field, topic }: PlannedField, dossier: Dossier): OpenQuestion {
  return {
    key: field.key,
    label: field.label,
    ...(field.section !== undefined && { section: field.section }),
    ...(field.help !== undefined && { help: field.help }),
    ...(field.repeat !== undefined && { repeat: field.repeat }),
    kind: questionKind(field),
    options: field.kind === 'checkbox' ? ['Yes'] : field.options,
    topic: memoryOf(field, topic, dossier.posting),
    legal: topic.legal,
  };
}

/** Why only a person can send a form that demands this field; null if it does not demand it, or it has an answer. */
function handOver({ field, topic, action, left }: PlannedField): Resolution['hand_over'] | null {
  if (!field.required || action !== 'leave' || (!field.leave && left !== 'not_ours')) return null;
  if (field.leave === 'captcha' || topic.name === 'captcha') return 'captcha';
  return topic.name === 'security_code' ? 'email_code' : 'external';
}

/**
 * The plan for a form that only the product fills: answers to enter and to show, and the questions without which it
 * cannot be sent. What the page entered itself is replaced.
 */
export function resolveAnswers(form: readonly FormField[], dossier: Dossier): Resolution {
  const resolution: Resolution = { answers: [], fields: [], questions: [] };
  for (const planned of planForm(boundedForm(form), dossier, 'replace')) {
    const { field, origin, answered_at, action, values } = planned;
    const is_other_file = field.kind === 'file' && planned.topic.name !== 'resume';
    const reason = is_other_file ? null : handOver(planned);
    if (reason) resolution.hand_over ??= reason;
    if (field.required && (action === 'ask' || (is_other_file && field.leave)))
      resolution.questions.push(toQuestion(planned, dossier));
    if ((action !== 'fill' && action !== 'choose') || !origin) continue;
    resolution.answers.push(toAnswer(planned));
    resolution.fields.push({
      key: field.key,
      label: field.label,
      value: values.join(', '),
      origin,
      answered_at,
      topic: memoryOf(field, planned.topic, dossier.posting),
    });
  }
  return resolution;
}

/**
 * Whether the dossier answers a question that a form asked. What the question is about was decided when the whole form was
 * seen, so its topic says it, and not the field alone.
 */
export function isAnswered(
  field: FormField,
  asked: Pick<OpenQuestion, 'topic' | 'legal'>,
  dossier: Dossier,
): boolean {
  const { action } = planAsked(field, asked, dossier);
  return action === 'fill' || action === 'choose';
}

import { type Dossier, type FormField, isAnswered } from '@huntwell/filler';
import type { OpenQuestion } from '../../../contract/applications.ts';

const CONTROL: Record<OpenQuestion['kind'], FormField['kind']> = {
  text: 'text',
  long_text: 'long_text',
  number: 'number',
  date: 'date',
  yes_no: 'radio',
  single_choice: 'radio',
  multiple_choice: 'checkbox_group',
  file: 'file',
};

/** The field that a question came from, as far as answering it goes. */
function fieldOf({ key, label, kind, options, section, help, repeat }: OpenQuestion): FormField {
  // A single box to check has one option.
  const control = kind === 'yes_no' && options.length === 1 ? 'checkbox' : CONTROL[kind];
  return {
    key,
    label,
    kind: control,
    required: true,
    options,
    value: '',
    demographic: false,
    ...(section !== undefined && { section }),
    ...(help !== undefined && { help }),
    ...(repeat !== undefined && { repeat }),
  };
}

/**
 * Whether what the user has said answers this question, by the same rules as when its form is filled. What the whole form
 * told of it is kept in its topic: alone, the name of a supervisor could seem to be the user's own.
 */
export function answersQuestion(question: OpenQuestion, sources: Dossier): boolean {
  return isAnswered(fieldOf(question), question, sources);
}

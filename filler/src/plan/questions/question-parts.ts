import type { Posting } from '../../dossier.ts';
import { topicOf } from '../../topics/topics.ts';
import type { FormField } from '../../types.ts';
import { isOwnHeading } from './headings.ts';

/** Questions that the applicant answers in several boxes: how to reach them, and when they were born. */
const IN_PARTS: ReadonlySet<string> = new Set([
  'full_name',
  'first_name',
  'last_name',
  'phone',
  'street_address',
  'full_address',
  'location',
  'date_of_birth',
]);
/** Of a question that is not certainly about the applicant, no part is theirs. */
const SURE = 0.9;

/**
 * Whether a box is part of a question that is not the applicant's name, number, address, or birth: "Current employer", with
 * "Name" and "City" below it.
 */
export function isOfAnotherQuestion(field: FormField, posting: Posting): boolean {
  const { section = '' } = field;
  if (!field.part_of_question || isOwnHeading(section, posting)) return false;
  const question = topicOf(
    { key: '', label: section, kind: 'text', required: true, options: [], value: '', demographic: false },
    posting,
  );
  return !IN_PARTS.has(question.name) || question.confidence < SURE;
}

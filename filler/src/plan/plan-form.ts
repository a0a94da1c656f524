import type { Dossier } from '../dossier.ts';
import { topicInfo } from '../topics/topic-list.ts';
import type { Topic } from '../topics/topics.ts';
import type { FormField, LeaveReason } from '../types.ts';
import { ASKED_ALONE, jobsAsked } from './history/which-job.ts';
import { keptTopic, topicsIn } from './topics-in-form.ts';
import { hasHouseNumber, isHouseNumber } from './values/address-parts.ts';
import { answerTo } from './values/answers.ts';
import { type AnswerOrigin, type Context, isChoice } from './values/express.ts';
import { hasAreaCode, isAreaCode } from './values/phone-parts.ts';

/** What happens to one field. */
export type Action =
  /** Text is typed, or the resume attached. */
  | 'fill'
  /** Options are chosen, or a box is checked. */
  | 'choose'
  /** Only the applicant can answer it, and has not. */
  | 'ask'
  | 'leave';

/** The decision about one field, before anything is touched. */
export type PlannedField = {
  field: FormField;
  topic: Topic;
  action: Action;
  /** The answer: text, or the chosen options; the resume's file name. Empty unless it is filled or chosen. */
  values: string[];
  origin: AnswerOrigin | null;
  /** When the applicant gave a `user_words` answer, else null. */
  answered_at: string | null;
  /** How certain the decision is, 0 to 1. */
  confidence: number;
  /** Why it is left; null for other actions. */
  left: LeaveReason | 'kept' | 'not_ours' | 'optional' | null;
};

function plan(field: FormField, topic: Topic, context: Context, keep: boolean): PlannedField {
  const decided = (action: Action, more: Partial<PlannedField> = {}): PlannedField => ({
    field,
    topic,
    action,
    values: [],
    origin: null,
    answered_at: null,
    confidence: topic.confidence,
    left: null,
    ...more,
  });
  if (field.leave) return decided('leave', { left: field.leave, confidence: 1 });
  if (keep && field.value !== '') return decided('leave', { left: 'kept', confidence: 1 });
  const info = topicInfo(topic.name);
  // A consent that the form demands is the applicant's to give or refuse.
  if (info?.leave && !(info.legal && field.required)) return decided('leave', { left: 'not_ours' });
  const answer = answerTo(field, topic, context);
  if (answer) {
    const { certainty, ...rest } = answer;
    const action = isChoice(field) || field.kind === 'checkbox' ? 'choose' : 'fill';
    return decided(action, { ...rest, confidence: topic.confidence * certainty });
  }
  if (field.required || (topic.legal && !field.demographic)) return decided('ask');
  return decided('leave', { left: 'optional' });
}

/**
 * Decides every field before anything is touched: what the applicant said, what the profile and resume contain, what is
 * declined, what must be asked, and what is left alone. Pure: same form and dossier, same plan.
 *
 * @param present what happens to fields that hold something: the applicant's own entries are kept
 */
export function planForm(
  form: readonly FormField[],
  dossier: Dossier,
  present: 'keep' | 'replace' = 'keep',
): PlannedField[] {
  const topics = topicsIn(form, dossier);
  const context: Context = {
    dossier,
    has_phone_country: form.some((field, index) => !field.leave && topics[index]?.name === 'phone_country'),
    has_house_number: false,
    has_area_code: false,
    jobs_asked: jobsAsked(form),
  };
  return form.flatMap((field, index) => {
    const topic = topics[index];
    const here = {
      ...context,
      has_house_number: hasHouseNumber(form, topics, index),
      has_area_code: hasAreaCode(form, topics, index),
    };
    return topic ? [plan(field, topic, here, present === 'keep')] : [];
  });
}

/** Decides a field that was asked, as it was understood among the other fields of its form. */
export function planAsked(
  field: FormField,
  asked: { topic: string; legal: boolean },
  dossier: Dossier,
): PlannedField {
  return plan(
    field,
    keptTopic(field, asked, dossier),
    {
      dossier,
      has_phone_country: false,
      has_house_number: isHouseNumber(field),
      has_area_code: isAreaCode(field),
      jobs_asked: ASKED_ALONE,
    },
    false,
  );
}

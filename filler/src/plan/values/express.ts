import type { Dossier } from '../../dossier.ts';
import { optionFor } from '../../options/by-meaning.ts';
import { boxSays, isYesOrNo, sameOption } from '../../options/choose-option.ts';
import { hasThirdAnswer } from '../../options/legal-option.ts';
import type { Topic } from '../../topics/topics.ts';
import type { ControlKind, FormField } from '../../types.ts';
import type { JobsAsked } from '../history/which-job.ts';
import { asText } from './as-text.ts';
import { dialingCode } from './facts.ts';

/** Where an answer comes from. */
export type AnswerOrigin = 'profile' | 'resume' | 'user_words' | 'declined' | 'form_default';

/** What a field is answered with; a `PlannedField` says the same of it. */
export type Answer<Origin extends AnswerOrigin = AnswerOrigin> = {
  values: string[];
  origin: Origin;
  /** When the applicant gave a `user_words` answer, else null. */
  answered_at: string | null;
  certainty: number;
};

/** The only answers to a legal question: what the applicant said, or that they decline a voluntary one. */
export type OwnAnswer = Answer<'user_words' | 'declined'>;

/** Whose an answer is; `asked` is the question that it was given to. */
export type Source<Origin extends AnswerOrigin = AnswerOrigin> = Pick<
  Answer<Origin>,
  'origin' | 'answered_at'
> & { asked?: string };

/** What is known beside the field itself. */
export type Context = {
  dossier: Dossier;
  /** The form asks for the dialing code beside the phone number. */
  has_phone_country: boolean;
  /** Beside the street, the form has a box of its own for the number of the house. */
  has_house_number: boolean;
  /** The field takes only its part of a phone number: the area code, or what follows it. */
  has_area_code: boolean;
  /** Which of the applicant's jobs the form asks about. */
  jobs_asked: JobsAsked;
};

const CHOICES: ReadonlySet<ControlKind> = new Set([
  'select',
  'radio',
  'checkbox_group',
  'combobox',
  'multi_combobox',
  'buttons',
]);
const SEVERAL: ReadonlySet<ControlKind> = new Set(['checkbox_group', 'multi_combobox']);

/** Whether a field offers options; a list that was never opened counts. */
export function isChoice({ kind }: Pick<FormField, 'kind'>): boolean {
  return CHOICES.has(kind);
}

/** An option found by meaning is less certain than one with the same words. */
const BY_MEANING = 0.95;

/** The answer in the field's own form: text, or options that it offers. Null if the field cannot hold it. */
export function expressed<Origin extends AnswerOrigin>(
  field: FormField,
  topic: Topic,
  value: string,
  { asked, ...source }: Source<Origin>,
  { dossier }: Context,
): Answer<Origin> | null {
  const wanted = value.split('\n').filter(Boolean);
  if (field.kind === 'checkbox') {
    // A box without words of its own: nobody can tell what checking it says.
    if (field.options.length === 0) return null;
    const says = boxSays(field.options[0] ?? '', field.label);
    // Of a legal question, a box that says neither is checked only by who answered this very box.
    if (says === null && topic.legal && !topic.id.startsWith('question:')) return null;
    const checks = (says === 'no' ? /^(?:no|false)\b/i : /^(?:yes|true|i agree)/i).test(value);
    return checks ? { ...source, values: field.options, certainty: 1 } : null;
  }
  if (!isChoice(field)) {
    // Several choices remembered from another form become one sentence in a single-line field.
    const text = asText(
      field,
      topic.name,
      field.kind === 'long_text' ? value : wanted.join(', '),
      dossier.posting.country,
    );
    return text === null ? null : { ...source, values: [text], certainty: 1 };
  }
  // Some lists have no options until they are open, or until another field is answered: the form decides then.
  if (field.options.length === 0) {
    const text = wanted.length === 1 ? asText(field, topic.name, value, dossier.posting.country) : value;
    return text === null ? null : { ...source, values: text.split('\n'), certainty: BY_MEANING };
  }
  const lists = SEVERAL.has(field.kind) && wanted.length === 1 ? value.split(/\s*[,;]\s*/) : wanted;
  // A plain yes or no that was given elsewhere says nothing about a third answer that is offered here.
  const isElsewhere = topic.legal && !topic.id.startsWith('question:') && asked !== field.label;
  if (isElsewhere && isYesOrNo(value) && hasThirdAnswer(field.options)) return null;
  const same = wanted.map((one) => sameOption(field.options, one));
  const chosen = topic.legal
    ? same
    : wanted.map(
        (one, index) => same[index] ?? optionFor(topic.name, field.options, one, dialingCode(dossier)),
      );
  if (chosen.every((one) => one !== null) && (chosen.length === 1 || SEVERAL.has(field.kind))) {
    return {
      ...source,
      values: chosen.flatMap((one) => one ?? []),
      certainty: same.includes(null) ? BY_MEANING : 1,
    };
  }
  if (lists.length < 2 || !SEVERAL.has(field.kind) || topic.legal) return null;
  const listed = lists.map((one) => optionFor(topic.name, field.options, one));
  return listed.every((one) => one !== null)
    ? { ...source, values: [...new Set(listed.flatMap((one) => one ?? []))], certainty: BY_MEANING }
    : null;
}

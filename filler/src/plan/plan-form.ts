import type { Dossier, GivenAnswer } from '../dossier.ts';
import { optionFor } from '../options/by-meaning.ts';
import { boxSays, declineOption, sameOption } from '../options/choose-option.ts';
import { legalOption } from '../options/legal-option.ts';
import { topicInfo } from '../topics/topic-list.ts';
import { memoryOf, type Topic } from '../topics/topics.ts';
import type { ControlKind, FormField, LeaveReason } from '../types.ts';
import { asText } from './as-text.ts';
import { dialingCode, factOn, nationalNumber } from './facts.ts';
import { ownWordOn } from './legal-words.ts';
import { asksForWords } from './part-of-form.ts';
import { statedDisability } from './stated-options.ts';
import { keptTopic, topicsIn } from './topics-in-form.ts';

/** Where an answer comes from. */
export type AnswerOrigin = 'profile' | 'resume' | 'user_words' | 'declined' | 'form_default';

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

type Answer = Pick<PlannedField, 'values' | 'origin' | 'answered_at'> & { certainty: number };

type Context = {
  dossier: Dossier;
  /** The form asks for the dialing code beside the phone number. */
  has_phone_country: boolean;
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
function expressed(
  field: FormField,
  topic: Topic,
  value: string,
  source: Pick<Answer, 'origin' | 'answered_at'>,
  { dossier }: Context,
): Answer | null {
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
  if (field.options.length === 0) return { ...source, values: wanted, certainty: BY_MEANING };
  const lists = SEVERAL.has(field.kind) && wanted.length === 1 ? value.split(/\s*[,;]\s*/) : wanted;
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

/** The applicant's answer to this question, or, where wordings share answers, to its topic. */
function remembered(field: FormField, topic: Topic, { answers, posting }: Dossier): GivenAnswer | null {
  const id = memoryOf(field, topic, posting);
  const own = answers.find((one) => one.topic === id);
  if (own || topic.legal || topic.negated || topic.name === 'unknown') return own ?? null;
  return answers.find((one) => one.topic === topic.name) ?? null;
}

/** A plain no, or one with its reason. Every other sentence with a "not" may decline to answer, in any language. */
const NO_VETERAN =
  /^(?:no|false)[.!]?$|\b(?:am|i['’]m) not an? (?:[\w-]+ ){0,3}veteran|\b(?:have|has) (?:not|never) served/i;

/** Who is no veteran is no protected one either. */
function implied(topic: Topic, { answers }: Dossier): GivenAnswer | null {
  if (topic.name !== 'protected_veteran') return null;
  const veteran = answers.find((one) => one.topic === 'veteran');
  if (!veteran || declineOption([veteran.value])) return null;
  return NO_VETERAN.test(veteran.value.trim()) ? { ...veteran, value: 'No' } : null;
}

function rememberedAnswer(field: FormField, topic: Topic, context: Context): Answer | null {
  const answer = remembered(field, topic, context.dossier) ?? implied(topic, context.dossier);
  if (!answer) return null;
  return expressed(
    field,
    topic,
    answer.value,
    { origin: 'user_words', answered_at: answer.answered_at },
    context,
  );
}

function legalAnswer(field: FormField, topic: Topic, { dossier }: Context): Answer | null {
  const own = ownWordOn(topic, dossier);
  if (!own || asksForWords(field)) return null;
  const word = own.yes ? 'Yes' : 'No';
  const source = { origin: 'user_words', answered_at: own.at, certainty: 1 } as const;
  if (field.kind === 'checkbox') {
    if (field.options.length === 0) return null;
    const says = boxSays(field.options[0] ?? '', field.label);
    return says === word.toLowerCase() ? { ...source, values: field.options } : null;
  }
  if (!isChoice(field) || field.options.length === 0) return { ...source, values: [word] };
  const option = legalOption(field.options, own.yes, field.label);
  return option ? { ...source, values: [option] } : null;
}

function statedAnswer({ options }: FormField, dossier: Dossier): Answer | null {
  const stated = statedDisability(options, dossier);
  return stated && { values: [stated.option], origin: 'user_words', answered_at: stated.at, certainty: 1 };
}

function factAnswer(field: FormField, topic: Topic, context: Context): Answer | null {
  const fact = factOn(topic.name, context.dossier, field.repeat);
  if (!fact) return null;
  const national = topic.name === 'phone' && context.has_phone_country;
  const code =
    topic.name === 'phone_country' && !isChoice(field) && /code/i.test(field.label)
      ? dialingCode(context.dossier)
      : null;
  const value = code ? `+${code}` : national ? nationalNumber(fact.value) : fact.value;
  const source = { origin: fact.origin, answered_at: null } as const;
  const answer = expressed(field, topic, value, source, context);
  if (answer || topic.name !== 'location' || !isChoice(field)) return answer;
  // A list of countries or states asks for no more of the place.
  for (const name of ['country', 'state'] as const) {
    const part = factOn(name, context.dossier, field.repeat);
    const wider = part && expressed(field, { ...topic, name }, part.value, source, context);
    if (wider) return wider;
  }
  return null;
}

/** A voluntary question about the person is declined unless the applicant answered it. */
function declined(field: FormField): Answer | null {
  const option = isChoice(field) ? declineOption(field.options) : null;
  return option ? { values: [option], origin: 'declined', answered_at: null, certainty: 1 } : null;
}

/** The applicant found the posting through the product, so saying so is true. */
function howHeard(field: FormField, { dossier }: Context): Answer | null {
  if (!field.required || !dossier.found_on) return null;
  const option = isChoice(field)
    ? field.options.find((one) => /job (?:board|site|search)|online/i.test(one))
    : dossier.found_on;
  return option ? { values: [option], origin: 'form_default', answered_at: null, certainty: 1 } : null;
}

function answerTo(field: FormField, topic: Topic, context: Context): Answer | null {
  const { dossier } = context;
  if (topic.name === 'resume' && field.kind === 'file') {
    const { resume } = dossier;
    return resume && { values: [resume.file_name], origin: 'resume', answered_at: null, certainty: 1 };
  }
  if (field.kind === 'file') return null;
  const voluntary = field.demographic || (topicInfo(topic.name)?.voluntary === true && !topic.legal);
  // Signature and date under a voluntary declaration are left to the person making it.
  if (field.demographic && !isChoice(field) && !field.required && !topicInfo(topic.name)?.voluntary)
    return null;
  return (
    (isChoice(field) ? statedAnswer(field, dossier) : null) ??
    (topic.legal ? legalAnswer(field, topic, context) : null) ??
    rememberedAnswer(field, topic, context) ??
    (voluntary ? declined(field) : null) ??
    (topic.legal ? null : factAnswer(field, topic, context)) ??
    (topic.name === 'how_heard' ? howHeard(field, context) : null)
  );
}

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
  };
  return form.flatMap((field, index) => {
    const topic = topics[index];
    return topic ? [plan(field, topic, context, present === 'keep')] : [];
  });
}

/** Decides a field that was asked, as it was understood among the other fields of its form. */
export function planAsked(
  field: FormField,
  asked: { topic: string; legal: boolean },
  dossier: Dossier,
): PlannedField {
  return plan(field, keptTopic(field, asked, dossier), { dossier, has_phone_country: false }, false);
}

import type { Dossier } from '../dossier.ts';
import { declineOption, sameOption, yesNoOption } from '../options/choose-option.ts';
import { countryAsked } from '../topics/asked-country.ts';
import { memoryOf, type Topic, topicOf } from '../topics/topics.ts';
import type { ControlKind, FieldAnswer, FormField } from '../types.ts';
import { factOn, nationalNumber } from './facts.ts';
import { fitsKind } from './fits-kind.ts';
import { ownWordOn } from './legal-words.ts';

/** One answered field, as it is or will be sent. */
export type FilledField = {
  /** Stable within this form. */
  key: string;
  label: string;
  /** As the employer receives it; a file field contains the file's name. */
  value: string;
  origin: 'profile' | 'resume' | 'user_words' | 'declined' | 'form_default';
  /** When the applicant gave a `user_words` answer, else null. */
  answered_at: string | null;
  /** Under which an answer to its question is kept. */
  topic?: string;
};

/** A required field that nothing in the dossier answers. */
export type OpenQuestion = {
  key: string;
  label: string;
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
};

type Resolved = Pick<FilledField, 'origin' | 'answered_at'> & { words: string };

const CHOICES: ReadonlySet<ControlKind> = new Set([
  'select',
  'radio',
  'checkbox_group',
  'combobox',
  'multi_combobox',
  'buttons',
]);

const SEVERAL: ReadonlySet<ControlKind> = new Set(['checkbox_group', 'multi_combobox']);

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

function isChoice(field: FormField): boolean {
  return CHOICES.has(field.kind);
}

/** The text for a yes or no: the matching option, or the bare word in a free-text field. */
function sayYesNo(field: FormField, yes: boolean): string | null {
  if (isChoice(field)) return yesNoOption(field.options, yes);
  return yes ? 'Yes' : 'No';
}

function rememberedAnswer(field: FormField, topic: Topic, dossier: Dossier): Resolved | null {
  const answer = dossier.answers.find((one) => one.topic === memoryOf(field, topic, dossier.posting));
  if (!answer) return null;
  const wanted = answer.value.split('\n').filter(Boolean);
  // Some lists have no options until another field is answered; whether this is one shows when it is filled.
  if (isChoice(field) && field.options.length === 0) {
    return { words: wanted.join('\n'), origin: 'user_words', answered_at: answer.answered_at };
  }
  if (!isChoice(field)) {
    // Several choices remembered from another form become one sentence in a single-line field.
    const words = field.kind === 'long_text' ? answer.value : wanted.join(', ');
    return { words, origin: 'user_words', answered_at: answer.answered_at };
  }
  const words = wanted.map((one) => sameOption(field.options, one));
  if (words.some((one) => one === null)) return null;
  if (words.length > 1 && !SEVERAL.has(field.kind)) return null;
  return { words: words.join('\n'), origin: 'user_words', answered_at: answer.answered_at };
}

/** A voluntary question about the person is declined unless the user answered it. */
function declined(field: FormField): Resolved | null {
  const words = field.demographic && isChoice(field) ? declineOption(field.options) : null;
  return words ? { words, origin: 'declined', answered_at: null } : null;
}

function legalAnswer(field: FormField, topic: Topic, dossier: Dossier): Resolved | null {
  const own = ownWordOn(topic, dossier);
  const words = own ? sayYesNo(field, own.yes) : null;
  return own && words ? { words, origin: 'user_words', answered_at: own.at } : null;
}

function factAnswer(
  field: FormField,
  topic: Topic,
  dossier: Dossier,
  hasPhoneCountry: boolean,
): Resolved | null {
  const fact = factOn(topic.id, dossier);
  if (!fact) return null;
  const value = topic.id === 'phone' && hasPhoneCountry ? nationalNumber(fact.value) : fact.value;
  if (!isChoice(field)) return { words: value, origin: fact.origin, answered_at: null };
  const words = sameOption(field.options, value) ?? otherWordsFor(topic.id, value, field.options);
  return words ? { words, origin: fact.origin, answered_at: null } : null;
}

/** The option that expresses this fact in other words; null if none certainly does. */
function otherWordsFor(topic: string, value: string, options: string[]): string | null {
  // Lists of dialing codes put them after the name.
  if (topic === 'phone_country') return options.find((option) => option.startsWith(value)) ?? null;
  if (topic !== 'country') return null;
  // "United States of America", "USA", "UK".
  const [only, ...others] = options.filter((option) => countryAsked(option) === countryAsked(value));
  return only && others.length === 0 ? only : null;
}

/** The user found the posting through the product, so saying so is true. */
function howHeard(field: FormField, dossier: Dossier): Resolved | null {
  if (!field.required) return null;
  const words = isChoice(field)
    ? (field.options.find((option) => /job (?:board|site|search)|online/i.test(option)) ?? null)
    : dossier.found_on;
  return words ? { words, origin: 'form_default', answered_at: null } : null;
}

function resolve(
  field: FormField,
  topic: Topic,
  dossier: Dossier,
  hasPhoneCountry: boolean,
): Resolved | null {
  if (topic.id === 'resume') {
    return dossier.resume ? { words: dossier.resume.file_name, origin: 'resume', answered_at: null } : null;
  }
  // An optional checkbox (newsletter, talent pool) is never checked on the user's behalf.
  if (field.kind === 'checkbox' && !field.required) return null;
  // Signature and date under a voluntary declaration are left to the person making it.
  if (field.demographic && !isChoice(field) && !field.required) return null;
  return (
    (topic.legal ? legalAnswer(field, topic, dossier) : null) ??
    rememberedAnswer(field, topic, dossier) ??
    (field.demographic ? declined(field) : null) ??
    (topic.legal ? null : factAnswer(field, topic, dossier, hasPhoneCountry)) ??
    (topic.id === 'how_heard' ? howHeard(field, dossier) : null)
  );
}

function toAnswer(field: FormField, topic: Topic, words: string): FieldAnswer | null {
  if (topic.id === 'resume') return { key: field.key, resume: true };
  if (field.kind === 'checkbox') {
    return /^(?:yes|true|i agree)/i.test(words) ? { key: field.key, choices: field.options } : null;
  }
  if (isChoice(field)) return { key: field.key, choices: words.split('\n') };
  // If this kind of field cannot hold the text, the question is asked instead.
  if (!fitsKind(field.kind, words)) return null;
  return { key: field.key, text: words };
}

/** A choice whose options could not be read is asked as a free-text question. */
function questionKind(field: FormField, yes_no: boolean): OpenQuestion['kind'] {
  if (yes_no) return 'yes_no';
  return isChoice(field) && field.options.length === 0 ? 'text' : QUESTION_KIND[field.kind];
}

function toQuestion(field: FormField, topic: Topic, dossier: Dossier): OpenQuestion {
  const yesNo =
    isChoice(field) &&
    yesNoOption(field.options, true) !== null &&
    yesNoOption(field.options, false) !== null;
  return {
    key: field.key,
    label: field.label,
    kind: questionKind(field, yesNo && field.options.length === 2),
    options: field.kind === 'checkbox' ? ['Yes'] : field.options,
    topic: memoryOf(field, topic, dossier.posting),
    legal: topic.legal,
  };
}

/**
 * Decides every field before anything is touched: what the user said, what the profile and resume contain, what is
 * declined, and what must be asked. Pure: same form and dossier, same result.
 */
export function resolveAnswers(form: FormField[], dossier: Dossier): Resolution {
  const topics = form.map((field) => topicOf(field, dossier.posting));
  const hasPhoneCountry = topics.some((topic) => topic.id === 'phone_country');
  const resolution: Resolution = { answers: [], fields: [], questions: [] };
  form.forEach((field, index) => {
    const topic = topics[index];
    if (!topic) return;
    const resolved = resolve(field, topic, dossier, hasPhoneCountry);
    const answer = resolved ? toAnswer(field, topic, resolved.words) : null;
    if (resolved && answer) {
      resolution.answers.push(answer);
      resolution.fields.push({
        key: field.key,
        label: field.label,
        value: resolved.words.split('\n').join(', '),
        origin: resolved.origin,
        answered_at: resolved.answered_at,
        topic: memoryOf(field, topic, dossier.posting),
      });
    } else if (field.required) {
      resolution.questions.push(toQuestion(field, topic, dossier));
    }
  });
  return resolution;
}

import type { Dossier, Fact, GivenAnswer } from '../../dossier.ts';
import { boxSays, declineOption } from '../../options/choose-option.ts';
import { legalOption } from '../../options/legal-option.ts';
import { legalTopicAbroad } from '../../topics/legal-abroad.ts';
import { withoutHint } from '../../topics/second-claims.ts';
import { topicInfo } from '../../topics/topic-list.ts';
import { memoryOf, type Topic } from '../../topics/topics.ts';
import type { FormField } from '../../types.ts';
import { asksForWords } from '../history/part-of-form.ts';
import { jobAsked } from '../history/which-job.ts';
import { asksPostcodeAndCity, isHouseNumber, postcodeAndCity, streetParts } from './address-parts.ts';
import { type Answer, type Context, expressed, isChoice, type OwnAnswer } from './express.ts';
import { dialingCode, factOn, nationalNumber } from './facts.ts';
import { asksOneFamilyName, familyName } from './family-names.ts';
import { ownWordOn } from './legal-words.ts';
import { isAreaCode, phoneParts } from './phone-parts.ts';
import { statedDisability } from './stated-options.ts';

/** The applicant's answer to this question, or, where wordings share answers, to its topic. */
function remembered(field: FormField, topic: Topic, context: Context): GivenAnswer | null {
  const { dossier, jobs_asked } = context;
  const { answers, posting } = dossier;
  const id = memoryOf(field, topic, posting);
  const own = answers.find((one) => one.topic === id);
  // What is remembered of the present job says nothing of one before it.
  if (jobAsked(field, topic, dossier, jobs_asked) !== field.repeat) return null;
  if (own || topic.legal || topic.negated || topic.name === 'unknown') return own ?? null;
  // A family name that was given whole is none of its halves.
  if (topic.name === 'last_name' && asksOneFamilyName(field) && topic.id !== topic.name) return null;
  const shared = answers.find((one) => one.topic === topic.name) ?? null;
  return shared && isAbroad(field, topic, dossier) ? null : shared;
}

/** Whether an amount would be of another country than the applicant's own, in whose currency they named one. */
function isAbroad(field: FormField, topic: Topic, { facts, posting }: Dossier): boolean {
  const isPay = memoryOf(field, topic, posting) !== topic.id && topicInfo(topic.name)?.answer === 'money';
  return (
    isPay &&
    posting.country !== null &&
    facts.country !== undefined &&
    facts.country.value !== posting.country
  );
}

const TEXT: ReadonlySet<FormField['kind']> = new Set(['text', 'long_text']);

/** A plain no, or one with its reason. Every other sentence with a "not" may decline to answer, in any language. */
const NO_VETERAN =
  /^(?:no|false)[.!]?$|\b(?:am|i['’]m) not an? (?:[\w-]+ ){0,3}veteran|\b(?:have|has) (?:not|never) served/i;

const IS_VETERAN = /^(?:yes|true)[.!]?$|^i (?:am|identify as) (?:an?|one or more)\b(?!.*\bnot\b)/i;

/** Who is no veteran is no protected one either, and who is a protected one is a veteran. */
function implied(topic: Topic, { answers }: Dossier): GivenAnswer | null {
  const given = (name: string) => {
    const answer = answers.find((one) => one.topic === name);
    return answer && !declineOption([answer.value]) ? answer : null;
  };
  const of = (answer: GivenAnswer | null, words: RegExp, value: string) =>
    answer && words.test(answer.value.trim()) ? { ...answer, value } : null;
  if (topic.name === 'protected_veteran') return of(given('veteran'), NO_VETERAN, 'No');
  return topic.name === 'veteran' ? of(given('protected_veteran'), IS_VETERAN, 'Yes') : null;
}

function rememberedAnswer(field: FormField, topic: Topic, context: Context): OwnAnswer | null {
  // A number that was given whole is none of its parts.
  if (context.has_area_code && topic.name === 'phone') return null;
  const answer = remembered(field, topic, context) ?? implied(topic, context.dossier);
  if (!answer) return null;
  return expressed(
    field,
    topic,
    answer.value,
    { origin: 'user_words', answered_at: answer.answered_at, asked: answer.label },
    context,
  );
}

/** Whether a yes or no in English can be written into a box: not into one for a date, nor beside another language. */
function holdsWord({ kind, label }: FormField, { posting }: Dossier): boolean {
  return TEXT.has(kind) && legalTopicAbroad(withoutHint(label), posting.country) === null;
}

function legalAnswer(field: FormField, topic: Topic, { dossier }: Context): OwnAnswer | null {
  const own = ownWordOn(topic, dossier);
  if (!own || asksForWords(field)) return null;
  const word = own.yes ? 'Yes' : 'No';
  const source = { origin: 'user_words', answered_at: own.at, certainty: 1 } as const;
  if (field.kind === 'checkbox') {
    if (field.options.length === 0) return null;
    const says = boxSays(field.options[0] ?? '', field.label);
    return says === word.toLowerCase() ? { ...source, values: field.options } : null;
  }
  if (!isChoice(field) && !holdsWord(field, dossier)) return null;
  if (!isChoice(field) || field.options.length === 0) return { ...source, values: [word] };
  const option = legalOption(field.options, own.yes, field.label);
  return option ? { ...source, values: [option] } : null;
}

function statedAnswer({ options }: FormField, dossier: Dossier): OwnAnswer | null {
  const stated = statedDisability(options, dossier);
  return stated && { values: [stated.option], origin: 'user_words', answered_at: stated.at, certainty: 1 };
}

/** The postcode and the city of where the applicant lives, else where. Of a job or a school the postcode is not known. */
function placeOf(field: FormField, dossier: Dossier): Fact | null {
  return field.repeat ? null : (postcodeAndCity(field, dossier) ?? factOn('location', dossier));
}

/** What is known for a field; of an address, the part that it asks for beside the form's other boxes. */
function factFor(field: FormField, topic: Topic, context: Context): Fact | null {
  const { dossier, has_house_number } = context;
  const entry = jobAsked(field, topic, dossier, context.jobs_asked);
  if (entry === 'unknown') return null;
  // Under its own wording, as one of two: each takes a half.
  if (topic.name === 'last_name' && topic.id !== topic.name) return familyName(field, dossier);
  const fact =
    topic.name === 'location' && !isChoice(field) && asksPostcodeAndCity(field)
      ? placeOf(field, dossier)
      : factOn(topic.name, dossier, entry);
  if (fact && topic.name === 'phone' && context.has_area_code) {
    const parts = phoneParts(fact.value);
    return parts && { ...fact, value: isAreaCode(field) ? parts.code : parts.number };
  }
  if (!fact || topic.name !== 'street_address' || !has_house_number) return fact;
  const parts = streetParts(fact.value);
  if (isHouseNumber(field)) return parts && { ...fact, value: parts.number };
  return parts ? { ...fact, value: parts.street } : fact;
}

/** A topic that a fact may answer. */
type PlainTopic = Topic & { legal: false };

const isPlain = (topic: Topic): topic is PlainTopic => !topic.legal;

function factAnswer(field: FormField, topic: PlainTopic, context: Context): Answer | null {
  const fact = factFor(field, topic, context);
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
function declined(field: FormField): OwnAnswer | null {
  const option = isChoice(field) ? declineOption(field.options) : null;
  return option ? { values: [option], origin: 'declined', answered_at: null, certainty: 1 } : null;
}

/** The applicant found the posting through the product, so saying so is true. */
function howHeard(field: FormField, topic: PlainTopic, { dossier }: Context): Answer | null {
  if (topic.name !== 'how_heard' || !field.required || !dossier.found_on) return null;
  const option = isChoice(field)
    ? field.options.find((one) => /job (?:board|site|search)|online/i.test(one))
    : dossier.found_on;
  return option ? { values: [option], origin: 'form_default', answered_at: null, certainty: 1 } : null;
}

/**
 * What the applicant said to this question, or on its topic; a voluntary question is declined if they said nothing. The only
 * way in which a legal question is answered: no fact is of its type.
 */
function ownAnswer(field: FormField, topic: Topic, context: Context): OwnAnswer | null {
  const voluntary = field.demographic || (topicInfo(topic.name)?.voluntary === true && !topic.legal);
  return (
    (isChoice(field) ? statedAnswer(field, context.dossier) : null) ??
    (topic.legal ? legalAnswer(field, topic, context) : null) ??
    rememberedAnswer(field, topic, context) ??
    // Who answered, in words that the list does not have, declined nothing.
    (voluntary && !remembered(field, topic, context) ? declined(field) : null)
  );
}

/** What answers a field; null if nothing that the applicant said does. */
export function answerTo(field: FormField, topic: Topic, context: Context): Answer | null {
  if (topic.name === 'resume' && field.kind === 'file') {
    const { resume } = context.dossier;
    return resume && { values: [resume.file_name], origin: 'resume', answered_at: null, certainty: 1 };
  }
  if (field.kind === 'file') return null;
  // Signature and date under a voluntary declaration are left to the person making it.
  if (field.demographic && !isChoice(field) && !field.required && !topicInfo(topic.name)?.voluntary)
    return null;
  const own = ownAnswer(field, topic, context);
  if (own || !isPlain(topic)) return own;
  return factAnswer(field, topic, context) ?? howHeard(field, topic, context);
}

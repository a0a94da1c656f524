import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { saysHow } from '../dom/how-words.ts';
import type { Posting } from '../dossier.ts';
import type { FormField } from '../types.ts';
import type { Question } from './classifier/features.ts';
import { classifyQuestion } from './classify-question.ts';
import { mayChangeAnswer } from './remarks.ts';
import { isPartOnOthers } from './somebody-else.ts';
import { type TopicId, topicInfo } from './topic-list.ts';

/**
 * What a question is about, whatever its wording. Answers are remembered under `id`; `question:<hash>` is the topic of
 * a question recognized only by its exact wording.
 */
export type Topic = {
  id: string;
  /** The subject, which several questions with their own ids may have. */
  name: TopicId | 'unknown';
  /** Probability that `name` is right. */
  confidence: number;
  /** Answered only by the user's own words. */
  legal: boolean;
  /** The question is negated: "yes" means that the topic does not hold. */
  negated: boolean;
  /** A "yes" on the topic is a "yes" to the question; any other answer on the topic leaves the question open. */
  only_yes?: true;
};

/**
 * Where the answer to this question is remembered. A "yes" to a negated question must never be read as a "yes" on its
 * topic, nor any answer to a question that only a "yes" on its topic answers, so such an answer is stored under the
 * question's own wording. An amount that was named for a job holds in that job's country: elsewhere it is
 * another currency. An answer on sponsorship or pay in a country that is not known is this posting's alone.
 */
export function memoryOf(field: FormField, topic: Topic, posting: Posting): string {
  const isPay = isPayByCountry(topic);
  const anywhere = topic.id === 'sponsorship' || (isPay && posting.country === null);
  if (topic.negated || topic.only_yes || anywhere) return hashed(field, posting, anywhere);
  return isPay ? `${topic.id}:${posting.country}` : topic.id;
}

function isPayByCountry({ id, name }: Topic): boolean {
  const info = topicInfo(name);
  return id === name && info?.answer === 'money' && info.reach === 'country';
}

/** Questions whose answer applies to one employer or job only, even if other forms use the same words. */
const OF_THIS_JOB = [
  /\b(?:this|the) (?:role|job|position|opening|vacancy|company|organi[sz]ation|firm)\b|\bour\b|\bhere\b|\bcommut|\b(?:previously|ever|formerly) (?:been )?(?:employed|worked)|former employee|\breferr(?:al|er|ed)\b|\brelatives?\b|conflict of interest|\bknow any(?:one|body)\b/i,
  // Neither "the US" nor "please tell us".
  /(?<!\b(?:tell|let|give|show|help|like|want|allow) )\b[Uu]s\b/,
];

/** Labels that mean nothing without the question before them. */
const FOLLOWS_UP =
  /^\W*(?:(?:if|falls|wenn|si|sí|se (?:sì|sim)|en caso|indien|zo ja|om ja|hvis|jeśli)\b|(?:please |bitte )?(?:explain|specify|describe|elaborate|clarify|angeben|erläutern|précise[rz]|especifi\p{L}+)(?![\p{L}])|(?:please )?(?:provide|give|add) (?:\w+ )?(?:details?|information)\b|(?:more |further |additional |other )?(?:details?|comments?|explanation)\W*$|others?\b)/iu;

/** Whether the answer holds for this one field: what it asks stands elsewhere in its form. */
function isOfThisField({ label, section }: FormField): boolean {
  return FOLLOWS_UP.test(label) || isPartOnOthers(section);
}

function hashed(field: FormField, posting: Posting, of_employer: boolean): string {
  const own = isOfThisField(field);
  const bound =
    own || of_employer || field.kind === 'long_text' || OF_THIS_JOB.some((words) => words.test(field.label));
  const asked = own ? `${field.label} ${field.section ?? ''} ${field.key}` : field.label;
  const words = (bound ? `${asked} ${posting.company} ${posting.title}` : asked)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return `question:${bytesToHex(sha256(utf8ToBytes(words))).slice(0, 20)}`;
}

const SECTIONS = { job: 'experience', school: 'education' };

function questionOf({ label, kind, options, key, markup, section, repeat }: FormField): Question {
  const heading = repeat ? SECTIONS[repeat.of] : section;
  return {
    label,
    kind,
    options,
    name: markup?.name || key,
    ...(markup?.id && markup.id !== markup.name ? { id: markup.id } : {}),
    ...(markup?.autocomplete ? { autocomplete: markup.autocomplete } : {}),
    ...(heading ? { section: heading } : {}),
  };
}

/** Whether the page says beside a question what may change the meaning of its answer. */
function isRemarkedOn({ help = '', beside = '' }: FormField): boolean {
  return [help, beside].some((words) => !saysHow(words) && mayChangeAnswer(words));
}

/** Answered for this posting, but shared among its wordings. */
const SHARED: ReadonlySet<string> = new Set(['how_heard', 'cover_letter']);

/** "How did you hear about Globex?" is no question about this employer. */
function isOfAnother(label: string, posting: Posting): boolean {
  const [, name] = /\babout (\p{Lu}[\p{L}&.]+)/u.exec(label) ?? [];
  return name !== undefined && !posting.company.toLowerCase().includes(name.toLowerCase());
}

/**
 * The topic of a question. Only a question that certainly belongs to a topic shares its answer; any other keeps its own
 * wording, so that the user is asked rather than the opposite answered.
 */
export function topicOf(field: FormField, posting: Posting): Topic {
  const {
    topic: name,
    country,
    confidence,
    legal,
    negated,
    only_yes,
    evidence,
  } = classifyQuestion(questionOf(field), posting.country);
  const own = (of_employer: boolean): Topic => ({
    id: hashed(field, posting, of_employer),
    name,
    confidence,
    legal,
    negated: false,
  });
  const info = topicInfo(name);
  if (!info || (legal && evidence !== 'legal words')) return own(info?.reach === 'posting');
  // What stands beside the question may change what a yes means, and holds for this form alone.
  if (legal && isRemarkedOn(field)) return own(true);
  if (name === 'how_heard' && isOfAnother(field.label, posting)) return own(true);
  const isOwn = info.leave || info.reach === 'posting' || info.reach === 'wording';
  if (isOwn && !SHARED.has(name)) return own(info.reach === 'posting');
  const id = country ? `${name}:${country}` : name;
  return { id, name, confidence, legal, negated, ...(only_yes ? { only_yes } : {}) };
}

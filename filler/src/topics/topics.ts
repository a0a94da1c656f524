import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Posting } from '../dossier.ts';
import { yesNoOption } from '../options/choose-option.ts';
import type { FormField } from '../types.ts';
import { factTopic } from './fact-topics.ts';
import { CONSENT, LEGAL_RULES, PLAIN_RULES, type TopicRule } from './topic-rules.ts';
import { isAboutWork, workTopic } from './work-topics.ts';

/**
 * What a question is about, whatever its wording. Answers are remembered under `id`; `question:<hash>` is the topic of
 * a question recognized only by its exact wording.
 */
export type Topic = {
  id: string;
  /** Answered only by the user's own words. */
  legal: boolean;
  /** The question is negated: "yes" means that the topic does not hold. */
  negated: boolean;
};

/**
 * Where the answer to this question is remembered. A "yes" to a negated question must never be read as a "yes" on its
 * topic, so such an answer is stored under the question's own wording.
 */
export function memoryOf(field: FormField, topic: Topic, posting: Posting): string {
  return topic.negated ? hashed(field, posting) : topic.id;
}

const UNDER_AGE = /\b(?:under|below|younger than)\b/i;
const TURNED_ROUND =
  /\bwithout\b|\bnot\b|n['’]t\b|\bno\b|\bnever\b|\bun(?:able|willing)\b|\bfree (?:of|from)\b|\black\b|\brefuse|\bobject|\boppose|\bdecline/i;
const ASKS_YES_OR_NO =
  /^(?:are|is|do|does|did|can|could|will|would|have|has|had|may|might|should|shall|must)\b/i;

/** The question is about someone other than the applicant, such as their name or email address. */
const SOMEBODY_ELSE =
  /\breferr(?:al|er|ed|ing)\b|\breferees?\b|\breferences?\b|\bemergency\b|\bmanagers?\b|\bsupervisors?\b|next of kin|\bspouse|\bpartner['’]s|\bparents?\b|\bguardian|\brecruiter/i;

/** Questions whose answer applies to one employer or job only, even if other forms use the same words. */
const OF_THIS_JOB = [
  /\b(?:this|the) (?:role|job|position|opening|vacancy|company|organi[sz]ation|firm)\b|\bour\b|\bhere\b|\bcommut|\b(?:previously|ever|formerly) (?:been )?(?:employed|worked)|former employee|\breferr(?:al|er|ed)\b|\brelatives?\b|conflict of interest|\bknow any(?:one|body)\b/i,
  // Neither "the US" nor "please tell us".
  /(?<!\b(?:tell|let|give|show|help|like|want|allow) )\b[Uu]s\b/,
];

function hashed(field: FormField, posting: Posting, of_employer = false): string {
  const bound =
    of_employer || field.kind === 'long_text' || OF_THIS_JOB.some((words) => words.test(field.label));
  const words = (bound ? `${field.label} ${posting.company} ${posting.title}` : field.label)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return `question:${bytesToHex(sha256(utf8ToBytes(words))).slice(0, 20)}`;
}

/** The form expects yes or no, so the question shares no answer with one that asks for a value. */
function asksYesOrNo(field: FormField): boolean {
  if (field.kind === 'checkbox' || ASKS_YES_OR_NO.test(field.label)) return true;
  return yesNoOption(field.options, true) !== null && yesNoOption(field.options, false) !== null;
}

function follows(rule: TopicRule, field: FormField): boolean {
  if (!rule.asks.test(field.label) || rule.unless.test(field.label)) return false;
  if (rule.answer === 'value') return !asksYesOrNo(field);
  return rule.answer === 'any' || !TURNED_ROUND.test(field.label);
}

/** Null if the question is not on a legal subject. If on several, or in doubt, it is its own topic. */
function legalTopic(field: FormField, posting: Posting): Topic | null {
  const { label } = field;
  const own = { id: hashed(field, posting), legal: true, negated: false };
  const matters = LEGAL_RULES.filter((rule) => rule.about.test(label));
  const work = isAboutWork(label);
  if (work && matters.length === 0) {
    const found = workTopic(label, posting.country);
    return found ? { ...found, legal: true } : own;
  }
  if (matters.length === 0) return null;
  // "Felony" is also about a criminal record, in any wording.
  const rule = matters.find((one) => follows(one, field));
  const others = matters.filter(
    ({ id }) => id !== rule?.id && !(rule?.id === 'felony_record' && id === 'criminal_record'),
  );
  if (!rule || others.length > 0 || work) return own;
  return { id: rule.id, legal: true, negated: rule.id === 'age_18' && UNDER_AGE.test(label) };
}

/**
 * The topic of a question. Only a question that certainly belongs to a topic shares its answer; any other keeps its own
 * wording, so that the user is asked rather than the opposite answered.
 */
export function topicOf(field: FormField, posting: Posting): Topic {
  const { label } = field;
  const plain = (id: string): Topic => ({ id, legal: false, negated: false });
  if (field.kind === 'file') {
    if (/cover/i.test(label)) return plain('cover_letter');
    const resume = /resume|résumé|curriculum|\bcv\b|^(?:attach|upload)?(?: (?:a |your )?file)?$/i.test(label);
    return plain(resume ? 'resume' : hashed(field, posting));
  }
  const legal = legalTopic(field, posting);
  if (legal) return legal;
  if (isHowHeard(field, posting)) return plain('how_heard');
  const fact = SOMEBODY_ELSE.test(label) || asksYesOrNo(field) ? null : factTopic(field);
  if (fact) return plain(fact);
  if (CONSENT.test(label)) return { id: hashed(field, posting, true), legal: true, negated: false };
  const rule = SOMEBODY_ELSE.test(label) ? undefined : PLAIN_RULES.find((one) => follows(one, field));
  return plain(rule ? rule.id : hashed(field, posting));
}

const HEARD =
  /\b(?:how|where) did you (?:first )?(?:hear|find out|learn|find|discover|come across)\b|^referral source$|\bhow (?:have )?you heard\b/i;
const OF_POSTING =
  /\bus\b|\bthis\b|\bour (?:company|opening|job|role|position)|\b(?:job|role|position|opening|vacancy|opportunity)\b/;

/** Where the applicant found this posting; Huntwell is a true answer to this question only. */
function isHowHeard(field: FormField, posting: Posting): boolean {
  const words = field.label.toLowerCase();
  if (!HEARD.test(words) || /\b(?:current|last|previous|first) (?:job|role|position)\b|\bif\b/.test(words))
    return false;
  if (field.kind === 'checkbox') return false;
  return (
    words === 'referral source' || OF_POSTING.test(words) || words.includes(posting.company.toLowerCase())
  );
}

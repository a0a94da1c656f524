import type { Question } from './classifier/features.ts';
import { TopicModel } from './classifier/model.ts';
import { WEIGHTS } from './classifier/weights.ts';
import { legalTopic } from './legal-topics.ts';
import { isOtherQuestion } from './other-questions.ts';
import { TOPICS, type TopicId } from './topic-list.ts';

/** What a question asks, as far as that is certain. */
export type Classification = {
  topic: TopicId | 'unknown';
  /** The country of a topic that has one (ISO 3166-1 alpha-2), else null. */
  country: string | null;
  /** Probability that the topic is right; for `unknown`, that no topic is. */
  confidence: number;
  /**
   * Only the user's own words may answer it, whether or not its topic is known. A legal topic that the model found
   * tells what the question is about, no more: another wording may mean the opposite.
   */
  legal: boolean;
  /** "Yes" means that the topic does not hold. */
  negated: boolean;
  /** What decided: the words of a legal rule, the kind of control, or the trained model. */
  evidence: 'legal words' | 'consent' | 'control' | 'model';
};

/** Below this probability the model's topic is not taken. */
const SURE = 0.45;
/** From this probability on, a label that also has words of consent still asks for the model's topic. */
const CERTAIN = 0.8;
/** From this probability on, a question may be legal, so that it is asked. */
const PERHAPS_LEGAL = 0.35;
/** Consent and declarations, in words that mean them whatever else the label says. */
const CONSENT =
  /\b(?:agree|consent|acknowledge|accept|certify|confirm|authori[sz]e|attest|declare|understand|opt[- ]in|subscribe)\b.*(?:privacy|terms|polic|data|process|true|accurate|complete|store|keep|contact|marketing|newsletter|e-?mails?|messages|sms|notice|truth)|(?:privacy|data|terms).*\bagree\b|privacy (?:policy|notice)|\bi have read\b/i;

/** A file that the form does not name is the resume. */
const ANY_FILE = /^(?:(?:attach|upload|choose|select|browse)?(?: (?:a |your )?files?)?|files?)$/i;

let model: TopicModel | undefined;

const found = (
  topic: TopicId | 'unknown',
  confidence: number,
  evidence: Classification['evidence'],
): Classification => ({
  topic,
  country: null,
  confidence,
  legal: topic !== 'unknown' && TOPICS[topic].legal,
  negated: false,
  evidence,
});

/** Lists of dialing codes stand next to a phone number, under the label "Country". */
function isDialingCode({ label, options = [], name = '' }: Question): boolean {
  if (!/^country[ *]*$/i.test(label) && !/^country$/i.test(name)) return false;
  return options.some((option) => /\+\d/.test(option));
}

/** The topic of a question; country names are read from it, else `country` is meant (that of the posting). */
export function classifyQuestion(question: Question, country: string | null): Classification {
  const legal = question.kind === 'file' ? null : legalTopic(question.label, country);
  if (legal?.id) {
    const [topic = '', code = null] = legal.id.split(':');
    return { ...found(topic as TopicId, 1, 'legal words'), country: code, negated: legal.negated };
  }
  if (question.kind === 'file' && ANY_FILE.test(question.label.trim())) return found('resume', 1, 'control');
  model ??= new TopicModel(WEIGHTS);
  const scores = model.score(question);
  const perhapsLegal = scores
    .filter(({ topic }) => topic !== 'unknown' && TOPICS[topic as TopicId].legal)
    .reduce((sum, { probability }) => sum + probability, 0);
  const best = scores[0] ?? { topic: 'unknown', probability: 1 };
  const topic = best.topic as TopicId | 'unknown';
  const isConsent = CONSENT.test(question.label);
  const isLegal = legal !== null || perhapsLegal >= PERHAPS_LEGAL;
  if (isLegal) {
    const isNamed = topic !== 'unknown' && TOPICS[topic].legal && best.probability >= SURE;
    if (!isNamed && isConsent) return found('policy_acknowledgement', 1, 'consent');
    return { ...found(isNamed ? topic : 'unknown', best.probability, 'model'), legal: true };
  }
  const isAnswer = topic !== 'unknown' && best.probability >= SURE && !isOtherQuestion(question, topic);
  if (isConsent && !(isAnswer && best.probability >= CERTAIN))
    return found('policy_acknowledgement', 1, 'consent');
  if (isDialingCode(question)) return found('phone_country', 1, 'control');
  if (isAnswer) return found(topic, best.probability, 'model');
  return found('unknown', scores.find((one) => one.topic === 'unknown')?.probability ?? 0, 'model');
}

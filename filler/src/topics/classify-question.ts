import { isOfPayment, topicOfToken } from './autocomplete.ts';
import type { Question } from './classifier/features.ts';
import { type Scored, TopicModel } from './classifier/model.ts';
import weights from './classifier/weights.json' with { type: 'json' };
import { legalTopic } from './legal-topics.ts';
import { isOtherQuestion } from './other-questions.ts';
import { payTopic, withoutPayTerms } from './pay-terms.ts';
import { isOnReach } from './reach.ts';
import { withoutAnnouncement } from './second-claims.ts';
import { isOnEmergency, isPartOnOthers } from './somebody-else.ts';
import { TOPICS, type TopicId } from './topic-list.ts';
import { CONSENT } from './topic-rules.ts';

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
  /** A "yes" on the topic is a "yes" here; any other answer on the topic leaves the question open. */
  only_yes?: true;
  /** What decided: the words of a legal rule, the kind of control, or the trained model. */
  evidence: 'legal words' | 'consent' | 'control' | 'model';
};

/** Below this probability the model's topic is not taken. */
const SURE = 0.45;
/** The same for a label with one word, and with several, that no wording of the topic has: it may ask for something else. */
const SURE_DESPITE_STRANGE_WORDS = [SURE, 0.72, 0.85] as const;
/** The same if the label is short, so that one word changes it. */
const SURE_THOUGH_SHORT = 0.9;
const SHORT = 5;
/** From this probability on, a label that also has words of consent still asks for the model's topic. */
const CERTAIN = 0.8;
/** From this probability on, a question may be legal, so that it is asked. */
const PERHAPS_LEGAL = 0.35;
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

/** "+44", "Germany (+49)", "US +1", but not "+10 years". */
const DIALING_CODE = /(?:^|[\s(])\+\d{1,4}(?:[- ]\d{1,4})?\)?(?:$|\s*[(,–-])/u;
/** Fewer codes are no list of them. */
const LEAST_CODES = 2;
/** The label of the number, which a page may tie to the list of codes before it. */
const NUMBER =
  /^(?:(?:your|home|cell|mobile) )*(?:(?:tele|cell|mobile )?phone|mobile|cell|tel\.?|handy|telefon\p{L}*|t[ée]l[ée]phone|portable|tel[ée]fono(?: m[óo]vil)?|m[óo]vil|celular|cellulare|telefone|telem[óo]vel|mobiel|telefoon\p{L}*|kom[óo]rka|mobil\p{L}*|puhelin\p{L}*)(?: ?(?:number|no\.?|nr\.?))?[\s*:]*$/iu;

/** Lists of dialing codes stand next to a phone number, under the label "Country" or under that of the number. */
function isDialingCode({ label, options = [], name = '' }: Question): boolean {
  const stated = options.filter((option) => /\d/.test(option));
  const areCodes = stated.length >= LEAST_CODES && stated.every((option) => DIALING_CODE.test(option));
  if (areCodes && NUMBER.test(label.trim())) return true;
  if (!/^country[ *]*$/i.test(label) && !/^country$/i.test(name)) return false;
  return options.some((option) => /\+\d/.test(option));
}

/** A file is asked for by a file control only, except documents that can also be pasted. */
function fitsControl(topic: string, kind: string | undefined): boolean {
  if (topic === 'unknown' || topic === 'cover_letter') return true;
  const isFile = TOPICS[topic as TopicId].answer === 'file';
  if (kind === 'file') return isFile;
  return !isFile || (topic === 'resume' && kind === undefined);
}

/** Topics that one question often names together: "your LinkedIn profile, website or blog". */
const KIN: readonly (readonly TopicId[])[] = [
  ['linkedin', 'github', 'portfolio', 'other_website'],
  ['degree', 'education_level'],
  // What the pay is for is told by its words, not by the model.
  ['salary_expectation', 'monthly_pay_expectation', 'hourly_pay_expectation'],
  ['city', 'location'],
  ['veteran', 'protected_veteran'],
];

/** The probability that a question is about a topic or another that the words beside it may name too. */
function amongKin(scores: readonly Scored[], topic: TopicId): number {
  const kin: readonly string[] = KIN.find((topics) => topics.includes(topic)) ?? [topic];
  return scores.reduce((sum, one) => (kin.includes(one.topic) ? sum + one.probability : sum), 0);
}

/** A question on pay without the words that only say how it is counted; any other as it is. */
function onPay(question: Question, model: TopicModel): Question {
  const label = withoutPayTerms(question.label);
  if (label === question.label || label === '') return question;
  const bare = { ...question, label };
  return model.score(bare)[0]?.topic === 'salary_expectation' ? bare : question;
}

/** Words of the law on veterans whom it protects. */
const PROTECTED =
  /\bprotected\b|\bVEVRAA\b|\bclassif|\brecently separated|\bmedal\b|\bwartime\b|\bdisabled veteran/i;

/** Of topics that lie close together, the one that a question's words, options and place name. */
function withinFamily(topic: TopicId, question: Question, country: string | null): TopicId {
  const { label, options = [], section = '' } = question;
  const isOnVeterans = options.some((one) => /\bveteran\b/i.test(one));
  if (
    topic === 'protected_veteran' &&
    isOnVeterans &&
    ![label, section, ...options].some((one) => PROTECTED.test(one))
  )
    return 'veteran';
  return payTopic(topic, label, country);
}

/** What a page calls its boxes where it does not name them: "x1", "field_3", "input12". */
const NO_NAME =
  /field|input|question|control|text|box|form|item|element|react|select|ctl|wpforms|et_pb|custom/gi;

/** Whether nothing at all says what a box asks. */
function saysNothing({ label, name = '', id = '' }: Question): boolean {
  if (label.trim() !== '') return false;
  return ![name, id].some((one) => /\p{L}{3}/u.test(one.replace(NO_NAME, ' ')));
}

/** The topic of a question; country names are read from it, else `country` is meant (that of the posting). */
export function classifyQuestion(question: Question, country: string | null): Classification {
  const legal = question.kind === 'file' ? null : legalTopic(withoutAnnouncement(question.label), country);
  if (legal?.id) {
    const [topic = '', code = null] = legal.id.split(':');
    return {
      ...found(topic as TopicId, 1, 'legal words'),
      country: code,
      negated: legal.negated,
      ...(legal.only_yes ? { only_yes: true } : {}),
    };
  }
  if (question.kind === 'file' && ANY_FILE.test(question.label.trim())) return found('resume', 1, 'control');
  if (isOfPayment(question.autocomplete)) return found('unknown', 1, 'control');
  const token = question.label.trim() === '' ? topicOfToken(question.autocomplete) : null;
  if (token && !isPartOnOthers(question.section)) return found(token, 1, 'control');
  const isOfKind = question.kind === 'email' || question.kind === 'phone' || question.kind === 'file';
  if (!isOfKind && (question.options ?? []).length === 0 && saysNothing(question))
    return found('unknown', 1, 'control');
  model ??= new TopicModel(weights);
  const asked = onPay(question, model);
  const scores = model.score(asked).filter(({ topic }) => fitsControl(topic, question.kind));
  const perhapsLegal = scores
    .filter(({ topic }) => topic !== 'unknown' && TOPICS[topic as TopicId].legal)
    .reduce((sum, { probability }) => sum + probability, 0);
  const best = scores[0] ?? { topic: 'unknown', probability: 1 };
  const topic = best.topic === 'unknown' ? 'unknown' : withinFamily(best.topic as TopicId, question, country);
  const isConsent = CONSENT.test(question.label);
  const isLegal = legal !== null || perhapsLegal >= PERHAPS_LEGAL;
  if (isLegal) {
    const isNamed = topic !== 'unknown' && TOPICS[topic].legal && best.probability >= SURE;
    if (!isNamed && isConsent) return found('policy_acknowledgement', 1, 'consent');
    return { ...found(isNamed ? topic : 'unknown', best.probability, 'model'), legal: true };
  }
  const strange = Math.min(2, model.strangeWords(topic, asked));
  const isShort = strange > 0 && question.label.split(/\s+/).length <= SHORT;
  const least = isShort ? SURE_THOUGH_SHORT : (SURE_DESPITE_STRANGE_WORDS[strange] ?? 1);
  const isAnswer =
    topic !== 'unknown' &&
    best.probability >= SURE &&
    amongKin(scores, topic) >= least &&
    (topic !== 'emergency_contact' || isOnEmergency(question)) &&
    !isOtherQuestion(question, topic, country);
  if (isConsent && !(isAnswer && best.probability >= CERTAIN))
    return found('policy_acknowledgement', 1, 'consent');
  const { kind } = question;
  if ((kind === 'email' || kind === 'phone') && !isOtherQuestion(question, kind, country)) {
    // What the words alone say: the model takes the kind for a word too.
    const plain = { ...question, kind: 'text' };
    if (isOnReach(kind, question.label, model.score({ ...asked, kind: 'text' })))
      return found(kind, 1, 'control');
    // A box for addresses takes nothing else; one for numbers is often no more than a keyboard.
    const said = classifyQuestion(plain, country);
    return kind === 'email' || said.topic === kind ? found('unknown', said.confidence, 'model') : said;
  }
  if (isDialingCode(question) && !isPartOnOthers(question.section))
    return found('phone_country', 1, 'control');
  if (isAnswer) return found(topic, best.probability, 'model');
  return found('unknown', scores.find((one) => one.topic === 'unknown')?.probability ?? 0, 'model');
}

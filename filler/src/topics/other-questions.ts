import { yesNoOption } from '../options/choose-option.ts';
import type { Question } from './classifier/features.ts';
import { TURNED_ROUND } from './negation.ts';
import { type AnswerType, TOPICS, type TopicId } from './topic-list.ts';

const ASKS_YES_OR_NO =
  /^(?:are|is|do|does|did|can|could|will|would|have|has|had|may|might|should|shall|must)\b/i;

/** Topics whose answer is a value, so a question of them shares nothing with one that takes yes or no. */
const VALUES: ReadonlySet<AnswerType> = new Set<AnswerType>([
  'text',
  'long_text',
  'email',
  'phone',
  'url',
  'number',
  'money',
  'date',
  'choice',
  'choices',
]);

/** The question is about someone other than the applicant, such as their name or email address. */
const SOMEBODY_ELSE =
  /\breferr(?:al|er|ed|ing)\b|\breferees?\b|\breferences?\b|\bemergency\b|\bmanagers?\b|\bsupervisors?\b|next of kin|\bspouse|\bpartner['’]s|\bparents?\b|\bguardian|\brecruiter|\b(?:your|a|the) (?:friend|boss|mother|father|colleague)|\bmother['’]s\b|\bfather['’]s\b/i;
/** Headings of a part of the form about someone else. A job's title may be a heading too: "Senior Recruiter". */
const PART_ON_OTHERS =
  /\bemergency contacts?\b|\bnext of kin\b|^(?:\w+ ){0,2}(?:references?|referees?)(?:\W*$|\W*(?:\d|one|two|three|contact|details|information)\b)|^(?:\w+ ){0,2}(?:referr(?:al|er|ed by)|supervisor|manager|spouse|partner|parent|guardian)(?:['’]s)? (?:contact|details|information)\b/i;

/** Whether a field stands in a part of the form about someone other than the applicant. */
export function isPartOnOthers(section: string | undefined): boolean {
  return section !== undefined && PART_ON_OTHERS.test(section.trim());
}

/** Topics that are about someone else, or name them without asking about them. */
const OF_OTHERS: ReadonlySet<string> = new Set([
  'referred',
  'referrer_name',
  'how_heard',
  'how_heard_detail',
  'references',
  'manager_contact',
  'emergency_contact',
  'social_background',
  'caring_duties',
  'cover_letter',
]);

/** Dates of one entry of a history. Outside of its section, "Start date" is that of the new job. */
const OF_ENTRIES: ReadonlySet<string> = new Set([
  'job_start_date',
  'job_end_date',
  'education_start_date',
  'graduation_date',
]);

/** A second question, or a request for more than the answer. */
const MORE =
  /\bif (?:yes|so|no|not)\b|\bif you (?:do|did|have|had|answered|select|choose|chose|said|need|would|could)|explain|describe|\bdetails?\b|elaborate|specify|\band\/or\b/i;
/** Topics that are themselves such requests, or that no other answer can replace. */
const WITH_MORE: ReadonlySet<string> = new Set([
  'preferred_name',
  'portfolio_password',
  'gender',
  'ethnicity',
  'orientation',
  'pronouns',
  'referrer_name',
  'how_heard_detail',
  'additional_information',
  'summary',
  'job_description',
]);

const PAY =
  /current(?! (?:salary|pay|compensation) expect)|previous|\blast\b|most recent|history|present|weekly|\bbonus|commission|equity|\bote\b|total|minimum|maximum|why|important|workers|\b(?:usd|eur|gbp|chf|inr|cad|aud|jpy|pln|sek|pesos|dollars|euros?)\b|[€£$₹¥]/i;
const SALARY = new RegExp(`${PAY.source}|hour|month|dail|per day|^(?:salary|pay|compensation)\\W*$`, 'i');

/** Words that make a question of a topic another question, however much it sounds like it. */
const UNLESS: Partial<Record<TopicId, RegExp>> = {
  full_name: /\bsign\b|employer|company|school/i,
  last_name: /\bat birth|maiden|before\b/i,
  preferred_name: /badge|company/i,
  first_name: /pronunciation|nickname/i,
  email: /^work\b/i,
  phone: /micro|^work\b|extension/i,
  gender: /opinion|assigned at birth|\bpay\b|neutral/i,
  ethnicity: /gender|^i identify as\W*$|car\b|human|time\b/i,
  current_company: /^(?:company|employer|organi[sz]ation)\W*$|(?<!or )previous|size|reason|leav/i,
  current_title: /^(?:title|position|role)\W*$|previous/i,
  hispanic: /^non?t?\b|experience|work|speak|communit|market/i,
  protected_veteran: /^non?\b|spouse|dependent|famil|\bserve\b/i,
  veteran: /^non?\b|spouse|dependent|famil|disab|\bwith veterans|protected/i,
  notice_period: /negotia|reduce|shorten|buy ?out|when does|end of/i,
  start_date:
    /interview|\bcall\b|\bdid\b|current|last|previous|school|universit|degree|graduat|experience|assessment|end date|hours|month|year/i,
  salary_expectation: SALARY,
  hourly_pay_expectation: new RegExp(`${PAY.source}|month|annual|year|^hourly (?:rate|pay|wage)\\W*$`, 'i'),
  monthly_pay_expectation: PAY,
  daily_rate: PAY,
  // The answer is not about one place or job.
  relocation:
    /^(?:did|have)\b|relocat\w*(?! (?:if|when|for work)\b)[ ,]+[\p{L}\p{N}]|assist|package|support|cost|reimburs|require|need|without|expense/iu,
  driving_licence: /suspend|revok|clean|commercial|class|\bcdl\b|number|\band\b/i,
  cover_letter: /why|help|tips/i,
  years_of_experience:
    /relevant|manag|\b(?:with|into|as)\b|\bin (?!total|years)|^(?!years)\S+ experience\W*$/i,
  how_heard: /\blearn (?!about|of)|\b(?:current|last|previous|first) (?:job|role|position)\b|\bif\b/i,
  phone_country: /birth|employer|citizen|residen|zip/i,
  city: /birth|employer|prefer/i,
  location: /prefer|office|appl(?:y|ied)|birth/i,
  country: /birth|music|\bdid\b|lived\b|love\b|citizen|national|and why|\bwork\b/i,
  portfolio: /employer|company|traffic|value|password|references/i,
  github: /stars|years|actions|copilot|experience|skills/i,
  linkedin: /followers|recruiter|experience|\bfind\b/i,
};

/** The form expects yes or no. */
export function asksYesOrNo({ label, kind, options = [] }: Question): boolean {
  if (kind === 'checkbox' || ASKS_YES_OR_NO.test(label)) return true;
  return yesNoOption([...options], true) !== null && yesNoOption([...options], false) !== null;
}

/**
 * Whether a question that sounds like a topic asks something that the topic's answer does not tell: about someone
 * else, turned around, with a second question, or for yes or no where the topic has a value.
 */
export function isOtherQuestion(question: Question, topic: TopicId): boolean {
  const { label } = question;
  const { answer, reach, voluntary } = TOPICS[topic];
  if (OF_ENTRIES.has(topic) && !question.section && /^(?:start|end)\b/i.test(label)) return true;
  if (!OF_OTHERS.has(topic) && (SOMEBODY_ELSE.test(label) || isPartOnOthers(question.section))) return true;
  if (reach === 'posting' && topic !== 'how_heard' && topic !== 'cover_letter') return false;
  if (!WITH_MORE.has(topic) && MORE.test(label)) return true;
  if (answer !== 'long_text' && /^why\b/i.test(label)) return true;
  if (UNLESS[topic]?.test(label)) return true;
  if (VALUES.has(answer) && asksYesOrNo(question)) return true;
  return answer === 'yes_no' && !voluntary && TURNED_ROUND.test(label);
}

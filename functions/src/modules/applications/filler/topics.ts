import { createHash } from 'node:crypto';
import type { Dossier } from '../application-driver.ts';
import type { FormField } from './types.ts';

/**
 * What a question is about, whatever its wording. Answers are remembered under `id`; `question:<hash>` is the
 * topic of a question that is recognised only by its own words.
 */
export type Topic = {
  id: string;
  /** Answered only by the user's own words. */
  legal: boolean;
  /** The question is put the other way round: "yes" means that the topic does not hold. */
  negated: boolean;
};

/**
 * Where the answer to this very question is remembered. A "yes" to a negated question must never be read as a
 * "yes" on its topic, so such an answer is kept under the question's own words.
 */
export function memoryOf(field: FormField, topic: Topic, posting: Dossier['posting']): string {
  return topic.negated ? hashed(field, posting) : topic.id;
}

const COUNTRY_WORDS: [RegExp, string][] = [
  [/\b(united states|u\.?s\.?a?\.?|america)\b(?!\w)/i, 'US'],
  [/\b(united kingdom|u\.?k\.?|britain|england)\b/i, 'GB'],
  [/\bcanada\b/i, 'CA'],
  [/\bgermany\b/i, 'DE'],
  [/\bireland\b/i, 'IE'],
  [/\bfrance\b/i, 'FR'],
  [/\bspain\b/i, 'ES'],
  [/\bnetherlands\b/i, 'NL'],
  [/\baustralia\b/i, 'AU'],
  [/\bindia\b/i, 'IN'],
];

/** Countries in capitals alone ("us" is a pronoun). */
function countryIn(label: string): string | null {
  const text = label.replace(/\b(us|uk)\b/g, '');
  return COUNTRY_WORDS.find(([words]) => words.test(text))?.[1] ?? null;
}

const NEGATION =
  /\bwithout\b|\bnot\s+(?:now\s+or\s+in\s+the\s+future\s+)?(?:require|need)|\b(?:do|does|will|would)\s+(?:you\s+)?not\b|n['’]t\s+(?:require|need)|\bno\s+(?:need|requirement)\b/i;

const SPONSOR = /\bsponsor/i;
const UNDER_AGE = /\b(?:under|below|younger than)\b/i;
const AUTHORISED =
  /authori[sz]ed to work|authori[sz]ation to work|legally (?:eligible|entitled|permitted|able|authori[sz]ed)|right to work|eligible to work|work authori[sz]ation|permi(?:tted|ssion) to work|(?:have|hold|possess) an? (?:valid )?work permit/i;

/** Topics recognised by the words of the question, in order: the first that matches holds. */
const BY_WORDS: [RegExp, string, 'legal'?][] = [
  [
    /\b(?:18|eighteen) (?:years|or older|or over)|at least 18|(?:over|under|below) (?:the age of )?(?:18|eighteen)|younger than 18|legal (?:working )?age/i,
    'age_18',
    'legal',
  ],
  [/convict|criminal|felony|misdemeanou?r/i, 'criminal_record', 'legal'],
  [/\bdisabilit/i, 'disability', 'legal'],
  [/security clearance/i, 'security_clearance', 'legal'],
  [/non-?compete|restrictive covenant/i, 'non_compete', 'legal'],
  [/background check|drug (?:test|screen)/i, 'background_check', 'legal'],
  [
    /(?:agree|consent|acknowledge|accept|certify|confirm).*(?:privacy|terms|policy|data|process|true|accurate|complete|store)|(?:privacy|data|terms).*\bagree\b|privacy (?:policy|notice)/i,
    'consent',
    'legal',
  ],
  [/gender|\bsex\b/i, 'gender'],
  [/hispanic|latin[oax]/i, 'hispanic'],
  [/\b(?:race|racial|ethnic)/i, 'ethnicity'],
  [/veteran/i, 'veteran'],
  [/pronoun/i, 'pronouns'],
  [/notice period|how much notice/i, 'notice_period'],
  [/(?:when|earliest|date).*(?:start|begin|available|join)|start date|availability to start/i, 'start_date'],
  [
    /salary|compensation|pay (?:expect|requirement)|desired pay|hourly rate|expected (?:pay|rate)/i,
    'salary_expectation',
  ],
  [/relocat/i, 'relocation'],
  [/(?:how|where) did you (?:first )?(?:hear|find|learn)|referral source/i, 'how_heard'],
  [/cover letter/i, 'cover_letter'],
  [/\bdriv(?:er|ing)(?:['’]?s)? licen[cs]e/i, 'driving_licence'],
];

/** Topics of the facts in a profile or resume, by the words of the label. */
const FACTS: [RegExp, string][] = [
  [/^(?:legal |full |your )*(?:first|given)[ -]?name/i, 'first_name'],
  [/^(?:legal |your )*(?:last|family|sur)[ -]?name/i, 'last_name'],
  [/preferred (?:first )?name/i, 'preferred_name'],
  [/^(?:(?:your|legal|full|candidate) )*name$/i, 'full_name'],
  [/e-?mail/i, 'email'],
  [/linked-?in/i, 'linkedin'],
  [/github/i, 'github'],
  [/portfolio|personal (?:web)?site|^website/i, 'portfolio'],
  [/^(?:current|most recent)? ?(?:company|employer)(?: name)?$/i, 'current_company'],
  [/^(?:current|most recent)? ?(?:job )?title$|^current role$/i, 'current_title'],
  [
    /^(?:how many |total )?years (?:of )?(?:(?:work|professional|total) )*experience\??$/i,
    'years_of_experience',
  ],
  [
    /^(?:current )?location|^city|where are you (?:currently )?(?:based|located)|city and (?:state|country)/i,
    'location',
  ],
];

/** Questions whose answer holds for one employer or one job alone, though other forms ask with the same words. */
const OF_THIS_JOB =
  /\bthis (?:role|job|position|opening|company)\b|\bour (?:office|company|team)\b|\bcommut|(?:employed|worked|work|interviewed|applied) (?:by|for|with|at|to) us\b|(?:previously|ever|formerly) (?:been )?(?:employed|worked)|former employee/i;

function hashed(field: FormField, posting: Dossier['posting']): string {
  const bound = field.kind === 'long_text' || OF_THIS_JOB.test(field.label);
  const words = (bound ? `${field.label} ${posting.company} ${posting.title}` : field.label)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return `question:${createHash('sha256').update(words).digest('hex').slice(0, 20)}`;
}

/**
 * What the question is about. The posting's country is meant by questions that name none.
 * A question on authorisation that names no country of a posting without one stays a question of its own.
 */
export function topicOf(field: FormField, posting: Dossier['posting']): Topic {
  const label = field.label;
  const own = { id: hashed(field, posting), negated: false };
  if (field.kind === 'file') {
    if (/cover/i.test(label)) return { id: 'cover_letter', legal: false, negated: false };
    const resume = /resume|résumé|curriculum|\bcv\b|^(?:attach|upload)?(?: (?:a |your )?file)?$/i.test(label);
    return resume ? { id: 'resume', legal: false, negated: false } : { ...own, legal: false };
  }
  const place = countryIn(label) ?? posting.country;
  const sponsor = SPONSOR.test(label);
  const authorised = AUTHORISED.test(label);
  if (sponsor && authorised) {
    // "Authorised to work without sponsorship?" asks for both at once.
    const together = NEGATION.test(label) && place;
    return together
      ? { id: `unsponsored_work:${place}`, legal: true, negated: false }
      : { ...own, legal: true };
  }
  if (sponsor) return { id: 'sponsorship', legal: true, negated: NEGATION.test(label) };
  if (authorised) {
    if (!place || NEGATION.test(label)) return { ...own, legal: true };
    return { id: `work_authorization:${place}`, legal: true, negated: false };
  }
  if (field.kind === 'email') return { id: 'email', legal: false, negated: false };
  if (field.kind === 'phone' || /^(?:mobile |cell |tele)?phone(?: number)?$/i.test(label)) {
    return { id: 'phone', legal: false, negated: false };
  }
  if (field.key === 'country' || /^(?:phone )?country(?: code)?$/i.test(label)) {
    return { id: 'phone_country', legal: false, negated: false };
  }
  const words = BY_WORDS.find(([pattern]) => pattern.test(label));
  if (words?.[1] === 'age_18' && UNDER_AGE.test(label)) return { id: 'age_18', legal: true, negated: true };
  if (words) {
    const negated = words[2] === 'legal' && NEGATION.test(label);
    // A legal question put the other way round is too easy to get wrong: it keeps its own wording.
    return negated ? { ...own, legal: true } : { id: words[1], legal: words[2] === 'legal', negated: false };
  }
  const fact = FACTS.find(([pattern]) => pattern.test(label));
  if (fact) return { id: fact[1], legal: false, negated: false };
  return { ...own, legal: false };
}

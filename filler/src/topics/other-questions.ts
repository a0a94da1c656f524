import { yesNoOption } from '../options/choose-option.ts';
import { askingPart, type Question } from './classifier/features.ts';
import { plainLabel } from './classifier/plain-label.ts';
import { asksForValue, withoutFollowUp } from './follow-ups.ts';
import { isTurnedRound, withoutYesOrNo } from './negation.ts';
import { isNotHeld } from './not-held.ts';
import { asksOtherPay } from './pay-terms.ts';
import { isPartOnOthers, saysSomebodyAbroad, saysSomebodyElse } from './somebody-else.ts';
import type { AnswerType } from './topic-info.ts';
import { TOPICS, type TopicId } from './topic-list.ts';

/** A request for a value, put politely as a question. */
const POLITE =
  /^(?:can|could|would|will|may) (?:you|we|i)(?: please| kindly| also)* (?:tell|share|provide|give|send|state|specify|indicate|list|enter|add|include|mention|let|have|get|know|write|input|type|describe|explain)\b/i;

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

const HOW_TO_REACH: ReadonlySet<string> = new Set([
  'full_name',
  'first_name',
  'last_name',
  'former_name',
  'email',
  'phone',
  'street_address',
  'full_address',
  'city',
  'postcode',
  'date_of_birth',
]);
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
  'military_spouse',
  'cover_letter',
]);

/** How to reach, or where to find, an employer or school. */
const OF_ORGANISATION =
  /\b(?:employer|company|organi[sz]ation|workplace|school|university|college)(?:['’]s)?[ :–-]+(?:(?:main|office|work|official) )?(?:e-?mail|web ?site|url|linkedin|(?:tele)?phone|address|city)\b|\b(?:e-?mail|web ?site|url|phone)(?: (?:address|number))? ?(?:\(|of |at |- )(?:(?:your|the|my|current|present|previous|last) )*(?:employer|company|organi[sz]ation|workplace|school|university|college)\b/i;
/** "Personal email (not your company email)" asks for the applicant's own. */
const OWN_CONTACT = /\bpersonal\b|\bnot\b|n['’]t\b|\bavoid\b/i;

/** A county, which is not the region of an address except in a few countries. */
export const COUNTY = /\bcounty\b(?!.*\b(?:state|province|region)\b)(?<!\b(?:state|province|region)\b.*)/i;
export const WITH_COUNTIES: ReadonlySet<string> = new Set('GB IE SE NO HU RO HR EE KE'.split(' '));

/** Dates of one entry of a history. Outside of its section, "Start date" is that of the new job. */
const OF_ENTRIES: ReadonlySet<string> = new Set([
  'job_start_date',
  'job_end_date',
  'education_start_date',
  'graduation_date',
]);

/** A second question, or a request for more than the answer. */
const MORE =
  /\bif (?:yes|so|no|not)\b|\bif you (?:do|did|have|had|answered|select|choose|chose|said|need|would|could)|explain|\bdescribe\b|\bdetails?\b|elaborate|(?<!^(?:please |kindly )?)specify|\band\/or\b|, and (?:what|where|when|why|which|how)\b|\band (?:where|when|why|how) (?:will|would|do|did|are|can)\b/i;
/** The same in other languages: what is asked depends on the answer before. */
const IF_SO_ABROAD =
  /^\W*(?:si (?:oui|non|sí|no|sì)|se (?:sì|sim|não|no)|(?:wenn|falls) (?:ja|nein)|(?:zo|indien|om|hvis|jos) (?:ja|nee|nej|nei|kyllä)|jeśli (?:tak|nie)|dacă (?:da|nu)|(?:evet|hayır) ise)(?!\p{L})/iu;
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
  'reason_for_leaving',
  'references',
]);
/** Topics whose answer is one of the things that the question names: "Full-time, part-time, or both?" */
const EITHER_OR: ReadonlySet<string> = new Set([
  'employment_type',
  'work_arrangement',
  'contact_preference',
  'phone_type',
]);

/** A move to one place, which is another question than whether the person would move at all. */
const TO_A_PLACE =
  /\b(?:relocat(?:e|ing|ion)|mov(?:e|ing)) (?:closer )?to (?!(?:an?|any|another|some) (?:new |different |other )?(?:location|city|place|state|area|country)\b|work\b|join\b|take\b)/i;

/** The same in other languages, where a name with a capital follows: "nach München umzuziehen", "déménager à Lyon". */
const TO_A_PLACE_ABROAD =
  /(?<!\p{L})(?:nach|à|a|para|naar|till|til|do|din|v) \p{Lu}\p{Ll}{2}(?=.*(?:umzu?zie|umzieh|verhui|flytt))|(?:d[ée]m[ée]nager|mudar\p{L}*|trasladar\p{L}*|trasferir\p{L}*|verhuizen|flytta|flytte|przeprowadz\p{L}*|przenie\p{L}*|reloca|muta) (?:à|a|para|naar|till|til|do|v|in|en|em|la) \p{Lu}\p{Ll}{2}/u;

/** Says only that a no is an answer too, where the option is chosen by the person's own word. */
const OR_NOT = /,? or not\b/gi;
const SERVED: ReadonlySet<string> = new Set(['veteran', 'protected_veteran']);
const VETERAN = /v[ée]t[ée]r[aá]n|weteran|excombatiente|anciens? combattants?|(?<!\p{L})gazi(?!\p{L})/iu;
const HOUSEHOLD =
  /\b(?:household|family|relatives?|dependents?|widow(?:er)?|surviving)\b|(?<!\p{L})(?:famili\p{L}*|famil[lj]\p{L}*|famiglia|c[óo]nyuge|c[ôo]njuge|coniuge|conjointe?|[ée]pou(?:x|se)|pareja|ehe(?:frau|mann|partner)\p{L}*|proche|parent[ei]?s?|angeh[öo]rig\p{L}*|rodzin\p{L}*|anh[öo]rig\p{L}*)(?!\p{L})/iu;

/** Who is no veteran may have served, as who is none may have one in the family. */
function isNotOnVeteran({ label, section = '', options = [] }: Question): boolean {
  if (HOUSEHOLD.test(askingPart(label))) return true;
  return ![label, section, ...options].some((words) => VETERAN.test(words));
}

/** Topics that are asked for as a value or as a yes or no; their answers say which they are. */
const VALUE_OR_YES_NO: ReadonlySet<string> = new Set(['travel']);

function offersYesAndNo(options: readonly string[]): boolean {
  return yesNoOption([...options], true) !== null && yesNoOption([...options], false) !== null;
}

/** A question that goes on to ask for the value, in a control that can take one. */
function takesValue({ label, kind, options = [] }: Question, topic: TopicId): boolean {
  if (kind === 'checkbox' || kind === 'radio' || kind === 'buttons' || offersYesAndNo(options)) return false;
  if (EITHER_OR.has(topic)) return /\bor\b/i.test(label);
  return asksForValue(plainLabel(label), topic);
}

/** Words of "years of … experience" that mean all of it; any other names a field. */
const ALL_EXPERIENCE =
  /^(?:of|total|overall|all|your|full-?time|full|time|professional|work|working|paid|career|industry|employment|post-?\w+|graduate|college)$/i;

/** What experience may be "in" and still be all of it. */
const IN_ALL =
  /\bexperience\b[^.?]*\bin (?:(?:total|general|all|years?|months?|full|numbers?|digits)\b|(?:the|your|a|this|our) (?:(?:same|relevant|chosen) )?(?:work ?(?:force|place)|profession|career|field|industry|sector|area)\b)/i;
/** The field in other languages: "experiencia en ventas", "Erfahrung im Vertrieb", "ervaring in de zorg". */
const IN_FIELD_ABROAD =
  /(?:erfahrung(?:en)? (?:im|in|mit|als|auf|bei)|exp[ée]rience (?:dans|en|avec|comme|sur)|experiencia (?:en|con|como)|experi[êe]ncia (?:em|com|como|no|na)|esperienza (?:in|nel|nella|nei|con|come)|ervaring (?:in|met|als|op)|do[śs]wiadczeni[ae]m? (?:w|z|na|jako)|erfarenhet (?:av|inom|med|som|i)|erfaring (?:med|som|inden|innen|i)|experien[țt][ăae] (?:[îi]n|cu|ca)|zku[šs]enost[ií] (?:s|v|na)|kokemus(?:ta)? \p{L}+sta)(?!\p{L})/iu;

const IN_ALL_ABROAD =
  /(?:erfahrung(?:en)? in(?: (?:vollen )?jahren| ihrem beruf| deinem beruf)|exp[ée]rience (?:en (?:tout|g[ée]n[ée]ral|ann[ée]es)|dans (?:votre|ton|le) (?:m[ée]tier|domaine|secteur))|experiencia en (?:total|general|a[ñn]os|el sector|tu (?:sector|campo))|experi[êe]ncia (?:em|no|na) (?:total|geral|anos|[áa]rea|sua [áa]rea)|esperienza (?:in|nel) (?:totale|generale|anni|settore)|ervaring in (?:totaal|jaren|je vakgebied)|do[śs]wiadczeni[ae]m? (?:w (?:latach|bran[żz]y|zawodzie)))(?!\p{L})/iu;

function asksOneField(label: string): boolean {
  if (/\bexperience\b[^.?]*\b(?:with|using|as an?)\b/i.test(label)) return true;
  if (/\bexperience\b[^.?]*\bin\b/i.test(label) && !IN_ALL.test(label)) return true;
  if (IN_FIELD_ABROAD.test(label) && !IN_ALL_ABROAD.test(label)) return true;
  const [, words = ''] = /\byears?['’]? (?:of )?((?:[\w&+#./-]+ ){1,5})experience\b/i.exec(label) ?? [];
  return words.split(' ').some((word) => word !== '' && !ALL_EXPERIENCE.test(word));
}

/** The form expects yes or no. */
function asksYesOrNo({ label, kind, options = [] }: Question): boolean {
  const asked = plainLabel(label);
  if (kind === 'checkbox' || (ASKS_YES_OR_NO.test(asked) && !POLITE.test(asked))) return true;
  return offersYesAndNo(options);
}

/**
 * Whether a question that sounds like a topic asks something that the topic's answer does not tell: about someone
 * else, turned around, with a second question, in other terms, or for yes or no where the topic has a value.
 *
 * @param country of the job (ISO 3166-1 alpha-2)
 */
export function isOtherQuestion(question: Question, topic: TopicId, country: string | null): boolean {
  const { label } = question;
  const { answer, reach, voluntary } = TOPICS[topic];
  if (isNotHeld(question, topic)) return true;
  if (OF_ENTRIES.has(topic) && !question.section && /^(?:start|end)\b/i.test(label)) return true;
  if (!OF_OTHERS.has(topic) && (saysSomebodyElse(label) || isPartOnOthers(question.section))) return true;
  if (HOW_TO_REACH.has(topic) && saysSomebodyAbroad(label)) return true;
  if (reach === 'posting' && topic !== 'how_heard' && topic !== 'cover_letter') return false;
  if (!OF_OTHERS.has(topic) && OF_ORGANISATION.test(label) && !OWN_CONTACT.test(label)) return true;
  if (topic === 'relocation' && (TO_A_PLACE.test(label) || TO_A_PLACE_ABROAD.test(label))) return true;
  if (topic === 'years_of_experience' && asksOneField(label)) return true;
  if (topic === 'state' && COUNTY.test(label) && !WITH_COUNTIES.has(country ?? '')) return true;
  const isValue = VALUES.has(answer) && takesValue(question, topic);
  const asked = plainLabel(label);
  if (!WITH_MORE.has(topic) && IF_SO_ABROAD.test(label)) return true;
  if (!WITH_MORE.has(topic) && MORE.test(isValue ? withoutFollowUp(asked, topic) : asked)) return true;
  if (answer !== 'long_text' && /^why\b/i.test(label)) return true;
  if (asksOtherPay(topic, label, country)) return true;
  if (VALUES.has(answer) && !isValue && !VALUE_OR_YES_NO.has(topic) && asksYesOrNo(question)) return true;
  if (SERVED.has(topic) && isNotOnVeteran(question)) return true;
  if (answer !== 'yes_no') return false;
  const turned = withoutYesOrNo(askingPart(label));
  // What a form adds on a voluntary question may say "not" of something else; a short question is all of it.
  if (!voluntary) return isTurnedRound(turned);
  return /^[^?]{1,60}\?\W*$/.test(turned) && isTurnedRound(turned.replace(OR_NOT, ' '));
}

import type { Dossier } from '../../dossier.ts';
import { COUNTY, WITH_COUNTIES } from '../../topics/other-questions.ts';
import { saysScale } from '../../topics/pay-terms.ts';
import { topicInfo } from '../../topics/topic-list.ts';
import type { Topic } from '../../topics/topics.ts';
import type { FormField } from '../../types.ts';
import { ofThisField, worded } from '../questions/own-question.ts';
import { somethingElse } from '../questions/something-else.ts';
import { isOfOtherStep } from './school-steps.ts';
import { type JobsAsked, jobAsked } from './which-job.ts';

const SIGNED =
  /\be-?signature\b|\b(?:electronic|digital|applicant(?:['’]s)?|candidate(?:['’]s)?) signature\b|^signature\b|\bunterschrift\b|\bfirma electr[óo]nica\b|\bsignature [ée]lectronique\b|^(?:assinatura|firma del? (?:candidato|solicitante)|handtekening|ondertekening|podpis|underskrift|imza)\b|\bcertify\b|\bperjury\b|^sign (?:and|&) (?:submit|send)|^(?:applicant(?:['’]s)? )?(?:declaration|disclaimer|certification|attestation|acknowledge?ment)\b/i;
/** "Print name" stands beside a signature. */
const PRINTED = /^print(?:ed)? (?:full |your )?name\b|^name \(?print(?:ed)?\)?$/i;
/** So does the name that is typed to sign: "Type your full legal name to sign". */
const TYPED =
  /^(?:please )?(?:type|enter|write|sign|print) (?:your )?(?:(?:full|legal|first and last) )*name\b.*\b(?:sign|signature|signing|certify|attest|acknowledge|agree|confirm)/i;
/** A name that is written below a declaration, whatever the order of the words: "Declaration: type your name". */
const DECLARES =
  /\b(?:declar\w+|attest\w*|certif(?:y|ication)|acknowledg\w+|affirm\w*|sign(?:ed|ature)?|consent|i agree|under penalty)\b|(?<!\p{L})(?:erkl[äa]r\p{L}*|best[äa]tig\p{L}*|unterschr\p{L}*|d[ée]clar\p{L}*|atteste\p{L}*|declar\p{L}*|firm(?:a|ado|ato)|assin\p{L}*|dichiar\p{L}*|verklar\p{L}*|ondertek\p{L}*|o[śs]wiadcz\p{L}*|podpis\p{L}*|f[öo]rs[äa]kra\p{L}*|underskr\p{L}*|beyan|imza)(?!\p{L})/iu;
const NAME_ASKED =
  /\b(?:full |legal |your |print(?:ed)? )*name\b|(?<!\p{L})(?:name|nom|nombre|nome|naam|nazwisko|namn|navn|ad soyad)(?!\p{L})/iu;
const declares = (words: string) => DECLARES.test(words);

const SIGNS: ReadonlySet<string> = new Set([
  'full_name',
  'first_name',
  'last_name',
  'start_date',
  'city',
  'location',
  'unknown',
]);

const SIGNATURE: ReadonlySet<string> = new Set(['signature', 'signature_date']);

/** Under the heading of a signature, a name is signed and not told: nobody but the person may write it, for this job. */
export function signedTopic(field: FormField, topic: Topic, { posting }: Dossier): Topic {
  const { section = '', label, help = '', beside = '' } = field;
  // Without a heading, its wording is bound to the job already.
  if (SIGNATURE.has(topic.name) && section !== '')
    return { ...ofThisField(field, topic, posting), name: topic.name, legal: true };
  const isSigned =
    SIGNED.test(section) ||
    PRINTED.test(label) ||
    TYPED.test(label) ||
    (NAME_ASKED.test(label) && [label, help, beside].some(declares));
  if (!isSigned || !SIGNS.has(topic.name)) return topic;
  return { ...ofThisField(field, topic, posting), name: 'signature', legal: true };
}

const NAMES = ['full_name', 'first_name', 'last_name'];
const CONTACT = ['phone', 'email', 'street_address', 'full_address'];
const PLACE = ['city', 'state', 'postcode', 'country'];

/** Of a card or an account: whoever pays need not be the applicant, and no application needs it. */
const PAYMENT =
  /\b(?:billing|payments?|invoic\w+|credit card|debit card|card ?holder|name on (?:the |your )?card|account (?:holder|owner)|kontoinhaber|titulaire du compte|titular de la cuenta)\b/i;

/**
 * What asks for one more, or for another, of what the profile holds once is a question of its own: its answer is no fact,
 * nor is it remembered as one.
 */
export function anotherTopic(field: FormField, topic: Topic, dossier: Dossier, jobs: JobsAsked): Topic {
  const { posting, facts } = dossier;
  if (jobAsked(field, topic, dossier, jobs) === 'unknown') return ofThisField(field, topic, posting);
  // Where the applicant lives, no county may be part of the address, though there may be where the job is.
  const home = facts.country?.value;
  const isForeign = topic.name === 'state' && COUNTY.test(field.label) && !!home && !WITH_COUNTIES.has(home);
  if (isForeign) return worded(field, topic);
  // An amount in lakhs or thousands is another number; often only the box says so.
  const { help = '' } = field;
  if (topicInfo(topic.name)?.answer === 'money' && help !== '' && saysScale(help))
    return ofThisField(field, topic, posting);
  const pays = PAYMENT.test(field.label) || PAYMENT.test(field.section ?? '');
  if (pays && [...CONTACT, ...PLACE, ...NAMES, 'address_line_2', 'location'].includes(topic.name))
    return ofThisField(field, topic, posting);
  if (isOfOtherStep(field, topic, dossier)) return ofThisField(field, topic, posting);
  const asked = somethingElse(field, topic);
  if (asked === 'here') return ofThisField(field, topic, posting);
  return asked === 'anywhere' ? worded(field, topic) : topic;
}

/** "Any other context?", "Please explain": a yes or a no is no answer to it. */
const FREELY =
  /\b(?:context|anything (?:else|more)|explain|explanation|elaborate|describe|details?|comments?|(?:like|want|wish) to (?:share|add|tell)|tell us)\b/i;

/** Whether a text box asks for more than the yes or no that its words are about. */
export function asksForWords({ kind, label }: FormField): boolean {
  return (kind === 'long_text' || kind === 'text') && FREELY.test(label);
}

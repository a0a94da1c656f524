import type { Dossier } from '../dossier.ts';
import { type Topic, topicOf } from '../topics/topics.ts';
import type { FormField } from '../types.ts';

const SIGNED =
  /\be-?signature\b|\b(?:electronic|digital|applicant(?:['’]s)?|candidate(?:['’]s)?) signature\b|^signature\b|\bunterschrift\b|\bfirma electr[óo]nica\b|\bsignature [ée]lectronique\b|^(?:applicant(?:['’]s)? )?(?:declaration|disclaimer|certification|attestation|acknowledge?ment)\b/i;
/** "Print name" stands beside a signature. */
const PRINTED = /^print(?:ed)? (?:full |your )?name\b|^name \(?print(?:ed)?\)?$/i;
const SIGNS: ReadonlySet<string> = new Set(['full_name', 'first_name', 'last_name', 'start_date', 'unknown']);

/** Under the heading of a signature, a name is signed and not told: nobody but the person may write it. */
export function signedTopic(field: FormField, topic: Topic, { posting }: Dossier): Topic {
  const { section = '', label, key } = field;
  if (!(SIGNED.test(section) || PRINTED.test(label)) || !SIGNS.has(topic.name)) return topic;
  const { id } = topicOf({ ...field, kind: 'long_text', label: `${section}: ${label}` }, posting);
  const own = id.startsWith('question:') ? id : `question:${key}`;
  return { id: own, name: 'signature', confidence: topic.confidence, legal: true, negated: false };
}

/** A second number or address beside the one that is known. */
const ANOTHER =
  /\b(?:secondary|second|alternat(?:e|ive)|additional|another|other|backup)\b|^(?:work|office|business|fax) (?:tele)?(?:phone|number|line|extension)\b/i;
const ONE_OF: ReadonlySet<string> = new Set(['phone', 'email', 'street_address', 'full_address']);

/** Whether a question asks for one more of what the profile holds once. */
export function asksForAnother({ label }: FormField, topic: string): boolean {
  return ONE_OF.has(topic) && ANOTHER.test(label);
}

/** "Any other context?", "Please explain": a yes or a no is no answer to it. */
const FREELY =
  /\b(?:context|anything (?:else|more)|explain|explanation|elaborate|describe|details?|comments?|(?:like|want|wish) to (?:share|add|tell)|tell us)\b/i;

/** Whether a text box asks for more than the yes or no that its words are about. */
export function asksForWords({ kind, label }: FormField): boolean {
  return (kind === 'long_text' || kind === 'text') && FREELY.test(label);
}

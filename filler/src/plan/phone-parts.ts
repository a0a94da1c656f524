import type { Dossier } from '../dossier.ts';
import type { Topic } from '../topics/topics.ts';
import type { FormField } from '../types.ts';
import { nationalNumber } from './facts.ts';
import { ofThisField } from './own-question.ts';

/** A box for the first three digits of a North American number. */
export function isAreaCode({ label, kind }: FormField): boolean {
  return (kind === 'text' || kind === 'number' || kind === 'phone') && /^(?:phone )?area code$/i.test(label);
}

/** Whether two neighboring boxes of a form are the area code and the number that goes with it. */
function arePair(code: FormField | undefined, number: FormField | undefined, topic?: Topic): boolean {
  if (!code || !number || code.leave || number.leave || topic?.name !== 'phone') return false;
  return isAreaCode(code) && !isAreaCode(number) && code.section === number.section;
}

/** Whether a box takes only its part of a phone number. */
export function hasAreaCode(form: readonly FormField[], topics: readonly Topic[], at: number): boolean {
  return (
    arePair(form[at - 1], form[at], topics[at]) ||
    (topics[at]?.name === 'phone' && arePair(form[at], form[at + 1], topics[at + 1]))
  );
}

/** "+14085550123" as area code and number; null where numbers have no such parts, or nobody can tell them apart. */
export function phoneParts(phone: string): { code: string; number: string } | null {
  const national = phone.startsWith('+1') ? nationalNumber(phone) : '';
  return /^\d{10}$/.test(national) ? { code: national.slice(0, 3), number: national.slice(3) } : null;
}

/** The area code beside a phone number is a part of that; of a number that is not divided so, both are asked. */
export function withAreaCode(
  form: readonly FormField[],
  topics: readonly Topic[],
  { facts, posting }: Dossier,
): readonly Topic[] {
  return topics.map((topic, at) => {
    const field = form[at];
    const isCode = arePair(field, form[at + 1], topics[at + 1]);
    if (!field || !(isCode || arePair(form[at - 1], field, topic))) return topic;
    if (!phoneParts(facts.phone?.value ?? '')) return ofThisField(field, topic, posting);
    return { ...topic, id: 'phone', name: 'phone' };
  });
}

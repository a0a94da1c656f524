import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { Dossier } from '../../dossier.ts';
import type { Topic } from '../../topics/topics.ts';
import type { FormField } from '../../types.ts';
import { ofThisField } from '../questions/own-question.ts';

const AREA_CODE =
  /^(?:(?:phone )?area code|c[óo]digo de [áa]rea|ddd|lada|indicatif r[ée]gional|ortsvorwahl)$/iu;

/** A box for the area code of a phone number. */
export function isAreaCode({ label, kind }: FormField): boolean {
  return (kind === 'text' || kind === 'number' || kind === 'phone') && AREA_CODE.test(label);
}

const TYPED: ReadonlySet<string> = new Set(['text', 'number', 'phone']);
/** The code of a country or of a town: only the person can tell. */
const SOME_CODE = /^(?:vorwahl|prefix|prefijo|prefisso|prefixo|indicatif|kierunkowy|riktnummer)$/iu;

/** Whether a number stands beside a box for a code that may be either of the two, so that nobody knows which part it takes. */
function isBesideSomeCode(form: readonly FormField[], at: number): boolean {
  const [code, number] = [form[at - 1], form[at]];
  const isCode = code && !code.leave && TYPED.has(code.kind) && SOME_CODE.test(code.label.trim());
  return !!isCode && code.section === number?.section;
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
  // Where numbers have an area code, it is written in brackets: "(408) 555-0123", "(81) 99123-4567".
  const written = parsePhoneNumberFromString(phone)?.formatNational() ?? '';
  const [, code = '', number = ''] = /^\((\d{2,3})\) ?(\d[\d -]+)$/.exec(written) ?? [];
  return code === '' ? null : { code, number: number.replace(/\D/g, '') };
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
    if (!field) return topic;
    // Alone it is no part of a number that is asked for, and never the code of a town.
    if (isAreaCode(field) && !isCode && topic.name === 'postcode') return ofThisField(field, topic, posting);
    if (topic.name === 'phone' && isBesideSomeCode(form, at)) return ofThisField(field, topic, posting);
    if (!(isCode || arePair(form[at - 1], field, topic))) return topic;
    if (!phoneParts(facts.phone?.value ?? '')) return ofThisField(field, topic, posting);
    return { ...topic, id: 'phone', name: 'phone' };
  });
}

/** A line beside the one that somebody is reached on: a profile holds a single number, which is not all of them. */
const OTHER_LINE =
  /\b(?:home|house|land ?line|evening|night|day ?time|fixed)\b|(?<!\p{L})(?:festnetz\p{L}*|fixe|domicile|fijo|fixo|residencial|fisso|vaste?|thuis|stacjonarny|fast ?telefon|fasttelefon|privat\p{L}*|priv[ée]e?|zu ?hause|particular|particulier|casa|domo?wy|dom[ůu]|ev telefonu)(?!\p{L})/iu;

/** Beside the number that a form asks for, "Home phone" is another one, which the person knows. */
export function withOneLine(
  form: readonly FormField[],
  topics: readonly Topic[],
  { posting }: Dossier,
): readonly Topic[] {
  const isOther = (at: number) => topics[at]?.name === 'phone' && OTHER_LINE.test(form[at]?.label ?? '');
  const hasMain = topics.some(({ name }, at) => name === 'phone' && !isOther(at) && !form[at]?.leave);
  if (!hasMain) return topics;
  return topics.map((topic, at) => {
    const field = form[at];
    return field && isOther(at) ? ofThisField(field, topic, posting) : topic;
  });
}

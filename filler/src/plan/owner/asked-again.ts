import type { Posting } from '../../dossier.ts';
import type { Topic } from '../../topics/topics.ts';
import type { FormField } from '../../types.ts';
import type { Asked } from '../questions/asked.ts';
import { isOfApplicant, isOwnHeading, saysYou } from '../questions/headings.ts';
import { plainWords } from '../questions/own-question.ts';
import { somethingElse } from '../questions/something-else.ts';
import { CONTACT, NAMES, PLACES } from '../questions/topic-groups.ts';
import { asksPostcodeAndCity, isHouseNumber } from '../values/address-parts.ts';
import { isAreaCode } from '../values/phone-parts.ts';

/** What a form asks of one person once. A second number may be another line of theirs (`../values/phone-parts.ts`). */
const ONCE: ReadonlySet<string> = new Set([...CONTACT, 'street_address', 'full_address']);

/** What may stand behind the name of somebody else. */
const OF_SAME: ReadonlySet<string> = new Set([...CONTACT, ...PLACES]);

/** The box is there to be certain that the first one holds no slip. */
const CONFIRMS =
  /\b(?:confirm\w*|re-?(?:peat|type|enter)|verif\w+|again|second time|match)\b|(?<!\p{L})(?:best[äa]tig\p{L}*|wiederhol\p{L}*|nochmals?|erneut|confirm\p{L}*|r[ée]p[ée]t\p{L}*|ressaisi\p{L}*|v[ée]rifi\p{L}*|repet\p{L}*|repit\p{L}*|verifi\p{L}*|conferm\p{L}*|ripet\p{L}*|bevestig\p{L}*|herhaal|opnieuw|potwierd[źz]\p{L}*|powt[óo]rz\p{L}*|bekr[äae]ft\p{L}*|upprepa|gentag|gjenta|vahvista|tekrar\p{L}*|do[ğg]rula\p{L}*|onayla\p{L}*)(?!\p{L})/iu;
/** Words that make it another line, or another form of a name, of the same person. */
const OWN_WORDS =
  /\b(?:mobile|cell(?:ular)?|home|land ?line|evening|day ?time|legal|passport|certificate|diploma|sign\w*|print(?:ed)?|your|my|applicant\w*|candidate\w*|mailing|permanent|current|present|residential|line|2|ii)\b|(?<!\p{L})(?:handy|mobil\p{L}*|privat\p{L}*|festnetz\p{L}*|portable|fixe|m[óo]vil|celular|cellulare|telem[óo]vel|mobiel\p{L}*|kom[óo]rk\p{L}*|cep|votre|vos|ihre?|deine?|meine?|tus?|su|seu|sua|uw|je|din|ditt|dit|bewerber\p{L}*)(?!\p{L})/iu;
const MOST_WORDS = 3;

/** A label that says no more than what is asked: "Phone", "E-Mail-Adresse". */
export function isBare({ label }: FormField): boolean {
  if (CONFIRMS.test(label) || OWN_WORDS.test(label)) return false;
  return label.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length <= MOST_WORDS;
}

/** A name is the same question whole or in halves. */
function sameOf({ name }: Topic): string {
  return NAMES.has(name) ? 'full_name' : name;
}

/** Asks for the city or the postcode, alone or together. */
function isPlace({ field, topic }: Asked): boolean {
  return topic.name === 'city' || topic.name === 'postcode' || asksPostcodeAndCity(field);
}

const sectionOf = ({ section = '' }: FormField) => section;

/** "Name" below the boxes for both halves of one; but not "Name on ID". */
function isNameAgain({ field, topic }: Asked, own: readonly Asked[], next: Asked | undefined): boolean {
  if (topic.name !== 'full_name' || !isBare(field) || /\b(?:on|as)\b/i.test(field.label)) return false;
  const isOwn = (name: string) =>
    own.some(
      (one) =>
        one.topic.name === name &&
        !one.field.leave &&
        !one.field.repeat &&
        sectionOf(one.field) === sectionOf(field),
    );
  // Alone it may be one more form of the applicant's name, or stand beside a signature.
  const goesOn =
    next && sectionOf(next.field) === sectionOf(field) && isBare(next.field) && OF_SAME.has(next.topic.name);
  return (
    Boolean(goesOn) && isOwn('first_name') && isOwn('last_name') && own.at(-1)?.topic.name !== 'last_name'
  );
}

/** "City/State" below the boxes for both. */
function isPlaceAgain({ field, topic }: Asked, own: readonly Asked[]): boolean {
  if (
    topic.name !== 'location' ||
    !isBare(field) ||
    asksPostcodeAndCity(field) ||
    !/[/,&]|\b(?:and|or)\b/.test(field.label)
  )
    return false;
  return own.some(
    (one) =>
      one.topic.name === 'city' &&
      !one.field.leave &&
      !one.field.repeat &&
      sectionOf(one.field) === sectionOf(field),
  );
}

/**
 * Whether a part of the form asks a second time what one person is asked once, in bare words: "Full name" below a "Full
 * name" and an "Email" is that of somebody else, whether or not anything says of whom.
 */
function isTwiceInPart({ field, topic }: Asked, own: readonly Asked[], next: Asked | undefined): boolean {
  if (isNameAgain({ field, topic }, own, next)) return true;
  if (isPlaceAgain({ field, topic }, own)) return true;
  if (!ONCE.has(topic.name) || !isBare(field) || isHouseNumber(field) || isAreaCode(field)) return false;
  // "Alternate email" is told by its own words.
  if (somethingElse(field, topic)) return false;
  const before = own.findLast((one) => one.topic.name === topic.name && !one.field.repeat);
  if (!before || before.field.leave || sectionOf(before.field) !== sectionOf(field)) return false;
  // "Mobile" and "Phone" are two lines of one person, and the code of a town is a part of the number.
  if (topic.name === 'phone' && (!isBare(before.field) || isAreaCode(before.field))) return false;
  // Two words for a street may be two lines of one address.
  const isStreet = topic.name === 'street_address' || topic.name === 'full_address';
  if (isStreet && plainWords(before.field.label) !== plainWords(field.label)) return false;
  // The second line of an address, and the second box of one that the page drew twice.
  const isNext = own.at(-1) === before;
  if (isNext && (isStreet || before.field.label === field.label)) return false;
  return before.field.kind === field.kind || !isNext;
}

/** What may be asked again of somebody whom a part is about that nothing is known of. */
export type Again = { own: readonly Asked[]; after: readonly Asked[] };

/**
 * Asked again under a heading that nothing is known about, a name or a number is somebody else's: "Preceptor". So it is
 * if a later part of the form asks the same of the applicant, or if the same part has asked it already.
 *
 * @param isOfOthers whether a later field is somebody else's by its own words or heading
 */
export function isAskedAgain(
  asked: Asked,
  { own, after }: Again,
  posting: Posting,
  isOfOthers: (one: Asked) => boolean,
): boolean {
  const { field, topic } = asked;
  const section = sectionOf(field);
  if (field.repeat || saysYou(field)) return false;
  if (isTwiceInPart(asked, own, after[0])) return true;
  if (section === '' || isOwnHeading(section, posting)) return false;
  if (topic.name === 'location' && !asksPostcodeAndCity(field)) return false;
  const asksSame = (one: Asked) =>
    (sameOf(one.topic) === sameOf(topic) || (asksPostcodeAndCity(field) && isPlace(one))) &&
    !one.field.leave &&
    !one.field.repeat &&
    sectionOf(one.field) !== section;
  return (
    own.some(asksSame) ||
    after.some((one) => asksSame(one) && isOfApplicant(sectionOf(one.field)) && !isOfOthers(one))
  );
}

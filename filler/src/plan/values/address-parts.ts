import type { Dossier, Fact } from '../../dossier.ts';
import type { Topic } from '../../topics/topics.ts';
import type { FormField } from '../../types.ts';
import { plainWords } from '../questions/own-question.ts';
import { stateInAddress } from './facts.ts';

/** A box for the number of the house, beside one for the street. */
const HOUSE_NUMBER =
  /^(?:(?:house|building|street|civic) ?(?:number|no\.?|nr\.?|#)|housenumber|haus(?:nummer|-?nr\.?)|huis(?:nummer|nr\.?)|husnummer|gatunummer|n[úu]mero|num[ée]ro(?: de (?:la )?rue)?|n° ?(?:civico|de rue)?|(?:numero )?civico|nr\.?|numer (?:domu|budynku)|nr domu|talon numero|č[íi]slo (?:popisn[ée]|domu)|number)$/i;

export function isHouseNumber({ label }: Pick<FormField, 'label'>): boolean {
  return HOUSE_NUMBER.test(label.trim());
}

/** What a bare "Number" is taken for; the number of a phone or of a document is another. */
const MAY_BE: ReadonlySet<string> = new Set(['unknown', 'street_address', 'full_address', 'address_line_2']);

/** Where the phone has a box of its own, a bare "Number" beside the street is no second phone. */
const isPhoneAskedElsewhere = (topics: readonly Topic[], at: number) =>
  topics.some(({ name }, other) => other !== at && name === 'phone');

const NAMED_CITY = /(?:^|[._[-])(?:city|town)\]?$/i;
const OTHER_CITY =
  /birth|work|office|job|compan|employer|school|billing|desired|prefer|target|emergency|issu/i;
const isNamedCity = ({ markup, repeat }: FormField) =>
  !repeat &&
  [markup?.name, markup?.id].some((name) => name !== undefined && NAMED_CITY.test(name)) &&
  !OTHER_CITY.test(`${markup?.name} ${markup?.id}`);

const PLACE: ReadonlySet<string> = new Set([
  'unknown',
  'location',
  'city',
  'postcode',
  'full_address',
  'state',
]);

/**
 * The parts of an address that the form divides in its own way: one box for the postcode and the city, or one for the
 * number of the house, if the street stands right before or after it.
 *
 * @param settled whether a field was found to be about somebody or something else: its words no longer count
 */
export function withAddressParts(
  form: readonly FormField[],
  topics: readonly Topic[],
  settled: (at: number) => boolean,
): readonly Topic[] {
  const isStreet = (at: number, { section }: FormField) => {
    const field = form[at];
    const isNear = field !== undefined && field.section === section && !isHouseNumber(field);
    return isNear && topics[at]?.name === 'street_address';
  };
  return topics.map((topic, at) => {
    const field = form[at];
    if (settled(at)) return topic;
    if (field && !field.repeat && PLACE.has(topic.name) && asksPostcodeAndCity(field))
      return { ...topic, id: 'location', name: 'location' };
    // "Location" in a box that the page calls the city.
    if (field && topic.name === 'location' && isNamedCity(field) && !/[,/&]|\band\b/i.test(field.label))
      return { ...topic, id: 'city', name: 'city' };
    const asksNumber = field && isHouseNumber(field) && (isStreet(at - 1, field) || isStreet(at + 1, field));
    const mayBe = MAY_BE.has(topic.name) || (topic.name === 'phone' && isPhoneAskedElsewhere(topics, at));
    return asksNumber && mayBe ? { ...topic, id: 'street_address', name: 'street_address' } : topic;
  });
}

const STREET: ReadonlySet<string> = new Set(['street_address', 'full_address']);
/** A box that the page itself calls the second line: `address2`, `addr_line2`, `street[1]`. */
const SECOND_LINE =
  /(?:addr(?:ess)?|street|stra(?:ss|ß)e|adresse?|direccion|indirizzo|line)[\w.-]*?(?:2|two|ii|\[1\])\]?$/i;
const isSecondLine = ({ markup }: FormField) =>
  [markup?.name, markup?.id].some((name) => name !== undefined && SECOND_LINE.test(name));

/**
 * The lines of one address: right behind the box for the street, one more in the same words, or one that the page calls the
 * second line, is no street once more. Of two boxes that are both called a line, the first is for the street.
 */
export function withAddressLines(
  form: readonly FormField[],
  topics: readonly Topic[],
  settled: (at: number) => boolean,
): readonly Topic[] {
  const isOpen = (at: number) => {
    const field = form[at];
    return field !== undefined && !field.repeat && !field.leave && !settled(at) && !isHouseNumber(field);
  };
  const areNext = (at: number) => isOpen(at) && isOpen(at + 1) && form[at]?.section === form[at + 1]?.section;
  const alike = (at: number) => plainWords(form[at]?.label ?? '') === plainWords(form[at + 1]?.label ?? '');
  const lines = [...topics];
  topics.forEach((topic, at) => {
    const [first, second] = [lines[at], topics[at + 1]];
    const next = form[at + 1];
    if (!first || !second || !next || !areNext(at)) return;
    if (first.name === 'address_line_2' && second.name === 'address_line_2' && alike(at)) {
      const hasStreet = topics.some(
        ({ name }, other) => STREET.has(name) && form[other]?.section === next.section,
      );
      if (!hasStreet) lines[at] = { ...topic, id: 'street_address', name: 'street_address' };
    } else if (STREET.has(first.name) && STREET.has(second.name) && (alike(at) || isSecondLine(next)))
      lines[at + 1] = { ...second, id: 'address_line_2', name: 'address_line_2' };
  });
  return lines;
}

/** The number stands beside its street, perhaps after another line of the address. */
const BESIDE = 2;

/** Whether a box for the number of the house belongs to this one for the street, or is this one. */
export function hasHouseNumber(form: readonly FormField[], topics: readonly Topic[], at: number): boolean {
  const asked = form[at];
  if (!asked || isHouseNumber(asked)) return asked !== undefined;
  return form.some((field, index) => {
    const isNear = Math.abs(index - at) <= BESIDE && field.section === asked.section && !field.leave;
    if (!isNear || !isHouseNumber(field) || topics[index]?.name !== 'street_address') return false;
    // Another street stands between: the number is that one's.
    return !form.some(
      (other, between) =>
        between > Math.min(at, index) &&
        between < Math.max(at, index) &&
        topics[between]?.name === 'street_address' &&
        !isHouseNumber(other),
    );
  });
}

/** "12 Beacon Street" and "Biltstraat 112 b", as street and number; null if it is not certain which is which. */
export function streetParts(address: string): { street: string; number: string } | null {
  const [, before, after] = /^(\d+ ?[a-z]?),? (\p{L}.*\p{L}\.?)$/iu.exec(address.trim()) ?? [];
  if (before && after && !/\d/.test(after)) return { street: after, number: before };
  const [, street, number] = /^(\D*\p{L}\.?),? (\d+(?: ?[a-z])?)$/iu.exec(address.trim()) ?? [];
  return street && number ? { street, number } : null;
}

const POSTCODE =
  /(?<!\p{L})(?:plz|postleitzahl|zip|post ?code|(?:zip|postal) code|code postal|npa|cap|cp|c[óo]digo postal|cep|kod pocztowy|postnummer|postnr)(?!\p{L})/iu;
const CITY =
  /(?<!\p{L})(?:(?:wohn)?ort|stadt|city|town|ville|domicile|localit[ée]|citt[àa]|comune|localidad|poblaci[óo]n|ciudad|cidade|(?:woon)?plaats|miasto|miejscowo[śs][ćc]|poststed|postort|by)(?!\p{L})/iu;
const STATE = /(?<!\p{L})(?:state|province)(?!\p{L})/iu;
const JOINS =
  /(?<!\p{L})(?:and|or|und|oder|et|y|e|en|i|og|och|a|your|ihre?|deine?|votre|tu|su|home|current)(?!\p{L})|[^\p{L}]+/giu;

/** Whether a label names a postcode and a city, and nothing else but perhaps the state. */
export function asksPostcodeAndCity({ label }: Pick<FormField, 'label'>): boolean {
  if (!POSTCODE.test(label) || !CITY.test(label)) return false;
  return label.replace(POSTCODE, ' ').replace(CITY, ' ').replace(STATE, ' ').replace(JOINS, '') === '';
}

/** Whether a label names a city and nothing else: "Votre ville". */
export function asksCity({ label }: Pick<FormField, 'label'>): boolean {
  return CITY.test(label) && label.replace(CITY, ' ').replace(JOINS, '') === '';
}

/** What a single box for the postcode and the city gets, in the order in which it names them. */
export function postcodeAndCity({ label }: FormField, dossier: Dossier): Fact | null {
  const { facts } = dossier;
  const [postcode, city] = [label.search(POSTCODE), label.search(CITY)];
  if (!facts.postcode || !facts.city) return null;
  const state = stateInAddress(dossier);
  const parts = [facts.postcode.value, facts.city.value];
  if (STATE.test(label)) {
    if (!state || postcode < city) return null;
    return { ...facts.city, value: `${facts.city.value}, ${state} ${facts.postcode.value}` };
  }
  return { ...facts.city, value: (postcode < city ? parts : parts.reverse()).join(' ') };
}

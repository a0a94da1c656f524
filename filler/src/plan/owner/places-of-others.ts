import type { Topic } from '../../topics/topics.ts';
import type { FormField } from '../../types.ts';
import { ADDRESS } from '../questions/topic-groups.ts';
import { isHouseNumber } from '../values/address-parts.ts';

/** What one address has once. */
const ONCE: ReadonlySet<string> = new Set(['street_address', 'city', 'state', 'postcode']);
const PLACES: ReadonlySet<string> = new Set(['city', 'state', 'country']);
/** A bare word for a place: "UF", "State". */
const BARE = /^\p{L}+(?: \p{L}+)?\W*$/u;
/** The number of a document, which somewhere was given out. */
const DOCUMENT =
  /\b(?:licen[cs]e|passport|visa|permit|certificate|registration|identity card|id card|green card)\b|(?<!\p{L})(?:f[üu]hrerschein|reisepass|ausweis|permis|passeport|carn[ée]t?|licencia|pasaporte|dni|nie|patente|passaporto|carta d[’']identit[àa]|carteira|habilita[çc][ãa]o|cnh|ctps|passaporte|rijbewijs|paspoort|prawo jazdy|paszport|k[öo]rkort|pass(?:nummer)?|ehliyet|pasaport)(?!\p{L})/iu;

/** Where somebody was born, what they drive, or where they have an account: a place behind it is of that. */
const THING =
  /\b(?:place|city|town) of (?:birth|issue)\b|\bbirth ?place\b|\b(?:vehicle|car)(?: make| model)?\b|\blicen[cs]e plate\b|\bbank\b|(?<!\p{L})(?:geburtsort|lieu de naissance|lugar de nacimiento|luogo di nascita|local de nascimento|naturalidade|geboorteplaats|miejsce urodzenia|f[öo]delseort|fahrzeug|v[ée]hicule|veh[íi]culo|banque|banco|banca)(?!\p{L})/iu;
/** Another address than the one where the applicant lives. */
const OTHER_ADDRESS =
  /\b(?:previous|former|prior|past|permanent|last) (?:address|residence)\b|^native place\b/i;
const DATE = /^(?:date|datum|fecha|data|dato)\W*$/i;
const PLACE = /^(?:place|ort|lieu|lugar|luogo|local|plaats|miejscowo[śs][ćc]|sted)\W*$/iu;

/** The parts of an address that stand behind each other from here on. */
function partsFrom(form: readonly FormField[], topics: readonly Topic[], at: number): number[] {
  const parts: number[] = [];
  const { section } = form[at - 1] ?? {};
  for (let next = at; ADDRESS.has(topics[next]?.name ?? '') && form[next]?.section === section; next += 1)
    parts.push(next);
  return parts;
}

/** The boxes for places behind one that names another thing or address, and the one beside the date of a signature. */
function behindAnother(form: readonly FormField[], topics: readonly Topic[]): number[] {
  return form.flatMap(({ label, section, repeat, row }, at) => {
    // A column of a table is over the boxes below it, not over those behind.
    if (repeat || row !== undefined) return [];
    const isSigned = [at - 1, at + 1].some(
      (near) => form[near]?.section === section && DATE.test(form[near]?.label.trim() ?? ''),
    );
    if (PLACE.test(label.trim()) && isSigned) return [at];
    const parts = partsFrom(form, topics, at + 1);
    if (OTHER_ADDRESS.test(label)) return parts;
    // With a street or its code, it is an address that follows.
    const isAddress = parts.some((part) => !PLACES.has(topics[part]?.name ?? ''));
    if (!THING.test(label) || isAddress) return [];
    const apart = form.findIndex(
      (one, next) =>
        next > at && next <= at + 3 && PLACES.has(topics[next]?.name ?? '') && one.section === section,
    );
    return parts.length > 0 ? parts : apart > 0 && partsFrom(form, topics, apart).length === 1 ? [apart] : [];
  });
}

/**
 * The places of a form that belong to no address of the applicant: asked once more apart from any address, or with a whole
 * second address, or right behind the number of a document.
 */
export function placesOfOthers(form: readonly FormField[], topics: readonly Topic[]): ReadonlySet<number> {
  const asked = new Set<string>();
  const again = new Set<number>();
  const nameAt = (at: number, field: FormField) =>
    form[at]?.section === field.section ? (topics[at]?.name ?? '') : '';
  const isNear = (at: number, field: FormField) => ADDRESS.has(nameAt(at, field));
  const others = new Set(behindAnother(form, topics));
  form.forEach((field, at) => {
    const name = topics[at]?.name ?? '';
    if (field.leave || field.repeat || !ADDRESS.has(name) || !BARE.test(field.label)) {
      if (ONCE.has(name) && !field.leave && !field.repeat) asked.add(`${name} ${field.section}`);
      return;
    }
    const before = form[at - 1];
    const isOfDocument =
      PLACES.has(name) &&
      before?.section === field.section &&
      DOCUMENT.test(before?.label ?? '') &&
      !isNear(at - 1, field) &&
      !isNear(at + 1, field);
    if (isOfDocument) others.add(at);
    if (!ONCE.has(name) || isOfDocument || isHouseNumber(field)) return;
    const place = `${name} ${field.section}`;
    if (!asked.has(place)) asked.add(place);
    else if (isNear(at - 1, field) || isNear(at + 1, field)) again.add(at);
    else others.add(at);
  });
  // One part alone may be another word for it, "State" and "Province"; two are another address.
  for (const at of again) if (again.has(at - 1) || again.has(at + 1)) others.add(at);
  return others;
}

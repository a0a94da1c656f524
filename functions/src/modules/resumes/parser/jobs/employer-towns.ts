import { citiesNamed } from '../../../job-text/places/cities.ts';
import { isTownName } from '../../../job-text/places/town-names.ts';
import { textTerms } from '../../../job-text/terms/text-terms.ts';
import { asPlace } from '../places/location.ts';
import { employerScore, endsWithLegalForm, isDepartment, titleScore } from '../words/job-words.ts';
import { isUnit } from '../words/units.ts';
import type { Part } from './entry-parts.ts';

export const WORK_MODE =
  /\s*[([]?\b(?:full[ -]?time|part[ -]?time|contract(?:or)?|internship|permanent|temporary|freelance|remote|hybrid|on-?site|seasonal)\b[)\]]?\s*$/i;

/**
 * What stands behind an employer's comma. A town is `told` by what is around it: a legal form or a street before it, or its name. Else it is
 * a guess, because names have commas too.
 */
type Behind = { name: string; town: string | null; told: boolean };

const NOTHING_BEHIND = new WeakSet<Part>();
const BEHIND = new WeakMap<Part, Behind>();

export function behindName(part: Part): Behind | undefined {
  if (NOTHING_BEHIND.has(part)) return undefined;
  const known = BEHIND.get(part) ?? (MAY_END.test(part.text) ? read(part) : undefined);
  if (known === undefined) NOTHING_BEHIND.add(part);
  else BEHIND.set(part, known);
  return known;
}

function read(part: Part): Behind | undefined {
  const unit = besideUnit(part.text);
  if (unit !== undefined) return unit;
  const inTown = beforeTown(part.text);
  if (inTown !== undefined) return inTown;
  if (!part.text.includes(',')) return undefined;
  const street = behindStreet(part.text);
  if (street !== undefined) return street;
  if (part.place === null) return behindLegalForm(part) ?? guessedTown(part);
  // "Acme, Saint Priest" before "France": what was known to be a place is the country only.
  const town = guessedTown(part);
  return town?.told === true ? { ...town, town: `${town.town}, ${part.place}` } : undefined;
}

const IN = '(?:in|en|à|em|w|we|i|din|la|te)';
/** A comma, or a word that stands before towns. */
const MAY_END = new RegExp(`,| ${IN} \\p{Lu}`, 'u');

/** "Banco del Duero, Departamento de ventas", "PC Games Division, THQ Inc.": the name is beside it. */
function besideUnit(text: string): Behind | undefined {
  const [, left, right] = /^([^,]{3,}),\s+([^,]{3,})$/u.exec(text) ?? [];
  if (left === undefined) return undefined;
  if (isUnit(right!)) return isUnit(left) ? undefined : { name: left, town: null, told: true };
  return isUnit(left) && employerScore(right!) >= 0.5 ? { name: right!, town: null, told: true } : undefined;
}

const BEFORE_TOWN = new RegExp(`^(\\p{Lu}.{2,}?\\S) ${IN} ([^,]+)$`, 'u');

/** "Auktionshaus Karl & Faber in München": a town that is known, behind a word for where something is. */
function beforeTown(text: string): Behind | undefined {
  const [, name, town] = BEFORE_TOWN.exec(text) ?? [];
  return name !== undefined && !name.includes(',') && isTown(town!)
    ? { name, town: town!, told: true }
    : undefined;
}

/** "Farmacia Centrale, via Roma 83, Bergamo": a house number ends the name. */
const STREET =
  /^(?=.*\p{L}{3})(?:\p{L}[\p{L}.'’-]*\s+){1,5}\d{1,4}\s?[a-z]?(?:-\d{1,4})?$|^\d{1,5}\s+\p{L}.*\p{L}{3}|^(?:[Vv]iale|[Vv]ia|[Pp]iazza|[Rr]ue|[Cc]alle|[Aa]vda\.?|[Ss]trada|[Ss]tr\.|[Uu]l\.|[Uu]lica|[Rr]ua)\s+\p{Lu}/u;

function behindStreet(text: string): Behind | undefined {
  const pieces = text.split(/,\s+/);
  const at = pieces.findIndex((piece, index) => index > 0 && STREET.test(piece));
  if (at === -1) return undefined;
  const rest = pieces.slice(at + 1).join(', ');
  return { name: pieces.slice(0, at).join(', '), town: TOWN.test(rest) ? rest : null, told: true };
}

/** "Weber GmbH, Passau/Hamburg": behind a legal form, the name is over. */
const LEGAL_TOWN = /^(.+?),\s+(\p{Lu}[^,]*(?:, \p{Lu}[^,]*)?)$/u;

function behindLegalForm({ text }: Part): Behind | undefined {
  const [, name, behind] = LEGAL_TOWN.exec(text) ?? [];
  if (name === undefined || !endsWithLegalForm(name) || endsWithLegalForm(behind!)) return undefined;
  if (isDepartment(behind!) || titleScore(behind!) >= 0.3) return undefined;
  return { name, town: behind!, told: true };
}

const NAME = "\\p{Lu}[\\p{L}'’.-]+";
const TOWN_NAME = `${NAME}(?: (?:(?:de|la|do|am|an der|upon|en|und|et|och) )*${NAME}){0,2}`;
/** With the short form of its region: "Arroyo Seco, Qro.", "Timrå (SE)". */
const REGION = '(?:, \\p{Lu}\\p{L}{1,2}\\.?| \\(\\p{Lu}[\\p{L} ]*\\))';
const TOWN = new RegExp(`^${TOWN_NAME}${REGION}?$`, 'u');
/** "Jaguar Works, Solihull": a town that no list has, behind an employer. */
const WITH_TOWN = new RegExp(`^([^,]{3,}),\\s+(${TOWN_NAME})(${REGION})?$`, 'u');

function guessedTown({ text }: Part): Behind | undefined {
  const [, name, town, region] = WITH_TOWN.exec(text) ?? [];
  if (name === undefined || endsWithLegalForm(text)) return undefined;
  // A priest is a role, Saint Priest a town.
  const isNamed = /[\s-]/.test(town!) && isTown(town!);
  const isOther = isDepartment(town!) || employerScore(town!) > 0 || WORK_MODE.test(town!);
  // "Deloitte, Consulting": a word of work, or of how one works, is no town.
  if (isOther || (!isNamed && (titleScore(town!) >= 0.3 || textTerms([town!]).size > 0))) return undefined;
  return { name, town: `${town}${region ?? ''}`, told: region !== undefined || isTown(town!) };
}

export const isListed = (town: string) =>
  town
    .split(/\s*[,/]\s*/)
    .some((piece) => citiesNamed(piece).length > 0 || asPlace(piece) !== undefined || isTown(piece));

/** The name of an employer, without what is known to stand behind it. */
export function nameOf(part: Part): string {
  return behindName(part)?.name ?? part.text;
}

/** Some town has the name, also with the short form of its region ("Wil SG") or of two ("Amersfoort en Zwolle"). */
function isTown(text: string): boolean {
  return text
    .split(/ (?:en|und|et|and|y|e|och|i) /)
    .every((one) => isTownName(one.replace(/ \p{Lu}{2,3}$/u, '')));
}

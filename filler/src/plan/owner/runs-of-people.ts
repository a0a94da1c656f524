import { namesSomebodyElse } from '../../topics/somebody-else.ts';
import type { FormField } from '../../types.ts';
import { namesAnother, saysYou } from '../questions/headings.ts';

type Asked = { field: FormField; name: string };

/** What a form asks of a person whom it has just named. */
const OF_PERSON: ReadonlySet<string> = new Set([
  'full_name',
  'first_name',
  'last_name',
  'email',
  'phone',
  'street_address',
  'full_address',
  'city',
  'state',
  'postcode',
  'current_title',
  'current_company',
]);
const WORK: ReadonlySet<string> = new Set(['current_title', 'current_company']);
/** Whom to call: right behind the name, nobody expects the applicant's own number. */
const TO_CALL =
  /emergenc|notf[aä]ll|urgenc|emergenz|emerg[êe]nc|nood(?:geval|contact)|nag[łl]ych|n[öø]dfall|acil|\breferences?\b|\breferees?\b|\bnominees?\b|\bwitness\b|\bprincipal\b|\bcontact person\b|ansprechpartner|referenz|referenci|refer[êe]nci|supervisor|vorgesetzt/iu;
/** Who stands amid the boxes of the applicant's own job. */
const SUPERIOR =
  /supervisor|manager|boss|vorgesetzt|sup[ée]rieur|responsable|jefe|superior|leidinggevend|prze[łl]o[żz]on/i;
/** Whoever told of the job is named beside the applicant's own data. */
const REFERRER = /\breferr(?:al|er|ed|ing)\b|\brecruiter\b|empfohlen|coopt|indica(?:do|[çc])/iu;
/** What may stand between a person's name and the rest. */
const BETWEEN: ReadonlySet<string> = new Set(['unknown', 'date_of_birth', 'gender', 'school']);
/** How many boxes are asked of one person. */
const LONGEST = 5;

/** A label without a word of its own: "Phone #", "Occupation". */
const isBare = (field: FormField) =>
  field.label.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length <= 3 && !saysYou(field);

function namesPerson({ field }: Asked): boolean {
  const { label } = field;
  if (REFERRER.test(label)) return false;
  return namesAnother(field) || namesSomebodyElse(label) || TO_CALL.test(label) || /^sponsor\b/i.test(label);
}

/** Names an employer or a school, which has a number and an address of its own. */
function namesPlace({ name }: Asked): boolean {
  return name === 'current_company' || name === 'school';
}

/** The box before this one that names somebody or something else, if all between them may be about that person too. */
function namedBefore(all: readonly Asked[], at: number): Asked | null {
  const { section } = all[at]?.field ?? {};
  let place: Asked | null = null;
  for (let before = at - 1; before >= Math.max(0, at - LONGEST); before -= 1) {
    const one = all[before];
    if (!one || one.field.section !== section || one.field.repeat || one.field.kind === 'file') return place;
    if (namesPerson(one)) return one;
    if (namesPlace(one)) place ??= one;
    if (!(isBare(one.field) && (OF_PERSON.has(one.name) || BETWEEN.has(one.name)))) return place;
  }
  return place;
}

/** What is asked about a job that somebody had, or of those who saw it. */
const OF_PAST_JOB =
  /\bsupervisor|\breasons? for leaving\b|\b(?:starting|ending|final) (?:salary|pay|wage)|\bmay we contact\b|\bduties\b|^(?:from|to)$/i;
const EMPLOYER = /^(?:(?:name of )?(?:employer|company)(?: name)?)$/i;

/** Whether a box on how to reach somebody stands in the entry of a job, before or after its other boxes. */
export function isOfEmployerBefore(all: readonly Asked[], at: number): boolean {
  const asked = all[at];
  if (!asked || asked.field.repeat || !OF_PERSON.has(asked.name) || WORK.has(asked.name)) return false;
  if (!isBare(asked.field)) return false;
  const isNear = (one: Asked) => one.field.section === asked.field.section;
  const before = all.slice(Math.max(0, at - LONGEST), at).filter(isNear);
  const isBehind = before.some(({ field }) => EMPLOYER.test(field.label.trim()));
  return (
    isBehind &&
    all.slice(at + 1, at + 1 + LONGEST).some((one) => isNear(one) && OF_PAST_JOB.test(one.field.label))
  );
}

/**
 * Whether a box is about a person or an employer whom one before it names, without a heading: what the form has asked of the
 * applicant already, what somebody else works as, and how to reach whoever is called in an emergency.
 */
export function isOfPersonBefore(all: readonly Asked[], at: number): boolean {
  const asked = all[at];
  if (!asked || asked.field.repeat || !OF_PERSON.has(asked.name) || !isBare(asked.field)) return false;
  const named = namedBefore(all, at);
  if (!named || (WORK.has(asked.name) && namesPlace(named))) return false;
  const between = all.slice(all.indexOf(named) + 1, at);
  if (WORK.has(asked.name) && between.every(({ name }) => name === 'unknown' || WORK.has(name))) return true;
  if (WORK.has(asked.name) && !SUPERIOR.test(named.field.label)) return true;
  if (TO_CALL.test(named.field.label)) return true;
  return all.slice(0, at).some((one) => one.name === asked.name && !one.field.leave && !namesPerson(one));
}

import type { Dossier, Posting } from '../../dossier.ts';
import { isForOffice, isOfDocument, isOfOtherOwner, isOnOtherEntries } from '../../topics/other-parts.ts';
import { topicInfo } from '../../topics/topic-list.ts';
import type { Topic } from '../../topics/topics.ts';
import type { FormField } from '../../types.ts';
import type { Asked } from '../questions/asked.ts';
import { headingsOver, isUnderAnother, namesAnother, saysYou } from '../questions/headings.ts';
import { boxesOfAcquaintances } from '../questions/known-by.ts';
import { ofThisField } from '../questions/own-question.ts';
import { isOfAnotherQuestion } from '../questions/question-parts.ts';
import { asksPostcodeAndCity } from '../values/address-parts.ts';
import { isAskedAgain, isBare } from './asked-again.ts';
import { isBehindLeader } from './behind-leader.ts';
import { isBehindQuestion } from './behind-question.ts';
import { ownerInName } from './owner-in-name.ts';
import { isOfEmployerBefore, isOfPersonBefore } from './runs-of-people.ts';
import { isOfSchoolBefore } from './runs-of-schools.ts';
import { isOfSomething, partsOnSomething } from './unknown-parts.ts';

/** What tells how to reach a person or a place. */
const CONTACT: ReadonlySet<string> = new Set([
  'full_name',
  'first_name',
  'middle_name',
  'last_name',
  'email',
  'phone',
  'street_address',
  'full_address',
  'address_line_2',
  'postcode',
  'city',
  'state',
]);
const NAMES: ReadonlySet<string> = new Set(['full_name', 'first_name', 'last_name']);
/** What else the profile says of a person. */
const OF_PERSON: ReadonlySet<string> = new Set([
  ...CONTACT,
  'preferred_name',
  'former_name',
  'name_title',
  'name_suffix',
  'pronouns',
  'gender',
  'date_of_birth',
  'phone_country',
  'phone_type',
  'phone_extension',
  'contact_preference',
  'country',
  'location',
  'linkedin',
  'other_website',
  'current_company',
  'current_title',
  // "Years" that somebody is known; "Relationship", which another form asks of another person.
  'years_of_experience',
  'unknown',
]);
/** What an entry of a history tells. */
const OF_ENTRY: ReadonlySet<string> = new Set([
  'school',
  'degree',
  'field_of_study',
  'gpa',
  'education_start_date',
  'graduation_date',
  'current_company',
  'current_title',
  'job_start_date',
  'job_end_date',
  'start_date',
]);
const NAMES_ENTRY: ReadonlySet<string> = new Set(['current_company', 'current_title', 'school', 'degree']);

const PLACES: ReadonlySet<string> = new Set(['country', 'city', 'state', 'location', 'postcode']);
/** Schools before a university or college, and service: no entry of the resume is meant. */
const EARLIER_SCHOOL =
  /\b(?:high|secondary|grammar|primary|elementary|middle|trade|vocational|technical) (?:school|education)\b|\bgrade completed\b|\bgcses?\b|\ba-?levels?\b|\babitur\b|\bmatura\b|\bbaccalaur[ée]at\b|\bschool[- ](?:graduation|leaving)\b|\bleaving cert/i;
const EARLIER_ABROAD =
  /(?<!\p{L})(?:gymnasium|lyc[ée]e|liceo|liceum|(?:real|haupt|gesamt|grund)schule|schulabschluss|ensino (?:m[ée]dio|fundamental)|bachillerato|maturit[àa])(?!\p{L})/iu;
/** A heading for what was before a university, unless a field of it says otherwise. */
const EARLIER_PART = /^(?:(?:ihre?|deine?|meine?) )?schul(?:e|en|bildung)$/i;
const HIGHER_SCHOOL = /\b(?:university|college|highest|degree|hochschule|universit[äàé]\w*|studium)\b/i;
/** A row of a table that is for one step of school, wherever that stands in the resume. */
const NAMES_STEP =
  /\b(?:bachelor|master|doctora|ph\.?d|mba|diploma|under ?-?graduate|graduate|degree|certificat|college|universit(?:y|ies)|trade|vocational|technical|business school)|(?<!\p{L})(?:licen[cs]|maestr[íi]a|magister|mestrado|laurea)/iu;
const SERVICE = /\b(?:military|armed forces)\b/i;

/** Asks how to reach somebody; one box for the postcode and the city does, whatever it was taken for. */
function isContact({ field, topic }: Asked): boolean {
  return CONTACT.has(topic.name) || asksPostcodeAndCity(field);
}

/** What a form asks of whomever the part is about; a legal or voluntary answer is one person's as much as a name is. */
function isOfPerson({ field, topic }: Asked): boolean {
  const { legal = false, voluntary = false } = topicInfo(topic.name) ?? {};
  return isContact({ field, topic }) || OF_PERSON.has(topic.name) || legal || voluntary;
}

/** The form asks it of somebody other than the applicant, by its heading or by its own words. */
function isOfSomebodyElse(asked: Asked, posting: Posting): boolean {
  const { field, topic } = asked;
  // A list of people or places that no heading explains is not one of the applicant.
  if (field.row !== undefined && !field.repeat)
    return isContact(asked) || OF_PERSON.has(topic.name) || OF_ENTRY.has(topic.name);
  const over = headingsOver(field);
  if (over.some(isOfDocument) && PLACES.has(topic.name)) return true;
  if (over.some(isForOffice)) return true;
  if (over.some(isOfOtherOwner) && (isContact(asked) || topic.name === 'country')) return true;
  if (over.some(isOnOtherEntries) && OF_ENTRY.has(topic.name)) return true;
  if (OF_PERSON.has(topic.name) && isOfAnotherQuestion(field, posting)) return true;
  if (namesAnother(field) && isContact(asked)) return true;
  const owner = ownerInName(field);
  if (owner === 'person' && OF_PERSON.has(topic.name) && topic.name !== 'unknown') return true;
  if (owner === 'place' && (isContact(asked) || PLACES.has(topic.name))) return true;
  // The heading of an entry may be its own title: "Store manager".
  return (
    isUnderAnother(field, posting) &&
    (field.repeat ? isContact(asked) && topic.name !== 'city' : isOfPerson(asked) || OF_ENTRY.has(topic.name))
  );
}

/** Under the heading of a job or a school, a name, a number, and an address are of that: the form asks the applicant's elsewhere. */
function isOfEntry(asked: Asked, all: readonly Asked[]): boolean {
  const { field, topic } = asked;
  const { repeat } = field;
  if (!repeat || !isContact(asked) || (repeat.of === 'job' && topic.name === 'city')) return false;
  if (NAMES.has(topic.name) && isBare(field)) return true;
  return all.some(
    ({ field: other, topic: { name } }) =>
      (other.repeat?.of === repeat.of && other.repeat.index === repeat.index && NAMES_ENTRY.has(name)) ||
      (!other.repeat && !other.leave && name === topic.name),
  );
}

/** In the part of a job or a school, what the form has asked of the applicant is asked of that. */
function isAgainInEntry(asked: Asked, own: readonly Asked[]): boolean {
  const { field, topic } = asked;
  if (!field.repeat || !isContact(asked) || topic.name === 'city' || saysYou(field)) return false;
  return own.some((one) => one.topic.name === topic.name && !one.field.repeat && !one.field.leave);
}

/** The page has written which school or job an entry is for, "SSC", and the resume's entries are in another order. */
function isOfGivenEntry(
  { field: { repeat, row = '' } }: Asked,
  all: readonly Asked[],
  dossier: Dossier,
): boolean {
  if (!repeat) return false;
  if (NAMES_STEP.test(row)) return true;
  const { jobs = [], schools = [] } = dossier;
  const entry = repeat.of === 'job' ? jobs[repeat.index] : schools[repeat.index];
  const known = new Set(Object.values(entry ?? {}).map((value) => String(value).toLowerCase()));
  return all.some(
    ({ field }) =>
      field.fixed &&
      field.repeat?.of === repeat.of &&
      field.repeat.index === repeat.index &&
      /\p{L}{2}/u.test(field.value) &&
      !known.has(field.value.trim().toLowerCase()),
  );
}

function isOfEarlierSchool(asked: Asked): boolean {
  const { section = '', label, row = '' } = asked.field;
  const isEarlier = (words: string) => EARLIER_SCHOOL.test(words) || EARLIER_ABROAD.test(words);
  const said = [label, row].find(isEarlier) ?? section;
  if (SERVICE.test(section)) return OF_ENTRY.has(asked.topic.name);
  if (!(isEarlier(said) || EARLIER_PART.test(section || label)) || HIGHER_SCHOOL.test(said)) return false;
  const { name } = asked.topic;
  return OF_ENTRY.has(name) || name === 'education_level' || PLACES.has(name) || isContact(asked);
}

/** What else is asked of the person whom a part of the form has just named: "Preceptor", name, phone, company. */
function isOfNamedPerson({ field, topic }: Asked, named: ReadonlySet<string>): boolean {
  if (field.repeat || !named.has(field.section ?? '')) return false;
  return CONTACT.has(topic.name) || OF_PERSON.has(topic.name) || OF_ENTRY.has(topic.name);
}

function isNameIn({ field, topic }: Asked, section: string | undefined): boolean {
  return NAMES.has(topic.name) && field.section === section;
}

/** Takes the fields that ask about an employer, a school, or another person for what they are: questions of their own. */
export function ownFactsOnly(
  form: readonly FormField[],
  topics: readonly Topic[],
  dossier: Dossier,
): Topic[] {
  const { posting } = dossier;
  const all = form.flatMap((field, index) => {
    const topic = topics[index];
    return topic ? [{ field, topic }] : [];
  });
  const asked = all.map(({ field, topic }) => ({ field, name: topic.name }));
  const own: Asked[] = [];
  const named = new Set<string>();
  const known = boxesOfAcquaintances(all);
  // Behind a name that is asked again, what is asked is of whoever is named.
  let again: string | null = null;
  const parts = partsOnSomething(all, posting);
  return all.map((one, index) => {
    const isAgain =
      known.has(one.field) ||
      ((isContact(one) || one.topic.name === 'location') &&
        isAskedAgain(one, { own, after: all.slice(index + 1) }, posting, (other) =>
          isOfSomebodyElse(other, posting),
        ));
    if (isAgain && NAMES.has(one.topic.name) && !own.some((other) => isNameIn(other, one.field.section)))
      named.add(one.field.section ?? '');
    const isOn = again === (one.field.section ?? '') && isBare(one.field);
    if (isAgain && NAMES.has(one.topic.name)) again = one.field.section ?? '';
    else if (!isOn || !(isContact(one) || one.topic.name === 'unknown')) again = null;
    const isAnothers =
      isAgain ||
      (again !== null && isContact(one)) ||
      isOfNamedPerson(one, named) ||
      isOfSomething(one, parts) ||
      isBehindQuestion(all, index) ||
      isBehindLeader(all, index) ||
      isOfPersonBefore(asked, index) ||
      isOfEmployerBefore(asked, index) ||
      isOfSchoolBefore(asked, index) ||
      isOfSomebodyElse(one, posting) ||
      isOfEntry(one, all) ||
      isAgainInEntry(one, own) ||
      isOfGivenEntry(one, all, dossier) ||
      isOfEarlierSchool(one);
    if (isAnothers) return { ...ofThisField(one.field, one.topic, posting), legal: one.topic.legal };
    own.push(one);
    return one.topic;
  });
}

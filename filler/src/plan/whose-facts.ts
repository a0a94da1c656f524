import type { Dossier, Posting } from '../dossier.ts';
import type { Topic } from '../topics/topics.ts';
import type { FormField } from '../types.ts';
import { isOfApplicant, isOwnHeading, isUnderAnother, namesAnother, saysYou } from './headings.ts';
import { ofThisField } from './own-question.ts';

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
  // "Relationship", "Years known": another form asks it of another person.
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

/** Where the applicant lived before. */
const EARLIER_ADDRESS = /^(?:your |the )?(?:previous|former|prior|past) address/i;
/** Schools before a university or college, and service: no entry of the resume is meant. */
const EARLIER_SCHOOL =
  /\b(?:high|secondary|grammar|primary|elementary|middle|trade|vocational|technical) (?:school|education)\b|\bgrade completed\b|\bgcses?\b|\ba-?levels?\b|\babitur\b|\bmatura\b|\bbaccalaur[ée]at\b|\bschool[- ](?:graduation|leaving)\b|\bleaving cert/i;
const HIGHER_SCHOOL = /\b(?:university|college|highest|degree)\b/i;
const SERVICE = /\b(?:military|armed forces)\b/i;

type Asked = { field: FormField; topic: Topic };

/** The form asks it of somebody other than the applicant, by its heading or by its own words. */
function isOfSomebodyElse({ field, topic: { name } }: Asked, posting: Posting): boolean {
  if (EARLIER_ADDRESS.test(field.section ?? '')) return CONTACT.has(name);
  if (namesAnother(field) && CONTACT.has(name)) return true;
  // The heading of an entry may be its own title: "Store manager".
  return (
    isUnderAnother(field, posting) &&
    (field.repeat ? CONTACT.has(name) && name !== 'city' : OF_PERSON.has(name))
  );
}

function isOfEntry({ field: { repeat }, topic }: Asked, all: readonly Asked[]): boolean {
  if (!repeat || !CONTACT.has(topic.name) || (repeat.of === 'job' && topic.name === 'city')) return false;
  return all.some(
    ({ field, topic: other }) =>
      field.repeat?.of === repeat.of && field.repeat.index === repeat.index && NAMES_ENTRY.has(other.name),
  );
}

function isOfEarlierSchool({ field: { section = '', label }, topic }: Asked): boolean {
  const said = EARLIER_SCHOOL.test(label) ? label : section;
  if (SERVICE.test(section)) return OF_ENTRY.has(topic.name);
  if (!EARLIER_SCHOOL.test(said) || HIGHER_SCHOOL.test(said)) return false;
  return OF_ENTRY.has(topic.name) || CONTACT.has(topic.name);
}

/**
 * Asked again under a heading that nothing is known about, a name or a number is somebody else's: "Preceptor". So it is
 * if a later part of the form asks the same of the applicant.
 */
function isAskedAgain(
  { field, topic }: Asked,
  own: readonly Asked[],
  after: readonly Asked[],
  posting: Posting,
): boolean {
  const { section = '' } = field;
  if (field.repeat || !CONTACT.has(topic.name) || section === '') return false;
  if (isOwnHeading(section, posting) || saysYou(field)) return false;
  const asksSame = (one: Asked) =>
    one.topic.name === topic.name &&
    !one.field.leave &&
    !one.field.repeat &&
    (one.field.section ?? '') !== section;
  return (
    own.some(asksSame) ||
    after.some(
      (one) => asksSame(one) && isOfApplicant(one.field.section ?? '') && !isOfSomebodyElse(one, posting),
    )
  );
}

/** Takes the fields that ask about an employer, a school, or another person for what they are: questions of their own. */
export function ownFactsOnly(
  form: readonly FormField[],
  topics: readonly Topic[],
  { posting }: Dossier,
): Topic[] {
  const all = form.flatMap((field, index) => {
    const topic = topics[index];
    return topic ? [{ field, topic }] : [];
  });
  const own: Asked[] = [];
  return all.map((one, index) => {
    const isAnothers =
      isOfSomebodyElse(one, posting) ||
      isOfEntry(one, all) ||
      isOfEarlierSchool(one) ||
      isAskedAgain(one, own, all.slice(index + 1), posting);
    if (isAnothers) return { ...ofThisField(one.field, one.topic, posting), legal: one.topic.legal };
    own.push(one);
    return one.topic;
  });
}

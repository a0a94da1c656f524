import type { Dossier } from '../dossier.ts';
import { type Topic, topicOf } from '../topics/topics.ts';
import type { FormField } from '../types.ts';

/** What tells how to reach a person or a place. */
const CONTACT: ReadonlySet<string> = new Set([
  'full_name',
  'first_name',
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

/** Parts of a form that can be about nobody but someone else, or about where the applicant lived before. */
const OF_OTHERS =
  /^(?:your |the )?(?:spouse|husband|wife|mother|father|parents?|guardians?|dependa?nts?|beneficiar(?:y|ies)|landlord|witness)\b|^(?:previous|former|prior|past) address/i;
/** Schools before a university or college, and service: no entry of the resume is meant. */
const EARLIER_SCHOOL =
  /\b(?:high|secondary|grammar|primary|elementary|middle) (?:school|education)\b|\bgcses?\b|\ba-?levels?\b/i;
const HIGHER_SCHOOL = /\b(?:university|college|highest|degree)\b/i;
const SERVICE = /\b(?:military|armed forces)\b/i;

/** Headings under which the applicant's own are asked, perhaps once more. */
const OWN =
  /\b(?:you|your|my|applicants?|candidates?|personal|contact|account|profile|mailing|postal|permanent|home|residen\w+|address|billing|confirm\w*|log ?in|apply|application)\b/i;

type Asked = { field: FormField; topic: Topic };

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
  return OF_ENTRY.has(topic.name) || ['city', 'state'].includes(topic.name);
}

/** Asked again under a heading of its own, a name or a number is somebody else's: "Supervisor", "Agency". */
function isAskedAgain({ field, topic }: Asked, before: readonly Asked[]): boolean {
  const { section = '' } = field;
  if (field.repeat || !CONTACT.has(topic.name) || section === '' || OWN.test(section)) return false;
  return before.some(
    (one) =>
      one.topic.name === topic.name &&
      !one.field.leave &&
      !one.field.repeat &&
      (one.field.section ?? '') !== section,
  );
}

function isAnothers(one: Asked, before: readonly Asked[], all: readonly Asked[]): boolean {
  const { section = '' } = one.field;
  if (OF_OTHERS.test(section) && CONTACT.has(one.topic.name)) return true;
  return isOfEntry(one, all) || isOfEarlierSchool(one) || isAskedAgain(one, before);
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
  return all.map((one, index) => {
    const { field, topic } = one;
    if (!isAnothers(one, all.slice(0, index), all)) return topic;
    const label = `${field.section ?? ''}: ${field.label}`;
    const { id } = topicOf({ ...field, kind: 'long_text', label }, posting);
    const own = id.startsWith('question:') ? id : `question:${field.key}`;
    return { id: own, name: 'unknown', confidence: topic.confidence, legal: false, negated: false };
  });
}

import type { Dossier } from '../dossier.ts';
import { type TopicId, topicInfo } from '../topics/topic-list.ts';
import { memoryOf, type Topic, topicOf } from '../topics/topics.ts';
import type { FormField } from '../types.ts';
import { withDatesOfSchool } from './history/dates-of-school.ts';
import { entryTopic } from './history/entry-topic.ts';
import { anotherTopic, signedTopic } from './history/part-of-form.ts';
import { isEmployerBesideTitle, isPayOfJob, isTitleBehindEmployer } from './history/runs-of-jobs.ts';
import { jobsAsked } from './history/which-job.ts';
import { placesOfOthers } from './owner/places-of-others.ts';
import { ownFactsOnly } from './owner/whose-facts.ts';
import { isUnderAnother, namesAnother } from './questions/headings.ts';
import { ofThisField, worded } from './questions/own-question.ts';
import { asksCity, withAddressLines, withAddressParts } from './values/address-parts.ts';
import { asksMoreOfLicence } from './values/driving-licence.ts';
import { isOneOfTwoNames, withTwoNames } from './values/family-names.ts';
import { withAreaCode, withOneLine } from './values/phone-parts.ts';
import { resumeFile } from './values/resume-file.ts';

/** The dates of a job and of a school, by the date of the other: an entry asks for its own alone. */
const OWN_DATES: Readonly<Record<'job' | 'school', Readonly<Partial<Record<string, TopicId>>>>> = {
  job: { graduation_date: 'job_end_date', education_start_date: 'job_start_date' },
  school: { job_end_date: 'graduation_date', job_start_date: 'education_start_date' },
};

function topicIn(field: FormField, dossier: Dossier): Topic {
  const entry = entryTopic(field);
  if (entry === 'other') return ofThisField(field, { confidence: 1 }, dossier.posting);
  if (entry) {
    const name = entry === 'location' && asksCity(field) ? 'city' : entry;
    return { id: name, name, confidence: 1, legal: false, negated: false };
  }
  const topic = topicOf(field, dossier.posting);
  const date = field.repeat && OWN_DATES[field.repeat.of][topic.name];
  if (date) return { ...topic, id: date, name: date };
  const home = dossier.facts.country?.value ?? null;
  if (topic.name === 'driving_licence' && asksMoreOfLicence(field.label, home)) return worded(field, topic);
  if (topic.name === 'location' && asksCity(field)) return { ...topic, id: 'city', name: 'city' };
  if (topic.name === 'last_name' && isOneOfTwoNames(field, dossier)) return worded(field, topic);
  return signedTopic(field, topic, dossier);
}

const ADDRESS_PARTS: ReadonlySet<string> = new Set(['address_line_2', 'city', 'state', 'postcode']);

/** Beside fields for the town and its code, "Address" asks for the street. */
function inContext(topics: readonly Topic[]): readonly Topic[] {
  const names = topics.map(({ name }) => name);
  const isSplit = new Set(names.filter((name) => ADDRESS_PARTS.has(name))).size >= 2;
  if (!isSplit || names.includes('street_address')) return topics;
  const street = { id: 'street_address', name: 'street_address' } as const;
  return topics.map((topic) => (topic.name === 'full_address' ? { ...topic, ...street } : topic));
}

/** What may stand between the two halves of a name. */
const BETWEEN: ReadonlySet<string> = new Set(['middle_name', 'name_suffix', 'name_title', 'preferred_name']);

/** Beside a field for the family name, "Name" asks for the given name, and the other way around. */
function splitNames(form: readonly FormField[], topics: readonly Topic[]): readonly Topic[] {
  const names = topics.map(({ name }) => name);
  const at = names.indexOf('full_name');
  if (at === -1 || names.lastIndexOf('full_name') !== at) return topics;
  const half = names.includes('first_name') ? 'first_name' : 'last_name';
  const other = half === 'first_name' ? 'last_name' : 'first_name';
  const label = form[at]?.label ?? '';
  const isNear = names.some(
    (name, index) =>
      name === half &&
      names.slice(Math.min(index, at) + 1, Math.max(index, at)).every((one) => BETWEEN.has(one)),
  );
  if (names.includes(other) || !isNear || !/^\p{L}+$/u.test(label.trim())) return topics;
  return topics.map((topic, index) => (index === at ? { ...topic, id: other, name: other } : topic));
}

/** Words for a name that mean the family name only beside another box for the given one. */
const NAME =
  /^(?:(?:votre|ton|il tuo|il suo|tuo|tu|su|o seu|seu|je|uw|your|the|ditt|dit) )?(?:nom|nombre|nome|nume|naam|navn|namn|name)$/iu;
const NAMES_PERSON: ReadonlySet<string> = new Set(['full_name', 'first_name', 'middle_name', 'last_name']);
/** Any word of a name in a label, whatever the field was taken for. */
const OF_NAME =
  /nom(?!in)|na+m|nume(?!r)|vorname|nachname|apellido|surname|cognome|achternaam|nazwisko|imi[ęe]|navn/i;

/** The only box of a form for the applicant's name takes the whole of it: "Votre nom". */
function onlyName(
  form: readonly FormField[],
  topics: readonly Topic[],
  posting: Dossier['posting'],
): readonly Topic[] {
  const at = topics.findIndex(({ name }) => name === 'first_name' || name === 'last_name');
  const field = form[at];
  if (!field || field.repeat || !NAME.test(field.label.trim())) return topics;
  const isAlone = form.every(
    (other, index) =>
      index === at ||
      !(
        NAMES_PERSON.has(topics[index]?.name ?? '') ||
        (OF_NAME.test(other.label) && !isUnderAnother(other, posting) && !namesAnother(other))
      ),
  );
  if (!isAlone) return topics;
  return topics.map((topic, index) =>
    index === at ? { ...topic, id: 'full_name', name: 'full_name' } : topic,
  );
}

/** What each field of a form asks, as far as the other fields tell it too. */
export function topicsIn(form: readonly FormField[], dossier: Dossier): readonly Topic[] {
  const named = form.map((field, at): Topic => {
    const topic = topicIn(field, dossier);
    const isEmployer = topic.name === 'unknown' && !topic.legal && isEmployerBesideTitle(form, at);
    return isEmployer ? { ...topic, id: 'current_company', name: 'current_company', confidence: 1 } : topic;
  });
  const own = ownFactsOnly(form, named, dossier);
  const jobs = jobsAsked(form);
  const elsewhere = placesOfOthers(form, own);
  const apart = form.flatMap((field, index) => {
    const topic = own[index];
    if (!topic) return [];
    const isPaid = topicInfo(topic.name)?.answer === 'money' && isPayOfJob(form, index);
    if (elsewhere.has(index) || isPaid) return [ofThisField(field, topic, dossier.posting)];
    return [anotherTopic(field, topic, dossier, jobs)];
  });
  const isSettled = (at: number) => apart[at] !== named[at];
  const titled = apart.map((topic, at) => {
    const isTitle =
      topic.name === 'unknown' && !topic.legal && !isSettled(at) && isTitleBehindEmployer(form, apart, at);
    return isTitle
      ? ({ ...topic, id: 'current_title', name: 'current_title', confidence: 1 } as const)
      : topic;
  });
  const dated = withDatesOfSchool(form, titled, isSettled);
  const names = withTwoNames(form, dated, isSettled, dossier);
  const lines = withAddressLines(form, names, isSettled);
  const whole = withAddressParts(
    form,
    onlyName(form, splitNames(form, inContext(lines)), dossier.posting),
    isSettled,
  );
  const phones = withOneLine(form, withAreaCode(form, whole, dossier), dossier);
  return resumeFile(form, phones, isSettled, dossier);
}

/**
 * The topic under which a field was asked. Alone it may seem to ask something else: that the name under "Preceptor" is
 * not the applicant's was told by the fields around it.
 */
export function keptTopic(
  field: FormField,
  asked: { topic: string; legal: boolean },
  dossier: Dossier,
): Topic {
  const [alone] = topicsIn([field], dossier);
  if (alone && memoryOf(field, alone, dossier.posting) === asked.topic) return alone;
  const [name = ''] = asked.topic.split(':');
  return {
    id: asked.topic,
    name: topicInfo(name) ? (name as TopicId) : 'unknown',
    confidence: 1,
    legal: asked.legal,
    negated: false,
  };
}

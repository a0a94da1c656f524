import {
  type CountryCode,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';
import type { Dossier, Fact, StoredFact } from '../../dossier.ts';
import { countryName } from '../../places/countries.ts';
import { regionNamed } from '../../places/regions.ts';
import type { FormField } from '../../types.ts';
import { splitName } from './names.ts';

function derived(from: Fact | undefined, value: string | null | undefined): Fact | null {
  return from && value ? { ...from, value } : null;
}

function namePart({ facts }: Dossier, part: 'first' | 'last'): Fact | null {
  const stored = facts[`${part}_name`];
  if (stored) return stored;
  const parts = facts.full_name ? splitName(facts.full_name.value) : null;
  return derived(facts.full_name, parts?.[part]);
}

function fullName({ facts }: Dossier): Fact | null {
  const { full_name, first_name, last_name } = facts;
  if (full_name || !first_name || !last_name) return full_name ?? null;
  return derived(first_name, `${first_name.value} ${last_name.value}`);
}

function parsedPhone({ facts }: Dossier) {
  const home = facts.country?.value as CountryCode | undefined; // an unknown one is ignored
  return facts.phone ? parsePhoneNumberFromString(facts.phone.value, home) : undefined;
}

/** The digits of the dialing code of the applicant's phone number. */
export function dialingCode(dossier: Dossier): string | null {
  return parsedPhone(dossier)?.countryCallingCode ?? null;
}

function phoneCountry(dossier: Dossier): Fact | null {
  const code = parsedPhone(dossier)?.country;
  return derived(dossier.facts.phone, code && countryName(code));
}

/** Where an address names the state by its code: "Boston, MA". */
const WITH_CODES: ReadonlySet<string> = new Set(['US', 'CA', 'AU', 'BR', 'IT']);

/** The state as it stands in an address beside the city: "MA", but "Tamil Nadu". */
export function stateInAddress({ facts }: Dossier): string | null {
  if (!facts.state) return null;
  const region = regionNamed(facts.state.value, facts.country?.value ?? null);
  if (!region) return facts.state.value;
  return WITH_CODES.has(region.country) ? region.code : region.name;
}

function location(dossier: Dossier): Fact | null {
  const { facts } = dossier;
  if (facts.location) return facts.location;
  const region = stateInAddress(dossier);
  const country = region ? undefined : facts.country && countryName(facts.country.value);
  return derived(facts.city, [facts.city?.value, region, country].filter(Boolean).join(', '));
}

function city({ facts }: Dossier): Fact | null {
  if (facts.city) return facts.city;
  const [first, ...rest] = (facts.location?.value ?? '').split(',').map((part) => part.trim());
  return rest.length > 0 ? derived(facts.location, first) : null;
}

/** The name of the state: lists offer it more often than the code. */
function state({ facts }: Dossier): Fact | null {
  const country = facts.country?.value ?? null;
  if (facts.state)
    return derived(facts.state, regionNamed(facts.state.value, country)?.name ?? facts.state.value);
  const [, second] = (facts.location?.value ?? '').split(',').map((part) => part.trim());
  return derived(facts.location, second ? regionNamed(second, country)?.name : null);
}

function fullAddress(dossier: Dossier): Fact | null {
  const { street_address, address_line_2, postcode, country } = dossier.facts;
  if (!street_address) return null;
  const region = dossier.facts.state?.value;
  const town = [dossier.facts.city?.value, [region, postcode?.value].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ');
  const parts = [street_address.value, address_line_2?.value, town, country && countryName(country.value)];
  return derived(street_address, parts.filter(Boolean).join(', '));
}

const RESUME = 'resume' as const;

function fromResume(value: string | null | undefined): Fact | null {
  return value ? { value, origin: RESUME } : null;
}

/** What one entry of the history answers; undefined if the topic is none of an entry. */
function ofJob(topic: string, index: number, { jobs = [] }: Dossier): Fact | null | undefined {
  const job = jobs[index];
  switch (topic) {
    case 'current_company':
      return fromResume(job?.employer);
    case 'current_title':
      return fromResume(job?.title);
    case 'location':
      return fromResume(job?.location);
    case 'city':
      return fromResume(job?.location?.split(',')[0]);
    case 'state':
    case 'country':
      return null;
    case 'job_start_date':
    case 'start_date':
      return fromResume(job?.start);
    case 'job_end_date':
      return fromResume(job?.end);
    case 'job_is_current':
      return job?.current ? fromResume('Yes') : null;
    case 'job_description':
    case 'summary':
      return fromResume(job?.description);
    default:
      return undefined;
  }
}

function ofSchool(topic: string, index: number, { schools = [] }: Dossier): Fact | null | undefined {
  const school = schools[index];
  switch (topic) {
    case 'school':
      return fromResume(school?.school);
    case 'degree':
    case 'education_level':
      return fromResume(school?.degree);
    case 'field_of_study':
      return fromResume(school?.field_of_study);
    case 'education_start_date':
    case 'job_start_date':
    case 'start_date':
      return fromResume(school?.start);
    case 'graduation_date':
    case 'job_end_date':
      return fromResume(school?.end);
    case 'gpa':
      return fromResume(school?.gpa);
    // The resume does not say where a school is.
    case 'location':
    case 'city':
    case 'state':
    case 'country':
      return null;
    default:
      return undefined;
  }
}

const PLACES: ReadonlySet<string> = new Set(['location', 'city', 'state', 'country']);

/**
 * What is known about a topic; null if nothing is.
 *
 * @param repeat the entry of the work or school history that the question belongs to
 */
export function factOn(topic: string, dossier: Dossier, repeat?: FormField['repeat']): Fact | null {
  if (repeat) {
    const entry = (repeat.of === 'job' ? ofJob : ofSchool)(topic, repeat.index, dossier);
    // The newest entry may be known by a fact alone; where it was, the applicant's home does not say.
    if (entry !== undefined && (entry || repeat.index > 0 || PLACES.has(topic))) return entry;
  }
  const { facts } = dossier;
  switch (topic) {
    case 'full_name':
      return fullName(dossier);
    case 'first_name':
      return namePart(dossier, 'first');
    case 'last_name':
      return namePart(dossier, 'last');
    case 'phone_country':
      return phoneCountry(dossier);
    case 'country':
      return derived(facts.country, facts.country && countryName(facts.country.value));
    case 'location':
      return location(dossier);
    case 'city':
      return city(dossier);
    case 'state':
      return state(dossier);
    case 'full_address':
      return fullAddress(dossier);
    case 'current_company':
    case 'current_title':
      return facts[topic] ?? ofJob(topic, 0, dossier) ?? null;
    case 'school':
    case 'degree':
    case 'field_of_study':
    case 'graduation_date':
    case 'education_level':
    case 'gpa':
      return facts[topic] ?? ofSchool(topic, 0, dossier) ?? null;
    case 'education_start_date':
      return ofSchool(topic, 0, dossier) ?? null;
    default:
      return facts[topic as StoredFact] ?? null; // not every topic is a fact
  }
}

/** The national part of an international number, for forms that ask for the country separately. */
export function nationalNumber(number: string): string {
  return parsePhoneNumberFromString(number)?.nationalNumber ?? number;
}

/** Whether a number is dialed without its country's code in this one (ISO 3166-1 alpha-2). */
export function isNumberOf(country: string | null, number: string): boolean {
  if (country === null || !isSupportedCountry(country)) return false;
  return parsePhoneNumberFromString(number)?.countryCallingCode === getCountryCallingCode(country);
}

import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { AnswerOrigin } from '../../../contract/applications.ts';
import { PLACEHOLDERS } from '../../../contract/profile.ts';
import { countryName } from '../../job-text/places/countries.ts';
import { readPlace } from '../../job-text/places/read-location.ts';
import type { AnswerSources } from '../driver/application-driver.ts';
import { splitName } from './names.ts';

/** A value known from the profile or the resume. */
export type Fact = { value: string; origin: AnswerOrigin };

/** Below this confidence, a value read from the resume is shown for correction but not sent. */
const SURE = 0.6;

function given(value: string | null | undefined, origin: AnswerOrigin): Fact | null {
  return value ? { value, origin } : null;
}

function fullName({ profile, parsed }: AnswerSources): Fact | null {
  const own = profile.full_name === PLACEHOLDERS.full_name ? '' : profile.full_name;
  return (
    given(own, 'profile') ??
    (parsed && parsed.full_name.confidence >= SURE ? given(parsed.full_name.value, 'resume') : null)
  );
}

function phone({ profile, parsed }: AnswerSources): Fact | null {
  return (
    given(profile.phone_number, 'profile') ??
    (parsed && parsed.phone.confidence >= SURE ? given(parsed.phone.value, 'resume') : null)
  );
}

function location({ profile, parsed }: AnswerSources): Fact | null {
  const own = profile.unanswered.includes('location') ? '' : profile.location;
  return (
    given(own, 'profile') ??
    (parsed && parsed.location.confidence >= SURE ? given(parsed.location.value, 'resume') : null)
  );
}

function link(dossier: AnswerSources, kind: 'linkedin' | 'github', host: string): Fact | null {
  const inResume = dossier.parsed?.links.find((read) => read.value.includes(host))?.value;
  return given(dossier.profile.links[kind], 'profile') ?? given(inResume, 'resume');
}

function current(dossier: AnswerSources, part: 'title' | 'employer'): Fact | null {
  const job = dossier.parsed?.experience.find((one) => one.current && one.confidence >= SURE);
  return given(job?.[part], 'resume');
}

function years({ parsed }: AnswerSources): Fact | null {
  const read = parsed?.years_of_experience;
  if (!read || read.value === null || read.confidence < SURE) return null;
  return { value: String(Math.floor(read.value)), origin: 'resume' };
}

/** The country of residence, if the user's location names it. */
function country(dossier: AnswerSources): Fact | null {
  const place = location(dossier);
  const code = place && readPlace(place.value)?.country;
  return place && code ? { value: countryName(code), origin: place.origin } : null;
}

/** What the profile or resume says about a topic; null if neither says anything. */
export function factOn(topic: string, dossier: AnswerSources): Fact | null {
  switch (topic) {
    case 'full_name':
      return fullName(dossier);
    case 'first_name':
    case 'last_name': {
      const name = fullName(dossier);
      const parts = name ? splitName(name.value) : null;
      return name && parts
        ? { value: topic === 'first_name' ? parts.first : parts.last, origin: name.origin }
        : null;
    }
    case 'email':
      return given(dossier.profile.email, 'profile');
    case 'phone':
      return phone(dossier);
    case 'phone_country': {
      const number = phone(dossier);
      const home = (dossier.profile.country ?? undefined) as CountryCode | undefined; // an unknown one is ignored
      const code = number ? parsePhoneNumberFromString(number.value, home)?.country : undefined;
      return number && code ? { value: countryName(code), origin: number.origin } : null;
    }
    case 'country':
      return country(dossier);
    case 'location':
      return location(dossier);
    case 'linkedin':
      return link(dossier, 'linkedin', 'linkedin.com');
    case 'github':
      return link(dossier, 'github', 'github.com');
    case 'portfolio':
      return given(dossier.profile.links.portfolio, 'profile');
    case 'current_company':
      return current(dossier, 'employer');
    case 'current_title':
      return current(dossier, 'title');
    case 'years_of_experience':
      return years(dossier);
    default:
      return null;
  }
}

/** The national part of an international number, for forms that ask for the country separately. */
export function nationalNumber(number: string): string {
  return parsePhoneNumberFromString(number)?.nationalNumber ?? number;
}

import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { countryName } from '../countries.ts';
import type { Dossier, Fact, StoredFact } from '../dossier.ts';
import { splitName } from './names.ts';

function namePart(dossier: Dossier, part: 'first' | 'last'): Fact | null {
  const name = dossier.facts.full_name;
  const parts = name ? splitName(name.value) : null;
  return name && parts ? { ...name, value: parts[part] } : null;
}

/** The country of the applicant's phone number. */
function phoneCountry({ facts }: Dossier): Fact | null {
  const home = facts.country?.value as CountryCode | undefined; // an unknown one is ignored
  const code = facts.phone ? parsePhoneNumberFromString(facts.phone.value, home)?.country : undefined;
  return facts.phone && code ? { ...facts.phone, value: countryName(code) } : null;
}

/** What is known about a topic; null if nothing is. */
export function factOn(topic: string, dossier: Dossier): Fact | null {
  const { country } = dossier.facts;
  switch (topic) {
    case 'first_name':
      return namePart(dossier, 'first');
    case 'last_name':
      return namePart(dossier, 'last');
    case 'phone_country':
      return phoneCountry(dossier);
    case 'country':
      return country ? { ...country, value: countryName(country.value) } : null;
    default:
      return dossier.facts[topic as StoredFact] ?? null; // not every topic is a fact
  }
}

/** The national part of an international number, for forms that ask for the country separately. */
export function nationalNumber(number: string): string {
  return parsePhoneNumberFromString(number)?.nationalNumber ?? number;
}

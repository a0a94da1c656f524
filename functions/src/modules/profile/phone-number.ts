import type { CountryCode } from 'libphonenumber-js/min';

/**
 * How a typed phone number is stored: as E.164 if it can be called from the user's country (ISO 3166-1 alpha-2) or has
 * a country code, otherwise as it was typed. Loads the numbering plans, hence the two steps.
 */
export async function toStoredPhone(typed: string): Promise<(country: string | null) => string> {
  const { isSupportedCountry, parsePhoneNumberFromString } = await import('libphonenumber-js/min');
  return (country) => {
    const home: CountryCode | undefined = country && isSupportedCountry(country) ? country : undefined;
    const number = parsePhoneNumberFromString(typed, home);
    // An extension is part of the number for whoever calls it, and E.164 has no place for it.
    return number?.isPossible() && !number.ext ? number.number : typed;
  };
}

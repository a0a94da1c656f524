import type { CountryCode, PhoneNumber } from 'libphonenumber-js/min';
import { useEffect, useState } from 'react';
import { fieldsOf } from '@/ui/forms/fields.tsx';

const { TextInput } = fieldsOf<{ phone_number: string }>();

type Plans = typeof import('libphonenumber-js/min');

/** The numbering plans, loaded once a phone number is shown; null until then, or if loading failed. */
function usePlans(): Plans | null {
  const [plans, setPlans] = useState<Plans | null>(null);
  useEffect(() => {
    let here = true;
    import('libphonenumber-js/min').then(
      (loaded) => here && setPlans(loaded),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, []);
  return plans;
}

/** A number in national format if it belongs to this country, otherwise in international format. */
export function writtenPhone(plans: Plans, stored: string, country: string | null): string {
  const home = country !== null && plans.isSupportedCountry(country) ? (country as CountryCode) : undefined;
  const number: PhoneNumber | undefined = plans.parsePhoneNumberFromString(stored, home);
  if (!number?.isPossible() || number.ext) return stored;
  return number.country === home ? number.formatNational() : number.formatInternational();
}

/** A stored number as the field of the profile shows it. */
export function WrittenPhone({ stored, country }: { stored: string; country: string | null }) {
  const plans = usePlans();
  return plans === null ? stored : writtenPhone(plans, stored, country);
}

/** The field `phone_number` of a form: stored as E.164, shown in national format. */
export function PhoneField({ country, help }: { country: string | null; help?: React.ReactNode }) {
  const plans = usePlans();
  const [typing, setTyping] = useState(false);
  return (
    <TextInput
      name="phone_number"
      label="Phone"
      type="tel"
      autoComplete="tel"
      help={help}
      show={(value) => (typing || !plans ? value : writtenPhone(plans, value, country))}
      read={(text) => {
        setTyping(true);
        return text;
      }}
      onBlurCapture={() => setTyping(false)}
    />
  );
}

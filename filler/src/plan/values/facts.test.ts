import { expect, it } from 'vitest';
import type { Dossier, Fact } from '../../dossier.ts';
import { dossier } from '../testing/forms.ts';
import { factOn, nationalNumber } from './facts.ts';

const own = (value: string): Fact => ({ value, origin: 'profile' });
const NOTHING = { full_name: undefined, email: undefined, phone: undefined };

function fact(topic: string, facts: Dossier['facts']) {
  return factOn(topic, dossier({ facts: { ...NOTHING, ...facts } }));
}

it.each<[string, Dossier['facts'], string]>([
  ['full_name', { full_name: own('Dana Okafor') }, 'Dana Okafor'],
  ['first_name', { full_name: own('Dana de la Cruz') }, 'Dana'],
  ['last_name', { full_name: own('Dana de la Cruz') }, 'de la Cruz'],
  ['email', { email: own('dana@example.com') }, 'dana@example.com'],
  ['phone', { phone: own('+15185550123') }, '+15185550123'],
  ['phone_country', { phone: own('+15185550123') }, 'United States'],
  ['phone_country', { phone: own('030 901820'), country: own('DE') }, 'Germany'],
  ['country', { country: own('CA') }, 'Canada'],
  ['linkedin', { linkedin: own('https://linkedin.com/in/dana') }, 'https://linkedin.com/in/dana'],
])('%s follows from %j', (topic, facts, value) => {
  expect(fact(topic, facts)).toEqual({ value, origin: 'profile' });
});

it('a derived fact comes from where its source comes from', () => {
  const full_name: Fact = { value: 'Dana Okafor', origin: 'resume' };
  expect(fact('first_name', { full_name })).toEqual({ value: 'Dana', origin: 'resume' });
});

it.each(['full_name', 'first_name', 'last_name', 'phone', 'phone_country', 'country', 'preferred_name'])(
  '%s is unknown if nothing is known',
  (topic) => expect(fact(topic, {})).toBeNull(),
);

it('a single word is neither a first nor a last name', () => {
  expect(fact('first_name', { full_name: own('Cher') })).toBeNull();
  expect(fact('last_name', { full_name: own('Cher') })).toBeNull();
});

it('a national number without a country of residence has no country', () => {
  expect(fact('phone_country', { phone: own('5185550123') })).toBeNull();
});

it('a national number loses its country code, and stays as it is without one', () => {
  expect(nationalNumber('+442079460000')).toBe('2079460000');
  expect(nationalNumber('555 0123')).toBe('555 0123');
});

it.each(['location', 'city', 'state', 'country'])(
  'where a school or a job was, home does not say: %s',
  (topic) => {
    const known = dossier({
      facts: { location: own('Columbus, OH'), city: own('Columbus'), state: own('OH'), country: own('US') },
      jobs: [],
      schools: [
        {
          school: 'Tidewater University',
          degree: '',
          field_of_study: '',
          start: null,
          end: null,
          gpa: '',
        },
      ],
    });
    expect(factOn(topic, known)).not.toBeNull();
    expect(factOn(topic, known, { of: 'school', index: 0 })).toBeNull();
    expect(factOn(topic, known, { of: 'job', index: 0 })).toBeNull();
  },
);

it.each([
  ['Chennai', 'Tamil Nadu', 'IN', 'Chennai, Tamil Nadu'],
  ['Chennai', 'TN', 'IN', 'Chennai, Tamil Nadu'],
  ['Memphis', 'Tennessee', 'US', 'Memphis, TN'],
  ['Recife', 'Pernambuco', 'BR', 'Recife, PE'],
  ['Nantes', 'Pays de la Loire', 'FR', 'Nantes, Pays de la Loire'],
])('%s in %s (%s) is written "%s"', (city, state, country, written) => {
  const fact = (value: string) => ({ value, origin: 'profile' as const });
  const known = dossier({ facts: { city: fact(city), state: fact(state), country: fact(country) } });
  expect(factOn('location', known)?.value).toBe(written);
});

import type { Company } from './companies.ts';
import type { Country, Occupation } from './occupation.ts';
import type { Place } from './places.ts';
import type { Employment, Pay, Seniority, Workplace } from './terms.ts';

/** All facts of one posting, decided before any of its text is written. */
export type Job = {
  occupation: Occupation;
  level: Seniority;
  title: string;
  /** The title without shift, place and number: for use inside sentences. */
  role: string;
  specialty: string | null;
  company: Company;
  place: Place;
  country: Country;
  workplace: Workplace;
  employment: Employment;
  shift: string | null;
  /** Pay in minor units; `pay_shown` decides how much of it the posting states. */
  pay: Pay;
  pay_shown: 'field' | 'text' | 'vague' | 'silent';
  /** Years of experience asked for; null when the posting leaves it open. */
  years: number | null;
};

import type { EmploymentType, Salary, Seniority, Workplace } from '../../../../contract/common.ts';
import type { Company } from './companies.ts';
import type { Occupation, SampleCountry } from './occupation.ts';
import type { Place } from './places.ts';

/** All facts of one sample posting, decided before a word of its text is written. */
export type Job = {
  occupation: Occupation;
  level: Seniority;
  title: string;
  /** The title without shift, place and number: for use inside sentences. */
  role: string;
  specialty: string | null;
  company: Company;
  place: Place;
  country: SampleCountry;
  workplace: Workplace;
  employment: EmploymentType;
  shift: string | null;
  /** Pay in minor units; what of it the posting tells is decided by `pay_shown`. */
  pay: Omit<Salary, 'origin'>;
  pay_shown: 'field' | 'text' | 'vague' | 'silent';
  /** Years of experience asked for; null when the posting leaves it open. */
  years: number | null;
};

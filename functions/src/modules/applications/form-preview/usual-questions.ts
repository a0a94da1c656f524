import { countryName } from '@huntwell/filler/countries';
import type { FormQuestion } from './forms.repository.ts';

const question = (
  key: string,
  label: string,
  kind: FormQuestion['kind'] = 'text',
  options: string[] = [],
): FormQuestion => ({ key, label, kind, required: true, options, demographic: false });

const YES_NO = ['Yes', 'No'];

/** What nearly every application form asks, for forms that we have not read. `country` is the job's, as a code. */
export function usualQuestions(country: string | null): FormQuestion[] {
  return [
    question('first_name', 'First name'),
    question('last_name', 'Last name'),
    question('email', 'Email', 'email'),
    question('phone', 'Phone', 'phone'),
    question('location', 'Current location'),
    question('resume', 'Resume', 'file'),
    question('linkedin', 'LinkedIn profile', 'url'),
    question('website', 'Website', 'url'),
    ...(country ? legalQuestions(countryName(country)) : []),
    question('salary', 'Desired salary'),
    question('start', 'Available start date'),
    question('notice', 'Notice period'),
  ];
}

/** Whether someone may work is asked for one country: without it, no answer would be sure to be true. */
function legalQuestions(country: string): FormQuestion[] {
  return [
    question('authorized', `Are you legally authorized to work in ${country}?`, 'radio', YES_NO),
    question(
      'sponsorship',
      `Will you now or in the future require visa sponsorship to work in ${country}?`,
      'radio',
      YES_NO,
    ),
  ];
}

import type { Improvement, Unstated } from '@contract/matches-improvements.ts';
import { countryName, inCountry } from '@/domain/profile/country-names.ts';
import { formatPay } from '@/lib/format.ts';
import { paths } from '@/lib/paths.ts';

/** What to change, under what condition, and where. */
export type ImprovementWords = { change: string; condition: string; to: string };

const WORKPLACES = { remote: 'remote jobs', hybrid: 'hybrid jobs', any: 'jobs anywhere' } as const;

const DEGREES = {
  high_school: 'high school diploma',
  associate: 'associate degree',
  bachelor: 'bachelor’s degree',
  master: 'master’s degree',
  doctorate: 'doctorate',
} as const;

const countries = (codes: readonly string[]) =>
  new Intl.ListFormat('en-US', { type: 'conjunction' }).format(
    codes.map((code, at) => (at === 0 ? inCountry(code) : countryName(code))),
  );

/** The wording of an improvement. None is pushed on anyone: each states the condition under which it is true. */
export function improvementWords(improvement: Improvement): ImprovementWords {
  const about = paths.profile('about');
  const wanted = paths.profile('wanted');
  const resumes = paths.profile('resumes');
  switch (improvement.fact) {
    case 'skill':
      return {
        change: `Add ${improvement.skill} to your skills`,
        condition: `${improvement.required ? 'Required' : 'Nice to have'}. Add it only if you have it.`,
        to: about,
      };
    case 'title':
      return {
        change: `Add “${improvement.title}” to the jobs you want`,
        condition: 'Only if it’s work you do.',
        to: wanted,
      };
    case 'experience':
      return {
        change: `Set your experience to ${improvement.band.replace('-', '–')}`,
        condition: 'Only if that’s how much you have.',
        to: about,
      };
    case 'workplace':
      return {
        change: `Include ${WORKPLACES[improvement.workplace]}`,
        condition: 'Only if you’d take one.',
        to: wanted,
      };
    case 'place':
      return {
        change: `Set your location to ${improvement.place}`,
        condition: 'Only if that’s where you want to work.',
        to: wanted,
      };
    case 'pay': {
      const { amount, currency } = improvement;
      const pay = formatPay({ min: amount, max: amount, currency, period: 'year' });
      return {
        change: `Set your minimum pay to ${pay} or less`,
        condition: 'Only if you’d accept that.',
        to: wanted,
      };
    }
    case 'work_authorization':
      return {
        change: `Say you can work in ${countries(improvement.countries)}`,
        condition: 'Only if you have the right to work there.',
        to: wanted,
      };
    case 'sponsorship':
      return {
        change: 'Say you don’t need visa sponsorship',
        condition: 'Only if you don’t, now or later.',
        to: wanted,
      };
    case 'licence':
      return {
        change: `Mention your ${improvement.licence} under “Anything else”`,
        condition: 'Only if you have it.',
        to: wanted,
      };
    case 'degree':
      return {
        change: `List your ${DEGREES[improvement.degree]} on your resume`,
        condition: 'Only if you have one.',
        to: resumes,
      };
    case 'language':
      return {
        change: `List ${improvement.language} on your resume`,
        condition: 'Only if you speak it.',
        to: resumes,
      };
  }
}

const UNSTATED: Record<Unstated['fact'], string> = {
  pay: 'Pay isn’t stated. If it meets your minimum, the score goes up.',
  place: 'The location isn’t stated. If it’s where you are, the score goes up.',
  experience: 'The required experience isn’t stated. If yours is enough, the score goes up.',
};

export function unstatedWords({ fact }: Unstated): string {
  return UNSTATED[fact];
}

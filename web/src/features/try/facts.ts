import type { TrialFacts } from '@contract/trial.ts';
import { formatPay, plural } from '@/lib/format.ts';

/** A fact that the visitor can see and change. */
export type FactName = 'work' | 'experience' | 'skills' | 'licenses' | 'location' | 'pay';

export const FACT_NAMES: readonly FactName[] = [
  'work',
  'experience',
  'licenses',
  'skills',
  'location',
  'pay',
];

export const FACT_LABELS: Record<FactName, string> = {
  work: 'Job title',
  experience: 'Experience',
  licenses: 'Licenses',
  skills: 'Skills',
  location: 'Location',
  pay: 'Pay',
};

/** The title that ranks the jobs first: the visitor's own, else the resume's. */
export function titleOf({ wanted_title, headline, past_titles }: TrialFacts): string | null {
  const [first] = headline?.split(/\s*[|•·/]\s*|\s+[-–]\s+/) ?? [];
  return wanted_title || first || past_titles.find((title) => title !== null) || null;
}

/** `6 years`, `1.5 years`, `less than a year` */
function yearsText(years: number): string {
  if (years < 1) return 'less than a year';
  return plural(years >= 2 ? Math.round(years) : years, 'year');
}

/** A fact in words; null if it isn't stated. Lists are shown by their first three. */
export function factText(name: FactName, facts: TrialFacts): string | null {
  switch (name) {
    case 'work':
      return titleOf(facts);
    case 'experience':
      return facts.years === null ? null : yearsText(facts.years);
    case 'licenses':
      return facts.certificates.slice(0, 3).join(', ') || null;
    case 'skills':
      return facts.skills.slice(0, 3).join(', ') || null;
    case 'location':
      return facts.location;
    case 'pay':
      return formatPay(
        facts.salary_min === null
          ? null
          : { min: facts.salary_min, max: null, currency: 'USD', period: 'year' },
      );
  }
}

/** How many of a list `factText` leaves out. */
export function moreOf(name: FactName, facts: TrialFacts): number {
  const list = name === 'skills' ? facts.skills : name === 'licenses' ? facts.certificates : [];
  return Math.max(0, list.length - 3);
}

import type { ExperienceBand } from '@contract/profile.ts';

export function bandOf(years: number): ExperienceBand {
  if (years < 1) return '0-1 years';
  if (years < 3) return '1-3 years';
  if (years < 5) return '3-5 years';
  return years < 10 ? '5-10 years' : '10+ years';
}

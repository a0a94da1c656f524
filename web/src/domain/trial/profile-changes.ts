import { LIMITS } from '@contract/limits.ts';
import type { UpdateProfileBody } from '@contract/profile.ts';
import type { z } from 'zod';
import { bandOf } from '@/domain/profile/experience-band.ts';
import type { Trial } from './trial-store.ts';

/**
 * What the visitor entered in the trial, as changes of their new profile. What was only read is left out: the resume says it
 * again, for them to check.
 */
export function profileChanges({ facts, readFacts }: Trial): z.input<typeof UpdateProfileBody> {
  if (!facts || !readFacts) return {};
  const location = facts.location !== readFacts.location ? facts.location : null;
  const skills = facts.skills !== readFacts.skills;
  const years = facts.years !== readFacts.years ? facts.years : null;
  return {
    ...(facts.wanted_title ? { job_title: facts.wanted_title, job_titles: [facts.wanted_title] } : {}),
    ...(location ? { location } : {}),
    ...(years === null ? {} : { experience: bandOf(years) }),
    ...(skills && facts.skills.length > 0 ? { skills: facts.skills.slice(0, LIMITS.skills) } : {}),
    ...(facts.salary_min
      ? { salary_min: facts.salary_min, salary_currency: 'USD', salary_period: 'year' as const }
      : {}),
  };
}

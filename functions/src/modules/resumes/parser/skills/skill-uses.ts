import type { ResumeExperience, ResumeSkill } from '../../../../contract/resumes.ts';
import { fold } from '../text/text-line.ts';

/** The jobs whose title or bullets name the skill, and the last month that one of them lasted to. */
export function usesOf(
  skill: string,
  jobs: ResumeExperience[],
  now: string,
): Pick<ResumeSkill, 'used_in' | 'last_used'> {
  const name = ` ${fold(skill)} `;
  const used_in = jobs.flatMap(({ title, bullets }, index) =>
    [title ?? '', ...bullets].some((text) => ` ${fold(text)} `.includes(name)) ? [index] : [],
  );
  const ends = used_in.flatMap((index) => {
    const { current, end } = jobs[index]!;
    return current ? [now] : end === null ? [] : [end];
  });
  return { used_in, last_used: ends.toSorted().at(-1) ?? null };
}

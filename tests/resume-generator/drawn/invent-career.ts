import type { When } from '../person.ts';
import type { Choices } from './choices.ts';
import type { DrawnJob } from './draw-jobs.ts';
import type { DrawnStudy } from './draw-studies.ts';
import type { Inventor } from './invent.ts';

const THIS_YEAR = 2026;

/** Newest first; some were promoted where they were. */
export function inventJobs(inventor: Inventor): DrawnJob[] {
  const { random, words } = inventor;
  const jobs: DrawnJob[] = [];
  let newest = { year: THIS_YEAR - random.between(0, 4), month: random.between(1, 12) };
  const open = random.chance(0.6);
  const count = random.between(1, 6);
  for (let index = 0; index < count; index += 1) {
    const start = back(newest, random.pick([1, 2, 4, 6, 9, 12, 18, 25, 31, 44, 60]));
    const promoted = index > 0 && random.chance(0.12) ? jobs[index - 1] : undefined;
    jobs.push({
      title: inventor.title(),
      employer: promoted?.employer ?? inventor.employer(),
      place: promoted?.place ?? inventor.town(),
      start,
      end: index === 0 && open ? null : newest,
      tasks: [],
      contract: random.word(words.contracts),
      department: inventor.fill(random.word(words.departments)),
      client: `${random.word(words.labels.client)}: ${inventor.employer()}`,
      blurb: random.word(words.blurbs),
    });
    newest = back(start, random.between(0, 5));
  }
  return jobs;
}

export function inventStudies(choices: Choices, inventor: Inventor): DrawnStudy[] {
  const { random, words, vocabulary } = inventor;
  const named = choices.of('study.schoolName', { worded: 5, some: 1, bare: 0.6 });
  const level = choices.of('study.level', { degrees: 4, both: 3, lower: 2, words: 1 });
  const count = random.between(1, 3);
  let end = THIS_YEAR - random.between(1, 20);
  return Array.from({ length: count }, (_, index) => {
    const lower = level === 'lower' || (level === 'both' && index === count - 1);
    const start = end - random.between(1, 5);
    const study = {
      degree: lower
        ? random.word(words.certificates)
        : random.word(level === 'words' ? vocabulary.degrees : words.degrees),
      subject: lower ? '' : random.word(words.subjects),
      school:
        named === 'bare' || (named === 'some' && random.chance(0.5))
          ? inventor.fill(random.pick(['{N}', '{P}', '{N} {T}', 'La {N}', '{N} Campus', 'St. {L}']))
          : inventor.school(lower),
      place: inventor.town(),
      start,
      end,
      month: random.between(1, 12),
    };
    end = start;
    return study;
  });
}

function back({ year, month }: When, months: number): When {
  const index = year * 12 + month - 1 - months;
  return { year: Math.floor(index / 12), month: (index % 12) + 1 };
}

import type { Occupation, Vocabulary } from './people/vocabulary.ts';
import type { Random } from './random.ts';

/** A month, or a year where only that is written. */
export type When = { year: number; month: number };
export type Job = {
  title: string;
  employer: string;
  place: string;
  start: When;
  /** Null: it goes on. */
  end: When | null;
  tasks: string[];
};
export type Study = {
  degree: string;
  field: string;
  school: string;
  place: string;
  start: number;
  end: number;
};
/** Somebody who does not exist. */
export type Person = {
  language: string;
  name: string;
  headline: string;
  email: string;
  phone: string;
  place: string;
  link: string | null;
  summary: string;
  jobs: Job[];
  studies: Study[];
  skills: string[];
  languages: string[];
  certificates: string[];
  projects: string[];
};

const LAST_YEAR = 2026;

export function inventPerson(random: Random, words: Vocabulary): Person {
  const occupation = random.pick(words.occupations);
  const first = random.word(words.firstNames);
  const last = random.word(words.lastNames);
  const jobs = inventJobs(random, words, occupation);
  const home = jobs[0]!.place;
  const slug = plain(`${first}.${last}`);
  return {
    language: words.language,
    name: `${first} ${last}`,
    headline: jobs[0]!.title,
    email: random.pick([
      `${slug}@mail.example`,
      `${plain(last)}${random.between(10, 99)}@post.example`,
      `${plain(first)[0]}${plain(last)}@inbox.example`,
    ]),
    phone: words.phone.replace(/#/g, () => String(random.between(2, 9))),
    place: random.chance(0.8) ? home : random.word(words.places),
    link: random.chance(0.5) ? `linkedin.com/in/${slug.replace('.', '-')}` : null,
    summary: random.word(words.summaries).replaceAll('{title}', jobs[0]!.title),
    jobs,
    studies: inventStudies(random, words, occupation, jobs.at(-1)!.start.year),
    skills: random.some(occupation.skills.split('|'), random.between(4, 10)),
    languages: random.some(words.languages.split('|'), random.between(1, 3)),
    certificates: random.some(words.certificates.split('|'), random.between(0, 3)),
    projects: random.chance(0.3) ? random.some(occupation.tasks.split('|'), 2) : [],
  };
}

/** Newest first, each with an earlier title of the same career. */
function inventJobs(random: Random, words: Vocabulary, occupation: Occupation): Job[] {
  const ladder = occupation.titles.split('|');
  const count = random.between(1, 5);
  const employers = random.some(words.employers.split('|'), count);
  const jobs: Job[] = [];
  let end: When | null = random.chance(0.7) ? null : before(LAST_YEAR, random);
  let newest = { year: LAST_YEAR, month: random.between(1, 9) };
  for (const [index, employer] of employers.entries()) {
    const until: When = end ?? newest;
    const start = minus(until, random.between(5, 60));
    jobs.push({
      title: ladder[Math.max(0, ladder.length - 1 - Math.floor((index * ladder.length) / count))]!,
      employer,
      place: random.word(words.places),
      start,
      end,
      tasks: random.some(occupation.tasks.split('|'), random.between(0, 4)),
    });
    newest = minus(start, random.between(1, 4));
    end = newest;
  }
  return jobs;
}

/** The same person, who stayed with each employer for two jobs. */
export function withPromotions(person: Person): Person {
  const jobs = person.jobs.map((job, index) => {
    const { employer, place } = person.jobs[index - (index % 2)]!;
    return { ...job, employer, place };
  });
  return { ...person, jobs };
}

function inventStudies(
  random: Random,
  words: Vocabulary,
  occupation: Occupation,
  before_year: number,
): Study[] {
  const schools = random.some(words.schools.split('|'), random.between(1, 2));
  const degrees = random.some(words.degrees.split('|'), 2);
  let end = before_year;
  return schools.map((school, index) => {
    const start = end - random.between(2, 4);
    const study = {
      degree: degrees[index]!,
      field: random.word(occupation.fields),
      school,
      place: random.word(words.places),
      start,
      end,
    };
    end = start;
    return study;
  });
}

function before(year: number, random: Random): When {
  return { year: year - random.between(1, 2), month: random.between(1, 12) };
}

function minus({ year, month }: When, months: number): When {
  const index = year * 12 + month - 1 - months;
  return { year: Math.floor(index / 12), month: (index % 12) + 1 };
}

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/ł/g, 'l')
    .replace(/ß/g, 'ss')
    .replace(/ø/g, 'o')
    .replace(/ı/g, 'i')
    .toLowerCase()
    .replace(/[^a-z.]/g, '');
}

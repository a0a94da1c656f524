import { readFileSync } from 'node:fs';

/** An invented person's resume, an invented job, and how two judges saw the fit: 0 no, 1 perhaps, 2 yes. */
export type JudgedPair = {
  person: string;
  job: string;
  recruiter: number;
  applicant: number;
  /** Half of the people, never used for tuning. */
  kept_aside: boolean;
};
export type FixtureJob = {
  id: string;
  title: string;
  company: string;
  location: string;
  description: string;
};

const read = (file: string) =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => !line.startsWith('#') && line.trim() !== '');

/** Resumes in plain text by person. */
export function readPeople(): Map<string, string> {
  const people = new Map<string, string>();
  let person = '';
  for (const line of read('people.txt')) {
    if (line.startsWith('@')) person = line.slice(1);
    else people.set(person, `${people.get(person) ?? ''}${line}\n`);
  }
  return people;
}

export function readJobs(): Map<string, FixtureJob> {
  const jobs = new Map<string, FixtureJob>();
  let id = '';
  for (const line of read('postings.txt')) {
    const head = /^@(\S+) (.+?) \| (.+?) \| (.+)$/.exec(line);
    if (head) {
      id = head[1]!;
      jobs.set(id, { id, title: head[2]!, company: head[3]!, location: head[4]!, description: '' });
    } else jobs.get(id)!.description += `${line}\n`;
  }
  return jobs;
}

export function readJudgments(): JudgedPair[] {
  return read('judgments.txt').flatMap((line) => {
    const [person = '', rest = ''] = line.split(': ');
    return rest.split(', ').map((pair) => {
      const [, job = '', recruiter, applicant] = /^(\S+) (\d)(\d)$/.exec(pair) ?? [];
      return {
        person,
        job,
        recruiter: Number(recruiter),
        applicant: Number(applicant),
        kept_aside: Number(person.slice(1)) % 2 === 0,
      };
    });
  });
}

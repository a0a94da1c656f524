/**
 * Jobs as many resumes from India and of contractors tell them: in a sentence, below labels, with the projects, clients
 * and teams of each job between its dates and its tasks. In English only.
 */
import { bold, type Row, type Span, text } from '../sheet.ts';
import type { JobInput, JobStyle } from './job-style.ts';

const row = (...left: Span[]): Row => ({ left });
const label = (name: string, value: string): Row => row(bold(`${name}: `), text(value));

const TOOLS = [
  'Java 8, Spring Boot, Oracle 11g',
  'SAP ECC 6.0',
  'Selenium, JIRA, SQL Server 2012',
  'MS Excel',
];

/** Of another company than the job's, so that taking one for the other shows. */
function clientOf({ job, words }: JobInput): string {
  const others = words.employers.split('|').filter((one) => one !== job.employer);
  return others[(job.employer.length * 7 + job.title.length) % others.length]!;
}

function toolsOf({ job }: JobInput): string {
  return TOOLS[(job.employer.length + job.start.year) % TOOLS.length]!;
}

/** "a Nurse", "an Engineer". */
function withArticle(title: string): string {
  return `${/^[aeiou]/i.test(title) ? 'an' : 'a'} ${title}`;
}

/** What one project of a job was. */
function project(input: JobInput): Row[] {
  return [
    label('Project #1', `${clientOf(input)} Rollout`),
    label('Client', clientOf(input)),
    label('Role', 'Team Member'),
    label('Duration', input.dates),
    label('Team Size', String(3 + (input.job.title.length % 9))),
    label('Environment', toolsOf(input)),
  ];
}

export const TUNED_PROJECT_STYLES = {
  toldInSentence: ({ job, from, to }) => ({
    rows: [
      row(
        text(
          to === null
            ? `Working as ${withArticle(job.title)} with ${job.employer}, ${job.place} since ${from}.`
            : `Worked as ${withArticle(job.title)} at ${job.employer} from ${from} to ${to}.`,
        ),
      ),
    ],
  }),
  organizationAndProjects: (input) => ({
    rows: [
      label('Organization', `${input.job.employer}, ${input.job.place}`),
      label('Designation', input.job.title),
      label('Duration', input.dates),
      ...project(input),
    ],
  }),
  projectsBelow: (input) => ({
    rows: [
      row(bold(input.job.title)),
      row(text(`${input.job.employer} - ${input.job.place} -`)),
      row(text(input.dates)),
      ...project(input),
      row(text('Roles & Responsibilities:')),
    ],
  }),
  datesAtTheEnd: ({ job, dates }) => ({
    rows: [row(text(`${job.title}, ${job.employer}, ${job.place} ${dates}`))],
  }),
  promotions: ({ job, dates, first }) => ({
    rows: [
      ...(first ? [row(bold(job.employer), text(`, ${job.place}`))] : []),
      { left: [text(job.title)], right: [text(dates)] },
    ],
  }),
} satisfies Record<string, JobStyle>;

export const MEASURED_PROJECT_STYLES = {
  associatedWith: ({ job, from, to }) => ({
    rows: [
      row(
        text(
          to === null
            ? `Currently associated with ${job.employer} as ${withArticle(job.title)} from ${from} to till date.`
            : `Was associated with ${job.employer} as ${withArticle(job.title)} from ${from} to ${to}.`,
        ),
      ),
    ],
  }),
  employerCityThenDesignation: (input) => ({
    rows: [
      { left: [bold(`${input.job.employer}, ${input.job.place}`)], right: [text(input.dates)] },
      label('Designation', input.job.title),
      label('Client', clientOf(input)),
      label('Technologies', toolsOf(input)),
    ],
  }),
  projectTable: (input) => ({
    rows: [
      row(bold(`${input.job.title}, ${input.job.employer}`), text(`  ${input.dates}`)),
      { left: [text('Project Name')], right: [text(`${clientOf(input)} Migration`)] },
      { left: [text('Client')], right: [text(clientOf(input))] },
      { left: [text('Role')], right: [text('Developer')] },
      { left: [text('Duration')], right: [text(input.dates)] },
      { left: [text('Team Size')], right: [text('6')] },
    ],
  }),
  promotionsInBrackets: ({ job, dates, first }) => ({
    rows: [
      ...(first ? [row(bold(job.employer.toUpperCase()), text(` | ${job.place}`))] : []),
      row(text(`${job.title} (${dates})`)),
    ],
  }),
} satisfies Record<string, JobStyle>;

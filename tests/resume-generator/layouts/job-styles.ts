import { bold, italic, type Row, text } from '../sheet.ts';
import type { JobStyle } from './job-style.ts';
import { MEASURED_PROJECT_STYLES, TUNED_PROJECT_STYLES } from './project-styles.ts';

const row = (...left: Row['left']): Row => ({ left });
const split = (left: Row['left'], right: Row['right']): Row => ({ left, right: right! });

/** Ways of writing a job that the parser is improved on. */
export const TUNED_JOB_STYLES = {
  titleDatesThenEmployer: ({ job, dates }) => ({
    rows: [split([bold(job.title)], [text(dates)]), row(text(`${job.employer}, ${job.place}`))],
  }),
  employerPlaceThenTitle: ({ job, dates }) => ({
    rows: [split([bold(job.employer)], [text(job.place)]), split([italic(job.title)], [italic(dates)])],
  }),
  titleCommaEmployer: ({ job, dates }) => ({
    rows: [split([bold(job.title), text(`, ${job.employer}`)], [text(dates)])],
  }),
  strokes: ({ job, dates }) => ({ rows: [row(bold(`${job.employer} | ${job.title} | ${dates}`))] }),
  datesFirst: ({ job, dates }) => ({
    rows: [row(text(`${dates}: `), bold(job.title), text(` – ${job.employer}, ${job.place}`))],
  }),
  dateRail: ({ job, dates }) => ({
    rail: dates,
    rows: [row(bold(job.title)), row(text(`${job.employer}, ${job.place}`))],
  }),
  jobBoard: ({ job, dates }) => ({
    rows: [row(bold(job.title)), row(text(`${job.employer} - ${job.place}`)), row(text(dates))],
  }),
  stacked: ({ job, dates }) => ({
    rows: [row(bold(job.title)), row(text(dates)), row(text(job.employer)), row(text(job.place))],
  }),
  employerDatesThenTitle: ({ job, dates }) => ({
    rows: [split([bold(job.employer)], [text(dates)]), row(italic(job.title))],
  }),
  smallDatesAbove: ({ job, dates }) => ({
    rows: [row(text(`${dates} | ${job.place}`)), row(bold(job.title)), row(text(job.employer))],
  }),
  titleAtEmployer: ({ job, dates, words }) => ({
    rows: [row(bold(`${job.title} ${words.at} ${job.employer}`), text(` (${dates})`))],
  }),
  table: ({ job, dates }) => ({
    rows: [],
    cells: [dates, `${job.employer}\n${job.place}`, job.title],
  }),
  titleDashEmployer: ({ job, dates }) => ({
    rows: [row(bold(`${job.title} - ${job.employer}`)), row(text(`${dates}, ${job.place}`))],
  }),
  titleInBrackets: ({ job, dates }) => ({
    rows: [row(bold(`${job.employer}, ${job.place} (${job.title})`)), row(italic(dates))],
  }),
} satisfies Record<string, JobStyle>;

/** Ways that are only measured: nothing in the parser was made for how they come out here. */
export const MEASURED_JOB_STYLES = {
  labelled: ({ job, dates, words }) => ({
    rows: [
      row(bold(`${words.labels.employer}: `), text(job.employer)),
      row(bold(`${words.labels.title}: `), text(job.title)),
      row(bold(`${words.labels.dates}: `), text(dates)),
    ],
  }),
  employerColonTitle: ({ job, dates }) => ({
    rows: [row(bold(`${job.employer}: `), text(job.title)), row(text(`${job.place}, ${dates}`))],
  }),
  commas: ({ job, dates }) => ({ rows: [row(text(`${job.title}, ${job.employer}, ${dates}`))] }),
  datesEmployerThenTitle: ({ job, dates }) => ({
    rows: [row(text(`${dates}   ${job.employer}, ${job.place}`)), row(bold(job.title))],
  }),
  capitalEmployer: ({ job, dates }) => ({
    rows: [
      row(bold(job.employer.toUpperCase())),
      split([italic(job.title), text(` · ${job.place}`)], [text(dates)]),
    ],
  }),
  titleBracketDates: ({ job, dates }) => ({
    rows: [row(bold(job.title), text(` (${dates})`)), row(italic(`${job.employer} • ${job.place}`))],
  }),
  placeBelow: ({ job, dates }) => ({
    rows: [row(bold(job.title)), row(text(`${job.employer}  |  ${dates}`)), row(text(job.place))],
  }),
  railWithPlace: ({ job, dates }) => ({
    rail: `${dates}\n${job.place}`,
    rows: [row(bold(job.employer)), row(italic(job.title))],
  }),
} satisfies Record<string, JobStyle>;

export type JobStyleName =
  | keyof typeof TUNED_JOB_STYLES
  | keyof typeof MEASURED_JOB_STYLES
  | keyof typeof TUNED_PROJECT_STYLES
  | keyof typeof MEASURED_PROJECT_STYLES;
export const JOB_STYLES: Record<JobStyleName, JobStyle> = {
  ...TUNED_JOB_STYLES,
  ...MEASURED_JOB_STYLES,
  ...TUNED_PROJECT_STYLES,
  ...MEASURED_PROJECT_STYLES,
};
/** Several titles at one employer. */
export function isOfPromotions(style: JobStyleName | JobStyle): boolean {
  return style === 'promotions' || style === 'promotionsInBrackets';
}

import type { Study } from '../person.ts';
import { bold, italic, type Part, type Row, text } from '../sheet.ts';

type Entry = Extract<Part, { kind: 'entry' }>;
export type StudyStyle = (study: Study) => Omit<Entry, 'kind' | 'bullets'>;

const row = (...left: Row['left']): Row => ({ left });
const degree = (study: Study) => `${study.degree}${study.field}`;
const years = (study: Study) => `${study.start} – ${study.end}`;

export const TUNED_STUDY_STYLES = {
  degreeYearsThenSchool: (study) => ({
    rows: [
      { left: [bold(degree(study))], right: [text(years(study))] },
      row(text(`${study.school}, ${study.place}`)),
    ],
  }),
  schoolPlaceThenDegree: (study) => ({
    rows: [
      { left: [bold(study.school)], right: [text(study.place)] },
      { left: [italic(degree(study))], right: [text(years(study))] },
    ],
  }),
  degreeSchoolYear: (study) => ({ rows: [row(text(`${degree(study)} | ${study.school} | ${study.end}`))] }),
  yearsFirst: (study) => ({ rows: [row(text(`${years(study)}: ${degree(study)}, ${study.school}`))] }),
  stacked: (study) => ({
    rows: [row(bold(degree(study))), row(text(study.school)), row(text(years(study)))],
  }),
  jobBoard: (study) => ({
    rows: [
      row(bold(degree(study))),
      row(text(`${study.school} - ${study.place}`)),
      row(text(String(study.end))),
    ],
  }),
  rail: (study) => ({ rail: years(study), rows: [row(bold(degree(study))), row(text(study.school))] }),
  table: (study) => ({ rows: [], cells: [years(study), study.school, degree(study)] }),
} satisfies Record<string, StudyStyle>;

export const MEASURED_STUDY_STYLES = {
  schoolDashDegree: (study) => ({
    rows: [{ left: [bold(study.school), text(` — ${degree(study)}`)], right: [text(String(study.end))] }],
  }),
  degreeSchoolCommas: (study) => ({ rows: [row(text(`${degree(study)}, ${study.school}, ${study.end}`))] }),
  yearsThenLines: (study) => ({
    rows: [row(text(years(study))), row(bold(study.school)), row(text(degree(study)))],
  }),
  schoolYearsThenDegree: (study) => ({
    rows: [row(bold(study.school), text(` (${years(study)})`)), row(text(degree(study)))],
  }),
} satisfies Record<string, StudyStyle>;

export type StudyStyleName = keyof typeof TUNED_STUDY_STYLES | keyof typeof MEASURED_STUDY_STYLES;
export const STUDY_STYLES: Record<StudyStyleName, StudyStyle> = {
  ...TUNED_STUDY_STYLES,
  ...MEASURED_STUDY_STYLES,
};

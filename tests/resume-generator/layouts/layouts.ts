import type { Look, Sheet, SkillStyle } from '../sheet.ts';
import type { DateStyle, RangeStyle } from './dates.ts';
import type { JobStyle } from './job-style.ts';
import { type JobStyleName, MEASURED_JOB_STYLES, TUNED_JOB_STYLES } from './job-styles.ts';
import { MEASURED_PROJECT_STYLES, TUNED_PROJECT_STYLES } from './project-styles.ts';
import {
  MEASURED_STUDY_STYLES,
  type StudyStyle,
  type StudyStyleName,
  TUNED_STUDY_STYLES,
} from './study-styles.ts';

export type HeadStyle =
  | 'lines'
  | 'strokes'
  | 'right'
  | 'labelled'
  | 'nameAndTitle'
  | 'capitals'
  | 'twoLines'
  | 'none';
/** Everything that makes two resumes of one person differ. */
export type Layout = {
  name: string;
  /** `measured`: nobody looks at what is misread in it. */
  part: 'tuned' | 'measured';
  frame: Sheet['frame'];
  head: HeadStyle;
  job: JobStyleName | JobStyle;
  study: StudyStyleName | StudyStyle;
  skills: SkillStyle;
  dates: DateStyle;
  range: RangeStyle;
  look: Look;
  /** Education before experience. */
  studiesFirst: boolean;
  /** Jobs without a heading above them. */
  bare: boolean;
  /** In this language only. */
  language: 'en' | null;
  summary: boolean;
  /** Titles and employers whose words no list has. */
  unknownNames: boolean;
};

const FRAMES = ['single', 'single', 'leftBar', 'single', 'rightBar', 'single', 'headingRail'] as const;
const HEADS = ['strokes', 'lines', 'right', 'nameAndTitle', 'labelled', 'capitals', 'twoLines'] as const;
const SKILLS = ['commas', 'bullets', 'strokes', 'groups', 'grid', 'dots', 'lines', 'levels'] as const;
const DATES = ['short', 'long', 'slash', 'dot', 'short', 'year', 'iso', 'apostrophe'] as const;
const RANGES = ['dash', 'hyphen', 'word', 'dash', 'brackets'] as const;
const FONTS = ['sans', 'serif', 'sans', 'mono', 'serif'] as const;
const HEADINGS = ['ruled', 'capitals', 'plain', 'spaced', 'band', 'colon'] as const;
const BULLETS = ['•', '-', 'none', '•', '▪'] as const;
const SIZES = [10, 10.5, 9, 11, 8.5] as const;

/** The combinations have no common period, so each style meets many others. */
function combine(
  part: Layout['part'],
  jobs: JobStyleName[],
  studies: StudyStyleName[],
  count: number,
  from: number,
): Layout[] {
  return Array.from({ length: count }, (_, index) => {
    const at = from + index;
    const of = <T>(values: readonly T[], stride = 1) => values[Math.floor(at / stride) % values.length]!;
    const job = jobs[index % jobs.length]!;
    const rail = job === 'dateRail' || job === 'railWithPlace';
    const frame = rail || job === 'table' ? 'single' : of(FRAMES);
    return {
      name: `${part}-${String(index + 1).padStart(2, '0')}-${frame}-${job}`,
      part,
      frame,
      head: of(HEADS, 2),
      job,
      study: rail
        ? 'rail'
        : job === 'table'
          ? 'table'
          : studies.filter((one) => one !== 'rail' && one !== 'table')[
              at % (studies.length - (part === 'tuned' ? 2 : 0))
            ]!,
      skills: of(SKILLS),
      dates: of(DATES, 3),
      range: of(RANGES),
      look: {
        font: of(FONTS, 2),
        headings: of(HEADINGS),
        bullet: of(BULLETS),
        centered: at % 4 === 0 && frame === 'single',
        size: of(SIZES, 2),
      },
      studiesFirst: at % 5 === 2,
      summary: at % 3 !== 1,
      bare: false,
      unknownNames: false,
      language: null,
    };
  });
}

const names = <T extends string>(styles: Record<T, unknown>) => Object.keys(styles) as T[];

/** Resumes of contractors and from India: mostly texts in one column, some without a heading above the jobs. */
function ofProjects(part: Layout['part'], jobs: JobStyleName[], from: number): Layout[] {
  const studies: StudyStyleName[] =
    part === 'tuned' ? names(TUNED_STUDY_STYLES) : names(MEASURED_STUDY_STYLES);
  return jobs.flatMap((job, index) =>
    combine(part, [job], studies, 2, from + 2 * index).map((layout, second) => ({
      ...layout,
      name: `${part}-${second === 0 ? 'plain' : 'bare'}-${job}`,
      frame: 'single' as const,
      bare: second === 1 && !layout.summary,
      language: 'en' as const,
    })),
  );
}

/** More than eighty layouts; a third of them is only measured, among them whole ways of writing jobs and studies. */
export const LAYOUTS: readonly Layout[] = [
  ...combine('tuned', names(TUNED_JOB_STYLES), names(TUNED_STUDY_STYLES), 45, 0),
  ...combine('measured', names(MEASURED_JOB_STYLES), names(MEASURED_STUDY_STYLES), 24, 45),
  ...ofProjects('tuned', names(TUNED_PROJECT_STYLES), 70),
  ...ofProjects('measured', names(MEASURED_PROJECT_STYLES), 91),
];

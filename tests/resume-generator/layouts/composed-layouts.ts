import type { Job, Study } from '../person.ts';
import { Random } from '../random.ts';
import { bold, italic, type Look, type Row, type Sheet, type SkillStyle, type Span, text } from '../sheet.ts';
import type { DateStyle, RangeStyle } from './dates.ts';
import type { JobStyle } from './job-style.ts';
import type { HeadStyle, Layout } from './layouts.ts';
import type { StudyStyle } from './study-styles.ts';

/**
 * Layouts that nobody designed: what an entry says, in which order, on how many lines, parted by what and set how, is left to
 * chance, and so is the page around it. The authored layouts show what their authors thought of; these show the rest.
 */
function composeLayout(random: Random, number: number): Layout {
  const frame = random.pick<Sheet['frame']>([
    'single',
    'single',
    'single',
    'leftBar',
    'rightBar',
    'headingRail',
  ]);
  const railed = frame !== 'headingRail' && random.chance(0.2);
  return {
    name: `composed-${String(number).padStart(4, '0')}`,
    part: number % 2 === 0 ? 'tuned' : 'measured',
    frame,
    head: random.pick<HeadStyle>([
      'lines',
      'strokes',
      'right',
      'labelled',
      'nameAndTitle',
      'capitals',
      'twoLines',
    ]),
    job: composeJob(random, railed),
    study: composeStudy(random, railed),
    skills: random.pick<SkillStyle>([
      'commas',
      'bullets',
      'strokes',
      'dots',
      'grid',
      'groups',
      'levels',
      'lines',
      'tags',
      'labelCells',
    ]),
    dates: random.pick<DateStyle>(['short', 'short', 'long', 'slash', 'dot', 'iso', 'apostrophe', 'year']),
    range: random.pick<RangeStyle>(['dash', 'hyphen', 'word', 'dash', 'brackets']),
    look: composeLook(random),
    studiesFirst: random.chance(0.25),
    bare: false,
    language: null,
    summary: random.chance(0.6),
    unknownNames: true,
  };
}

function composeLook(random: Random): Look {
  return {
    font: random.pick(['sans', 'serif', 'mono']),
    headings: random.pick([
      'plain',
      'capitals',
      'ruled',
      'spaced',
      'band',
      'colon',
      'right',
      'center',
      'small',
    ]),
    bullet: random.pick(['•', '-', '▪', 'none']),
    centered: random.chance(0.2),
    size: random.pick([8.5, 9, 10, 10.5, 11]),
  };
}

type Emphasis = (value: string) => Span;
const EMPHASES: readonly Emphasis[] = [text, text, bold, bold, italic];
const SEPARATORS = [', ', ', ', ' | ', ' – ', ' - ', ' — ', ' · ', ' • '] as const;
/** One thing an entry says, and what parts it from what stands before it on its line. */
type Piece = { says: string; before: string };
/** A line of an entry: what stands at its left, and at the right margin. */
type Plan = { left: Piece[]; right: string | null };

const CAPITALS = 0.1;
const LABELLED = 0.06;

/** What stands where in a job, for all jobs of a resume alike. */
function composeJob(random: Random, railed: boolean): JobStyle {
  const emphasis: Record<string, Emphasis> = {
    title: random.pick(EMPHASES),
    employer: random.pick(EMPHASES),
    dates: text,
    place: text,
  };
  const loud = random.chance(CAPITALS) ? random.pick(['title', 'employer']) : '';
  const labelled = !railed && random.chance(LABELLED);
  const plans = labelled
    ? []
    : planLines(random, random.chance(0.5) ? ['title', 'employer'] : ['employer', 'title'], railed);
  const placed = random.chance(0.75);
  const open = random.chance(0.05) ? '.' : '';
  return ({ job, dates, words }) => {
    const values: Record<string, string> = {
      title: loud === 'title' ? job.title.toUpperCase() : job.title,
      employer: loud === 'employer' ? job.employer.toUpperCase() : job.employer,
      dates,
      place: placed ? job.place : '',
    };
    if (labelled) {
      const { labels } = words;
      const rows = (
        [
          [labels.dates, dates],
          [labels.employer, job.employer],
          [labels.title, job.title],
        ] as const
      ).map(([label, value]) => ({ left: [bold(`${label}: `), text(value)] }));
      return { rows };
    }
    const rows = plans.flatMap((plan) => toRow(plan, values, emphasis));
    const last = rows.at(-1)?.left.at(-1);
    if (open !== '' && last !== undefined && !last.text.endsWith('.')) last.text += open;
    return { rows, ...(railed ? { rail: dates } : {}) };
  };
}

function composeStudy(random: Random, railed: boolean): StudyStyle {
  const emphasis: Record<string, Emphasis> = {
    degree: random.pick(EMPHASES),
    school: random.pick(EMPHASES),
    dates: text,
    place: text,
  };
  const plans = planLines(random, random.chance(0.5) ? ['degree', 'school'] : ['school', 'degree'], railed);
  const placed = random.chance(0.6);
  const years = random.pick<(study: Study) => string>([
    ({ start, end }) => `${start} – ${end}`,
    ({ start, end }) => `${start} - ${end}`,
    ({ end }) => String(end),
    ({ start, end }) => `${start}–${end}`,
  ]);
  return (study) => {
    const values = {
      degree: `${study.degree}${study.field}`,
      school: study.school,
      dates: years(study),
      place: placed ? study.place : '',
    };
    return {
      rows: plans.flatMap((plan) => toRow(plan, values, emphasis)),
      ...(railed ? { rail: values.dates } : {}),
    };
  };
}

/** Two names, dates and a place on one to four lines. */
function planLines(random: Random, [first, second]: [string, string], railed: boolean): Plan[] {
  const separator = random.pick(SEPARATORS);
  const piece = (says: string, before: string = separator): Piece => ({ says, before });
  const together = random.chance(0.4);
  const plans: Plan[] = together
    ? [{ left: [piece(first), piece(second)], right: null }]
    : [
        { left: [piece(first)], right: null },
        { left: [piece(second)], right: null },
      ];
  const owner = plans.find(({ left }) => left.some(({ says }) => says === 'employer' || says === 'school'))!;
  const place = random.pick(['behind', 'behind', 'stroke', 'brackets', 'right', 'line']);
  if (place === 'behind') owner.left.push(piece('place', ', '));
  if (place === 'stroke') owner.left.push(piece('place', random.pick([' | ', ' - ', ' · ', ' – '])));
  if (place === 'brackets') owner.left.push(piece('place', ' ('));
  if (place === 'right') owner.right = 'place';
  if (place === 'line') plans.push({ left: [piece('place')], right: null });
  if (railed) return plans;
  const free = plans.filter(({ right }) => right === null);
  const dates = random.pick([
    'right',
    'right',
    'right',
    'above',
    'between',
    'below',
    'front',
    'behind',
    'brackets',
  ]);
  const target = free.length === 0 ? undefined : random.pick(free);
  if (dates === 'right' && target !== undefined) target.right = 'dates';
  else if (dates === 'above') plans.unshift({ left: [piece('dates')], right: null });
  else if (dates === 'between') plans.splice(1, 0, { left: [piece('dates')], right: null });
  else if (dates === 'front') {
    const { left } = plans[0]!;
    left[0] = { ...left[0]!, before: random.pick([': ', ' ', ' – ', ' | ', '  ']) };
    left.unshift(piece('dates'));
  } else if (dates === 'behind')
    random.pick(plans).left.push(piece('dates', random.pick([', ', ' | ', ' · ', '  '])));
  else if (dates === 'brackets') random.pick(plans).left.push(piece('dates', ' ('));
  else plans.push({ left: [piece('dates')], right: null });
  return plans;
}

function toRow(
  { left, right }: Plan,
  values: Record<string, string>,
  emphasis: Record<string, Emphasis>,
): Row[] {
  const spans: Span[] = [];
  for (const { says, before } of left) {
    const value = values[says] ?? '';
    if (value === '') continue;
    const bracketed = before === ' (';
    if (spans.length > 0) spans.push(text(bracketed ? ' ' : before));
    // A range in brackets is in brackets already.
    spans.push(emphasis[says]!(bracketed && !value.startsWith('(') ? `(${value})` : value));
  }
  const aside = right === null ? '' : (values[right] ?? '');
  if (spans.length === 0 && aside === '') return [];
  return [{ left: spans, ...(aside === '' ? {} : { right: [text(aside)] }) }];
}

const FIRST =
  'Grey|Blue|Silver|North|Old|Bright|Amber|Iron|Quiet|Swift|Green|Stone|Harbor|River|Cedar|Salt|Copper|High|Clear|Winter';
const SECOND =
  'Plover|Lantern|Anchor|Meadow|Compass|Kettle|Orchard|Thistle|Beacon|Ferry|Loom|Pepper|Badger|Willow|Signal|Harvest|Acorn|Bridge|Ember|Sail';
const COINED =
  'Veltara|Monzeo|Qirano|Tessaly|Brunova|Zelkova|Aurelix|Pondera|Kivuto|Lumenza|Orbisol|Fernweh|Taktora|Nimbly|Solvane|Cartigo|Wexley|Haldane|Pryor & Finch|Dunmore Bros|Okafor Daughters|Marlowe';

/** An employer whose name says nothing of its trade. */
function nameEmployer(random: Random): string {
  const coined = random.word(COINED);
  const named = `${random.word(FIRST)} ${random.word(SECOND)}`;
  return random.pick([
    coined,
    named,
    named.replace(' ', ''),
    `${coined} ${random.word('Group|Ltd|Labs|Foods|Partners|Health')}`,
  ]);
}

/** Layouts enough for a number of resumes, from a seed. */
export function composedLayouts(seed: number, count: number): Layout[] {
  return Array.from({ length: count }, (_, number) =>
    composeLayout(new Random(seed * 7919 + number), number),
  );
}

/** The same jobs with titles and employers that say little of themselves. */
export function withUnknownNames(jobs: Job[], titles: readonly string[], random: Random): Job[] {
  return jobs.map((job) => ({
    ...job,
    title: random.chance(0.6) && titles.length > 0 ? titleCase(random.pick(titles)) : job.title,
    employer: random.chance(0.7) ? nameEmployer(random) : job.employer,
  }));
}

function titleCase(title: string): string {
  return title.replace(
    /(^|[\s/-])(\p{Ll})(?=\p{L}{3})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}

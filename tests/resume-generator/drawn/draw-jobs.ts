import type { Job } from '../person.ts';
import { bold, type Part, type Row, text } from '../sheet.ts';
import type { Choices } from './choices.ts';
import { drawBody } from './draw-body.ts';
import type { Inventor } from './invent.ts';
import { BRACKETS, drawPlan, type Plan, piece, type Subject } from './plan.ts';
import { rowsOf } from './plan-rows.ts';
import type { DateWriter } from './write-dates.ts';

type Entry = Extract<Part, { kind: 'entry' }>;
/** What a job says beside its truth. */
export type DrawnJob = Job & { contract: string; department: string; client: string; blurb: string };

/** All jobs, in a layout that all of them share, or each in its own. */
export function drawJobs(choices: Choices, inventor: Inventor, jobs: DrawnJob[], writer: DateWriter): Part[] {
  const { random, words, vocabulary } = inventor;
  const shape = choices.of('job.shape', {
    lines: 8,
    rail: 3,
    labels: 1.2,
    table: 0.9,
    sentence: 0.6,
    roles: 1,
    ownerThenLabels: 0.5,
  });
  const subject: Subject = {
    name: 'job',
    title: 'title',
    owner: 'employer',
    dates: 'dates',
    place: 'place',
    at: random.word(vocabulary.at),
    in: beforeTown(words.language),
  };
  const body = drawBody(choices, inventor);
  const valuesOf = (job: DrawnJob): Record<string, string> => ({
    ...job,
    dates: writer.range(job.start, job.end),
    end: '',
    start: '',
    tasks: '',
  });
  const withBody = (rows: Row[], entry: number, more: Partial<Entry> = {}): Part => {
    const told = body(entry);
    return {
      kind: 'entry',
      ...more,
      rows: [...rows, ...told.rows],
      bullets: told.bullets,
      after: told.after,
      says: { ...more.says, bullets: { field: 'body', entry } },
    };
  };
  if (shape === 'labels' || shape === 'ownerThenLabels') {
    const form = drawLabels(choices, inventor, shape === 'ownerThenLabels');
    return jobs.map((job, entry) => withBody(form(valuesOf(job), entry), entry));
  }
  if (shape === 'table') {
    const order = choices.of('job.cells', {
      'dates|employer|title': 1,
      'dates|title+employer+place': 1.5,
      'title|employer|dates': 1,
      'employer|title|dates': 0.7,
      'dates|employer+place|title': 0.7,
      'dates|title|employer+place': 0.7,
      'title+employer|dates+place': 0.7,
    });
    return jobs.map((job, entry) => {
      const values = valuesOf(job);
      const fields = order.split('|').map((cell) => cell.split('+'));
      return withBody([], entry, {
        cells: fields.map((cell) => cell.map((field) => values[field]!).join('\n')),
        says: { cells: fields.map((cell) => cell.map((field) => ({ field, entry }))) },
      });
    });
  }
  if (shape === 'sentence') {
    const pattern = random.word(words.sentences);
    return jobs.map((job, entry) => withBody([sentence(pattern, valuesOf(job), entry)], entry));
  }
  if (shape === 'roles') return drawRoles(choices, inventor, jobs, valuesOf, withBody);
  const regular = choices.of('job.regular', { yes: 7, no: 1 }) === 'yes';
  const drawOne = () => withExtras(choices, drawPlan(choices, subject, shape === 'rail'));
  const plan = drawOne();
  return jobs.map((job, entry) => {
    const own = regular || entry === 0 ? plan : drawOne();
    const values = valuesOf(job);
    return withBody(rowsOf(own, values, entry), entry, railOf(own, values, entry));
  });
}

const BEFORE_TOWN: Record<string, string> = {
  fr: 'à',
  es: 'en',
  pt: 'em',
  it: 'a',
  pl: 'w',
  ro: 'în',
  sv: 'i',
};

/** "in" in the language; Turkish has an ending. */
export function beforeTown(language: string): string {
  return language === 'tr' ? ', ' : ` ${BEFORE_TOWN[language] ?? 'in'} `;
}

export function railOf(plan: Plan, values: Record<string, string>, entry: number): Partial<Entry> {
  if (plan.rail.length === 0) return {};
  return {
    rail: plan.rail.map((field) => values[field]!).join('\n'),
    says: { rail: plan.rail.map((field) => ({ field, entry })) },
  };
}

/** The kind of contract, the department, a client, and what the employer does, where some write them. */
function withExtras(choices: Choices, plan: Plan): Plan {
  const lines = plan.lines.map((line) => ({ ...line, left: [...line.left] }));
  const behind = (field: string, says: string, before: string) => {
    const line = lines.find(({ left }) => left.some((one) => one.says === field))!;
    line.left.splice(line.left.findIndex((one) => one.says === field) + 1, 0, piece(says, before));
  };
  const contract = choices.of('job.contract', {
    none: 10,
    brackets: 1,
    dash: 0.6,
    comma: 0.5,
    line: 0.5,
    sign: 0.5,
  });
  if (contract === 'line') lines.push({ left: [piece('contract', '')] });
  else if (contract !== 'none')
    behind('title', 'contract', { brackets: BRACKETS, dash: ' - ', comma: ', ', sign: ' · ' }[contract]);
  const department = choices.of('job.department', {
    none: 10,
    employerComma: 0.8,
    line: 0.6,
    titleComma: 0.5,
    employerDash: 0.5,
  });
  if (department === 'line') lines.push({ left: [piece('department', '')] });
  else if (department !== 'none')
    behind(
      department === 'titleComma' ? 'title' : 'employer',
      'department',
      department === 'employerDash' ? ' – ' : ', ',
    );
  if (choices.of('job.blurb', { none: 10, line: 1, brackets: 0.3 }) === 'line')
    lines.push({ left: [piece('blurb', '')] });
  if (choices.of('job.client', { none: 14, line: 0.5, brackets: 0.4 }) !== 'none')
    behind('employer', 'client', BRACKETS);
  return { ...plan, lines };
}

/** "Employer: Acme", one below the other or on one line. */
function drawLabels(choices: Choices, { random, words }: Inventor, ownerFirst: boolean) {
  const sign = choices.of('job.labelSign', {
    ': ': 4,
    ' : ': 1.5,
    ':\t': 1.5,
    '\t': 0.7,
    ' - ': 0.5,
    ' – ': 0.4,
  });
  const fields = random.some(['title', 'employer', 'dates', 'place', 'department'] as const, 5);
  const wanted = fields.filter(
    (field) =>
      (field !== 'place' || random.chance(0.5)) &&
      (field !== 'department' || random.chance(0.15)) &&
      !(ownerFirst && field === 'employer'),
  );
  const labels = Object.fromEntries(fields.map((field) => [field, random.word(words.labels[field])]));
  const loud = choices.of('job.labelLook', { plain: 3, bold: 2, capitals: 0.5 });
  const oneLine = choices.chance('job.labelsOnOneLine', 0.12);
  const valueBold = random.chance(0.2);
  return (values: Record<string, string>, entry: number): Row[] => {
    const rows = wanted.map((field): Row => {
      const label = `${loud === 'capitals' ? labels[field]!.toLocaleUpperCase() : labels[field]}${sign}`;
      const value = (valueBold ? bold : text)(values[field]!);
      return { left: [loud === 'bold' ? bold(label) : text(label), { ...value, says: { field, entry } }] };
    });
    const shown = oneLine
      ? [{ left: rows.flatMap(({ left }, index) => (index === 0 ? left : [text(', '), ...left])) }]
      : rows;
    return ownerFirst
      ? [{ left: [{ ...bold(values.employer!), says: { field: 'employer', entry } }] }, ...shown]
      : shown;
  };
}

export function sentence(pattern: string, values: Record<string, string>, entry: number): Row {
  const left = pattern.split(/(\{\w+\})/).flatMap((part) => {
    if (part === '') return [];
    const field = /^\{(\w+)\}$/.exec(part)?.[1];
    return [field === undefined ? text(part) : { ...text(values[field] ?? ''), says: { field, entry } }];
  });
  return { left };
}

/** Several roles below the name of their employer. */
function drawRoles(
  choices: Choices,
  { random }: Inventor,
  jobs: DrawnJob[],
  valuesOf: (job: DrawnJob) => Record<string, string>,
  withBody: (rows: Row[], entry: number) => Part,
): Part[] {
  const head = choices.of('job.rolesHead', {
    bold: 3,
    plain: 1,
    capitals: 0.7,
    withPlace: 2,
    withPlaceRight: 1.5,
  });
  const role = choices.of('job.role', {
    right: 3,
    comma: 1,
    brackets: 1,
    front: 1.5,
    below: 1,
    bullet: 0.7,
    sign: 1,
  });
  return jobs.flatMap((job, entry) => {
    const values = valuesOf(job);
    const says = (field: string) => ({ says: { field, entry } });
    const title = { ...(random.chance(0.5) ? text : bold)(values.title!), ...says('title') };
    const dates = { ...text(values.dates!), ...says('dates') };
    const rows: Record<typeof role, Row[]> = {
      right: [{ left: [title], right: [dates] }],
      comma: [{ left: [title, text(', '), dates] }],
      brackets: [{ left: [title, text(' ('), dates, text(')')] }],
      front: [{ left: [dates, text(random.chance(0.5) ? ' ' : ': '), title] }],
      below: [{ left: [title] }, { left: [dates] }],
      bullet: [{ left: [text('• '), title, text(', '), dates] }],
      sign: [{ left: [title, text(' – '), dates] }],
    };
    const first = entry === 0 || jobs[entry - 1]!.employer !== job.employer;
    if (!first) return [withBody(rows[role], entry)];
    const name = head === 'capitals' ? values.employer!.toLocaleUpperCase() : values.employer!;
    const owner = { ...(head === 'plain' ? text : bold)(name), ...says('employer') };
    const place = { ...text(values.place!), ...says('place') };
    const top: Row =
      head === 'withPlace'
        ? { left: [owner, text(', '), place] }
        : head === 'withPlaceRight'
          ? { left: [owner], right: [place] }
          : { left: [owner] };
    return [withBody([top, ...rows[role]], entry)];
  });
}

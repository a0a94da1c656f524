import { bold, type Part, type Row, text } from '../sheet.ts';
import type { Choices } from './choices.ts';
import { beforeTown, railOf, sentence } from './draw-jobs.ts';
import type { Inventor } from './invent.ts';
import { drawPlan, piece, type Subject } from './plan.ts';
import { rowsOf } from './plan-rows.ts';

/** A study, or a certificate of a lower school, which names no subject. */
export type DrawnStudy = {
  /** With what joins it to its subject. */
  degree: string;
  subject: string;
  school: string;
  place: string;
  start: number;
  end: number;
  month: number;
};

export function drawStudies(choices: Choices, inventor: Inventor, studies: DrawnStudy[]): Part[] {
  const { random, words, vocabulary } = inventor;
  const subject: Subject = {
    name: 'study',
    title: 'degree',
    owner: 'school',
    dates: 'study_dates',
    place: 'study_place',
    at: random.word(vocabulary.at),
    in: beforeTown(words.language),
  };
  const shape = choices.of('study.shape', { lines: 8, rail: 3, labels: 1, table: 0.8, sentence: 0.5 });
  const dates = drawYears(choices, inventor);
  const note = choices.of('study.note', { none: 6, line: 2, behind: 0.8, bullets: 1.2, two: 0.7 });
  const apart = choices.of('study.subject', { joined: 8, line: 0.7, brackets: 0.8, front: 0.5, colon: 0.5 });
  const valuesOf = (study: DrawnStudy): Record<string, string> => ({
    degree: degreeText(study, apart),
    school: study.school,
    study_place: study.place,
    study_dates: dates(study),
    subject: study.subject,
    note: inventor.fill(random.word(words.studyNotes)),
  });
  const plan = drawPlan(choices, subject, shape === 'rail');
  if (apart === 'line') plan.lines.push({ left: [piece('subject', '')] });
  if (note === 'behind') plan.lines.at(-1)!.left.push(piece('note', ', '));
  const form = drawStudyLabels(choices, inventor);
  const order = choices.of('study.cells', {
    'study_dates|degree|school': 1,
    'study_dates|school|degree': 1,
    'study_dates|degree+school': 1.5,
    'school|degree|study_dates': 1,
    'degree|school|study_dates': 1,
  });
  return studies.map((study, entry): Part => {
    const values = valuesOf(study);
    const body = { field: 'study_body', entry };
    const notes = {
      none: [],
      behind: [],
      line: [values.note!],
      bullets: [],
      two: [values.note!, inventor.fill(random.word(words.studyNotes))],
    }[note].map((one): Row => ({ left: [{ ...text(one), says: body }] }));
    const base = {
      kind: 'entry' as const,
      bullets: note === 'bullets' ? [values.note!] : [],
      says: { bullets: body },
    };
    if (shape === 'labels') return { ...base, rows: [...form(values, entry), ...notes] };
    if (shape === 'sentence') {
      const pattern = random.pick([
        '{study_dates}: {degree}, {school}',
        '{degree} – {school} ({study_dates})',
        '{study_dates} {school} – {degree}',
        '{degree}, {school}, {study_dates}.',
      ]);
      return { ...base, rows: [sentence(pattern, values, entry), ...notes] };
    }
    if (shape === 'table') {
      const fields = order.split('|').map((cell) => cell.split('+'));
      return {
        ...base,
        rows: [],
        after: notes,
        cells: fields.map((cell) => cell.map((field) => values[field]!).join('\n')),
        says: { ...base.says, cells: fields.map((cell) => cell.map((field) => ({ field, entry }))) },
      };
    }
    const railed = railOf(plan, values, entry);
    return {
      ...base,
      ...railed,
      rows: [...rowsOf(plan, values, entry), ...notes],
      says: { ...base.says, ...railed.says },
    };
  });
}

/** "Bachelor of Science in Physics", "Physics (B.Sc.)", "Bachelor: Physics". */
function degreeText({ degree, subject }: DrawnStudy, apart: string): string {
  const bare = bareDegree(degree);
  if (subject === '') return bare;
  if (bare === '') return `${degree}${subject}`;
  switch (apart) {
    case 'line':
      return bare;
    case 'brackets':
      return `${bare} (${subject})`;
    case 'front':
      return `${subject}, ${bare}`;
    case 'colon':
      return `${bare}: ${subject}`;
    default:
      return `${degree}${subject}`;
  }
}

/** Says what was studied, and no degree. */
const SUBJECT_FOLLOWS = /^(?:kierunek|facultatea|specializarea|studiengang)/iu;

/** Without what joins it to its subject. */
export function bareDegree(degree: string): string {
  if (SUBJECT_FOLLOWS.test(degree)) return '';
  return (
    degree.replace(/[\s,:–-]*(?:(?<!\p{L})(?:in|en|em|di|i|de|der|în)|,? kierunek:?)?[\s,:–-]*$/u, '') ||
    degree.trim()
  );
}

function drawYears(choices: Choices, { random, words, vocabulary }: Inventor): (study: DrawnStudy) => string {
  const form = choices.of('study.years', {
    range: 4,
    hyphen: 3,
    end: 2.5,
    tight: 1,
    months: 2,
    monthEnd: 1,
    expected: 0.5,
    brackets: 0.4,
    slash: 0.5,
    since: 0.5,
    short: 0.3,
    classOf: 0.3,
  });
  const month = (number: number) => String(number).padStart(2, '0');
  const present = random.word(`${words.present}|${vocabulary.present}`);
  const expected =
    { en: 'Expected', de: 'voraussichtlich', fr: 'Prévu :', es: 'Previsto:', it: 'Previsto' }[
      words.language as 'en'
    ] ?? '';
  return ({ start, end, month: at }) => {
    switch (form) {
      case 'range':
        return `${start} – ${end}`;
      case 'hyphen':
        return `${start} - ${end}`;
      case 'end':
      case 'classOf':
        return form === 'classOf' && words.language === 'en' ? `Class of ${end}` : String(end);
      case 'tight':
        return `${start}-${end}`;
      case 'months':
        return `${month(9)}/${start} – ${month(at)}/${end}`;
      case 'monthEnd':
        return `${month(at)}/${end}`;
      case 'expected':
        return `${expected} ${end}`.trim();
      case 'brackets':
        return `(${start}-${end})`;
      case 'slash':
        return `${start}/${end}`;
      case 'since':
        return `${start} – ${present}`;
      case 'short':
        return `${start}-${String(end).slice(2)}`;
    }
  };
}

/** "School: …" below each other. */
function drawStudyLabels(choices: Choices, { random, words }: Inventor) {
  const sign = choices.of('study.labelSign', { ': ': 4, ' : ': 1.5, ':\t': 1.5, '\t': 0.7, ' - ': 0.4 });
  const parted = random.chance(0.4);
  const fields = random.some(['degree', 'school', 'study_dates', 'study_place'] as const, 4);
  const names = { degree: 'degree', school: 'school', study_dates: 'dates', study_place: 'place' } as const;
  const labels = Object.fromEntries(fields.map((field) => [field, random.word(words.labels[names[field]])]));
  const subject = random.word(words.labels.subject);
  const loud = random.chance(0.4) ? bold : text;
  const placed = random.chance(0.3);
  return (values: Record<string, string>, entry: number): Row[] =>
    fields
      .filter((field) => field !== 'study_place' || placed)
      .flatMap((field): Row[] => {
        const row = (label: string, says: string, value: string): Row => ({
          left: [loud(`${label}${sign}`), { ...text(value), says: { field: says, entry } }],
        });
        if (field !== 'degree' || !parted || values.subject === '')
          return [row(labels[field]!, field, values[field]!)];
        return [
          row(
            labels.degree!,
            'degree',
            values.degree!.replace(values.subject!, '').replace(/[\s,:()–-]+$/, ''),
          ),
          row(subject, 'subject', values.subject!),
        ];
      });
}

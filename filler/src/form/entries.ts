import type { FormField } from '../types.ts';
import { historyUnder, isUncertain, namesPlace } from './history-headings.ts';

const JOB_NAME =
  /(?:^|[^a-z])(?:jobs?|work(?:[_-]?(?:experience|history))?|experiences?|employ(?:ment|er)?s?|positions?)(?:[_-]?(?:data|details?|info|history|list|entr(?:y|ies)|items?|records?))?[^a-z]*\d/i;
const SCHOOL_NAME =
  /(?:^|[^a-z])(?:educations?|schools?|degrees?|disciplines?|universit(?:y|ies)|academics?)(?:[_-]?(?:data|details?|info|history|list|entr(?:y|ies)|items?|records?))?[^a-z]*\d|^(?:school|degree|discipline|(?:start|end)-(?:month|year|date))--\d/i;

/** Which kind of entry a field belongs to, by the part of the form it stands in or by its name. */
export function repeatedPart(section: string, name: string): 'job' | 'school' | null {
  const plain = name.replace(/([a-z])([A-Z])/g, '$1_$2');
  const of = historyUnder(section);
  if (SCHOOL_NAME.test(plain) || of === 'school') return 'school';
  return JOB_NAME.test(plain) || of === 'job' ? 'job' : null;
}

/** Under a heading that may be over something else, no field is part of an entry unless one names where that was. */
export function onlyHistories(fields: FormField[]): void {
  const certain = new Set(fields.filter(({ label }) => namesPlace(label)).map(({ section }) => section));
  for (const field of fields) {
    const { section = '', markup } = field;
    const isNamed = repeatedPart('', markup?.name || markup?.id || '') !== null;
    if (field.repeat && !isNamed && isUncertain(section) && !certain.has(section)) delete field.repeat;
  }
}

/** The number at the end of a name, as of the entries of a list: "start-month-0", "discipline--1". */
const entryNumber = ({ markup }: FormField) =>
  /^[a-z].*?[-_.[]{1,2}(\d{1,2})\]?$/i.exec(markup?.name || markup?.id || '')?.[1];
/** The first and last day of an entry, as names of boxes say it. */
const OF_SPAN = /(?:^|[^a-z])(?:start|end|begin|from|to|until|finish)(?:[^a-z]|$)/i;

/** The employer before the other boxes of a job belongs to it if both names carry the number of the entry: "company_2", "position_2". */
export function joinEmployers(fields: FormField[]): void {
  for (const [at, field] of fields.entries()) {
    const next = fields[at + 1];
    if (field.repeat || field.leave || next?.repeat?.of !== 'job' || next.section !== field.section) continue;
    const number = entryNumber(field);
    if (number !== undefined && entryNumber(next) === number && namesPlace(field.label))
      field.repeat = { of: 'job', index: 0 };
  }
}

/** The dates behind the boxes of an entry belong to it if their names carry its number, though they name no kind of entry. */
export function joinDates(fields: FormField[]): void {
  for (const [at, field] of fields.entries()) {
    const before = fields[at - 1];
    const number = entryNumber(field);
    if (field.repeat || !before?.repeat || before.section !== field.section) continue;
    if (number === undefined || entryNumber(before) !== number) continue;
    const { name, id } = field.markup ?? {};
    if (OF_SPAN.test((name || id || '').replace(/([a-z])([A-Z])/g, '$1-$2')))
      field.repeat = { of: before.repeat.of, index: 0 };
  }
}

/** Numbers the entries: a question that was asked in this entry already begins the next one. */
export function numberRepeats(fields: FormField[]): void {
  const entries = {
    job: { index: 0, asked: new Set<string>() },
    school: { index: 0, asked: new Set<string>() },
  };
  for (const { repeat, label, leave } of fields) {
    // The native list behind a drawn one asks nothing a second time.
    if (!repeat || (leave && leave !== 'later_step')) continue;
    const entry = entries[repeat.of];
    const question = label.toLowerCase();
    if (entry.asked.has(question)) {
      entry.index += 1;
      entry.asked.clear();
    }
    entry.asked.add(question);
    repeat.index = entry.index;
  }
}

import type { Job, School } from '@huntwell/filler';
import { plain, type Row, textOf } from './values.ts';

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** `YYYY-MM-DD`, `YYYY-MM` or `YYYY`; null if the text is no date. */
function dateOf(value: unknown): string | null {
  const text = textOf(value);
  const iso = /^(\d{4})(-\d{2})?(-\d{2})?/.exec(text);
  if (iso) return iso[0];
  const slashed = /^(\d{1,2})\/(?:(\d{1,2})\/)?(\d{4})$/.exec(text);
  if (slashed) {
    const [, month = '', day, year] = slashed;
    return [year, month.padStart(2, '0'), day?.padStart(2, '0')].filter(Boolean).join('-');
  }
  const named = /^([a-z]{3})[a-z]*\.?\s+(?:\d{1,2},?\s+)?(\d{4})$/i.exec(text);
  const month = named ? MONTHS.indexOf((named[1] ?? '').toLowerCase()) + 1 : 0;
  return named && month > 0 ? `${named[2]}-${String(month).padStart(2, '0')}` : null;
}

/** The first of these names that the row has, as text. */
function part(row: Row, names: string): string {
  const wanted = names.split(' ');
  const found = Object.entries(row).find(
    ([name, value]) => wanted.includes(plain(name)) && textOf(value) !== '',
  );
  return found ? textOf(found[1]) : '';
}

const START = 'start startdate from begin began';
const END = 'end enddate to until graduation graduationdate graduationyear year';

export function toJob(row: Row): Job {
  const end = part(row, END);
  return {
    title: part(row, 'title jobtitle position role'),
    employer: part(row, 'company employer organization companyname name org'),
    location: part(row, 'location city'),
    start: dateOf(part(row, START)),
    end: dateOf(end),
    current:
      /^(?:yes|true)$/i.test(part(row, 'current iscurrent present currentlyworking')) ||
      /present|current/i.test(end),
    description: part(row, 'description summary responsibilities highlights'),
  };
}

export function toSchool(row: Row): School {
  return {
    school: part(row, 'school institution university college name'),
    degree: part(row, 'degree studytype level'),
    field_of_study: part(row, 'field fieldofstudy major area discipline subject'),
    start: dateOf(part(row, START)),
    end: dateOf(part(row, END)),
    gpa: part(row, 'gpa score grade'),
  };
}

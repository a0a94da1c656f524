import type { FilledField } from '../../../contract/applications.ts';
import type { Dossier } from '../driver/application-driver.ts';
import type { ApplicationRecord } from '../lifecycle/application-record.ts';

/**
 * How what a form holds compares with what the user approved: the same answers and file; `more`: the same, and answers
 * that they have not seen, because the form asked more than it had shown; or `changed`. Answers count as they were
 * entered: the page may complete a place or format a number, and enter things itself.
 */
export function compareWithApproved(
  record: Pick<ApplicationRecord, 'fields' | 'resume_version'>,
  fields: readonly FilledField[],
  resume: Dossier['resume'],
): 'same' | 'more' | 'changed' {
  const [approved, present] = [wordsOf(record.fields), wordsOf(fields)];
  for (const one of approved) {
    const at = present.indexOf(one);
    if (at < 0) return 'changed';
    present.splice(at, 1);
  }
  const withFile = resume !== null && fields.some(({ value }) => value === resume.file_name);
  if (withFile && record.resume_version !== resume.version) return 'changed';
  return present.length > 0 ? 'more' : 'same';
}

function wordsOf(fields: readonly FilledField[]): string[] {
  return fields
    .filter(({ origin }) => origin !== 'page')
    .map(({ label, value, entered = value }) => JSON.stringify([label, entered]));
}

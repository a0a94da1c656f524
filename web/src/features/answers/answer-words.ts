import type { RememberedAnswer } from '@contract/applications-answers.ts';
import { countryName } from '@/domain/profile/country-names.ts';
import { plural, publicationDate, shortDate } from '@/lib/format.ts';
import type { AnswerRow } from './answer-groups.ts';

/** The answer as it is read: a date as a date, several choices in one line. */
export function valueWords({ kind, value }: Pick<RememberedAnswer, 'kind' | 'value'>): string {
  if (kind === 'date' && /^\d{4}-\d{2}-\d{2}$/.test(value)) return publicationDate(value);
  return kind === 'long_text' ? value : value.split('\n').join(', ');
}

/** Where the answer is from: `From Acme’s form · May 3`, `You added this · May 3`. */
export function originWords({ asked_by, answered_at }: RememberedAnswer, now?: number): string {
  const from = asked_by ? `From ${asked_by}’s form` : 'You added this';
  return `${from} · ${shortDate(answered_at, now)}`;
}

/** `In 7 applications, last on May 9`; empty if it was never sent. */
export function usageWords({ applications, last_at }: RememberedAnswer['used'], now?: number): string {
  if (applications === 0) return '';
  const sent = `In ${plural(applications, 'application')}`;
  return last_at ? `${sent}, last on ${shortDate(last_at, now)}` : sent;
}

/** The question of a row: `Salary expectation in Germany`. */
export function rowLabel({ question, country, pay, answer }: AnswerRow): string {
  return pay && country && !answer?.asked_by
    ? `${question.label} in ${countryName(country)}`
    : question.label;
}

/** What an answer did for applications that waited for it. */
export function continuedWords(count: number): string {
  return count === 1
    ? 'An application that was waiting for it continues.'
    : `${plural(count, 'application')} that were waiting for it continue.`;
}

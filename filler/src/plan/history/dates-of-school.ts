import type { Topic } from '../../topics/topics.ts';
import type { FormField } from '../../types.ts';
import { PLACES, STUDIES } from '../questions/topic-groups.ts';
import { OF_SCHOOL } from './entry-words.ts';

/** What a bare date may be taken for where no heading tells what it is of. */
const SOME_DATE: ReadonlySet<string> = new Set(['start_date', 'job_start_date', 'job_end_date', 'unknown']);
const OF_STUDIES: ReadonlySet<string> = new Set([...STUDIES, 'school', 'education_level']);
const DATES: ReadonlySet<string> = new Set(['education_start_date', 'graduation_date']);
/** No school has more boxes before its dates. */
const LONGEST = 6;

/** The date of a school that a label is, whole: "From", "End date", "Date de début". */
function dateOfSchool({ label }: FormField): 'education_start_date' | 'graduation_date' | null {
  const topic = OF_SCHOOL.find(([words]) => words.test(label.trim()))?.[1];
  return topic === 'education_start_date' || topic === 'graduation_date' ? topic : null;
}

/**
 * Dates right behind the boxes on a school, without a heading, are those of the school and never those of the new job:
 * "University", "Major", "Start", "End". A start alone may be either, so only one with an end beside it, or one that nothing
 * takes for the new job's, is moved.
 *
 * @param settled whether a field was found to be about somebody or something else
 */
export function withDatesOfSchool(
  form: readonly FormField[],
  topics: readonly Topic[],
  settled: (at: number) => boolean,
): readonly Topic[] {
  const lines = [...topics];
  form.forEach((field, at) => {
    const topic = lines[at];
    const date = dateOfSchool(field);
    if (!topic || !date || field.repeat || settled(at) || !SOME_DATE.has(topic.name)) return;
    if (!isBehindSchool(form, lines, at)) return;
    const next = form[at + 1];
    const hasEnd =
      next !== undefined && next.section === field.section && dateOfSchool(next) === 'graduation_date';
    if (topic.name === 'start_date' && !hasEnd) return;
    lines[at] = { ...topic, id: date, name: date };
  });
  return lines;
}

/** Whether nothing but boxes on studies stands between a box and one for a school before it. */
function isBehindSchool(form: readonly FormField[], topics: readonly Topic[], at: number): boolean {
  for (let before = at - 1; before >= Math.max(0, at - LONGEST); before -= 1) {
    const name = topics[before]?.name ?? 'unknown';
    if (form[before]?.section !== form[at]?.section || form[before]?.repeat) return false;
    if (name === 'school') return true;
    if (!OF_STUDIES.has(name) && !PLACES.has(name) && !DATES.has(name)) return false;
  }
  return false;
}

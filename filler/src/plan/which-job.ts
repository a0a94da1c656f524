import type { Dossier } from '../dossier.ts';
import type { Topic } from '../topics/topics.ts';
import type { FormField } from '../types.ts';

/** A job before the one that somebody has now. */
const FORMER =
  /^(?:(?:your|the|my) )?(?:previous|former|past|prior|last|ex)[ -]|(?<!\p{L})(?:letzte|fr[üu]here|ehemalige|vorherige|vorige|ancien|pr[ée]c[ée]dent|derni[eè]re?|laatste|tidigare|tidligere|forrige|senaste|poprzedni|ostatni|anterior|[úu]ltim[oa]|edelli|enti|p[řr]edchoz|minul|posledn|el[őo]z|kor[áa]bbi|utols|[öo]nceki|f[öo]rra|sidste|siste)\p{L}{0,4}(?!\p{L})/iu;
const IS_CURRENT =
  /(?<!\p{L})(?:current|present|aktuell|derzeitig|jetzig|actuel|actual|attual|atual|huidig|obecn|nuvarande|n[åa]v[æa]rende)\p{L}{0,3}(?!\p{L})/iu;
const OF_JOB: ReadonlySet<string> = new Set([
  'current_company',
  'current_title',
  'job_start_date',
  'job_end_date',
  'job_description',
]);
const LAST =
  /(?<!\p{L})(?:last|letzte|derni[eè]re?|laatste|senaste|ostatni|[úu]ltim[oa]|sidste|siste|posledn|utols|viimei)\p{L}{0,4}(?!\p{L})/iu;
/**
 * Headings over jobs that have ended: "Past employment", "Previous employers", but neither "Current and previous" nor
 * "Most recent". "Previous employment" heads the whole history in the forms of large vendors.
 */
const PAST_PART =
  /^(?!.*\b(?:current|present|recent|latest)\b)(?:(?:your|my|the|other|all) )*(?:(?:past|former)\b|(?:previous|prior) (?:employers?|jobs?|positions?|roles?|compan(?:y|ies))\b)/i;

/** Whether a part of the form is about jobs that have ended. */
export function isPastPart({ section = '', repeat }: FormField): boolean {
  return repeat?.of === 'job' && PAST_PART.test(section.replace(/^\W*\d+\W+/, ''));
}

function saysFormer({ label }: FormField, { name }: Topic): boolean {
  return OF_JOB.has(name) && FORMER.test(label) && !IS_CURRENT.test(label);
}

/**
 * Which job of the resume a field asks about: "Previous employer" and what stands under "Past employment" mean none that
 * the applicant still has.
 *
 * @param past_first whether the form asks about jobs that have ended only, and so counts nothing but them
 * @returns the field's own entry if it says nothing about that; `unknown` if no job of the resume is meant
 */
export function jobAsked(
  field: FormField,
  topic: Topic,
  { jobs = [] }: Dossier,
  past_first: boolean,
): FormField['repeat'] | 'unknown' {
  const { repeat } = field;
  const isFormer = saysFormer(field, topic);
  if (!isFormer && !isPastPart(field)) return repeat;
  const at = repeat?.index ?? 0;
  const none = isFormer ? 'unknown' : ({ of: 'job', index: Math.max(jobs.length, 1) } as const);
  // The last employer of somebody employed may be the one before, or the present one.
  if (isFormer && LAST.test(field.label) && jobs.some(({ current }) => current)) return none;
  const ended = jobs.flatMap(({ current }, index) => (current ? [] : [index]));
  const index = past_first || at === 0 ? ended[at] : at;
  return index === undefined || jobs[index]?.current !== false ? none : { of: 'job', index };
}

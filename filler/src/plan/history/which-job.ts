import type { Dossier } from '../../dossier.ts';
import type { Topic } from '../../topics/topics.ts';
import type { FormField } from '../../types.ts';
import { FORMER, IS_CURRENT, LAST, NAMES_JOB, NEXT_TO_LAST, WORK_ABROAD } from './job-words.ts';
import { askedAgain, asksNextToLast, runsOfJobs } from './runs-of-jobs.ts';

const OF_JOB: ReadonlySet<string> = new Set([
  'current_company',
  'current_title',
  'job_start_date',
  'job_end_date',
  'job_description',
]);
/** What one job of a history is asked for. */
const OF_ENTRY: ReadonlySet<string> = new Set([...OF_JOB, 'start_date', 'job_is_current']);
/**
 * Headings over jobs that have ended: "Past employment", "Previous employers", but neither "Current and previous" nor
 * "Most recent".
 */
const PAST_PART =
  /^(?!.*\b(?:current|present|recent|latest)\b)(?:(?:your|my|the|other|all) )*(?:(?:past|former)\b|(?:previous|prior) (?:employers?|jobs?|positions?|roles?|compan(?:y|ies))\b)/i;

/** Headings that most forms mean for the whole history, though it says less: "Previous employment", "Prior experience". */
const PREVIOUS_PART =
  /^(?!.*(?:\b(?:recent|latest)\b))(?:(?:your|my|the|other|all|relevant) )*(?:(?:previous|prior) |(?:vorherige|fr[üu]here|anciens?|anterior|vorige|tidigare|tidligere)\p{L}{0,3} )|(?<!\p{L})(?:pr[ée]c[ée]dent|anterior|precedent)\p{L}{0,3}$/iu;
/** What a form asks only about a job that somebody has left. */
const LEFT =
  /\b(?:reasons? (?:for|of) (?:leaving|separation|departure|termination)|why (?:did )?you le(?:ft|ave)|(?:final|ending|last) (?:salary|pay|wage)|grund (?:des|f[üu]r den) (?:ausscheidens|wechsels?)|motif de d[ée]part|motivo de (?:la )?salida)\b/i;
/** How the system itself calls the part, in the names of its boxes: `outsideWorkExperience_startDate_0`. */
const WHOLE_HISTORY = /(?:work|job|professional)[-_ ]?experiences?|(?:employment|work|job)[-_ ]?history/i;
const STILL =
  /\b(?:still|ongoing|to date|until now|till date|leave (?:it )?(?:blank|empty) if|bis heute|à ce jour)\b/i;

/** A later page of a history, and one that begins with the oldest job: which job is meant first is not known. */
const NOT_FROM_NEWEST =
  /\b(?:continued|cont['’]?d|additional|further)\b|\b(?:begin\w*|start\w*) with (?:your |the )?(?:first|oldest|earliest)\b|\b(?:oldest|earliest|first) (?:job )?first\b|\bin chronological order\b|(?<!\p{L})(?:fortsetzung|suite|continuaci[óo]n|continua[çc][ãa]o|vervolg|ci[ąa]g dalszy)(?!\p{L})/iu;

const plainSection = ({ section = '' }: FormField) => section.replace(/^\W*\d+\W+/, '');

function isPreviousPart(field: FormField): boolean {
  const section = plainSection(field);
  return (
    field.repeat?.of === 'job' &&
    !PAST_PART.test(section) &&
    !IS_CURRENT.test(section) &&
    PREVIOUS_PART.test(section)
  );
}

/** How a form asks about the jobs of the applicant. */
export type JobsAsked = {
  /** It asks about jobs that have ended only, and so counts nothing but them. */
  past_first: boolean;
  /** What "Previous employment" means in it. */
  previous: 'all' | 'ended' | 'unclear';
  /** Boxes about the job that another one names. */
  runs: ReadonlyMap<FormField, FormField>;
  /** Boxes that ask of a second job what the form has asked of the first. */
  again: ReadonlySet<FormField>;
  /** It asks for the job before the last one too. */
  next_to_last: boolean;
  /** It asks for the present job by that name, so that the last one is another. */
  names_present: boolean;
};

/** For a field that is asked alone. */
export const ASKED_ALONE: JobsAsked = {
  past_first: false,
  previous: 'unclear',
  runs: new Map(),
  again: new Set(),
  next_to_last: false,
  names_present: false,
};

/**
 * "Previous employment" is all jobs where a present one has its box ("I currently work here") or the system calls it so,
 * and the ended ones where the form asks why they were left, or about the present one elsewhere.
 */
export function jobsAsked(form: readonly FormField[]): JobsAsked {
  const previous = form.filter(isPreviousPart);
  const says = (fields: readonly FormField[], words: RegExp) =>
    fields.some(({ label, help = '' }) => words.test(label) || words.test(help));
  const elsewhere = form.filter(
    (field) =>
      !isPreviousPart(field) && (IS_CURRENT.test(field.label) || IS_CURRENT.test(plainSection(field))),
  );
  const isAll =
    says(previous, IS_CURRENT) ||
    says(previous, STILL) ||
    previous.some(({ markup }) => WHOLE_HISTORY.test(`${markup?.name ?? ''} ${markup?.id ?? ''}`));
  const hasPresent = elsewhere.some((field) => field.repeat?.of === 'job' || NAMES_JOB.test(field.label));
  return {
    past_first: form.some(
      (field) => (isPastPart(field) || isPreviousPart(field)) && field.repeat?.index === 0,
    ),
    previous: isAll ? 'all' : hasPresent || says(previous, LEFT) ? 'ended' : 'unclear',
    runs: runsOfJobs(form),
    again: askedAgain(form),
    next_to_last: asksNextToLast(form),
    names_present: form.some(
      ({ label }) => IS_CURRENT.test(label) && !LAST.test(label) && NAMES_JOB.test(label),
    ),
  };
}

/** Whether a part of the form is about jobs that have ended. */
function isPastPart(field: FormField): boolean {
  return field.repeat?.of === 'job' && PAST_PART.test(plainSection(field));
}

function saysFormer({ label }: FormField, { name }: Topic): boolean {
  return OF_JOB.has(name) && FORMER.test(label) && !IS_CURRENT.test(label);
}

/** Under "Frühere Arbeitgeber" and no word for one that numbers its entries, nobody can tell which job a box is for. */
function isUnderFormer(field: FormField, { name }: Topic): boolean {
  const section = plainSection(field);
  if (field.repeat || !(OF_JOB.has(name) || name === 'start_date') || !WORK_ABROAD.test(section))
    return false;
  return FORMER.test(section) && !IS_CURRENT.test(section);
}

/** "Last employer" beside "Last but one": the newest job, and the one before it. */
function numbered(words: string, jobs: Dossier['jobs'] = []): FormField['repeat'] | 'unknown' {
  const index = NEXT_TO_LAST.test(words) ? 1 : 0;
  const [, before] = jobs;
  return jobs[index] && before?.current !== true ? { of: 'job', index } : 'unknown';
}

/**
 * Which job of the resume a field asks about: "Previous employer" and what stands under "Past employment" mean none that
 * the applicant still has.
 *
 * @returns the field's own entry if it says nothing about that; `unknown` if no job of the resume is meant
 */
export function jobAsked(
  field: FormField,
  topic: Topic,
  { jobs = [] }: Dossier,
  { past_first, previous, runs, again, next_to_last, names_present }: JobsAsked,
): FormField['repeat'] | 'unknown' {
  const { repeat } = field;
  // A question of its own: what was answered to it is asked for.
  if (topic.name === 'unknown') return repeat;
  if (repeat?.of === 'job' && OF_ENTRY.has(topic.name) && NOT_FROM_NEWEST.test(plainSection(field)))
    return 'unknown';
  if (isUnderFormer(field, topic) && jobs.some(({ current }) => current)) return 'unknown';
  const namedBy = saysFormer(field, topic) ? field : OF_ENTRY.has(topic.name) ? runs.get(field) : undefined;
  const isFormer = namedBy !== undefined;
  const isLast = isFormer && LAST.test(namedBy.label);
  if (isLast && next_to_last) return numbered(namedBy.label, jobs);
  if (!isFormer && again.has(field) && OF_ENTRY.has(topic.name)) return 'unknown';
  const isPrevious = isPreviousPart(field);
  if (!isFormer && isPrevious && previous === 'unclear' && jobs.some(({ current }) => current))
    return 'unknown';
  if (!isFormer && !isPastPart(field) && !(isPrevious && previous === 'ended')) return repeat;
  const at = repeat?.index ?? 0;
  // The last employer of somebody employed is the present one, unless the form asks for that too.
  if (isLast && NEXT_TO_LAST.test(namedBy.label) && jobs.some(({ current }) => current)) return 'unknown';
  if (isLast && at === 0 && jobs[0]?.current)
    return names_present || isPastPart(field) || jobs[1]?.current ? 'unknown' : { of: 'job', index: 0 };
  const ended = jobs.flatMap(({ current }, index) => (current ? [] : [index]));
  const index = past_first || at === 0 ? ended[at] : at;
  return index === undefined || jobs[index]?.current !== false ? 'unknown' : { of: 'job', index };
}

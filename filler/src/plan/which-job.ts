import type { Dossier } from '../dossier.ts';
import type { Topic } from '../topics/topics.ts';
import type { FormField } from '../types.ts';

/** A job before the one that somebody has now. */
const FORMER =
  /^(?:(?:your|the|my) )?(?:previous|former|past|prior|last|ex)[ -]|(?<!\p{L})(?:letzte|fr[üu]here|ehemalige|vorherige|vorige|ancien|pr[ée]c[ée]dent|derni[eè]re?|laatste|tidigare|tidligere|forrige|senaste|poprzedni|ostatni|anterior|[úu]ltim[oa]|edelli|enti|p[řr]edchoz|minul|posledn|el[őo]z|kor[áa]bbi|utols|[öo]nceki|f[öo]rra|sidste|siste|vorletzt|avant-derni|pen[úu]ltim|voorlaatst|przedostatni|n[äa]st senast|son(?= [iİ][şs]veren))\p{L}{0,4}(?!\p{L})/iu;
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
  /(?<!\p{L})(?:last|letzte|derni[eè]re?|laatste|senaste|ostatni|[úu]ltim[oa]|sidste|siste|posledn|utols|viimei|vorletzt|avant-derni|pen[úu]ltim|voorlaatst|przedostatni|son(?= [iİ][şs]veren))\p{L}{0,4}(?!\p{L})/iu;
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
};

/** For a field that is asked alone. */
export const ASKED_ALONE: JobsAsked = { past_first: false, previous: 'unclear' };

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
  };
}

/** Words for the job that somebody has, but not for where they live: "Current employer", "Current job title". */
const NAMES_JOB =
  /\b(?:employ\w*|compan(?:y|ies)|jobs?|position|role|occupation|arbeitgeber\w*|stelle|employeur|poste|empleo|puesto|cargo|empresa|werkgever|functie)\b/i;

/** Whether a part of the form is about jobs that have ended. */
function isPastPart(field: FormField): boolean {
  return field.repeat?.of === 'job' && PAST_PART.test(plainSection(field));
}

function saysFormer({ label }: FormField, { name }: Topic): boolean {
  return OF_JOB.has(name) && FORMER.test(label) && !IS_CURRENT.test(label);
}

/** Words for work in headings of other languages; the English ones are read as histories. */
const WORK_ABROAD =
  /arbeitgeber|besch[äa]ftigung|berufserfahrung|arbeitsverh[äa]ltnis|anstellung|employeur|emploi|poste|exp[ée]rience|experiencia|empleo|empleador|puesto|trabajo|laboral|experi[êe]ncia|emprego|empregador|cargo|impiego|lavoro|datore|esperienz|werkgever|werkervaring|dienstverband|baan|pracodawc|prac[ay](?!\p{L})|zatrudnieni|stanowisk|arbetsgivare|anst[äa]llning|arbejdsgiver|arbeidsgiver|ans[æe]ttelse|ty[öo]nantaja|[iİ][şs]veren|angajator|zam[ěe]stnavatel|munkahely|munk[áa]ltat/iu;

/** Under "Frühere Arbeitgeber" and no word for one that numbers its entries, nobody can tell which job a box is for. */
function isUnderFormer(field: FormField, { name }: Topic): boolean {
  const section = plainSection(field);
  if (field.repeat || !(OF_JOB.has(name) || name === 'start_date') || !WORK_ABROAD.test(section))
    return false;
  return FORMER.test(section) && !IS_CURRENT.test(section);
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
  { past_first, previous }: JobsAsked,
): FormField['repeat'] | 'unknown' {
  const { repeat } = field;
  // A question of its own: what was answered to it is asked for.
  if (topic.name === 'unknown') return repeat;
  if (isUnderFormer(field, topic) && jobs.some(({ current }) => current)) return 'unknown';
  const isFormer = saysFormer(field, topic);
  const isPrevious = isPreviousPart(field);
  if (!isFormer && isPrevious && previous === 'unclear' && jobs.some(({ current }) => current))
    return 'unknown';
  if (!isFormer && !isPastPart(field) && !(isPrevious && previous === 'ended')) return repeat;
  const at = repeat?.index ?? 0;
  // The last employer of somebody employed may be the one before, or the present one.
  if (isFormer && LAST.test(field.label) && jobs.some(({ current }) => current)) return 'unknown';
  const ended = jobs.flatMap(({ current }, index) => (current ? [] : [index]));
  const index = past_first || at === 0 ? ended[at] : at;
  return index === undefined || jobs[index]?.current !== false ? 'unknown' : { of: 'job', index };
}

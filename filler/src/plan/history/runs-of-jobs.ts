import { namesSomebodyElse } from '../../topics/somebody-else.ts';
import type { FormField } from '../../types.ts';
import { namesAnother } from '../questions/headings.ts';
import { asksHowKnown } from '../questions/known-by.ts';
import { OF_JOB } from './entry-words.ts';
import { FORMER, IS_CURRENT, LAST, NEXT_TO_LAST, namesJob } from './job-words.ts';

/** No entry of a history has more boxes behind the one that names the employer. */
const LONGEST = 8;

const ENDS = OF_JOB.flatMap(([words, topic]) => (topic === 'job_end_date' ? [words] : []));
/** When something begins; that of the new job unless an end stands beside it. */
const STARTS = OF_JOB.flatMap(([words, topic]) => (topic === 'job_start_date' ? [words] : []));
const NAMES_ENTRY = OF_JOB.flatMap(([words, topic]) =>
  topic === 'current_company' || topic === 'current_title' ? [words] : [],
);
const PARTS = OF_JOB.map(([words]) => words);

const is = (words: readonly RegExp[], { label }: FormField) => words.some((one) => one.test(label.trim()));
const says = (words: RegExp, { label }: FormField) => words.test(label) && namesJob(label);

/** Whether a box is one of an entry: "Job title", "To", but "From" only beside an end. */
function isPart(form: readonly FormField[], at: number): boolean {
  const field = form[at];
  if (!field || !is(PARTS, field)) return false;
  return !is(STARTS, field) || form.slice(at + 1, at + 3).some((one) => is(ENDS, one));
}

/**
 * The boxes that are about the job which one before them names, with that one: "Previous employer", and "Job title"
 * below it.
 */
export function runsOfJobs(form: readonly FormField[]): ReadonlyMap<FormField, FormField> {
  const runs = new Map<FormField, FormField>();
  let named: { field: FormField; at: number } | null = null;
  form.forEach((field, at) => {
    if (field.leave && field.leave !== 'later_step') return;
    if (says(FORMER, field) || says(IS_CURRENT, field)) {
      named = IS_CURRENT.test(field.label) ? null : { field, at };
      return;
    }
    const isNear = named !== null && at - named.at <= LONGEST && named.field.section === field.section;
    if (named && isNear && isPart(form, at)) runs.set(field, named.field);
  });
  return runs;
}

const PAY =
  /^(?:(?:annual|yearly|monthly|gross|hourly|base|final|starting) )*(?:salary|pay|wages?|rate of pay|compensation|ctc|gehalt|lohn|verg[üu]tung|salaire|r[ée]mun[ée]ration|salario|sueldo|sal[áa]rio|remunera[çc][ãa]o|stipendio|retribuzione|salaris|loon|wynagrodzenie|pensja|l[öo]n|l[øo]nn?|palkka|salariu|maa[şs]|plat|mzda|fizet[ée]s)\W*$/iu;
/** How near the boxes of one job stand. */
const NEAR = 4;

/** Whether a box for pay stands among those of a job that somebody has or had: that is what it paid. */
export function isPayOfJob(form: readonly FormField[], at: number): boolean {
  const field = form[at];
  if (!field || !PAY.test(field.label.trim())) return false;
  if (field.repeat?.of === 'job') return true;
  return form
    .slice(Math.max(0, at - NEAR), at)
    .some((one) => one.section === field.section && (is(NAMES_ENTRY, one) || says(FORMER, one)));
}

const EMPLOYER = /^(?:employer|company)(?: name)?$/i;
const TITLE = /^(?:current |present )?(?:job (?:title|function)|occupation|designation)$/i;

/** Whose employer the next box then is: "Guardian", "Sponsor", "Contact person". */
const OTHER_PERSON = /\b(?:sponsor|contact person|person to contact|insured|policy holder|applicant 2)\b/i;

function namesOtherPerson(field: FormField): boolean {
  return namesAnother(field) || namesSomebodyElse(field.label) || OTHER_PERSON.test(field.label);
}

/** "Employer" alone may be anybody's; with "Job title" right behind or before it, it is where the applicant works. */
export function isEmployerBesideTitle(form: readonly FormField[], at: number): boolean {
  const field = form[at];
  if (!field || field.repeat || field.row !== undefined || !EMPLOYER.test(field.label.trim())) return false;
  const before = form.slice(Math.max(0, at - NEAR), at).filter(({ section }) => section === field.section);
  if (before.some(namesOtherPerson) || form.slice(at + 1, at + NEAR).some(asksHowKnown)) return false;
  return [form[at - 1], form[at + 1]].some(
    (one) => one && !one.leave && one.section === field.section && TITLE.test(one.label.trim()),
  );
}

const POSITIONS = OF_JOB.flatMap(([words, topic]) => (topic === 'current_title' ? [words] : []));

/** "Position", "Funktion", "Poste": alone it may be the job applied for; right behind the present employer it is the job there. */
export function isTitleBehindEmployer(
  form: readonly FormField[],
  topics: readonly { name: string }[],
  at: number,
): boolean {
  const [before, field] = [form[at - 1], form[at]];
  if (!before || !field || field.repeat || field.row !== undefined || field.kind !== 'text') return false;
  if (before.leave || before.repeat || before.section !== field.section) return false;
  return topics[at - 1]?.name === 'current_company' && is(POSITIONS, field);
}

/** Boxes that ask once more, in the same words, what another one asks: of another job, and nobody can tell which. */
export function askedAgain(form: readonly FormField[]): ReadonlySet<FormField> {
  const asked = new Set<string>();
  return new Set(
    form.filter((field) => {
      if (field.leave || field.repeat || !is(PARTS, field)) return false;
      const words = `${field.section ?? ''}\n${field.label.trim().toLowerCase()}`;
      const isAgain = asked.has(words);
      asked.add(words);
      return isAgain;
    }),
  );
}

/** Whether a form asks for the last job and the one before it, so that the last one is the newest. */
export function asksNextToLast(form: readonly FormField[]): boolean {
  const isLast = (field: FormField) => says(LAST, field) && !NEXT_TO_LAST.test(field.label);
  return form.some(isLast) && form.some((field) => says(NEXT_TO_LAST, field));
}

import type { Seniority } from '../../../../contract/common.ts';
import type { ResumeExperience, SourceSpan } from '../../../../contract/resumes.ts';
import { countMonths } from '../dates/dates.ts';
import { fold, type TextLine } from '../text/text-line.ts';

type Read<T> = { value: T; confidence: number; source: SourceSpan | null };

const STATED = /\b(\d{1,2})(?:\.(\d))?\s*\+?\s*(?:years?|yrs?|años|jahre|ans|anos|anni|jaar)\b/i;
const ABOUT_WORK =
  /experience|expertise|working|career|background|experiencia|erfahrung|exp[eé]rience|esperienza|ervaring/i;

/**
 * Years of work: the months covered by dated jobs, each month counted once. Without dated jobs, whatever the summary
 * says. `now` (`2026-11`) ends ongoing jobs.
 */
export function yearsOfExperience(
  jobs: ResumeExperience[],
  text: TextLine[],
  now: string,
): Read<number | null> {
  const spans = jobs.flatMap((job) => {
    const to = job.current ? now : (job.end ?? job.start);
    return job.start === null || to === null || job.start > now
      ? []
      : [{ from: job.start, to: to > now ? now : to, job }];
  });
  if (spans.length > 0) {
    const years = Math.round((countMonths(spans) / 12) * 10) / 10;
    const complete = spans.length / jobs.length;
    return {
      value: years,
      confidence: Math.round((0.5 + 0.4 * complete) * 100) / 100,
      source: spans.at(-1)!.job.source,
    };
  }
  for (const line of text) {
    const found = STATED.exec(line.text);
    if (found !== null && ABOUT_WORK.test(line.text)) {
      return {
        value: Number(`${found[1]}.${found[2] ?? 0}`),
        confidence: 0.6,
        source: { page: line.page, line: line.line },
      };
    }
  }
  return { value: null, confidence: 0, source: null };
}

const BY_TITLE: [RegExp, Seniority][] = [
  [
    /\b(?:ceo|cto|cfo|coo|cio|cmo|cpo|ciso|cro|chief \w+(?: \w+)? officer|president|founder|co founder|cofounder|managing partner|owner|evp|svp)\b/,
    'executive',
  ],
  [/\b(?:vp|vice president|director|head of|avp|general manager)\b/, 'director'],
  [
    /\b(?:intern|internship|trainee|apprentice|praktikant\w*|stagiaire|becari[oa]|werkstudent\w*|stagista|estagiari[oa]|working student)\b/,
    'intern',
  ],
  [
    /\b(?:lead|principal|staff (?:software |data |machine learning |product |site |backend |frontend |security |platform )?(?:engineer|scientist|designer|developer)|manager|supervisor|team leader|architect|gerente|jefe|leiter\w*|teamleiter\w*)\b/,
    'lead',
  ],
  [/\b(?:senior|sr|iii|iv|l[56])\b/, 'senior'],
  [/\b(?:junior|jr|entry level|graduate|assistant|fresher)\b/, 'entry'],
];

/** The seniority named by a title, or undefined: "Senior Analyst" is senior, "Analyst" says nothing. */
export function seniorityOfTitle(title: string): Seniority | undefined {
  // "Engineer → Senior Engineer": a promotion to the last one.
  const words = fold(title.split('→').at(-1)!);
  if (/\bassistant (?:manager|director|vice president|professor)\b|\bvice president assistant\b/.test(words))
    return 'mid';
  if (
    /\b(?:account|product|project|program|relationship|community|social media|case|content|marketing|property) manager\b/.test(
      words,
    )
  ) {
    if (/\bsenior|\bsr\b/.test(words)) return 'senior';
    if (/\b(?:associate|assistant|junior)\b/.test(words)) return 'entry';
    return 'mid';
  }
  return BY_TITLE.find(([pattern]) => pattern.test(words))?.[1];
}

/** The seniority of the latest job, from its title; if the title says nothing, from the years of work. */
export function seniorityOf(
  jobs: ResumeExperience[],
  headline: string | null,
  years: number | null,
): Read<Seniority | null> {
  const newest = jobs
    .filter((job) => job.title !== null)
    .toSorted(
      (a, b) =>
        Number(b.current) - Number(a.current) ||
        (b.end ?? b.start ?? '').localeCompare(a.end ?? a.start ?? ''),
    )[0];
  const titled = newest === undefined ? undefined : seniorityOfTitle(newest.title!);
  if (titled !== undefined) return { value: titled, confidence: 0.8, source: newest!.source };
  const named = headline === null ? undefined : seniorityOfTitle(headline);
  if (named !== undefined) return { value: named, confidence: 0.6, source: null };
  if (years === null || newest === undefined) return { value: null, confidence: 0, source: null };
  const band: Seniority = years < 2 ? 'entry' : years < 6 ? 'mid' : 'senior';
  return { value: band, confidence: 0.5, source: newest.source };
}

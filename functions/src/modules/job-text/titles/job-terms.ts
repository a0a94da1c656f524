import type { EmploymentType, Seniority } from '../../../contract/common.ts';

/** Employment type as a source's field names it ("FullTime", "Full-Time", "Contractor"); null when it does not say. */
export function employmentTypeOf(text: string | null | undefined): EmploymentType | null {
  const words = (text ?? '')
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim();
  if (words === '') return null;
  if (/\bintern(?:ship)?s?\b|\bworking student\b|\bwerkstudent/.test(words)) return 'internship';
  if (/\btemp(?:orary)?\b|\bseasonal\b|\bfixed ?term\b|\bper diem\b/.test(words)) return 'temporary';
  if (/\bcontract(?:or)?\b|\bfreelance(?:r)?\b/.test(words)) return 'contract';
  if (/\bpart ?time\b/.test(words)) return 'part_time';
  if (/\bfull ?time\b|\bpermanent\b|\bregular\b/.test(words)) return 'full_time';
  return null;
}

const CHIEF =
  /\bchief\b(?!.{0,4}of staff)|\bC[EFTIOMPR]O\b|\bvice president\b|\b[SE]?VP\b|(?:^|[,–-] ?)president\b|\bexecutive director\b/i;
const DIRECTOR = /\bdirector\b|\bhead of\b|\bsuperintendent of schools\b/i;
const LEAD =
  /\blead\b|\bprincipal (?:\w+ )?(?:engineer|scientist|designer|developer|architect|consultant|product|analyst)|\bstaff (?:\w+ )?(?:engineer|scientist|designer|developer)|\bforeman\b|\bsupervisor\b|\bteam lead(?:er)?\b|\b(?:general|store|plant|branch|nurse|engineering|restaurant|warehouse|kitchen) manager\b/i;
const SENIOR = /\bsenior\b|\bsr\b\.?|\b(?:iii|iv)\b|\bexperienced\b/i;
const ENTRY =
  /\bjunior\b|\bjr\b\.?|\bentry[- ]level\b|\bgraduate\b(?! (?:school|program|studies))|\bnew grad\b|\btrainee\b|\bapprentice\b|\b(?:level )?(?:i|1)$/i;
const INTERN = /\bintern(?:ship)?\b|\bworking student\b|\bwerkstudent(?:in)?\b|\bco-op\b/i;

/**
 * Band of seniority that a title states. "Manager" alone says nothing (account manager, product manager), nor does
 * "associate"; such titles answer null.
 */
export function seniorityOf(title: string): Seniority | null {
  if (INTERN.test(title)) return 'intern';
  if (CHIEF.test(title)) return 'executive';
  if (DIRECTOR.test(title)) return 'director';
  if (LEAD.test(title)) return 'lead';
  if (SENIOR.test(title)) return 'senior';
  if (ENTRY.test(title)) return 'entry';
  if (/\b(?:ii|mid[- ]level|mid)\b/i.test(title)) return 'mid';
  return null;
}

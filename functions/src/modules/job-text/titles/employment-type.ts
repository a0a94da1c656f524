import type { EmploymentType } from '../../../contract/common.ts';

/** Employment type from a source's field ("FullTime", "Full-Time", "Contractor"); null if it does not say. */
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

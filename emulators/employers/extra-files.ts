import { hashOf, type Job } from './job.ts';

/** An upload that an employer asks for besides the resume. */
export type ExtraFile = { key: number; label: string; required: boolean };

/** The last one is voluntary even where `files=required`. */
const ASKED = ['Transcript', 'Portfolio', 'Other documents'] as const;

/** The uploads besides the resume that a job's form asks for with `files=required` or `files=optional`; else none. */
export function extraFiles(job: Job): ExtraFile[] {
  const asked = job.query.get('files');
  if (asked !== 'required' && asked !== 'optional') return [];
  return ASKED.map((label) => ({
    key: 10_000_000 + (hashOf(`${job.slug}/${job.id}/${label}`) % 60_000_000),
    label,
    required: asked === 'required' && label !== 'Other documents',
  }));
}

/** Whether a letter is required where the form has a place for one. */
export function isLetterRequired(job: Job): boolean {
  return job.query.get('files') === 'required';
}

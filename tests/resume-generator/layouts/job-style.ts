import type { Vocabulary } from '../people/vocabulary.ts';
import type { Job } from '../person.ts';
import type { Part } from '../sheet.ts';

type Entry = Extract<Part, { kind: 'entry' }>;
/** A job with its dates as they are written, the jobs beside it, and the words of its language. */
export type JobInput = {
  job: Job;
  dates: string;
  /** Both ends of the dates; `to` is null where it goes on. */
  from: string;
  to: string | null;
  words: Vocabulary;
  /** The first one at its employer. */
  first: boolean;
};
export type JobStyle = (input: JobInput) => Omit<Entry, 'kind' | 'bullets'>;

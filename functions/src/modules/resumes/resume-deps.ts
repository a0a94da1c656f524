import type { ParsedResume, ResumeFileType, SourceLine } from '../../contract/resumes.ts';
import type { Clock } from '../../platform/clock.ts';
import type { FileStore } from '../../platform/file-store.ts';
import type { RunTransaction } from '../../platform/transaction.ts';
import type { CareerRepository } from './career.repository.ts';
import type { ResumeLayout } from './parser/resume-layout.ts';
import type { ResumesRepository } from './resumes.repository.ts';

/** What was read from one file. */
export type ReadResume = {
  file_type: ResumeFileType;
  pages: number;
  parsed: ParsedResume;
  source_lines: SourceLine[];
  /** Only if asked for. */
  layout?: ResumeLayout;
};

export type ResumeDeps = {
  resumes: ResumesRepository;
  /** What the person corrected. */
  career: CareerRepository;
  files: FileStore;
  runTransaction: RunTransaction;
  clock: Clock;
};

/** Reads files; functions that only use resumes do without the parser. */
export type UploadDeps = ResumeDeps & {
  /** Throws an AppError with one of the `resume_…` codes for a rejected file. */
  parseResume: (bytes: Uint8Array) => Promise<ReadResume>;
};

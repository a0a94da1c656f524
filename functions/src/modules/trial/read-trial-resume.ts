import type { ResponseOf } from '../../contract/endpoint.ts';
import type { readTrialResume } from '../../contract/trial.ts';
import type { UploadDeps } from '../resumes/resume-deps.ts';
import { parseFile } from '../resumes/upload-resume.ts';
import { factsOf } from './trial-facts.ts';

/** Reads a resume as an upload would, within the same limits, and stores nothing. */
export async function readForTrial(
  deps: Pick<UploadDeps, 'parseResume'>,
  bytes: Uint8Array,
): Promise<ResponseOf<typeof readTrialResume>> {
  const started = performance.now();
  const { file_type, pages, parsed } = await parseFile(deps, bytes);
  return {
    file_type,
    pages,
    full_name: parsed.full_name.value,
    facts: factsOf(parsed),
    milliseconds: Math.round(performance.now() - started),
  };
}

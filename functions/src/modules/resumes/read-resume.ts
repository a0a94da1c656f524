import { AppError } from '../../platform/app-error.ts';
import type { ReadResume } from './resume-deps.ts';

/**
 * Reads a resume file; a rejected file throws an AppError with its own code. The heavy parser is loaded with the first
 * file.
 */
export async function readResume(bytes: Uint8Array, with_layout = false): Promise<ReadResume> {
  const [{ parseResume }, { ResumeRefused }] = await Promise.all([
    import('./parser/process/parse-resume.ts'),
    import('./parser/limits/resume-refused.ts'),
  ]);
  try {
    return await parseResume(bytes, new Date(), { with_layout });
  } catch (error) {
    if (error instanceof ResumeRefused) throw new AppError(error.code, error.detail, { cause: error });
    throw error;
  }
}

import { AppError } from '../../platform/app-error.ts';
import type { ReadResume } from './resume-deps.ts';

/**
 * Reads a resume file; a file that is refused is an AppError with its own code. The parser is heavy and is loaded
 * when the first file comes.
 */
export async function readResume(bytes: Uint8Array): Promise<ReadResume> {
  const [{ parseResume }, { ResumeRefused }] = await Promise.all([
    import('./parser/parse-resume.ts'),
    import('./parser/resume-refused.ts'),
  ]);
  try {
    return await parseResume(bytes);
  } catch (error) {
    if (error instanceof ResumeRefused) throw new AppError(error.code, error.detail, { cause: error });
    throw error;
  }
}

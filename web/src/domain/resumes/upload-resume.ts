import { type Resume, uploadResume } from '@contract/resumes.ts';
import { callApi } from '@/lib/api-client.ts';
import { resumeProblem } from './resume-file.ts';

/** Uploads a resume. Throws a message for the user, before anything is sent, if the file can't be one. */
export async function uploadResumeFile(file: File): Promise<Resume> {
  const problem = resumeProblem(file);
  if (problem) throw new Error(problem);
  return callApi(uploadResume, { query: { file_name: file.name }, file });
}

import { type Resume, uploadResume } from '@contract/resumes.ts';
import { callApi } from '@/lib/api-client.ts';
import { refusedResume } from './resume-file.ts';

/** Uploads a resume. Throws, before anything is sent, the sentence that says why a file cannot be one. */
export async function uploadResumeFile(file: File): Promise<Resume> {
  const refused = refusedResume(file);
  if (refused) throw new Error(refused);
  return callApi(uploadResume, { query: { file_name: file.name }, file });
}

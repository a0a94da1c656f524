import { readFile } from 'node:fs/promises';
import { ResumeRefused } from '../../functions/src/modules/resumes/parser/limits/resume-refused.ts';
import { parseResume } from '../../functions/src/modules/resumes/parser/process/parse-resume.ts';

/** Prints one JSON line per file: the parsed resume, or why it was rejected. Returns the exit code. */
export async function runParse(files: string[]): Promise<number> {
  if (files.length === 0) {
    console.error('Usage: npm run lab -- parse FILE…');
    return 2;
  }
  for (const file of files) {
    console.log(JSON.stringify(await parseFile(file)));
  }
  return 0;
}

async function parseFile(file: string): Promise<unknown> {
  try {
    const { parsed } = await parseResume(await readFile(file));
    return parsed;
  } catch (error) {
    if (error instanceof ResumeRefused) return { file, error: { code: error.code, detail: error.detail } };
    const detail = error instanceof Error ? error.message : String(error);
    return { file, error: { code: 'internal', detail } };
  }
}

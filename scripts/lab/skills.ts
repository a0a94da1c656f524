import { readFile } from 'node:fs/promises';
import { findSkills } from '../../functions/src/modules/job-text/skills/find-skills.ts';

/** Prints the canonical names of the skills in a text as one JSON array. Returns the exit code. */
export async function runSkills(files: string[]): Promise<number> {
  const [file] = files;
  if (file === undefined) {
    console.error('Usage: npm run lab -- skills FILE.txt');
    return 2;
  }
  console.log(JSON.stringify(findSkills(await readFile(file, 'utf8'))));
  return 0;
}

import { readFile } from 'node:fs/promises';
import { requiredAndPreferredSkills } from '../../functions/src/modules/job-text/features/required-and-preferred-skills.ts';
import { sentencesOf } from '../../functions/src/modules/job-text/features/sections.ts';

/** A first line as short as this is the title. */
const LONGEST_TITLE = 80;

/**
 * Prints the canonical names of the skills that the text of a posting asks for as one JSON array. Returns the exit code.
 */
export async function runSkills(files: string[]): Promise<number> {
  const [file] = files;
  if (file === undefined) {
    console.error('Usage: npm run lab -- skills FILE.txt');
    return 2;
  }
  const text = await readFile(file, 'utf8');
  const [first = ''] = text.trimStart().split('\n');
  const title = first.length <= LONGEST_TITLE ? first : '';
  const { required, preferred } = requiredAndPreferredSkills({ title, company: '' }, sentencesOf(text));
  console.log(JSON.stringify([...required, ...preferred]));
  return 0;
}

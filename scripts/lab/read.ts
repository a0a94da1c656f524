import { extractFeatures } from '../../functions/src/modules/job-text/features/extract-features.ts';
import { parseLikelySalary } from '../../functions/src/modules/job-text/pay/parse-salary.ts';
import { readJsonLines } from './json-lines.ts';
import { readLabPosting } from './lab-posting.ts';

/**
 * Prints what is read from each posting of a JSON Lines file, in input order: pay (integer minor units, as in the
 * contract), seniority, places, workplace, years and degree required, skills. Returns the exit code.
 */
export async function runRead(files: string[]): Promise<number> {
  const [file] = files;
  if (file === undefined) {
    console.error('Usage: npm run lab -- read FILE.jsonl');
    return 2;
  }
  const answers = (await readJsonLines(file)).map((row, index) => {
    const { id, ...posting } = readLabPosting(row, index);
    const features = extractFeatures(posting);
    return JSON.stringify({
      id,
      title: posting.title,
      pay: posting.salary ?? parseLikelySalary(posting.description_text, posting.country),
      seniority: features.seniority,
      places: features.places,
      workplace: features.workplace,
      years: features.years_min,
      degree: features.degree,
      skills: [...features.skills_required, ...features.skills_preferred],
      skills_required: features.skills_required,
      skills_preferred: features.skills_preferred,
    });
  });
  process.stdout.write(answers.map((answer) => `${answer}\n`).join(''));
  return 0;
}

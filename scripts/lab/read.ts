import type { Salary } from '../../functions/src/contract/common.ts';
import { extractFeatures } from '../../functions/src/modules/job-text/features/extract-features.ts';
import type {
  FeatureInput,
  PostingFeatures,
} from '../../functions/src/modules/job-text/features/posting-features.ts';
import {
  parseLikelySalary,
  parseLikelyTitleSalary,
} from '../../functions/src/modules/job-text/pay/parse-salary.ts';
import { readJsonLines } from './json-lines.ts';
import { readLabPosting } from './lab-posting.ts';

/** Whether the source states the seniority, the title was parsed, or the rest of the posting suggests it. */
function originOf(posting: FeatureInput, features: PostingFeatures): string {
  if (posting.seniority !== null) return 'stated';
  if (features.seniority !== null) return 'parsed';
  return features.seniority_estimate === null ? 'unknown' : 'estimated';
}

/** What the source states as pay, or else the texts say. */
export function payOf(posting: FeatureInput): Salary | null {
  return (
    posting.salary ??
    parseLikelySalary(posting.description_text, posting.country) ??
    parseLikelyTitleSalary(posting.title, posting.country)
  );
}

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
      pay: payOf(posting),
      seniority: features.seniority ?? features.seniority_estimate?.seniority ?? null,
      seniority_origin: originOf(posting, features),
      seniority_confidence: features.seniority === null ? (features.seniority_estimate?.confidence ?? 0) : 1,
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

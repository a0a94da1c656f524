import { readFile } from 'node:fs/promises';
import { CreateProfileBody, type Profile, UpdateProfileBody } from '../../functions/src/contract/profile.ts';
import type { ParsedResume } from '../../functions/src/contract/resumes.ts';
import { extractFeatures } from '../../functions/src/modules/job-text/features/extract-features.ts';
import { buildCandidate } from '../../functions/src/modules/matches/ranker/candidate.ts';
import { scorePosting } from '../../functions/src/modules/matches/ranker/score-posting.ts';
import { newProfile, toProfile } from '../../functions/src/modules/profile/profile-rules.ts';
import { ResumeRefused } from '../../functions/src/modules/resumes/parser/limits/resume-refused.ts';
import { parseResume } from '../../functions/src/modules/resumes/parser/process/parse-resume.ts';
import { readJsonLines } from './json-lines.ts';
import { readLabPosting } from './lab-posting.ts';

const USAGE = 'Usage: npm run lab -- score --resume FILE [--preferences FILE.json] --postings FILE.jsonl';

/**
 * Scores every posting of a JSON Lines file for one person and prints one JSON line a posting, in input order:
 * `{id, score, band, parts, unknown, blockers}`. Answers the exit code.
 */
export async function runScore(args: string[]): Promise<number> {
  const option = (name: string) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined);
  const resumeFile = option('--resume');
  const postingsFile = option('--postings');
  const preferencesFile = option('--preferences');
  if (!postingsFile || (!resumeFile && !preferencesFile)) {
    console.error(USAGE);
    return 2;
  }
  const profile = preferencesFile
    ? readPreferences(JSON.parse(await readFile(preferencesFile, 'utf8')))
    : null;
  if (profile instanceof Error) {
    console.error(`${preferencesFile}: ${profile.message}`);
    return 2;
  }
  const resume = resumeFile ? await readResume(resumeFile) : null;
  if (resume instanceof Error) {
    console.error(`${resumeFile}: ${resume.message}`);
    return 1;
  }
  const candidate = buildCandidate(profile, resume);
  const now = new Date();
  const answers = (await readJsonLines(postingsFile)).map((row, i) => {
    const { id, ...posting } = readLabPosting(row, i);
    const { score, band, parts, unknown, blockers } = scorePosting(candidate, extractFeatures(posting), now);
    return JSON.stringify({ id, score, band, parts, unknown, blockers });
  });
  process.stdout.write(answers.map((answer) => `${answer}\n`).join(''));
  return 0;
}

async function readResume(file: string): Promise<ParsedResume | Error> {
  try {
    return (await parseResume(new Uint8Array(await readFile(file)))).parsed;
  } catch (error) {
    if (error instanceof ResumeRefused) return error;
    throw error;
  }
}

/** A complete profile from some preferences; the rest have the values of a new profile. */
function readPreferences(preferences: unknown): Profile | Error {
  const read = UpdateProfileBody.safeParse(preferences);
  if (!read.success)
    return new Error(
      read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; '),
    );
  const given = Object.fromEntries(Object.entries(read.data).filter(([, value]) => value !== undefined));
  const created = newProfile(CreateProfileBody.parse({}), { email: null, name: null });
  const never = new Date(0).toISOString();
  return { ...toProfile('lab', { ...created, created_at: never, updated_at: never }), ...given };
}

import type { z } from 'zod';
import type { TryMatchBody, tryResume } from '../../contract/admin-testing.ts';
import type { Score } from '../../contract/matches.ts';
import { CreateProfileBody } from '../../contract/profile.ts';
import { extractFeatures } from '../job-text/features/extract-features.ts';
import { buildCandidate } from '../matches/ranker/candidate.ts';
import { scorePosting } from '../matches/ranker/score-posting.ts';
import { newProfile, toProfile } from '../profile/profile-rules.ts';
import type { UploadDeps } from '../resumes/resume-deps.ts';
import { parseFile } from '../resumes/upload-resume.ts';

/** Reads a resume as an upload would, and stores nothing. */
export async function readInSandbox(
  deps: Pick<UploadDeps, 'parseResume'>,
  bytes: Uint8Array,
): Promise<z.infer<(typeof tryResume)['response']>> {
  const started = performance.now();
  const read = await parseFile(deps, bytes);
  return { ...read, milliseconds: Math.round(performance.now() - started) };
}

/** Scores a pasted posting for a described person with the ranker that searches use. */
export function scoreInSandbox(body: z.output<typeof TryMatchBody>, now: Date): Score {
  const { experience, location, ...said } = body.profile;
  const at = now.toISOString();
  const base = newProfile(
    // Left out, both keep the default of a new profile.
    CreateProfileBody.parse({ ...(experience ? { experience } : {}), ...(location ? { location } : {}) }),
    { email: null, name: null },
  );
  const unanswered = base.unanswered.filter((field) => !body.profile[field as 'experience' | 'location']);
  const profile = toProfile('sandbox', { ...base, ...said, unanswered, created_at: at, updated_at: at });
  const { title, company, text, location: place, workplace } = body.posting;
  const features = extractFeatures({
    title,
    company,
    description_text: text,
    locations: place ? [place] : [],
    country: null,
    workplace,
    employment_type: null,
    seniority: null,
    salary: null,
    posted_at: null,
  });
  return scorePosting(buildCandidate(profile, body.resume), features, now);
}

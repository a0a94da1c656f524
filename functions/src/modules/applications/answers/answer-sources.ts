import type { Dossier, Posting } from '@huntwell/filler';
import { requireProfile } from '../../profile/profiles.ts';
import { findKnownResume } from '../../resumes/careers.ts';
import type { ResumeDeps } from '../../resumes/resume-deps.ts';
import type { ApplicationDeps } from '../application-deps.ts';
import { knownAbout } from '../prepare/known-about.ts';
import type { KnownAnswer } from './answers.repository.ts';
import { answersInCountry } from './answers-in-country.ts';

export type ReadSourcesDeps = Pick<ApplicationDeps, 'answers' | 'profile'> & {
  resume: Pick<ResumeDeps, 'resumes' | 'career'>;
};

/** What a user has said, whatever the job. */
type UserSources = Omit<Dossier, 'answers' | 'posting'> & { answers: KnownAnswer[] };

export async function readSources(deps: ReadSourcesDeps, uid: string): Promise<UserSources> {
  const [profile, { parsed, sent }, answers] = await Promise.all([
    requireProfile(deps.profile, uid),
    findKnownResume(deps.resume, uid),
    deps.answers.list(uid),
  ]);
  return {
    ...knownAbout(profile, parsed),
    resume: sent && { file_name: sent.file_name },
    answers,
  };
}

/** The same for the form of one job. */
export function sourcesFor(sources: UserSources, { title, company, country }: Posting): Dossier {
  return {
    ...sources,
    answers: answersInCountry(sources.answers, country),
    posting: { title, company, country },
  };
}

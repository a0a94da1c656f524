import { requireProfile } from '../../profile/profiles.ts';
import { findKnownResume } from '../../resumes/careers.ts';
import { fileOf } from '../../resumes/resumes.ts';
import { answersInCountry } from '../answers/answers-in-country.ts';
import type { ApplicationWorkDeps } from '../application-deps.ts';
import type { Dossier } from '../driver/application-driver.ts';
import type { ApplicationRecord } from '../lifecycle/application-record.ts';
import { knownAbout } from './known-about.ts';

/** Everything that may be used to answer this application's form, as of now: the file as it is, the career as corrected. */
export async function buildDossier(
  deps: Pick<ApplicationWorkDeps, 'profile' | 'answers' | 'resume'>,
  record: Pick<ApplicationRecord, 'uid' | 'posting'>,
): Promise<Dossier> {
  const [profile, { parsed, sent }, answers] = await Promise.all([
    requireProfile(deps.profile, record.uid),
    findKnownResume(deps.resume, record.uid),
    deps.answers.list(record.uid),
  ]);
  const { title, company, country } = record.posting;
  return {
    ...knownAbout(profile, parsed),
    resume: sent && {
      file_name: sent.file_name,
      version: sent.version,
      ...(await fileOf(deps.resume, sent)),
    },
    answers: answersInCountry(answers, country),
    posting: { title, company, country },
  };
}

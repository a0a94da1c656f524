import type { OpenQuestion } from '../../functions/src/contract/applications.ts';
import type { Profile } from '../../functions/src/contract/profile.ts';
import type { Dossier } from '../../functions/src/modules/applications/driver/application-driver.ts';
import { knownAbout } from '../../functions/src/modules/applications/prepare/known-about.ts';
import { profileWith } from '../../functions/src/modules/profile/testing/profile-with.ts';

const ANSWERED_AT = '2026-11-02T09:00:00.000Z';

/** A resume that differs from the profile, so that a form that parses it shows when it overwrites answers. */
const RESUME_TEXT =
  'Danielle Marie Okafor\nold.address@example.com\n+1 212 555 0199\nlinkedin.com/in/old-dana\n';

export type Given = { profile?: Partial<Profile>; answers?: Dossier['answers'] };

/** What a nurse from Boston has told Huntwell: nothing on legal questions unless given. */
export function dossierOf({ profile = {}, answers = [] }: Given = {}): Dossier {
  return {
    ...knownAbout(
      profileWith({
        full_name: 'Dana Okafor',
        email: 'dana@huntwell.test',
        phone_number: '+16175550142',
        job_title: 'Registered Nurse',
        location: 'Boston, MA',
        job_titles: ['Registered Nurse'],
        links: { linkedin: 'https://www.linkedin.com/in/dana-okafor', github: '', portfolio: '' },
        ...profile,
      }),
      null,
    ),
    resume: {
      file_name: 'dana-okafor.txt',
      version: 2,
      bytes: new TextEncoder().encode(RESUME_TEXT),
      content_type: 'text/plain',
    },
    answers,
    posting: { title: 'Registered Nurse', company: 'Acme', country: 'US' },
  };
}

/**
 * Answers every open question with something the form accepts: the last of the options, or the first two where several
 * are allowed.
 */
export function answersTo(questions: OpenQuestion[]): Dossier['answers'] {
  return questions.map((question) => ({
    topic: question.topic,
    label: question.label,
    answered_at: ANSWERED_AT,
    value: answerTo(question),
  }));
}

function answerTo({ kind, options, label }: OpenQuestion): string {
  if (kind === 'multiple_choice') return options.slice(0, 2).join('\n');
  if (options.length > 0) return options.at(-1) ?? '';
  if (/address/i.test(label)) return 'Boston, MA';
  if (kind === 'number' || /years/i.test(label)) return '7';
  if (kind === 'date') return '2027-01-15';
  return 'I would like to, and I can start in January.';
}

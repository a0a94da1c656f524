import type { Dossier, Fact } from '@huntwell/filler';
import { PRODUCT_NAME } from '../../../contract/brand.ts';
import { PLACEHOLDERS, type Profile } from '../../../contract/profile.ts';
import type { ParsedResume, SourceSpan } from '../../../contract/resumes.ts';
import { readPlace } from '../../job-text/places/read-location.ts';

/** Below this confidence, a value read from the resume is shown for correction but not sent. */
const SURE = 0.6;

type Read = {
  value: string | null;
  confidence: number;
  /** Where it stands in the resume; null if the person entered it. */
  source?: SourceSpan | null;
};

/** The profile's value, else the resume's if it was read with confidence. */
function fact(own: string, read?: Read): Fact | undefined {
  if (own) return { value: own, origin: 'profile' };
  if (!read?.value || read.confidence < SURE) return undefined;
  return { value: read.value, origin: read.source === null && read.confidence === 1 ? 'profile' : 'resume' };
}

/** The work and school history, as far as it was read with confidence. */
function history(parsed: ParsedResume | null): Pick<Dossier, 'jobs' | 'schools'> {
  const sure = <Entry extends { confidence: number }>(entries: Entry[]) =>
    entries.filter(({ confidence }) => confidence >= SURE);
  return {
    jobs: sure(parsed?.experience ?? []).map((job) => ({
      title: job.title ?? '',
      employer: job.employer ?? '',
      location: job.location ?? '',
      start: job.start,
      end: job.end,
      current: job.current,
      description: job.bullets.join('\n'),
    })),
    schools: sure(parsed?.education ?? []).map((school) => ({
      school: school.school ?? '',
      degree: school.degree ?? '',
      field_of_study: school.field ?? '',
      start: school.start,
      end: school.end,
      gpa: '',
    })),
  };
}

/** What the form filler may know about a user, from the profile and the parsed resume. */
export function knownAbout(
  profile: Profile,
  parsed: ParsedResume | null,
): Pick<Dossier, 'facts' | 'jobs' | 'schools' | 'work_authorization' | 'needs_sponsorship' | 'found_on'> {
  const location = fact(profile.unanswered.includes('location') ? '' : profile.location, parsed?.location);
  const place = location ? readPlace(location.value) : null;
  const link = (host: string) => ({
    value: parsed?.links.find(({ value }) => value.includes(host))?.value ?? null,
    confidence: 1,
  });
  const job = parsed?.experience.find(({ current, confidence }) => current && confidence >= SURE);
  const years = parsed?.years_of_experience;
  return {
    facts: {
      full_name: fact(
        profile.full_name === PLACEHOLDERS.full_name ? '' : profile.full_name,
        parsed?.full_name,
      ),
      email: fact(profile.email),
      phone: fact(profile.phone_number, parsed?.phone),
      location,
      state: location && place?.region ? { ...location, value: place.region } : undefined,
      country: location && place?.country ? { ...location, value: place.country } : undefined,
      linkedin: fact(profile.links.linkedin, link('linkedin.com')),
      github: fact(profile.links.github, link('github.com')),
      portfolio: fact(profile.links.portfolio),
      current_title: fact('', job && { ...job, value: job.title }),
      current_company: fact('', job && { ...job, value: job.employer }),
      years_of_experience: fact(
        '',
        years && {
          value: years.value === null ? null : String(Math.floor(years.value)),
          confidence: years.confidence,
        },
      ),
    },
    ...history(parsed),
    work_authorization: profile.work_authorization,
    needs_sponsorship: profile.needs_sponsorship,
    found_on: PRODUCT_NAME,
  };
}

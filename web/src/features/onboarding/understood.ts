import { LIMITS } from '@contract/limits.ts';
import { PLACEHOLDERS, type Profile } from '@contract/profile.ts';
import { type ParsedResume, type SourceSpan, SURE } from '@contract/resumes.ts';
import { type AboutValues, chosenValues } from '@/domain/profile/editable-profile.ts';
import { bandOf } from '@/domain/profile/experience-band.ts';
import { withScheme } from '@/domain/profile/with-scheme.ts';

/** What the second step shows for the user to correct. */
type Understood = AboutValues;

function own(value: string, placeholder: string): string {
  return value === placeholder ? '' : value;
}

function linkOf(parsed: ParsedResume | null, host: RegExp): string {
  return parsed?.links.map((link) => link.value).find((value) => host.test(value)) ?? '';
}

type TitleFound = {
  value: string;
  confidence: number;
  by_model?: boolean | undefined;
  source: SourceSpan | null;
};

/**
 * The job title that a resume gives its owner: its own headline, or the newest job's. An older job's is better than none,
 * but no more than a suggestion.
 */
export function titleFound(parsed: ParsedResume | null): TitleFound | null {
  if (!parsed) return null;
  const { headline, experience } = parsed;
  if (headline.value) return { ...headline, value: headline.value };
  const at = experience.findIndex(({ title }) => title);
  const job = experience[at];
  if (!job?.title) return null;
  const { source, by_model } = job;
  return {
    value: job.title,
    confidence: at === 0 ? job.confidence : 0,
    source,
    by_model: by_model?.includes('title'),
  };
}

/** Initial values of the form: what the user already entered, else what the resume says, else nothing. */
export function understood(profile: Profile, parsed: ParsedResume | null): Understood {
  const chosen = chosenValues(profile);
  const years = parsed?.years_of_experience.value ?? null;
  const site = parsed?.links
    .map((link) => link.value)
    .find((value) => !/linkedin\.com|github\.com/i.test(value));
  return {
    full_name: own(profile.full_name, PLACEHOLDERS.full_name) || (parsed?.full_name.value ?? ''),
    phone_number: profile.phone_number || (parsed?.phone.value ?? ''),
    location: chosen.location || (parsed?.location.value ?? ''),
    job_title: own(profile.job_title, PLACEHOLDERS.job_title) || (titleFound(parsed)?.value ?? ''),
    skills:
      profile.skills.length > 0
        ? profile.skills
        : (parsed?.skills ?? []).map((skill) => skill.value).slice(0, LIMITS.skills),
    links: {
      linkedin: profile.links.linkedin || withScheme(linkOf(parsed, /linkedin\.com/i)),
      github: profile.links.github || withScheme(linkOf(parsed, /github\.com/i)),
      portfolio: profile.links.portfolio || withScheme(site ?? ''),
    },
    experience: chosen.experience || (years === null ? '' : bandOf(years)),
  };
}

/** Fields found in the resume with low confidence, and who found them: we, or a language model that was asked. */
export function unsure(parsed: ParsedResume | null): Partial<Record<keyof Understood, 'us' | 'model'>> {
  if (!parsed) return {};
  const read = {
    full_name: parsed.full_name,
    phone_number: parsed.phone,
    location: parsed.location,
    job_title: titleFound(parsed) ?? parsed.headline,
    experience: parsed.years_of_experience,
  };
  const skills = parsed.skills.some(({ by_model }) => by_model) ? { skills: 'model' as const } : {};
  const marked = Object.fromEntries(
    Object.entries(read)
      .filter(([, { value, confidence }]) => value !== null && confidence < SURE)
      .map(([field, { by_model }]) => [field, by_model ? 'model' : 'us']),
  );
  return { ...marked, ...skills };
}

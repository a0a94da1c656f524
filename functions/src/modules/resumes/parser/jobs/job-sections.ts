import type { ResumeExperience } from '../../../../contract/resumes.ts';
import { looseHeading } from '../structure/headings.ts';
import type { Layout, Section } from '../structure/sections.ts';
import { isSchool, startsWithDegree } from '../words/degrees.ts';
import { employerScore, roleScore } from '../words/job-words.ts';
import { readExperience } from './experience.ts';

const LEAST = 2;

/**
 * Sections whose headings say nothing that is known ("Op de werkvloer", "Parcurs"), or that they sum up ("Career Summary"), and below which jobs
 * stand: those are of experience. What stands there says so, because nothing else does.
 */
export function withJobSections(layout: Layout): Layout {
  return { ...layout, sections: layout.sections.flatMap(withJobs) };
}

function withJobs(section: Section): Section[] {
  if (section.kind !== 'summary' && !isUnknown(section)) return [section];
  const entries = readExperience(section.lines);
  if (!tellsOfJobs(entries)) return [section];
  if (section.kind !== 'summary') return [{ ...section, kind: 'experience' }];
  if (entries.some(({ start }) => start === null)) return [section];
  // What stands above the first job may be a summary.
  const source = entries[0]!.source;
  const at = section.lines.findIndex(({ page, line }) => page === source?.page && line === source.line);
  return [
    ...(at > 0 ? [{ ...section, lines: section.lines.slice(0, at) }] : []),
    { ...section, kind: 'experience', lines: section.lines.slice(Math.max(0, at)) },
  ];
}

function isUnknown({ kind, heading }: Section): boolean {
  return kind === 'other' && looseHeading(heading.text.replace(/\s*[:：–—-]+$/, '')) === undefined;
}

/** Most entries name a title and an employer, and words or a place say so of at least two, and of at least one title. */
function tellsOfJobs(entries: readonly ResumeExperience[]): boolean {
  const named = entries.filter(({ title, employer }) => title !== null && employer !== null);
  const jobs = named.filter((entry) => !isStudy(entry) && hasWords(entry));
  return (
    jobs.length >= LEAST &&
    jobs.length >= 0.5 * entries.length &&
    jobs.some(({ title }) => roleScore(title!) >= 0.5)
  );
}

function isStudy({ title, employer }: ResumeExperience): boolean {
  if (title !== null && startsWithDegree(title)) return true;
  return employer !== null && isSchool(employer) && (title === null || roleScore(title) < 0.5);
}

function hasWords({ title, employer, location }: ResumeExperience): boolean {
  return roleScore(title!) >= 0.5 || employerScore(employer!) >= 0.5 || location !== null;
}

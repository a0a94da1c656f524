import type {
  ParsedResume,
  ResumeEducation,
  ResumeExperience,
  SourceSpan,
} from '../../../contract/resumes.ts';
import { findRanges } from './dates/dates.ts';
import { seniorityOf, yearsOfExperience } from './jobs/career.ts';
import { readExperience } from './jobs/experience.ts';
import { withJobSections } from './jobs/job-sections.ts';
import { readItems, readProjects } from './jobs/projects.ts';
import { linesAround, withoutAddresses } from './person/contact-lines.ts';
import { findEmails } from './person/emails.ts';
import { findHeadline } from './person/headline.ts';
import { findPlace, onlyNear } from './person/home-place.ts';
import { findName } from './person/name.ts';
import { findNationalPhones, findPhones } from './person/phones.ts';
import { findLinks } from './person/profile-links.ts';
import { asPlace } from './places/location.ts';
import { readCertificates } from './skills/certificates.ts';
import { readLanguages } from './skills/languages.ts';
import { namedSkills } from './skills/named-skills.ts';
import { usesOf } from './skills/skill-uses.ts';
import { readSkills } from './skills/skills.ts';
import { detectLanguage } from './structure/detect-language.ts';
import { withoutAddressee } from './structure/letters.ts';
import { isHeaderLike, toParagraphs } from './structure/paragraphs.ts';
import { type Layout, toSections } from './structure/sections.ts';
import { readEducation } from './studies/education.ts';
import { headsBoth, withoutStudies, withStudiesApart } from './studies/studies-among-jobs.ts';
import type { Found } from './text/found.ts';
import { type TextDocument, type TextLine, withCapitals } from './text/text-line.ts';
import { readUnheadedJobs, unheadedStudies } from './unheaded-jobs.ts';

type Read<T> = { value: T; confidence: number; source: SourceSpan | null };

const nothing = { value: null, confidence: 0, source: null };

/** Lines of a section kind, over all sections of that kind. */
function linesOf(layout: Layout, ...kinds: string[]): TextLine[] {
  return layout.sections
    .filter((section) => kinds.includes(section.kind))
    .flatMap((section) => section.lines);
}

/** Understands a resume from its lines. `now` is the month (`2026-11`) that jobs which go on are counted to. */
export function understand(document: TextDocument, now: string): ParsedResume {
  const lines = withCapitals(document.lines);
  const written = toSections(lines);
  const contact_lines = [...written.head, ...linesOf(written, 'contact', 'links')];
  const is_contact = new Set(contact_lines.map((line) => `${line.page}:${line.line}`));

  const email = pickNearest([...findEmails(contact_lines, []), ...findEmails(lines, document.links)]);
  const name = findName(written.head, lines, email?.value ?? null);
  const person = { email: email?.value ?? null, name: name?.value ?? null };
  const around = linesAround(lines, written, email, person);
  const { layout, headed } = withJobs(withStudiesApart(withoutAddresses(written, person)));
  const { jobs: experience, studies } = withoutStudies(
    headed.length > 0 ? headed : readUnheadedJobs(layout),
    lines,
    (source) => namesBoth(layout, source),
  );
  const language = detectLanguage(lines);
  const place =
    findPlace(
      [...aboveDates(withoutAddressee(written.head)), ...linesOf(written, 'contact', 'links')],
      language?.code,
      person.name,
    ) ??
    onlyNear(
      findPlace(
        around.filter(({ text }) => findRanges(text).length === 0),
        language?.code,
        person.name,
      ),
    );
  const country = place?.place.country ?? commonCountry(experience.map((job) => job.location));
  const phone =
    pickNearest(findPhones(contact_lines, document.links, country)) ??
    pickNearest(findPhones(lines.slice(0, 15), [], country)) ??
    pickNearest(findPhones(around, [], country)) ??
    pickNearest(findNationalPhones(contact_lines, language?.code)) ??
    pickNearest(findNationalPhones(around, language?.code));
  const said = findHeadline(layout.head, name);
  // A sentence under the name is a summary, not a headline.
  const headline =
    said !== undefined && said.value.split(/\s+/).length > 9 && !/[|·•]/.test(said.value) ? undefined : said;
  const { skills: listed, languages: mixed } = readSkills(linesOf(layout, 'skills'));
  const skills = [...listed, ...namedSkills(proseOf(layout), listed)];
  const languages = [...readLanguages(linesOf(layout, 'languages')), ...mixed];
  const years = yearsOfExperience(experience, [...linesOf(layout, 'summary'), ...layout.head], now);

  return {
    language:
      language === null ? nothing : { value: language.code, confidence: language.confidence, source: null },
    full_name:
      name === undefined
        ? nothing
        : { value: name.value, confidence: name.confidence, source: at(name.line) },
    email: email === undefined ? nothing : read(email),
    phone: phone === undefined ? nothing : read(phone),
    location:
      place === undefined
        ? nothing
        : { value: place.place.text, confidence: place.place.confidence, source: at(place.line) },
    links: findLinks(lines, document.links, (page, line) => is_contact.has(`${page}:${line}`)).map(read),
    headline:
      headline === undefined
        ? nothing
        : { value: headline.value, confidence: headline.confidence, source: at(headline.line) },
    summary: findSummary(layout),
    skills: skills.map((skill) => ({ ...read(skill), ...usesOf(skill.value, experience, now) })),
    experience,
    volunteer: layout.sections
      .filter(({ kind }) => kind === 'volunteer')
      .flatMap((section) => readExperience(section.lines)),
    education: [...studies, ...studiesOf(layout, studies.length > 0)],
    certificates: readCertificates(linesOf(layout, 'certificates')).map(read),
    languages: languages.map(read),
    projects: readProjects(linesOf(layout, 'projects')),
    publications: readItems(linesOf(layout, 'publications')).map(read),
    awards: readItems(linesOf(layout, 'awards')).map(read),
    years_of_experience: years,
    seniority: seniorityOf(experience, headline?.value ?? null, years.value),
  };
}

/** Where no heading says what is known to be one of jobs, those whose text tells of some. */
function withJobs(known: Layout): { layout: Layout; headed: ResumeExperience[] } {
  const read = (layout: Layout) => ({
    layout,
    headed: layout.sections
      .filter(({ kind }) => kind === 'experience')
      .flatMap((section) => readExperience(section.lines)),
  });
  const first = read(known);
  return first.headed.length > 0 ? first : read(withJobSections(known));
}

/** "Experience and Education": the section that a job was read in says that schools are among them. */
function namesBoth({ sections }: Layout, source: SourceSpan | null): boolean {
  const section = sections.find(({ lines }) =>
    lines.some(({ page, line }) => page === source?.page && line === source.line),
  );
  return section !== undefined && headsBoth(section.heading.text);
}

/** Studies of their own sections, or without any heading, unless some were found among the jobs. */
function studiesOf(layout: Layout, found: boolean): ResumeEducation[] {
  const sections = layout.sections.filter(({ kind }) => kind === 'education');
  if (sections.length === 0) return found ? [] : readEducation(unheadedStudies(layout));
  return sections.flatMap(({ lines }) => readEducation(lines));
}

/** Lines that tell what somebody did; the names of employers and places name no skills. */
function proseOf(layout: Layout): TextLine[] {
  const told = linesOf(layout, 'experience', 'projects').filter((line) => line.bullet || !isHeaderLike(line));
  return [...layout.head, ...linesOf(layout, 'summary'), ...told];
}

function at(line: TextLine): SourceSpan {
  return { page: line.page, line: line.line };
}

function read<T>({ value, confidence, page, line }: Found<T>): Read<T> {
  return { value, confidence, source: line === null ? null : { page, line } };
}

/** Behind all lines: where a link that covers none is. */
const LAST = Number.MAX_SAFE_INTEGER;

function pickNearest<T>(found: Found<T>[]): Found<T> | undefined {
  return found.toSorted(
    (a, b) => b.confidence - a.confidence || a.page - b.page || (a.line ?? LAST) - (b.line ?? LAST),
  )[0];
}

/** Without a heading, jobs follow the contact details: their towns are not home. */
function aboveDates(head: TextLine[]): TextLine[] {
  const dated = head.findIndex(({ text, bullet }) => !bullet && findRanges(text).length > 0);
  // The town of a job may stand above its dates.
  return dated === -1 ? head : head.slice(0, Math.max(1, dated - 1));
}

/** The country that all places of work agree on: evidence enough to read a national phone number. */
function commonCountry(places: (string | null)[]): string | null {
  const countries = new Set(
    places.flatMap((place) => (place === null ? [] : (asPlace(place)?.country ?? []))),
  );
  return countries.size === 1 ? [...countries][0]! : null;
}

function findSummary(layout: Layout): Read<string | null> {
  const section = layout.sections.find((one) => one.kind === 'summary' && one.lines.length > 0);
  if (section !== undefined) {
    const paragraphs = toParagraphs(section.lines);
    return {
      value: paragraphs
        .map((paragraph) => paragraph.text)
        .join('\n')
        .slice(0, 4000),
      confidence: 0.92,
      source: at(section.lines[0]!),
    };
  }
  // Without a heading: sentences between the contact lines and the first section.
  const prose = toParagraphs(layout.head.slice(1)).filter(
    ({ text }) => text.split(/\s+/).length >= 9 && !/@|https?:|indeed\.com/.test(text),
  );
  if (prose.length === 0) return nothing;
  return {
    value: prose
      .map(({ text }) => text)
      .join('\n')
      .slice(0, 4000),
    confidence: 0.65,
    source: at(prose[0]!.line),
  };
}

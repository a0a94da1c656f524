import type { ResponseOf } from '../../contract/endpoint.ts';
import { type ParsedResume, type SourceSpan, SURE } from '../../contract/resumes.ts';
import type { CheckFinding, checkResume, ReadAs } from '../../contract/tools.ts';
import type { ReadResume } from '../resumes/resume-deps.ts';
import { parseFile } from '../resumes/upload-resume.ts';

export type CheckDeps = { parseWithLayout: (bytes: Uint8Array) => Promise<ReadResume> };

/** A page of a resume has about 50 lines. */
const MOST_LINES = 300;
const MOST_CHARACTERS = 240;
/** Examples of lines that are mixed with another column. */
const MOST_MIXED = 3;

/** Reads a resume as an upload would, and reports on the reading; stores nothing. */
export async function checkResumeFile(
  { parseWithLayout }: CheckDeps,
  bytes: Uint8Array,
): Promise<ResponseOf<typeof checkResume>> {
  const { file_type, pages, parsed, layout } = await parseFile({ parseResume: parseWithLayout }, bytes);
  if (!layout) throw new Error('The resume was read without its layout.');
  const read_as = readings(parsed, layout);
  const lines = layout.lines.slice(0, MOST_LINES).map(({ page, line, text, column }) => ({
    page,
    line,
    column,
    text: text.slice(0, MOST_CHARACTERS),
    read_as: read_as.get(keyOf({ page, line })) ?? [],
  }));
  return { file_type, pages, lines, total_lines: layout.lines.length, findings: findingsOf(parsed, layout) };
}

type Layout = NonNullable<ReadResume['layout']>;

const keyOf = ({ page, line }: SourceSpan) => `${page}:${line}`;

function readings(parsed: ParsedResume, layout: Layout): Map<string, ReadAs[]> {
  const found = new Map<string, ReadAs[]>();
  const mark = (as: ReadAs, source: SourceSpan | null) => {
    if (!source) return;
    const marks = found.get(keyOf(source)) ?? [];
    if (!marks.includes(as)) found.set(keyOf(source), [...marks, as]);
  };
  const values = {
    name: parsed.full_name,
    email: parsed.email,
    phone: parsed.phone,
    location: parsed.location,
    headline: parsed.headline,
    summary: parsed.summary,
  } as const;
  for (const [as, { value, source }] of Object.entries(values)) {
    if (value !== null) mark(as as keyof typeof values, source);
  }
  for (const heading of layout.headings) mark('heading', heading);
  for (const { source } of parsed.experience) mark('job', source);
  for (const { source } of parsed.education) mark('school', source);
  for (const { source } of parsed.skills) mark('skill', source);
  for (const { source } of parsed.certificates) mark('certificate', source);
  for (const { source } of parsed.languages) mark('language', source);
  for (const { source } of parsed.links) mark('link', source);
  return found;
}

function findingsOf(parsed: ParsedResume, layout: Layout): CheckFinding[] {
  const findings: CheckFinding[] = [];
  const by_place = new Map(layout.lines.map((line) => [keyOf(line), line]));
  const report = (
    code: CheckFinding['code'],
    level: CheckFinding['level'],
    found: boolean,
    sources: readonly (SourceSpan | null)[] = [],
  ) => {
    if (!found) return;
    const lines = sources.flatMap((source) => {
      const line = source && by_place.get(keyOf(source));
      if (!line) return [];
      const across = line.across?.slice(0, MOST_CHARACTERS) ?? null;
      return [{ page: line.page, line: line.line, text: line.text.slice(0, MOST_CHARACTERS), across }];
    });
    findings.push({ code, level, lines });
  };
  const has = (...kinds: string[]) => layout.headings.some(({ kind }) => kinds.includes(kind));
  const { full_name, email, phone, location, experience, education, skills } = parsed;

  report('no_name', 'problem', full_name.value === null);
  report('no_email', 'problem', email.value === null);
  report('no_phone', 'problem', phone.value === null);
  report('no_location', 'note', location.value === null);
  const address = email.source && by_place.get(keyOf(email.source));
  // The link of the word "Email" has it; the text of the file doesn't.
  report('email_behind_link', 'note', address?.text.includes('@') === false, [email.source]);
  const contact = [full_name, email, phone].filter(
    ({ value, source }) => value !== null && source !== null && source.line <= layout.header_lines,
  );
  report(
    'contact_in_page_header',
    'note',
    contact.length > 0,
    contact.map(({ source }) => source),
  );

  report('no_headings', 'problem', layout.headings.length === 0);
  if (layout.headings.length > 0) {
    report('no_experience_heading', 'problem', !has('experience'));
    report('no_education_heading', 'note', !has('education'));
    report('no_skills_heading', 'note', !has('skills'));
  }
  const boxed = layout.lines.filter(({ boxed: inside }) => inside);
  report('text_box', 'note', boxed.length > 0, boxed);
  const beside = layout.lines.filter(({ column, boxed: inside }) => column > 0 && !inside);
  const mixed = beside.filter(({ across }) => across !== null);
  report(
    'columns',
    'note',
    beside.length > 0,
    mixed.length > 0 ? mixed.slice(0, MOST_MIXED) : beside.slice(0, 1),
  );

  report('no_jobs', 'problem', experience.length === 0);
  const jobs = (lacks: (job: (typeof experience)[number]) => boolean) => {
    const found = experience.filter(lacks);
    return [found.length > 0, found.map(({ source }) => source)] as const;
  };
  report('jobs_without_title', 'problem', ...jobs(({ title }) => title === null));
  report('jobs_without_employer', 'problem', ...jobs(({ employer }) => employer === null));
  report('jobs_without_dates', 'problem', ...jobs(({ start }) => start === null));
  const undated = education.filter(({ start, end }) => start === null && end === null);
  report(
    'schools_without_dates',
    'note',
    undated.length > 0,
    undated.map(({ source }) => source),
  );
  report('no_skills', 'problem', skills.length === 0);

  const unsure = [full_name, email, phone, location, parsed.headline].filter(
    ({ value, confidence }) => value !== null && confidence < SURE,
  );
  report(
    'unsure',
    'note',
    unsure.length > 0,
    unsure.map(({ source }) => source),
  );
  return findings;
}

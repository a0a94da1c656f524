import type { ResponseOf } from '@contract/endpoint.ts';
import type { CheckFinding, checkResume, ReadAs } from '@contract/tools.ts';
import { plural } from '@/lib/format.ts';

type Report = Pick<ResponseOf<typeof checkResume>, 'lines'>;
type Words = {
  title: string;
  /** What is lost, and where that was seen. */
  why: string;
  /** What to change in the file. */
  fix: string;
};

const jobs = ({ lines }: CheckFinding) => plural(Math.max(1, lines.length), 'job');

/** What a finding means in this file, and what to change in it. */
export function findingWords(finding: CheckFinding, report: Report): Words {
  switch (finding.code) {
    case 'no_name':
      return {
        title: 'We couldn’t find your name',
        why: 'None of the lines at the top reads like a name.',
        fix: 'Put it alone on the first line, as text and not as part of a picture.',
      };
    case 'no_email':
      return {
        title: 'We couldn’t find an email address',
        why: 'There’s none in the text of the file, and none behind a link.',
        fix: 'Write it out near the top.',
      };
    case 'no_phone':
      return {
        title: 'We couldn’t find a phone number',
        why: 'No line near the top has one.',
        fix: 'Write it out near the top, with the area code.',
      };
    case 'no_location':
      return {
        title: 'We couldn’t find where you live',
        why: 'No line near the top names a city. Employers filter by it.',
        fix: 'Add a city and state near the top.',
      };
    case 'email_behind_link':
      return {
        title: 'Your email address is only behind a link',
        why: 'We found it because we follow links. The text of this line doesn’t have it:',
        fix: 'Write the address out in place of the word.',
      };
    case 'contact_in_page_header':
      return {
        title: 'Your contact details are in the page header',
        why: 'We read Word headers. The text of the page itself doesn’t have these lines:',
        fix: 'Move them into the page, above your first heading.',
      };
    case 'text_box': {
      const things = thingsIn(finding, report);
      return {
        title: things ? `Your ${things} are in a text box` : 'Part of your text is in a text box',
        why: 'We read text boxes. The running text of the page doesn’t have these lines:',
        fix: 'Cut them out of the box and paste them into the page.',
      };
    }
    case 'no_headings':
      return {
        title: 'We couldn’t find any section headings',
        why: 'Without them, nothing says where your jobs end and your education begins.',
        fix: 'Give each part a plain heading on its own line: Experience, Education, Skills.',
      };
    case 'no_experience_heading':
      return {
        title: 'No heading for your experience',
        why: `These are the headings we found: ${headings(report)}.`,
        fix: 'Start your jobs with a line that says “Experience” or “Work Experience.”',
      };
    case 'no_education_heading':
      return {
        title: 'No heading for your education',
        why: `These are the headings we found: ${headings(report)}.`,
        fix: 'If you list a school, start that part with a line that says “Education.”',
      };
    case 'no_skills_heading':
      return {
        title: 'No heading for your skills',
        why: `These are the headings we found: ${headings(report)}.`,
        fix: 'Add a “Skills” heading with a plain list below it.',
      };
    case 'columns':
      return {
        title: 'Your text is in columns',
        why: finding.lines.some(({ across }) => across !== null)
          ? 'We read one column after the other. Read straight across the page, these lines mix the two:'
          : 'We read one column after the other. This is the first line that stands in a column:',
        fix: 'Use a single column. Then there’s only one way to read it.',
      };
    case 'no_jobs':
      return {
        title: 'We couldn’t find any jobs',
        why: 'No lines together gave a title, an employer, and dates.',
        fix: 'Write the title, the employer, and the dates of each job at the top of it, before the bullets.',
      };
    case 'jobs_without_title':
      return {
        title: `We couldn’t find a job title for ${jobs(finding)}`,
        why: 'This is where we looked for it:',
        fix: 'Put the title on its own line, or before the employer.',
      };
    case 'jobs_without_employer':
      return {
        title: `We couldn’t find an employer for ${jobs(finding)}`,
        why: 'This is where we looked for it:',
        fix: 'Put the employer’s name right before or after the job title.',
      };
    case 'jobs_without_dates':
      return {
        title: `We couldn’t find dates for ${jobs(finding)}`,
        why: 'Without dates, these don’t add to your years of experience:',
        fix: 'Write them like “Mar 2021 - Present” on the line of the title.',
      };
    case 'schools_without_dates':
      return {
        title: 'We couldn’t find dates for your education',
        why: 'No year stands with it:',
        fix: 'Add the year you finished, unless you leave it out on purpose.',
      };
    case 'no_skills':
      return {
        title: 'We couldn’t find any skills',
        why: 'No line reads like a list of them.',
        fix: 'Add a “Skills” section: a plain list, separated by commas, in the words that job descriptions use.',
      };
    case 'unsure':
      return {
        title: `We weren’t sure about your ${thingsIn(finding, report) ?? 'details'}`,
        why: 'Something about these lines was unusual:',
        fix: 'Check that we read them right. If not, put each on a line of its own.',
      };
  }
}

const keyOf = ({ page, line }: { page: number; line: number }) => `${page}:${line}`;

/** What stands in these lines, in plain words: "phone, email, and dates". Null if we read nothing from them. */
function thingsIn({ lines }: CheckFinding, report: Report): string | null {
  const places = new Set(lines.map(keyOf));
  const read = report.lines.filter((line) => places.has(keyOf(line))).flatMap(({ read_as }) => read_as);
  const dated = lines.some(({ text }) => /\b(?:19|20)\d{2}\b/.test(text)) ? ['dates'] : [];
  const things = [...new Set([...read.flatMap((as) => THINGS[as] ?? []), ...dated])];
  return things.length === 0 ? null : new Intl.ListFormat('en-US').format(things);
}

/** Words that follow "your". */
const THINGS: Partial<Record<ReadAs, string>> = {
  name: 'name',
  email: 'email',
  phone: 'phone number',
  location: 'location',
  headline: 'headline',
  summary: 'summary',
  job: 'jobs',
  school: 'education',
  skill: 'skills',
};

function headings({ lines }: Report): string {
  const found = lines.filter(({ read_as }) => read_as.includes('heading')).map(({ text }) => `“${text}”`);
  return new Intl.ListFormat('en-US').format(found.slice(0, 6));
}

export const READ_AS: Record<ReadAs, string> = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  location: 'Location',
  headline: 'Headline',
  summary: 'Summary',
  heading: 'Heading',
  job: 'Job',
  school: 'Education',
  skill: 'Skills',
  certificate: 'Certificate',
  language: 'Language',
  link: 'Link',
};

import type { CheckFinding, ReadAs } from '@contract/tools.ts';
import { plural } from '@/lib/format.ts';

type Words = { title: string; advice: string };

const jobs = ({ lines }: CheckFinding) => plural(Math.max(1, lines.length), 'job');

/** What a finding means, and what to change in the file. */
export function findingWords(finding: CheckFinding): Words {
  switch (finding.code) {
    case 'no_name':
      return {
        title: 'We couldn’t find your name',
        advice: 'Put it alone on the first line, as text and not as part of a picture.',
      };
    case 'no_email':
      return {
        title: 'We couldn’t find an email address',
        advice: 'Write it out near the top. A link that only says “Email” can be lost.',
      };
    case 'no_phone':
      return {
        title: 'We couldn’t find a phone number',
        advice: 'Write it out near the top, with the area code.',
      };
    case 'no_location':
      return {
        title: 'We couldn’t find where you live',
        advice: 'Add a city and state near the top. Employers filter by it.',
      };
    case 'contact_in_page_header':
      return {
        title: 'Your contact details are in the page header',
        advice:
          'We read Word headers, but many systems skip them. Move your name and contact details into the page itself.',
      };
    case 'no_headings':
      return {
        title: 'We couldn’t find any section headings',
        advice: 'Give each part a plain heading on its own line: Experience, Education, Skills.',
      };
    case 'no_experience_heading':
      return {
        title: 'No heading for your experience',
        advice: 'Start your jobs with a line that says “Experience” or “Work Experience.”',
      };
    case 'no_education_heading':
      return {
        title: 'No heading for your education',
        advice: 'If you list a school, start that part with a line that says “Education.”',
      };
    case 'no_skills_heading':
      return {
        title: 'No heading for your skills',
        advice: 'A “Skills” section with a plain list is the part that machines read most reliably.',
      };
    case 'columns':
      return {
        title: 'Your text is in columns',
        advice:
          'We read one column after the other. Simpler systems read straight across and mix the two. A single column is safe everywhere.',
      };
    case 'no_jobs':
      return {
        title: 'We couldn’t find any jobs',
        advice:
          'Write the title, the employer, and the dates of each job at the top of it, before the bullets.',
      };
    case 'jobs_without_title':
      return {
        title: `We couldn’t find a job title for ${jobs(finding)}`,
        advice: 'Put the title on its own line, or before the employer.',
      };
    case 'jobs_without_employer':
      return {
        title: `We couldn’t find an employer for ${jobs(finding)}`,
        advice: 'Put the employer’s name right before or after the job title.',
      };
    case 'jobs_without_dates':
      return {
        title: `We couldn’t find dates for ${jobs(finding)}`,
        advice:
          'Write them like “Mar 2021 - Present” on the line of the title. Without dates, your years don’t count.',
      };
    case 'schools_without_dates':
      return {
        title: 'We couldn’t find dates for your education',
        advice: 'Add the year you finished, unless you leave it out on purpose.',
      };
    case 'no_skills':
      return {
        title: 'We couldn’t find any skills',
        advice:
          'Add a “Skills” section: a plain list, separated by commas, in the words that job descriptions use.',
      };
    case 'unsure':
      return {
        title: 'We weren’t sure about some of it',
        advice:
          'Check these lines. Something about them was unusual, so another system may read them differently.',
      };
  }
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

import { readResumeBytes } from '../read-resume-bytes.ts';

/** Something of each kind that is looked for, so that all patterns are compiled and all lists loaded. */
const SAMPLE = `Dana Okafor
12 Mill Lane, Boston, MA 02115 | (617) 555-0142 | dana@mail.example | linkedin.com/in/dana

Experience
Staff Nurse, Northmere Hospital, Boston, MA, Jan 2019 - Present
- Cared for thirty patients with Python and Excel

Education
Bachelor of Science in Nursing, University of Leeds, 2014 - 2018

Skills
Languages: Python, Excel and SQL

Languages
English, Spanish (fluent)
`;

/** Reads a resume of nobody: the first file is not slower than others then. */
export async function warmUp(): Promise<void> {
  await readResumeBytes(new TextEncoder().encode(SAMPLE), new Date(0));
}

import { LIMITS } from '@contract/limits.ts';
import { RESUME_MESSAGES } from '@contract/messages.ts';
import { expect, it } from 'vitest';
import { resumeProblem } from './resume-file.ts';

const file = (name: string, type = '', size = 5000) => ({ name, type, size });

it.each([
  ['a PDF', file('cv.pdf', 'application/pdf')],
  ['a Word file', file('CV.DOCX')],
  ['an OpenDocument file', file('cv.odt', 'application/vnd.oasis.opendocument.text')],
  ['an RTF file without a type', file('cv.rtf')],
  ['text', file('cv.txt', 'text/plain')],
  ['Markdown, which is text', file('cv.md', 'text/markdown')],
  ['a PDF under a wrong name', file('cv.v2', 'application/pdf')],
  ['a file that does not say what it is', file('resume')],
])('%s may be sent', (_what, given) => expect(resumeProblem(given)).toBeNull());

it.each([
  ['an empty file', file('cv.pdf', 'application/pdf', 0), RESUME_MESSAGES.resume_empty],
  ['a file over the limit', file('cv.pdf', '', LIMITS.resume_bytes + 1), RESUME_MESSAGES.resume_too_large],
  ['a picture', file('cv.png', 'image/png'), RESUME_MESSAGES.resume_wrong_type],
  ['an old Word file', file('cv.doc', 'application/msword'), RESUME_MESSAGES.resume_wrong_type],
])('%s is refused before it is sent', (_what, given, reason) => expect(resumeProblem(given)).toBe(reason));

it('a file as large as the limit may be sent', () => {
  expect(resumeProblem(file('cv.pdf', '', LIMITS.resume_bytes))).toBeNull();
});

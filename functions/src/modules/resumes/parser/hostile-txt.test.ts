import { expect, it } from 'vitest';
import { parseResume } from './parse-resume.ts';
import { ResumeRefused } from './resume-refused.ts';

/** As large as an upload may be. What took minutes fails by the time limit of a test. */
const SIZE = 4_700_000;
const fill = (piece: string) => Buffer.from(piece.repeat(Math.ceil(SIZE / piece.length)));

it.each([
  ['blanks', ' '],
  ['lines of blanks with a letter at their end', `${' '.repeat(1990)}a\n`],
  ['lines of signs with a letter at their end', `${'- '.repeat(995)}a\n`],
  ['tabs', '\t'],
  ['pages without anything', '\f'],
  ['lines without anything', '\n'],
  ['carriage returns', '\r'],
  ['single letters', 'a '],
])('a text of nothing but %s is read or refused soon', async (_, piece) => {
  await parseResume(fill(piece)).catch((error: unknown) => expect(error).toBeInstanceOf(ResumeRefused));
});

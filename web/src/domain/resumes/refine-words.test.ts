import type { ResumeRefinement } from '@contract/resume-refinement.ts';
import { expect, it } from 'vitest';
import { resultInWords, unclearInWords } from './refine-words.ts';

it('names what is unclear, and counts entries', () => {
  expect(unclearInWords([{ what: 'location', count: 1 }])).toBe('where you live');
  const words = unclearInWords([
    { what: 'name', count: 1 },
    { what: 'jobs', count: 2 },
    { what: 'schools', count: 0 },
  ]);
  expect(words.replaceAll('\u00a0', ' ')).toBe('your name, 2 jobs, and your education');
});

it.each([
  ['never', 0, 0, null],
  ['asking', 0, 0, null],
  ['failed', 0, 0, /didn’t work, so nothing has changed/],
  ['done', 3, 1, /found 3.more details/],
  ['done', 0, 2, /the way we did/],
  ['done', 0, 0, /didn’t find anything more/],
] as const)(
  'says of %s with %i found and %i confirmed what came of it',
  (status, found, confirmed, words) => {
    const refinement: ResumeRefinement = {
      provider: 'Google Gemini',
      unclear: [],
      status,
      found,
      confirmed,
      asked_at: null,
    };
    const said = resultInWords(refinement);
    if (words === null) expect(said).toBeNull();
    else expect(said).toMatch(words);
  },
);

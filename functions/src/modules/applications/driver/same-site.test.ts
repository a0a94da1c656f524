import { expect, test } from 'vitest';
import { sameSite } from './same-site.ts';

test.each([
  ['https://boards.greenhouse.io/acme', 'https://cdn.greenhouse.io/form.js', true],
  ['https://jobs.acme.co.uk/apply', 'https://static.acme.co.uk/form.js', true],
  ['https://jobs.acme.co.uk/apply', 'https://cdn.tracker.co.uk/t.js', false],
  ['https://jobs.acme.com.au/apply', 'https://tracker.com.au/t.js', false],
  ['https://acme.example/apply', 'https://tracker.example/t.js', false],
])('%s and %s: %s', (page, other, same) => {
  expect(sameSite(new URL(page), other)).toBe(same);
});

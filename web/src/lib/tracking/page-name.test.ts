import { expect, it } from 'vitest';
import { pageName } from './page-name.ts';

it.each([
  ['/', 'Home'],
  ['/jobs', 'Jobs'],
  ['/students-and-grads', 'Students And Grads'],
  ['/jobs/8f3a2c', 'Jobs Detail'],
  ['/jobs/', 'Jobs'],
])('the page %s is called %s', (path, name) => {
  expect(pageName(path)).toBe(name);
});

import { expect, test } from 'vitest';
import { withScheme, withSchemes } from './with-scheme.ts';

test('a link without a scheme becomes an address, one with it stays, nothing stays nothing', () => {
  expect(withScheme(' linkedin.com/in/dana ')).toBe('https://linkedin.com/in/dana');
  expect(withScheme('HTTP://dana.example')).toBe('HTTP://dana.example');
  expect(withScheme('  ')).toBe('');
  expect(
    withSchemes({ linkedin: 'linkedin.com/in/dana', github: '', portfolio: 'https://dana.example' }),
  ).toEqual({
    linkedin: 'https://linkedin.com/in/dana',
    github: '',
    portfolio: 'https://dana.example',
  });
});

import { expect, it } from 'vitest';
import { cleanText, cleanTexts } from './clean-text.ts';

it.each([
  ['Ada\u0000 Lovelace', 'Ada Lovelace'],
  ['Ada\ud800', 'Ada'],
  ['\udc00Ada', 'Ada'],
  ['Ada \u202egnp.exe', 'Ada gnp.exe'],
  ['\u2066Ada\u2069', 'Ada'],
  ['a\u0007b\u0085c\u007f', 'abc'],
])('%j is cleaned', (text, clean) => expect(cleanText(text)).toBe(clean));

it.each(['Zoë 👩‍💻 Łukasz', 'שלום', 'line\nbreak\ttab\r\n', 'می‌خواهم', '𝒜da'])('%j stays as it is', (text) =>
  expect(cleanText(text)).toBe(text),
);

it('reaches every text of a JSON value, and refuses what is nested endlessly', () => {
  expect(cleanTexts({ 'a\u0000': ['b\ud800', { c: 1, d: null, e: true }] })).toEqual({
    a: ['b', { c: 1, d: null, e: true }],
  });
  const deep = JSON.parse('['.repeat(100_000) + ']'.repeat(100_000));
  expect(() => cleanTexts(deep)).toThrow(/nested/);
});

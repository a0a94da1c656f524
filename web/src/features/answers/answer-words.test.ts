import { describe, expect, it } from 'vitest';
import { continuedWords, originWords, usageWords, valueWords } from './answer-words.ts';

const NOW = Date.parse('2026-11-22T12:00:00Z');
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const given = { answered_at: '2026-11-20T12:00:00.000Z' } as Parameters<typeof originWords>[0];

describe('an answer', () => {
  it('says whose form asked, or that the user added it', () => {
    expect(plain(originWords({ ...given, asked_by: 'Acme' }, NOW))).toBe('From Acme’s form · Nov 20');
    expect(plain(originWords({ ...given, asked_by: null }, NOW))).toBe('You added this · Nov 20');
  });

  it('says in how many applications it was sent', () => {
    const lastAt = '2026-11-21T12:00:00.000Z';
    expect(usageWords({ applications: 0, last_at: null }, NOW)).toBe('');
    expect(plain(usageWords({ applications: 1, last_at: lastAt }, NOW))).toBe(
      'In 1 application, last on Nov 21',
    );
    expect(plain(usageWords({ applications: 7, last_at: lastAt }, NOW))).toBe(
      'In 7 applications, last on Nov 21',
    );
  });

  it('is shown as it is read', () => {
    expect(plain(valueWords({ kind: 'date', value: '2027-01-15' }))).toBe('Jan 15, 2027');
    expect(valueWords({ kind: 'multiple_choice', value: 'A\nB' })).toBe('A, B');
    expect(valueWords({ kind: 'long_text', value: 'A\nB' })).toBe('A\nB');
  });

  it('says what it did for what waited', () => {
    expect(continuedWords(1)).toBe('An application that was waiting for it continues.');
    expect(plain(continuedWords(7))).toBe('7 applications that were waiting for it continue.');
  });
});

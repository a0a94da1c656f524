import { describe, expect, it } from 'vitest';
import { changeWords, tiltWords } from './order-words.ts';

describe('why a match stands where it does', () => {
  it('is said with its direction', () => {
    expect(tiltWords({ points: 3, because: 'saved' })).toBe('You saved similar jobs: moved up');
    expect(tiltWords({ points: -10, because: 'dismissed_company' })).toBe(
      'You dismissed a job because of this company: moved down',
    );
  });
});

describe('what became of a score', () => {
  it('names the score before and at most three parts', () => {
    expect(changeWords({ from: 72, parts: [] })).toBe('It scored 72 in your last search.');
    expect(changeWords({ from: 72, parts: ['skills'] })).toBe(
      'It scored 72 in your last search. Skills changed.',
    );
    expect(changeWords({ from: 72, parts: ['salary', 'skills', 'title', 'location'] })).toBe(
      'It scored 72 in your last search. Pay, skills, and title changed.',
    );
  });
});

import { describe, expect, it } from 'vitest';
import { percent, words } from './words.ts';

describe('words', () => {
  it('make names of states and calls readable', () => {
    expect(words('ready_for_review')).toBe('Ready for review');
    expect(words('grantCredits')).toBe('Grant credits');
    expect(words('recent_sign_in_required')).toBe('Recent sign in required');
  });
  it('round shares', () => {
    expect([0, 0.5, 2 / 3, 1].map(percent)).toEqual(['0%', '50%', '67%', '100%']);
  });
});

import { describe, expect, it } from 'vitest';
import { proofMessage } from './prove-identity.ts';

const coded = (code: string) => Object.assign(new Error(`Firebase: (${code})`), { code });

describe('what is said when the proof fails', () => {
  it('is ours for known codes, never the library’s', () => {
    expect(proofMessage(coded('auth/wrong-password'))).toBe('Incorrect password.');
    expect(proofMessage(coded('auth/internal-error'))).toBe('Something went wrong. Try again.');
  });
  it('is the error’s own sentence when it was written for people', () => {
    expect(proofMessage(new Error('The sign-in window was blocked.'))).toBe(
      'The sign-in window was blocked.',
    );
    expect(proofMessage('odd')).toBe('Something went wrong. Try again.');
  });
});

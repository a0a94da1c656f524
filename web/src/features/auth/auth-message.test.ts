import { describe, expect, it } from 'vitest';
import { authMessage } from './auth-message.ts';

const withCode = (code: string) => Object.assign(new Error(`Firebase: Error (${code}).`), { code });

describe('authMessage', () => {
  it('says a known code in plain words', () => {
    expect(authMessage(withCode('auth/wrong-password'), 'Failed to sign in')).toBe(
      'Incorrect email or password.',
    );
  });

  it('uses the fallback for a code nobody can read', () => {
    expect(authMessage(withCode('auth/internal-error'), 'Failed to sign in')).toBe('Failed to sign in');
  });

  it('passes the message of other errors on, and falls back for what is no error', () => {
    expect(authMessage(new Error('Failed to create user profile'), 'x')).toBe(
      'Failed to create user profile',
    );
    expect(authMessage('odd', 'Failed to create account')).toBe('Failed to create account');
  });
});

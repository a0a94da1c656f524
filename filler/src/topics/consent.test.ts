import { describe, expect, it } from 'vitest';
import { CONSENT } from './topic-rules.ts';

describe('a consent', () => {
  it.each([
    'agree',
    'consent',
    'acknowledge',
    'accept',
    'certify',
    'confirm',
    'authorize',
    'authorise',
    'attest',
    'declare',
    'understand',
    'opt-in',
    'opt in',
    'subscribe',
  ])('is given by "I %s" to what concerns data', (verb) => {
    expect(CONSENT.test(`I ${verb}: privacy`)).toBe(true);
    expect(CONSENT.test(`I ${verb} it.`)).toBe(false);
    expect(CONSENT.test(`X${verb}x: privacy`)).toBe(false);
  });

  it.each([
    'the privacy rules',
    'the terms',
    'your policies',
    'use of data',
    'processing',
    'that it is true',
    'that it is accurate',
    'that it is complete',
    'that you store it',
    'that you keep it',
    'that you contact me',
    'to marketing',
    'to a newsletter',
    'to emails',
    'to an e-mail',
    'to messages',
    'to SMS',
    'to the notice',
    'that it is the truth',
  ])('may concern "%s"', (matter) => {
    expect(CONSENT.test(`I agree ${matter}`)).toBe(true);
  });

  it.each([
    'Privacy policy',
    'Privacy notice',
    'By the privacy rules I agree',
    'The data: do you agree?',
    'Terms that you agree to',
    'I have read it',
  ])('is asked for by "%s"', (label) => {
    expect(CONSENT.test(label)).toBe(true);
  });

  it.each(['Privacy', 'Do you like data?', 'I read it', 'The terms', 'Data agreement'])(
    'is not asked for by "%s"',
    (label) => {
      expect(CONSENT.test(label)).toBe(false);
    },
  );
});

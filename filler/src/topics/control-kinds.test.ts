import { describe, expect, it } from 'vitest';
import { topicOf } from './topics.ts';

const POSTING = { title: 'Baker', company: 'Acme', country: 'US' };

describe('the kind of a control', () => {
  const ask = (label: string, more: Partial<Parameters<typeof topicOf>[0]>) =>
    topicOf(
      { key: 'k', label, required: true, value: '', demographic: false, kind: 'text', options: [], ...more },
      POSTING,
    ).id;

  it('tells email addresses and phone numbers from other fields, whatever the label', () => {
    expect(ask('How can we reach you?', { kind: 'email' })).toBe('email');
    expect(ask('How can we reach you?', { kind: 'phone' })).toBe('phone');
    expect(ask('How can we reach you?', {})).toMatch(/^question:/);
  });

  const codes = ['Canada +1', 'Germany +49'];
  it('tells the country of a phone number by its dialing codes', () => {
    expect(ask('Phone country', {})).toBe('phone_country');
    expect(ask('Country code', {})).toBe('phone_country');
    expect(ask('Country', { options: ['Other', ...codes], kind: 'select' })).toBe('phone_country');
    expect(ask('', { key: 'country', options: codes, kind: 'select' })).toBe('phone_country');
    expect(ask('Country', { options: ['Canada', 'Germany'], kind: 'select' })).toBe('country');
    expect(ask('Country', { options: ['Canada (+)', '1+ Germany'], kind: 'select' })).toBe('country');
    expect(ask('Mobile number*', { options: ['+44', '+49'], kind: 'select' })).toBe('phone_country');
    expect(ask('Phone', { options: ['Home 1', 'Work 2'], kind: 'select' })).not.toBe('phone_country');
    expect(ask('Country of birth', { options: codes, kind: 'select' })).not.toBe('phone_country');
    expect(ask('Country code of your employer', { options: codes, kind: 'select' })).not.toBe(
      'phone_country',
    );
  });
});

import { expect, test } from 'vitest';
import { CreateProfileBody, type Profile } from '../../contract/profile.ts';
import { newProfile, toProfile, unansweredAfter } from './profile-rules.ts';

const AT = { created_at: '2026-01-01T00:00:00.000Z', updated_at: '2026-01-01T00:00:00.000Z' };

function profileOf(body: object): Profile {
  return toProfile('u1', {
    ...newProfile(CreateProfileBody.parse(body), { email: null, name: null }),
    ...AT,
  });
}

test('the defaults of a new profile say nothing of the person', () => {
  const profile = profileOf({});
  expect(profile.unanswered).toEqual(['location', 'experience', 'salary_currency', 'salary_period']);
  expect(profile.country).toBeNull();
});

test('a value that the user chose counts although it equals the default', () => {
  const before = profileOf({});
  const changes = { location: 'NY', experience: '0-1 years' } as const;
  const after = { ...before, ...changes, unanswered: unansweredAfter(before, changes) };
  expect(after.unanswered).toEqual(['salary_currency', 'salary_period']);
  expect(toProfile('u1', after).country).toBe('US');
});

test('what was given at the start is no default', () => {
  expect(profileOf({ location: 'Manchester, UK' })).toMatchObject({
    country: 'GB',
    unanswered: ['experience', 'salary_currency', 'salary_period'],
  });
});

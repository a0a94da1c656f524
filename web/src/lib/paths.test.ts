import { describe, expect, it } from 'vitest';
import { isExemptFromProfileRedirect, paths, safeNext } from './paths.ts';

describe('paths', () => {
  it('encodes ids and leaves empty query values out', () => {
    expect(paths.job('a/b')).toBe('/jobs/a%2Fb');
    expect(paths.jobs({ q: 'nurse', place: '' })).toBe('/jobs?q=nurse');
    expect(paths.auth({ tab: 'sign-up', next: '/credits' })).toBe('/auth?tab=sign-up&next=%2Fcredits');
    expect(paths.onboarding()).toBe('/onboarding');
    expect(paths.onboarding('preferences')).toBe('/onboarding/preferences');
  });
});

describe('isExemptFromProfileRedirect', () => {
  it.each([
    '/',
    '/jobs',
    '/jobs/',
    '/jobs/123',
    '/onboarding',
    '/onboarding/review',
    '/blog',
    '/blog/x',
    '/about',
    '/features',
    '/privacy-policy',
    '/refund-policy',
    '/students-and-grads',
    '/remote-job-seekers',
    '/high-income-professionals',
  ])('lets an incomplete profile stay on %s', (path) => expect(isExemptFromProfileRedirect(path)).toBe(true));

  it.each([
    '/dashboard',
    '/job-search',
    '/profile',
    '/settings',
    '/credits',
    '/admin',
    '/jobsearch',
    '/auth',
  ])('sends an incomplete profile on %s to the onboarding', (path) =>
    expect(isExemptFromProfileRedirect(path)).toBe(false),
  );
});

describe('safeNext', () => {
  it('accepts paths of the app only', () => {
    expect(safeNext('/credits?x=1')).toBe('/credits?x=1');
    for (const bad of [
      null,
      '',
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
    ]) {
      expect(safeNext(bad)).toBeNull();
    }
  });
});

import fc from 'fast-check';
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
    '/how-scores-work',
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
  const HOME = 'https://huntwell.example';

  it('gives a path of the app with its query and hash', () => {
    expect(safeNext('/credits?x=1#top', HOME)).toBe('/credits?x=1#top');
    expect(safeNext('/jobs?q=a\\b', HOME)).toBe('/jobs?q=a\\b');
  });

  it.each([
    null,
    '',
    'credits',
    'https://evil.example',
    'javascript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r\\evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    '//',
    '//[',
  ])('refuses %j', (bad) => expect(safeNext(bad, HOME)).toBeNull());

  it('never leads to another site, whatever it is given', () => {
    const pieces = fc.constantFrom(
      ...[
        '/',
        '\\',
        '\t',
        '\n',
        '\r',
        ' ',
        '.',
        '..',
        '%2e',
        '%2f',
        '%5c',
        '@',
        ':',
        '?',
        '#',
        '[',
        '\u0000',
      ],
      ...['http:', 'evil.example', 'a', '\u3002', '\uff0f', '\ud800'],
    );
    const inputs = fc.array(pieces, { maxLength: 8 }).map((parts) => `/${parts.join('')}`);
    fc.assert(
      fc.property(fc.oneof(inputs, fc.string()), (input) => {
        const path = safeNext(input, HOME);
        if (path === null) return;
        expect(path).toMatch(/^\/(?![/\\])/);
        expect(new URL(path, HOME).origin).toBe(HOME);
        expect(safeNext(path, HOME)).toBe(path);
      }),
      { numRuns: 5000 },
    );
  });
});

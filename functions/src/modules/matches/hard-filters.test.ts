import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Profile } from '../../contract/profile.ts';
import { profileWith } from '../profile/testing/profile-with.ts';
import { exclusionsOf } from './hard-filters.ts';
import { buildCandidate } from './ranker/candidate.ts';
import { resumeWith, storedPostingWith } from './testing/builders.ts';

type Job = { workplace: 'onsite' | 'hybrid' | 'remote' | null; locations: string[] };

function isShown(
  preferences: Partial<Profile>,
  { workplace, locations }: Job,
  resumeLocation?: string,
): boolean {
  const profile = profileWith(preferences);
  const resume = resumeLocation === undefined ? null : resumeWith({ location: resumeLocation });
  const posting = storedPostingWith('p', { title: 'Data Analyst', workplace, locations });
  return exclusionsOf(profile, buildCandidate(profile, resume), posting).length === 0;
}

describe('a job in another state', () => {
  const inNewYork = { location: 'New York, NY' };

  it.each([
    ['nothing also included', {}],
    ['remote also included', { is_remote: true }],
    ['hybrid also included', { is_hybrid: true }],
  ])('that is hybrid in Detroit is not shown to someone in New York with %s', (_, boxes) => {
    for (const detroit of [
      'Detroit, MI',
      'Detroit',
      'Detroit, Michigan, United States',
      'Hybrid - Detroit, MI',
    ])
      expect(
        isShown({ ...inNewYork, ...boxes }, { workplace: 'hybrid', locations: [detroit] }),
        detroit,
      ).toBe(false);
  });

  it('is shown for any location, or if it is in New York too', () => {
    const detroit: Job = { workplace: 'hybrid', locations: ['Detroit, MI'] };
    expect(isShown({ ...inNewYork, is_any_location: true }, detroit)).toBe(true);
    expect(isShown(inNewYork, { ...detroit, locations: ['Detroit, MI', 'New York, NY'] })).toBe(true);
  });

  it('is shown if people commute there', () => {
    expect(isShown(inNewYork, { workplace: 'onsite', locations: ['Secaucus, NJ'] })).toBe(true);
    expect(isShown({ location: 'Secaucus, NJ' }, { workplace: 'onsite', locations: ['New York, NY'] })).toBe(
      true,
    );
    expect(isShown({ location: 'Albany, NY' }, { workplace: 'onsite', locations: ['Trenton, NJ'] })).toBe(
      false,
    );
    expect(isShown({ location: 'Portland, ME' }, { workplace: 'onsite', locations: ['Vancouver, WA'] })).toBe(
      false,
    );
  });

  it('is shown to someone whose location only the resume has', () => {
    expect(isShown({}, { workplace: 'hybrid', locations: ['Detroit, MI'] }, 'New York, NY')).toBe(true);
  });

  it('is not shown for a permit to work in its country, unless it is remote', () => {
    const permit = { ...inNewYork, is_remote: true, work_authorization: { CA: true } };
    expect(isShown(permit, { workplace: 'hybrid', locations: ['Toronto, ON'] })).toBe(false);
    expect(isShown(permit, { workplace: 'remote', locations: ['Toronto, ON'] })).toBe(true);
    expect(isShown(inNewYork, { workplace: 'remote', locations: ['Toronto, ON'] })).toBe(false);
  });

  it('where regions have no names, is told by listed cities, not by towns', () => {
    const inLondon = { location: 'London, UK' };
    expect(isShown(inLondon, { workplace: 'hybrid', locations: ['Manchester, UK'] })).toBe(false);
    expect(isShown(inLondon, { workplace: 'hybrid', locations: ['Croydon, UK'] })).toBe(true);
  });
});

describe('for any preferences and any job', () => {
  const NEAR = ['New York, NY', 'Buffalo, NY', 'Jersey City, NJ'];
  const FAR = ['Detroit, MI', 'Boise, ID', 'Toronto, ON', 'Berlin, Germany'];
  const OPEN = ['United States', 'Main campus'];
  const boxes = fc.record({
    is_remote: fc.boolean(),
    is_hybrid: fc.boolean(),
    is_any_location: fc.boolean(),
  });
  const location = fc.constantFrom('New York, NY', 'Brooklyn, NY', 'New York City', 'NYC');
  const permits = fc.constantFrom<Record<string, boolean>>({}, { CA: true }, { US: true, DE: true });
  const job = (places: string[]): fc.Arbitrary<Job> =>
    fc.record({
      workplace: fc.constantFrom('onsite' as const, 'hybrid' as const, 'remote' as const, null),
      locations: fc.subarray(places, { minLength: 1 }),
    });
  const preferences = fc
    .record({ boxes, location, work_authorization: permits })
    .map(({ boxes: chosen, ...rest }) => ({ ...chosen, ...rest }));

  it('an office that is only far away is shown for any location alone', () => {
    fc.assert(
      fc.property(preferences, job(FAR), (wanted, posting) => {
        fc.pre(posting.workplace === 'onsite' || posting.workplace === 'hybrid');
        expect(isShown(wanted, posting)).toBe(wanted.is_any_location);
      }),
    );
  });

  it('a job with a place within reach is shown whatever the other places and boxes', () => {
    fc.assert(
      fc.property(preferences, job(NEAR), job(FAR), (wanted, near, far) => {
        const locations = [...far.locations, ...near.locations];
        expect(isShown(wanted, { workplace: near.workplace, locations })).toBe(true);
      }),
    );
  });

  it('what a job leaves open never excludes it', () => {
    fc.assert(
      fc.property(preferences, job(OPEN), (wanted, posting) => {
        expect(isShown(wanted, posting)).toBe(true);
      }),
    );
  });

  it('a box more never hides a job', () => {
    const box = fc.constantFrom('is_remote', 'is_hybrid', 'is_any_location');
    fc.assert(
      fc.property(preferences, job([...NEAR, ...FAR, ...OPEN]), box, (wanted, posting, more) => {
        fc.pre(isShown(wanted, posting));
        expect(isShown({ ...wanted, [more]: true }, posting)).toBe(true);
      }),
    );
  });
});

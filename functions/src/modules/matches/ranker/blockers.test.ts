import { describe, expect, it } from 'vitest';
import type { Blocker } from '../../../contract/matches.ts';
import type { PostingFeatures } from '../../job-text/features/posting-features.ts';
import type { Place } from '../../job-text/places/place.ts';
import { featuresWith } from '../../job-text/testing/builders.ts';
import { findBlockers } from './blockers.ts';
import { buildCandidate, type Candidate } from './candidate.ts';

function blockersOf(candidate: Partial<Candidate>, posting: Partial<PostingFeatures>): Blocker[] {
  return findBlockers({ ...buildCandidate(null, null), ...candidate }, { ...featuresWith(), ...posting });
}

const place = (country: string | null, region: string | null = null, city: string | null = null): Place => ({
  country,
  region,
  city,
});

describe('work authorization', () => {
  const blocked = (detail: string) => [{ kind: 'work_authorization', detail }];
  const inUs = { places: [place('US')] };

  it('conflicts with a posting that does not sponsor, for a user who needs it', () => {
    expect(blockersOf({ needs_sponsorship: true }, { sponsorship: false })).toEqual(
      blocked('No visa sponsorship, and you need it.'),
    );
    expect(blockersOf({ needs_sponsorship: true }, { citizenship_required: true })).toEqual(
      blocked('Requires citizenship, and you need sponsorship.'),
    );
  });

  it.each([true, null])('does not conflict while the posting’s sponsorship is %s', (sponsorship) => {
    expect(blockersOf({ needs_sponsorship: true }, { sponsorship })).toEqual([]);
  });

  it.each([false, null])('does not conflict for a user whose need for it is %s', (needs_sponsorship) => {
    const posting = { sponsorship: false, citizenship_required: true };
    expect(blockersOf({ needs_sponsorship }, posting)).toEqual([]);
  });

  it.each<[string, Partial<PostingFeatures>]>([
    ['asks for it', { authorization_required: true }],
    ['does not sponsor', { sponsorship: false }],
    ['asks for citizenship', { citizenship_required: true }],
  ])('that the user lacks conflicts with a posting that %s', (_, demand) => {
    expect(blockersOf({ work_authorization: { US: false } }, { ...inUs, ...demand })).toEqual(
      blocked('Requires the right to work in United States, which you said you don’t have.'),
    );
  });

  it('that the user lacks does not conflict with a posting that is silent or sponsors', () => {
    const lacking = { work_authorization: { US: false } };
    expect(blockersOf(lacking, inUs)).toEqual([]);
    expect(blockersOf(lacking, { ...inUs, authorization_required: true, sponsorship: true })).toEqual([]);
  });

  it('is compared only with countries that the posting and the user name', () => {
    const demand = { authorization_required: true };
    expect(blockersOf({ work_authorization: { US: false } }, demand)).toEqual([]);
    expect(blockersOf({ work_authorization: { US: false } }, { ...demand, places: [place(null)] })).toEqual(
      [],
    );
    expect(blockersOf({}, { ...inUs, ...demand })).toEqual([]);
    expect(blockersOf({ work_authorization: { US: true } }, { ...inUs, ...demand })).toEqual([]);
  });

  it('for one of several countries is enough', () => {
    const demand = {
      authorization_required: true,
      places: [place('US', 'NY'), place('US', 'NJ'), place('CA')],
    };
    expect(blockersOf({ work_authorization: { US: false, CA: true } }, demand)).toEqual([]);
    expect(blockersOf({ work_authorization: { US: false } }, demand)).toEqual([]);
    expect(blockersOf({ work_authorization: { US: false, CA: false } }, demand)).toEqual(
      blocked('Requires the right to work in United States or Canada, which you said you don’t have.'),
    );
  });
});

describe('a required license', () => {
  const posting = { licences: ['CDL', 'RN license'] };

  it('conflicts when the user said that they lack it', () => {
    expect(blockersOf({ licences_lacking: ['CDL'] }, posting)).toEqual([
      { kind: 'licence', detail: 'Requires: CDL. You said you don’t have it.' },
    ]);
  });

  it('does not conflict for a user who has it too, or never said', () => {
    expect(blockersOf({ licences_lacking: ['CDL'], licences: ['CDL'] }, posting)).toEqual([]);
    expect(blockersOf({}, posting)).toEqual([]);
    expect(blockersOf({ licences_lacking: ['PE license'] }, posting)).toEqual([]);
  });
});

describe('a required degree', () => {
  it.each([
    ['high_school', 'associate', 'Requires an associate degree. Your highest is a high school diploma.'],
    ['associate', 'bachelor', 'Requires a bachelor’s degree. Your highest is an associate degree.'],
    ['bachelor', 'master', 'Requires a master’s degree. Your highest is a bachelor’s degree.'],
    ['master', 'doctorate', 'Requires a doctorate. Your highest is a master’s degree.'],
  ] as const)('with %s as the highest, %s conflicts', (own, asked, detail) => {
    expect(blockersOf({ degree: own }, { degree: asked })).toEqual([{ kind: 'degree', detail }]);
  });

  it('does not conflict with the same or a higher one, or with silence on either side', () => {
    expect(blockersOf({ degree: 'master' }, { degree: 'master' })).toEqual([]);
    expect(blockersOf({ degree: 'doctorate' }, { degree: 'high_school' })).toEqual([]);
    expect(blockersOf({ degree: null }, { degree: 'master' })).toEqual([]);
    expect(blockersOf({ degree: 'high_school' }, { degree: null })).toEqual([]);
  });
});

describe('a required language', () => {
  it('conflicts when the resume lists languages without it', () => {
    expect(blockersOf({ languages: ['English', 'Spanish'] }, { languages: ['German', 'Spanish'] })).toEqual([
      { kind: 'language', detail: 'Requires German. Your resume lists English, Spanish.' },
    ]);
  });

  it('does not conflict when the resume lists none', () => {
    expect(blockersOf({ languages: [] }, { languages: ['German'] })).toEqual([]);
  });

  it('is never English, which resumes in English take for granted', () => {
    expect(blockersOf({ languages: ['Spanish'] }, { languages: ['English'] })).toEqual([]);
  });

  it.each([
    ['Mandarin', 'Chinese'],
    ['Cantonese', 'Chinese'],
    ['Chinese', 'Mandarin'],
    ['Chinese', 'Cantonese'],
  ])('%s may be what the posting means by %s', (own, asked) => {
    expect(blockersOf({ languages: [own] }, { languages: [asked] })).toEqual([]);
  });
});

describe('missing years', () => {
  const exactly = (years: number) => ({ min: years, max: years });

  it('conflict when the user has at most two fifths of them and is two short', () => {
    expect(blockersOf({ years: exactly(2) }, { years_min: 5 })).toEqual([
      { kind: 'years', detail: 'Asks for 5 years of experience. You have 2.' },
    ]);
    expect(blockersOf({ years: exactly(4) }, { years_min: 10 })).toHaveLength(1);
  });

  it('do not conflict with more of them, or with a gap below two years', () => {
    expect(blockersOf({ years: exactly(2.1) }, { years_min: 5 })).toEqual([]);
    expect(blockersOf({ years: exactly(1) }, { years_min: 2 })).toEqual([]);
    expect(blockersOf({ years: exactly(0) }, { years_min: 1 })).toEqual([]);
  });

  it('count from the upper end of a band', () => {
    expect(blockersOf({ years: { min: 1, max: 3 } }, { years_min: 7 })).toEqual([]);
    expect(blockersOf({ years: { min: 1, max: 3 } }, { years_min: 8 })).toMatchObject([{ kind: 'years' }]);
  });

  it('do not conflict with silence', () => {
    expect(blockersOf({ years: null }, { years_min: 20 })).toEqual([]);
    expect(blockersOf({ years: exactly(0) }, { years_min: null })).toEqual([]);
  });
});

describe('the location', () => {
  const newark = place('US', 'NJ', 'newark');
  const berlin = place('DE', null, 'berlin');
  const chicago = place('US', 'IL', 'chicago');
  const onsiteOnly = { workplaces: { remote: false, hybrid: false, anywhere: false } };
  const abroad = { place: newark };

  it('in another country conflicts, at the office or from home', () => {
    const detail = (workplace: PostingFeatures['workplace']) =>
      blockersOf(abroad, { places: [berlin], workplace });
    expect(detail('remote')).toEqual([
      { kind: 'location', detail: 'Remote, but only for people in another country.' },
    ]);
    expect(detail('onsite')).toEqual([{ kind: 'location', detail: 'On-site in another country.' }]);
    expect(detail('hybrid')).toMatchObject([{ kind: 'location' }]);
  });

  it('in another country does not conflict for somebody who may work there', () => {
    const posting = { places: [place(null, null, 'berlin'), berlin], workplace: 'onsite' } as const;
    const kinds = (may: boolean) =>
      blockersOf(
        { place: newark, work_authorization: { DE: may } },
        { ...posting, places: [berlin], sponsorship: true },
      );
    expect(kinds(true)).toEqual([]);
    expect(kinds(false)).toHaveLength(1);
  });

  it('in another state conflicts only on-site, for somebody who chose workplaces', () => {
    const near = (candidate: Partial<Candidate>, workplace: PostingFeatures['workplace']) =>
      blockersOf({ place: newark, ...candidate }, { places: [chicago], workplace });
    expect(near(onsiteOnly, 'onsite')).toEqual([
      { kind: 'location', detail: 'On-site, and far from your location.' },
    ]);
    expect(near({ workplaces: null }, 'onsite')).toEqual([]);
    expect(near(onsiteOnly, 'hybrid')).toEqual([]);
    expect(near(onsiteOnly, 'remote')).toEqual([]);
    expect(blockersOf({ place: newark, ...onsiteOnly }, { places: [newark], workplace: 'onsite' })).toEqual(
      [],
    );
  });

  it.each<[string, Partial<Candidate>, Partial<PostingFeatures>]>([
    ['the user has no location', { place: null }, { places: [berlin], workplace: 'onsite' }],
    [
      'the user would go anywhere',
      { place: newark, workplaces: { remote: false, hybrid: false, anywhere: true } },
      { places: [berlin], workplace: 'onsite' },
    ],
    ['the posting names no place', { place: newark, ...onsiteOnly }, { places: [], workplace: 'onsite' }],
    ['the posting names no workplace', { place: newark }, { places: [berlin], workplace: null }],
    ['one of its places is near', { place: newark }, { places: [berlin, newark], workplace: 'onsite' }],
  ])('does not conflict when %s', (_, candidate, posting) => {
    expect(blockersOf(candidate, posting)).toEqual([]);
  });
});

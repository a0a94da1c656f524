import { describe, expect, it } from 'vitest';
import { ScorePart } from '../../../contract/matches.ts';
import { EMBEDDING_DIMENSION, EMBEDDING_MODEL } from '../../job-text/embedding/embedding-model.ts';
import type { PostingFeatures } from '../../job-text/features/posting-features.ts';
import { packEmphasis } from '../../job-text/features/skill-emphasis.ts';
import { featuresWith } from '../../job-text/testing/builders.ts';
import { profileWith } from '../../profile/testing/profile-with.ts';
import { resumeWith } from '../testing/builders.ts';
import { buildCandidate, type Candidate } from './candidate.ts';
import {
  experiencePart,
  freshnessPart,
  knownPart,
  salaryPart,
  skillsPart,
  titlePart,
  yearsLabel,
} from './parts.ts';
import { bitsOf } from './posting-traits.ts';

const candidateWith = (given: Partial<Candidate>): Candidate => ({ ...buildCandidate(null, null), ...given });
const postingWith = (given: Partial<PostingFeatures>): PostingFeatures => ({ ...featuresWith(), ...given });

/** What the reason bar shows: how full it is, the word at its end, and the sentence. */
function shown(part: ScorePart) {
  const { value, label, why } = ScorePart.parse(part);
  return [value, label, why];
}

describe('knownPart', () => {
  it('keeps the value between 0 and 1, in thousandths', () => {
    expect(knownPart('salary', -0.5, '', '').value).toBe(0);
    expect(knownPart('salary', 1.5, '', '').value).toBe(1);
    expect(knownPart('salary', 0.12345, '', '').value).toBe(0.123);
  });
});

describe('titlePart', () => {
  const wanting = (...titles: string[]) => buildCandidate(profileWith({ job_titles: titles }), null);
  const fitOf = (own: string, posted: string) =>
    titlePart(wanting(own), featuresWith({ title: posted })).value;

  it('is unknown while either side names no title', () => {
    expect(shown(titlePart(wanting(), featuresWith({ title: 'Nurse' })))).toEqual([
      null,
      'unknown',
      'You haven’t added a job title yet.',
    ]);
    expect(shown(titlePart(wanting('Nurse'), featuresWith()))).toEqual([
      null,
      'unknown',
      'The job has no readable title.',
    ]);
  });

  it('is 1 for the same words in any order, and says so', () => {
    expect(shown(titlePart(wanting('Data Analyst'), featuresWith({ title: 'Data Analyst' })))).toEqual([
      1,
      '100',
      '“data analyst” is the same job as your “data analyst.”',
    ]);
    expect(fitOf('Data Analyst', 'Analyst, Data')).toBe(1);
  });

  it('is that of the title that fits best, whichever comes first', () => {
    const posting = featuresWith({ title: 'Data Analyst' });
    for (const titles of [
      ['Welder', 'Data Analyst'],
      ['Data Analyst', 'Welder'],
    ]) {
      expect(titlePart(wanting(...titles), posting)).toMatchObject({
        value: 1,
        why: /your “data analyst.”$/,
      });
    }
  });

  it('names past work as earlier work, and counts it a little less', () => {
    const nowWelder = buildCandidate(
      profileWith({ job_titles: ['Welder'] }),
      resumeWith({ titles: ['Data Analyst'] }),
    );
    expect(shown(titlePart(nowWelder, featuresWith({ title: 'Data Analyst' })))).toEqual([
      0.85,
      '85',
      '“data analyst” is the same job as your earlier “data analyst.”',
    ]);
  });

  /** A user and a posting whose titles share no word and whose vectors have this cosine. */
  function apart(cosine: number, own = 'cook', posted = 'baker') {
    const towards = (length: number) => [length, ...Array<number>(EMBEDDING_DIMENSION - 1).fill(0)];
    const vector = Float32Array.from(towards(cosine));
    return titlePart(
      candidateWith({
        titles: [
          {
            text: own,
            tokens: own.split(' '),
            token_bits: bitsOf(own.split(' ')),
            vector,
            occupations: null,
            weight: 1,
          },
        ],
      }),
      postingWith({
        title: posted,
        title_vector: Buffer.from(towards(127)).toString('base64'),
        embedding_model: EMBEDDING_MODEL,
        occupations: '',
      }),
    );
  }

  it.each([
    [-0.5, 0, 'different from'],
    [0.15, 0, 'different from'],
    [0.225, 0.1, 'different from'],
    [0.3, 0.2, 'different from'],
    [0.45, 0.5, 'related to'],
    [0.525, 0.6, 'related to'],
    [0.6, 0.7, 'close to'],
    [0.75, 0.86, 'close to'],
    [0.9, 1, 'the same job as'],
    [1, 1, 'the same job as'],
  ])('of two titles with the cosine %f is %f: %s', (cosine, value, words) => {
    expect(apart(cosine)).toMatchObject({ value, why: `“baker” is ${words} your “cook.”` });
  });

  it('counts a title that only says more as nearly the same work', () => {
    expect(fitOf('Data Analyst', 'Healthcare Data Analyst')).toBeGreaterThanOrEqual(0.92);
    // One word alone says too little: a "nurse" is not yet a "nurse recruiter".
    expect(fitOf('Analyst', 'Sourcing Analyst Procurement Contracts')).toBeLessThan(0.92);
  });

  it.each(
    'manager director supervisor assistant sales trainer teacher instructor recruiter clerk technician helper coordinator apprentice aide support test tester educator professor specialist'.split(
      ' ',
    ),
  )('does not count "data analyst %s" as a data analyst', (turn) => {
    const vectorless = { title_vector: '', embedding_model: 'another' };
    const posting = { ...postingWith({ title: `data analyst ${turn}` }), ...vectorless };
    expect(titlePart(wanting('Data Analyst'), posting).value).toBe(0);
    expect(titlePart(wanting(`Data Analyst ${turn}`), posting).value).toBe(1);
  });

  it('compares words alone when the vectors come from different models', () => {
    const foreign = { ...featuresWith({ title: 'Staff Nurse' }), embedding_model: 'another' };
    expect(titlePart(wanting('Registered Nurse'), foreign).value).toBe(0);
    const longer = { ...featuresWith({ title: 'Healthcare Data Analyst' }), embedding_model: 'another' };
    expect(titlePart(wanting('Data Analyst'), longer).value).toBe(0.92);
  });

  it.each(
    [
      'assistant aide helper apprentice clerk'.split(' '),
      'manager director supervisor head chief president'.split(' '),
    ].flat(),
  )('keeps a baker and a %s apart, because one helps or leads the other', (role) => {
    expect(apart(1, `cook ${role}`, 'baker').value).toBe(0.7);
    expect(apart(1, 'cook', `baker ${role}`).value).toBe(0.7);
    expect(apart(1, `cook ${role}`, `baker ${role}`).value).toBe(1);
    expect(apart(0.45, `cook ${role}`, 'baker').value).toBe(0.5);
  });
});

describe('skillsPart', () => {
  const having = (...skills: string[]) => candidateWith({ skills: new Set(skills) });
  const asking = (required: string[], preferred: string[] = []) =>
    postingWith({ skills_required: required, skills_preferred: preferred });
  const letters = [...'ABCDEFGHIJKLMNOP'];

  it('is unknown while either side lists none', () => {
    expect(skillsPart(having('A'), asking([]))).toEqual({
      matched: [],
      missing: [],
      stated: 0,
      part: expect.objectContaining({ value: null, why: 'The job lists no skills.' }),
    });
    expect(skillsPart(having(), asking(['A'], ['B']))).toEqual({
      matched: [],
      missing: [],
      stated: 2,
      part: expect.objectContaining({ value: null, why: 'Your profile lists no skills yet.' }),
    });
  });

  it('names what is matched and what is missing, required ones first', () => {
    const { matched, missing, stated, part } = skillsPart(having('B', 'D'), asking(['A', 'B'], ['C', 'D']));
    expect({ matched, missing, stated }).toEqual({ matched: ['B', 'D'], missing: ['A', 'C'], stated: 4 });
    expect(part).toMatchObject({ label: '2 of 4', why: 'You have 2 of the 4 skills the job lists.' });
    expect(skillsPart(having('B'), asking(['A'])).part).toMatchObject({
      label: '0 of 1',
      why: 'You don’t list the one skill the job names.',
    });
    expect(skillsPart(having('A'), asking(['A'])).part).toMatchObject({
      value: 0.54,
      label: '1 of 1',
      why: 'You have every skill the job lists. The fewer skills a job is about, the less they say.',
    });
    expect(skillsPart(having(...letters), asking(letters)).part).toMatchObject({
      value: 1,
      why: 'You have every skill the job lists.',
    });
  });

  it('weighs a preferred skill less than a required one', () => {
    const value = (skill: string) => skillsPart(having(skill), asking(['A'], ['B'])).part.value;
    expect(value('A')).toBe(0.463);
    expect(value('B')).toBe(0.278);
  });

  it('rates half of a list by how many that is, none as 0', () => {
    expect(skillsPart(having('A', 'B'), asking(['A', 'B', 'C', 'D'])).part.value).toBe(0.54);
    expect(skillsPart(having(...letters.slice(0, 8)), asking(letters)).part.value).toBe(0.9);
    expect(skillsPart(having('Z'), asking(['A', 'B'])).part.value).toBe(0);
  });

  it('does not expect all of a long list', () => {
    const all = (count: number) => asking(letters.slice(0, count));
    expect(skillsPart(having(...letters.slice(0, 7)), all(7)).part.value).toBe(1);
    expect(skillsPart(having(...letters.slice(0, 9)), all(12)).part.value).toBe(1);
    expect(skillsPart(having(...letters.slice(0, 8)), all(12)).part.value).toBe(0.952);
  });

  it('says how many of them the resume only lists', () => {
    const all = letters.slice(0, 7);
    const shown = (...used: string[]) =>
      skillsPart({ ...having(...all), skills_used: new Set(used) }, asking(all)).part;
    expect(shown()).toMatchObject({
      value: 0.919,
      why: 'You have every skill the job lists. Your resume doesn’t show 7 of them at work.',
    });
    expect(shown(...all.slice(1)).why).toBe(
      'You have every skill the job lists. Your resume doesn’t show A at work.',
    );
    expect(shown(...all).why).toBe('You have every skill the job lists.');
  });

  it('never says that a job is most about a skill only because the others are preferred', () => {
    expect(skillsPart(having('B'), asking(['A'], ['B', 'C'])).part.why).toBe(
      'You have 1 of the 3 skills the job lists.',
    );
  });

  describe('of a job that is most about one of them', () => {
    /** A is named in the title and most often. */
    const aboutA = { ...asking(['A', 'B', 'C']), skill_emphasis: packEmphasis([4, 1.5, 1.5]) };

    it('counts that one most', () => {
      const value = (skill: string) => skillsPart(having(skill), aboutA).part.value ?? 0;
      expect(value('A')).toBeGreaterThan(2 * value('B'));
      expect(value('B')).toBe(value('C'));
    });

    it('says so if the person lacks it', () => {
      expect(skillsPart(having('B'), aboutA).part.why).toBe(
        'You have 1 of the 3 skills the job lists. The job is most about A, which you don’t list.',
      );
      expect(skillsPart(having('A'), aboutA).part.why).toBe('You have 1 of the 3 skills the job lists.');
    });

    it('counts it less if the resume only lists it, and says so', () => {
      const shown = { ...having('A', 'B', 'C'), skills_used: new Set(['A', 'B', 'C']) };
      const listed = { ...shown, skills_used: new Set(['B', 'C']) };
      expect(skillsPart(listed, aboutA).part.value).toBeLessThan(skillsPart(shown, aboutA).part.value ?? 0);
      expect(skillsPart(listed, aboutA).part.why).toBe(
        'You have every skill the job lists. The job is most about A, which your resume doesn’t show at work.',
      );
      // Where no resume tells what was done, nobody knows.
      const untold = { ...shown, skills_used: null };
      expect(skillsPart(untold, aboutA).part.value).toBe(skillsPart(shown, aboutA).part.value);
    });
  });
});

describe('yearsLabel', () => {
  it.each([
    [{ min: 4, max: 4 }, '4'],
    [{ min: 4.6, max: 4.6 }, '5'],
    [{ min: 2, max: 2 }, '2'],
    [{ min: 1.5, max: 1.5 }, '1.5'],
    [{ min: 1, max: 1 }, '1'],
    [{ min: 0, max: 1 }, '0–1'],
    [{ min: 5, max: 10 }, '5–10'],
    [{ min: 10, max: 15 }, '10+'],
  ])('of %j is %s', (range, label) => {
    expect(yearsLabel(range)).toBe(label);
  });
});

describe('experiencePart', () => {
  const years = (min: number, max = min) => ({ years: { min, max } });
  const partOf = (own: Partial<Candidate>, posting: Partial<PostingFeatures>) =>
    experiencePart(candidateWith(own), postingWith(posting));

  it('is unknown while either side is silent', () => {
    expect(shown(partOf(years(4), {}))).toEqual([null, 'unknown', 'The job doesn’t state years or level.']);
    expect(shown(partOf({}, { years_min: 3 }))).toEqual([
      null,
      'unknown',
      'Your profile doesn’t say how much experience you have.',
    ]);
    expect(shown(partOf({ seniority: 'senior' }, { years_min: 3 }))).toEqual([
      null,
      'unknown',
      'Years and level can’t be compared, because your profile doesn’t list years.',
    ]);
  });

  it('is 1 from the years that are asked for up to more than double', () => {
    expect(shown(partOf(years(3), { years_min: 3 }))).toEqual([
      1,
      '3 yrs / 3 yrs',
      'You have 3 years of experience. The job asks for 3.',
    ]);
    expect(partOf(years(12), { years_min: 3 }).value).toBe(1);
    expect(partOf(years(1), { years_min: 1 }).label).toBe('1 yr / 1 yr');
  });

  it('falls with each missing year, faster the fewer are asked for', () => {
    expect(partOf(years(4), { years_min: 5 }).value).toBe(0.76);
    expect(partOf(years(2), { years_min: 5 }).value).toBe(0.28);
    expect(partOf(years(0), { years_min: 5 }).value).toBe(0);
    // Of one year, half is missing at most.
    expect(partOf(years(0), { years_min: 1 }).value).toBe(0.4);
  });

  it('falls slowly with years beyond that, and not below 0.55', () => {
    expect(partOf(years(14), { years_min: 3 }).value).toBe(0.9);
    expect(partOf(years(40), { years_min: 3 }).value).toBe(0.55);
  });

  it('takes a band for enough if its upper end is', () => {
    expect(partOf(years(3, 5), { years_min: 5 }).value).toBe(1);
    expect(partOf(years(3, 5), { years_min: 6 }).value).toBe(0.8);
    expect(partOf(years(10, 15), { years_min: 1 }).value).toBeCloseTo(0.775, 3);
  });

  it('takes the usual years of the level where the posting names no years', () => {
    expect(shown(partOf(years(4), { seniority: 'mid' }))).toEqual([
      1,
      '4 yrs / mid',
      'You have 4 years of experience. The job’s level is mid.',
    ]);
    expect(partOf(years(4), { seniority: 'senior' }).value).toBe(0.76);
    expect(partOf(years(10), { seniority: 'mid' }).value).toBe(0.9);
  });

  it('allows for the years of the level where the posting names both', () => {
    expect(partOf(years(15), { years_min: 3, seniority: 'senior' }).value).toBe(1);
    expect(partOf(years(15), { years_min: 3 }).value).toBe(0.85);
  });

  it('is lower where the levels are two or more apart, although the years fit', () => {
    const value = (own: Candidate['seniority'], posted: PostingFeatures['seniority']) =>
      partOf({ ...years(5), seniority: own }, { years_min: 5, seniority: posted }).value;
    expect(value('senior', 'senior')).toBe(1);
    expect(value('mid', 'senior')).toBe(1);
    expect(value('entry', 'senior')).toBe(0.75);
    expect(value('lead', 'mid')).toBe(0.75);
    expect(value(null, 'senior')).toBe(1);
    expect(partOf({ ...years(5), seniority: 'intern' }, { years_min: 5 }).value).toBe(1);
    expect(partOf({ ...years(5), seniority: 'intern' }, { seniority: 'senior' }).value).toBe(0.75);
  });

  it.each([
    [{ years_min: 5, seniority: 'lead' }, 'The job asks for 5. Its level, lead, is well above yours.', 0.75],
    [{ seniority: 'lead' }, 'The job’s level is lead. Its level, lead, is well above yours.', 0.75],
    [{ seniority: 'intern' }, 'The job’s level is intern. Its level, intern, is well below yours.', 0.45],
    [{ seniority: 'entry' }, 'The job’s level is entry. It’s work for beginners.', 0.487],
    [{ years_min: 0 }, 'The job asks for 0. It’s work for beginners.', 0.6],
  ] as const)('names the level that caps the score of %j', (posting, words, value) => {
    const part = partOf({ ...years(8, 12), seniority: 'mid' }, posting);
    expect([part.why, part.value]).toEqual([`You have 8–12 years of experience. ${words}`, value]);
    // Who studied after their last job has outgrown nothing.
    const student = partOf({ ...years(8, 12), seniority: 'mid', studied_last: true }, posting);
    expect(student.why.includes('Its level') || student.why.includes('beginners')).toBe(
      words.includes('above'),
    );
  });

  it.each([
    ['senior', 'senior', 1],
    ['mid', 'senior', 0.7],
    ['senior', 'mid', 0.7],
    ['entry', 'senior', 0.4],
    ['intern', 'senior', 0.2],
    ['intern', 'lead', 0.1],
  ] as const)('compares the level %s with %s where nobody names years', (own, posted, value) => {
    expect(shown(partOf({ seniority: own }, { seniority: posted }))).toEqual([
      value,
      `${own} / ${posted}`,
      `Your level is ${own}. The job’s is ${posted}${value < 0.5 ? ', well above yours' : ''}.`,
    ]);
  });
});

describe('salaryPart', () => {
  const partOf = (floor: Candidate['pay_floor'], pay: PostingFeatures['pay']) =>
    shown(salaryPart(candidateWith({ pay_floor: floor }), postingWith({ pay })));
  const usd = (min: number | null, max: number | null) => ({ min, max, currency: 'USD' });
  const floor = { amount: 100, currency: 'USD' };

  it('is unknown without pay, a minimum or a common currency', () => {
    expect(partOf(floor, null)).toEqual([null, 'unknown', 'The job doesn’t list pay.']);
    expect(partOf(null, usd(1, 2))).toEqual([null, 'unknown', 'You haven’t set your minimum pay.']);
    expect(partOf({ ...floor, currency: 'EUR' }, usd(1, 2))).toEqual([
      null,
      'unknown',
      'The pay is in USD, but your minimum is in EUR.',
    ]);
  });

  it.each([
    [100, 120],
    [100, null],
    [null, 100],
  ])('is 1 from a range of %s to %s, all at or above the minimum', (min, max) => {
    expect(partOf(floor, usd(min, max))).toEqual([
      1,
      'above',
      'The whole pay range is at or above your minimum.',
    ]);
  });

  it.each([100, 130])('is a little less where only the upper end, %d, reaches the minimum', (max) => {
    expect(partOf(floor, usd(80, max))).toEqual([0.85, 'within', 'Your minimum is within the pay range.']);
  });

  it('falls fast below the minimum', () => {
    const below = (value: number) => [value, 'below', 'The pay is below your minimum.'];
    expect(partOf(floor, usd(70, 90))).toEqual(below(0.45));
    expect(partOf(floor, usd(80, null))).toEqual(below(0.2));
    expect(partOf(floor, usd(10, 20))).toEqual(below(0));
    expect(partOf(floor, usd(null, null))).toEqual(below(0));
  });
});

describe('freshnessPart', () => {
  const NOW = new Date('2026-11-21T12:00:00.000Z');
  const partOf = (posted_at: string | null) => shown(freshnessPart(postingWith({ posted_at }), NOW));

  it.each([
    ['2026-11-21T11:59:00.000Z', 1, 'today'],
    ['2026-11-20T12:00:00.000Z', 0.983, '1 day'],
    ['2026-11-20T12:00:01.000Z', 1, 'today'],
    ['2026-11-11T12:00:00.000Z', 0.833, '10 days'],
    ['2026-08-01T12:00:00.000Z', 0, '112 days'],
    // A clock that is ahead.
    ['2026-11-23T12:00:00.000Z', 1, 'today'],
  ])('of %s has the value %f', (posted_at, value, label) => {
    expect(partOf(posted_at)).toEqual([value, label, 'For information only. It isn’t part of the score.']);
  });

  it.each([null, 'yesterday'])('is unknown for the date %s', (posted_at) => {
    expect(partOf(posted_at)).toEqual([null, 'unknown', 'The job doesn’t say when it was posted.']);
  });
});

import { describe, expect, it } from 'vitest';
import { EMBEDDING_DIMENSION, EMBEDDING_MODEL } from '../../job-text/embedding/embedding-model.ts';
import { featuresWith } from '../../job-text/testing/builders.ts';
import { profileWith } from '../../profile/testing/profile-with.ts';
import { resumeWith } from '../testing/builders.ts';
import { candidateWith, postingWith, shown } from '../testing/parts.ts';
import { buildCandidate } from './candidate.ts';
import { titlePart } from './parts.ts';
import { bitsOf } from './posting-traits.ts';

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

  it('is less if the job’s title says all the words of theirs with another between them', () => {
    for (const [own, posted] of [
      ['Product Manager', 'Product Marketing Manager'],
      ['Product Manager', 'Product Operations Program Manager'],
      ['Software Engineer', 'Software Test Engineer'],
    ] as const) {
      expect(fitOf(own, posted)).toBeGreaterThanOrEqual(0.5);
      expect(fitOf(own, posted)).toBeLessThan(0.85);
    }
    expect(fitOf('Product Manager', 'Senior Product Manager, Payments')).toBeGreaterThanOrEqual(0.92);
    expect(fitOf('Product Manager', 'Manager, Product')).toBe(1);
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
    [0.2, 0, 'different from'],
    [0.29, 0.1, 'different from'],
    [0.38, 0.2, 'different from'],
    [0.54, 0.5, 'related to'],
    [0.61, 0.6, 'related to'],
    [0.68, 0.7, 'close to'],
    [0.8, 0.86, 'close to'],
    [0.92, 1, 'the same job as'],
    [1, 1, 'the same job as'],
  ])('of two titles with the cosine %f is %f: %s', (cosine, value, words) => {
    expect(apart(cosine)).toMatchObject({ value, why: `“baker” is ${words} your “cook.”` });
  });

  it('does not fall for a posting that holds the vector of an older model', () => {
    const now = featuresWith({ title: 'Attorney' });
    const older = { ...now, embedding_model: 'titles-v1', title_vector: '' };
    const value = (posting: typeof now) => titlePart(wanting('Lawyer'), posting).value;
    expect(value(older)).toBeGreaterThan(0.5);
    expect(value(older)).toBeCloseTo(value({ ...now, occupations: '' })!, 5);
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
    const vectorless = { title_vector: '', occupations: '', embedding_model: EMBEDDING_MODEL };
    const posting = { ...postingWith({ title: `data analyst ${turn}` }), ...vectorless };
    expect(titlePart(wanting('Data Analyst'), posting).value).toBe(0);
    expect(titlePart(wanting(`Data Analyst ${turn}`), posting).value).toBe(1);
  });

  it('compares words alone where a posting holds no vector', () => {
    const vectorless = { title_vector: '', occupations: '' };
    const other = { ...featuresWith({ title: 'Staff Nurse' }), ...vectorless };
    expect(titlePart(wanting('Registered Nurse'), other).value).toBe(0);
    const longer = { ...featuresWith({ title: 'Healthcare Data Analyst' }), ...vectorless };
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
    expect(apart(0.54, `cook ${role}`, 'baker').value).toBe(0.5);
  });
});

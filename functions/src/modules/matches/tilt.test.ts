import { describe, expect, it } from 'vitest';
import { storedPostingWith } from './testing/builders.ts';
import { type Choices, commonReasons, tiltOf, tiltReasons } from './tilt.ts';
import type { VerdictRecord } from './verdicts.repository.ts';

const DAY = (day: number) => new Date(Date.UTC(2026, 10, day));
const posting = (title: string, company = 'Example Works') => storedPostingWith('p', { title, company });
const verdict = (given: Partial<VerdictRecord>): VerdictRecord => ({
  posting_id: 'another',
  verdict: 'saved',
  reason: null,
  company: 'Another Company',
  title: 'data analyst',
  at: DAY(10),
  ...given,
});
const tilt = (given: Partial<Choices>, of = posting('Senior Data Analyst')) =>
  tiltOf(
    tiltReasons({ verdicts: [], applied: [], learning: { learns: true, since: null }, ...given })(of),
    new Set(),
  );
const company = (reason: VerdictRecord['reason']) => [
  verdict({ verdict: 'dismissed', reason, company: 'Example Works' }),
];

describe('what a user chose', () => {
  it('moves similar jobs up: saved ones, those applied to, and others of a saved company', () => {
    expect(tilt({ verdicts: [verdict({})] })).toEqual({ points: 3, because: 'saved' });
    expect(
      tilt({ applied: [{ posting_id: 'sent', title: 'Data Analyst II', company: 'Any', at: DAY(10) }] }),
    ).toEqual({
      points: 4,
      because: 'applied',
    });
    const elsewhere = verdict({ title: 'welder', company: 'Example Works, Inc.' });
    expect(tilt({ verdicts: [elsewhere] })).toEqual({ points: 2, because: 'saved_company' });
  });

  it('moves down what was dismissed for its title or company, and nothing for other reasons', () => {
    expect(tilt({ verdicts: [verdict({ verdict: 'dismissed', reason: 'title' })] })).toEqual({
      points: -8,
      because: 'dismissed_title',
    });
    expect(tilt({ verdicts: company('company') })).toEqual({ points: -10, because: 'dismissed_company' });
    for (const reason of ['pay', 'place', 'other', null] as const)
      expect(tilt({ verdicts: company(reason) })).toBeNull();
  });

  it('is no reason for the chosen job itself', () => {
    expect(tilt({ verdicts: [verdict({ posting_id: 'p', company: 'Example Works' })] })).toBeNull();
  });

  it('moves nothing where it speaks for most jobs', () => {
    const jobs = [['saved'], ['saved', 'saved_company'], [], ['saved']] as const;
    expect([...commonReasons(jobs)]).toEqual(['saved']);
    expect(tiltOf(['saved'], commonReasons(jobs))).toBeNull();
    expect(tiltOf(['saved', 'saved_company'], commonReasons(jobs))).toEqual({
      points: 2,
      because: 'saved_company',
    });
    expect(commonReasons([['saved'], []]).size).toBe(0);
  });

  it('leaves other work alone', () => {
    expect(tilt({ verdicts: [verdict({})] }, posting('Registered Nurse'))).toBeNull();
    expect(tilt({})).toBeNull();
  });

  it('adds up to a few points at most, with the weightiest reason on that side', () => {
    const applied = [{ posting_id: 'sent', title: 'Data Analyst', company: 'Any', at: DAY(10) }];
    const many = Array.from({ length: 9 }, () => verdict({ company: 'Example Works' }));
    expect(tilt({ verdicts: many, applied })).toEqual({ points: 6, because: 'applied' });
    const both = [verdict({ verdict: 'dismissed', reason: 'title' }), ...company('company')];
    expect(tilt({ verdicts: both })).toEqual({ points: -12, because: 'dismissed_company' });
    expect(tilt({ verdicts: company('company'), applied })).toEqual({
      points: -6,
      because: 'dismissed_company',
    });
  });

  it('counts only since it was last forgotten, and not at all if learning is off', () => {
    const learning = (since: Date | null, learns = true) => ({ learns, since });
    const verdicts = [verdict({ at: DAY(10) })];
    expect(tilt({ verdicts, learning: learning(DAY(9)) })).not.toBeNull();
    expect(tilt({ verdicts, learning: learning(DAY(10)) })).toBeNull();
    expect(tilt({ verdicts, learning: learning(null, false) })).toBeNull();
    const applied = [{ posting_id: 'sent', title: 'Data Analyst', company: 'Any', at: DAY(10) }];
    expect(tilt({ applied, learning: learning(DAY(11)) })).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import type { FeatureInput } from '../../job-text/features/posting-features.ts';
import { improvementsOf, scoreOf, yearlyPay } from '../testing/analyst.ts';
import { analystWith, facts, only, to } from '../testing/improvements.ts';

describe('a workplace', () => {
  it('is remote for a remote job, which keeps what was chosen before', () => {
    const hybrid = { is_hybrid: true };
    const [workplace, ...more] = only('workplace', hybrid, { workplace: 'remote' });
    expect(workplace).toMatchObject({ workplace: 'remote' });
    expect(more).toEqual([]);
    expect(workplace?.to).toBe(
      scoreOf(analystWith({ ...hybrid, is_remote: true }), { workplace: 'remote' }).score,
    );
  });

  it('is hybrid for a hybrid job nearby', () => {
    const remote = { is_remote: true };
    const [workplace, ...more] = only('workplace', remote);
    expect(workplace).toMatchObject({ workplace: 'hybrid' });
    expect(more).toEqual([]);
    expect(workplace?.to).toBe(scoreOf(analystWith({ ...remote, is_hybrid: true })).score);
  });

  it('is any where that fits better than the kind of the job', () => {
    const unclear = { is_remote: true, unanswered: ['location' as const] };
    expect(only('workplace', unclear, { locations: [] })).toMatchObject([{ workplace: 'any' }]);
  });

  it('is any for an office out of reach, unless that is chosen already', () => {
    const far = { locations: ['Boise, ID'], workplace: 'onsite' as const };
    const [workplace] = only('workplace', {}, far);
    expect(workplace).toMatchObject({ workplace: 'any' });
    expect(workplace?.to).toBe(scoreOf(analystWith({ is_any_location: true }), far).score);
    expect(only('workplace', { is_any_location: true }, far)).toEqual([]);
  });

  it('is not remote or hybrid for a job in an office', () => {
    for (const { workplace } of only('workplace', { is_remote: true }, { workplace: 'onsite' }))
      expect(workplace).toBe('any');
  });
});

describe('a place', () => {
  it('is the first of the job, for somebody who has not named theirs', () => {
    const silent = { unanswered: ['location' as const] };
    const two = { locations: ['Trenton, NJ', 'Boise, ID'] };
    expect(only('place', silent, two)).toEqual([{ fact: 'place', place: 'Trenton, NJ', to }]);
    expect(only('place', silent, two)[0]?.to).toBe(
      scoreOf(analystWith({ location: 'Trenton, NJ' }), two).score,
    );
    expect(only('place', silent, { locations: [] })).toEqual([]);
  });

  it('is never another than the one that somebody named', () => {
    expect(only('place', {}, { locations: ['Boise, ID'], workplace: 'onsite' })).toEqual([]);
  });
});

describe('a minimum pay', () => {
  // With the skills but far away: with little else to lose, pay would not move the score by a point.
  const far = { skills: ['SQL', 'Python', 'Tableau', 'dbt'], location: 'Boise, ID' };
  const greedy = { salary_min: 150_000_00, ...far };

  it('is the lower end of the range of the job', () => {
    expect(only('pay', greedy)).toEqual([{ fact: 'pay', amount: 98_000_00, currency: 'USD', to }]);
  });

  it('is the upper end where the job names no lower one', () => {
    const upTo = { salary: { ...yearlyPay(0, 80_000), min: null } as FeatureInput['salary'] };
    expect(only('pay', greedy, upTo)).toEqual([{ fact: 'pay', amount: 80_000_00, currency: 'USD', to }]);
    const fromZero = { salary: yearlyPay(0, 80_000) };
    expect(only('pay', greedy, fromZero)).toEqual([{ fact: 'pay', amount: 80_000_00, currency: 'USD', to }]);
  });

  it('is a year’s pay in the currency of the job, whatever the profile counted in', () => {
    const hourly = { salary_min: 100_00, salary_period: 'hour' as const, ...far };
    expect(only('pay', hourly)[0]?.to).toBe(
      scoreOf(analystWith({ salary_min: 98_000_00, salary_period: 'year', ...far })).score,
    );
    const euros = { ...yearlyPay(98_000, 118_000), currency: 'EUR' } as FeatureInput['salary'];
    expect(only('pay', greedy, { salary: euros })).toEqual([
      { fact: 'pay', amount: 98_000_00, currency: 'EUR', to },
    ]);
  });

  it('is offered only where the job states its pay', () => {
    const silent = analystWith({ salary_min: null, ...far });
    expect(improvementsOf(silent).improvements).toContainEqual({
      fact: 'pay',
      amount: 98_000_00,
      currency: 'USD',
      to,
    });
    const unpaid = improvementsOf(silent, { salary: null });
    expect(facts(unpaid.improvements)).not.toContain('pay');
    // Nobody has said anything about pay, so nothing can be compared.
    expect(unpaid.unstated.map(({ fact }) => fact)).not.toContain('pay');
  });
});

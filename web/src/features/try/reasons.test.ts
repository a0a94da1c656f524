import type { Score, ScorePart } from '@contract/matches.ts';
import { expect, it } from 'vitest';
import { reasonsOf } from './reasons.ts';

const part = (kind: ScorePart['kind'], value: number | null, label: string): ScorePart => ({
  kind,
  weight: 0.2,
  value,
  label,
  why: '',
});
const SCORE: Score = {
  score: 80,
  band: 'good',
  known_share: 0.8,
  parts: [
    part('title', 0.9, '90'),
    part('skills', 0.9, '6 of 7'),
    part('experience', 0.4, '2 yrs / 3 yrs'),
    part('location', null, 'unknown'),
    part('salary', 0.1, 'below'),
    part('freshness', 1, 'today'),
  ],
  unknown: ['location'],
  blockers: [],
  skills_matched: [],
  skills_missing: [],
};

it('says what was compared, then what could not be', () => {
  expect(reasonsOf(SCORE, 4)).toEqual([
    { kind: 'ok', text: '6 of 7 skills' },
    { kind: 'signal', text: '2 yrs, asks for 3 yrs' },
    { kind: 'missing', text: 'pay below your minimum' },
    { kind: 'unknown', text: 'location not stated' },
  ]);
});

it('puts what is in the way first, and stops at the number asked for', () => {
  const blocked = { ...SCORE, blockers: [{ kind: 'licence' as const, detail: 'Asks for a CDL' }] };
  expect(reasonsOf(blocked, 2).map(({ text }) => text)).toEqual(['Asks for a CDL', '6 of 7 skills']);
});

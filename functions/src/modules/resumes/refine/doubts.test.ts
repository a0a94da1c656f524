import { describe, expect, it } from 'vitest';
import { SURE } from '../../../contract/resumes.ts';
import { doubtsOf, hasDoubts, unclearOf } from './doubts.ts';
import { doubtingFirstJob, RESUME, read } from './testing/doubted-readings.ts';

describe('the doubts of a reading', () => {
  it('are none where the reader is sure, so that nobody is asked', async () => {
    const { parsed } = await read(RESUME);
    expect(doubtsOf(parsed, [])).toEqual({ values: [], jobs: [], schools: [], missing: [] });
    expect(hasDoubts(doubtsOf(parsed, []))).toBe(false);
  });

  it('are what was not found and what is below the mark, never an email or a phone', async () => {
    const { parsed } = await read(RESUME, (one) => ({
      ...doubtingFirstJob(one),
      email: { value: null, confidence: 0, source: null },
      phone: { value: null, confidence: 0, source: null },
      location: { ...one.location, confidence: SURE - 0.01 },
      skills: [],
    }));
    const doubts = doubtsOf(parsed, []);
    expect(doubts).toEqual({
      values: ['location'],
      jobs: [{ index: 0, fields: ['title', 'employer', 'dates'] }],
      schools: [],
      missing: ['skills'],
    });
    expect(unclearOf(doubts)).toEqual([
      { what: 'location', count: 1 },
      { what: 'jobs', count: 1 },
      { what: 'skills', count: 0 },
    ]);
  });

  it('leave out lists that the person has set', async () => {
    const { parsed } = await read(RESUME, (one) => ({ ...doubtingFirstJob(one), education: [] }));
    expect(hasDoubts(doubtsOf(parsed, ['jobs', 'schools']))).toBe(false);
  });
});

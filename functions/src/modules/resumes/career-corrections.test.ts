import { expect, it } from 'vitest';
import { correctionOf } from './career-corrections.ts';

const JOB = {
  title: 'Nurse',
  employer: 'Harborlight',
  location: '',
  start: '2021-03',
  end: null,
  current: true,
  bullets: ['Cared for patients'],
};
const read = (more: object, confidence: number) => ({
  ...JOB,
  ...more,
  confidence,
  source: { page: 1, line: 2 },
});

it('says of each entry that was read whether it was kept, changed, or removed, and how sure we were', () => {
  const correction = correctionOf(
    [
      read({}, 0.9),
      read({ employer: 'Millbrook', title: 'Nurse (unit 4)', start: '2018-06' }, 0.6),
      read({ employer: 'Epic Systems', start: '2016-01' }, 0.5),
    ],
    [
      { ...JOB, employer: 'Millbrook', title: 'Staff Nurse', start: '2018-06', bullets: [] },
      JOB,
      { ...JOB, employer: 'Linden Vale', start: '2010-01' },
    ],
  );
  expect(correction).toEqual({
    read: [
      { confidence: 0.9, outcome: 'kept', changed: [] },
      { confidence: 0.6, outcome: 'changed', changed: ['bullets', 'title'] },
      { confidence: 0.5, outcome: 'removed', changed: [] },
    ],
    added: 1,
  });
});

it('gives an entry that was kept to the reading that is just like it, not to the first that resembles it', () => {
  const [first, second] = [{ start: '2015-01' }, { start: '2021-03' }];
  expect(correctionOf([read(first, 0.9), read(second, 0.8)], [{ ...JOB, ...second }]).read).toEqual([
    { confidence: 0.9, outcome: 'removed', changed: [] },
    { confidence: 0.8, outcome: 'kept', changed: [] },
  ]);
  // Changed, but not in what tells it from others.
  const shortened = { ...JOB, ...second, bullets: [] };
  expect(correctionOf([read(first, 0.9), read(second, 0.8)], [shortened]).read).toEqual([
    { confidence: 0.9, outcome: 'removed', changed: [] },
    { confidence: 0.8, outcome: 'changed', changed: ['bullets'] },
  ]);
});

it('holds no word of the resume or of the person', () => {
  const kept = JSON.stringify(correctionOf([read({}, 0.9)], [{ ...JOB, title: 'Charge Nurse' }]));
  for (const word of ['Nurse', 'Harborlight', 'patients', '2021']) expect(kept).not.toContain(word);
});

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

it('holds no word of the resume or of the person', () => {
  const kept = JSON.stringify(correctionOf([read({}, 0.9)], [{ ...JOB, title: 'Charge Nurse' }]));
  for (const word of ['Nurse', 'Harborlight', 'patients', '2021']) expect(kept).not.toContain(word);
});

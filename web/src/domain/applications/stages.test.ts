import { APPLICATION_STATUSES } from '@contract/applications.ts';
import { expect, test } from 'vitest';
import { STAGES, settableIn, stageOf } from './stages.ts';

test('every state belongs to exactly one stage', () => {
  const staged = STAGES.flatMap((stage) => [...stage.statuses] as string[]);
  expect(staged.sort()).toEqual([...APPLICATION_STATUSES].sort());
  expect(stageOf('unconfirmed').id).toBe('needs_you');
});

test('every state that the user sets can be reached on the board, in the order it is offered', () => {
  expect(STAGES.map((stage) => settableIn(stage))).toEqual([
    [],
    [],
    ['submitted'],
    ['interviewing'],
    ['offer', 'accepted'],
    ['rejected', 'withdrawn'],
  ]);
});

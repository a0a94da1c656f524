import { describe, expect, it } from 'vitest';
import { APPLICATION_STATUSES, type ApplicationStatus } from '../../../contract/applications.ts';
import { isRunning, milestonesAfter, movesFrom } from './status-transitions.ts';

const EARLIER = new Date('2026-11-02T09:00:00Z');
const NOW = new Date('2026-11-21T10:00:00Z');

describe('the date of the employer’s first reply', () => {
  const repliedAt = (before: Date | null, to: ApplicationStatus) =>
    milestonesAfter({ replied_at: before }, to, NOW).replied_at;

  it.each(['interviewing', 'offer', 'accepted', 'rejected'] as const)(
    'is set by the first move to %s, and not moved by a later one',
    (to) => {
      expect(repliedAt(null, to)).toEqual(NOW);
      expect(repliedAt(EARLIER, to)).toEqual(EARLIER);
    },
  );

  it.each(['submitted', 'unconfirmed', 'handed_over'] as const)(
    'is cleared by a correction back to %s',
    (to) => {
      expect(repliedAt(EARLIER, to)).toBeNull();
    },
  );

  it('stays with an application that is withdrawn, and none is made up', () => {
    expect(repliedAt(EARLIER, 'withdrawn')).toEqual(EARLIER);
    expect(repliedAt(null, 'withdrawn')).toBeNull();
  });
});

it('an application ends when nothing more can come of it, and is open again after a correction', () => {
  const ended = APPLICATION_STATUSES.filter(
    (to) => milestonesAfter({ replied_at: EARLIER }, to, NOW).ended_at !== null,
  );
  expect(new Set(ended)).toEqual(
    new Set(['accepted', 'rejected', 'withdrawn', 'failed', 'closed_by_employer']),
  );
  for (const to of ended) {
    expect(milestonesAfter({ replied_at: EARLIER }, to, NOW).ended_at, to).toEqual(NOW);
  }
});

describe('the statuses offered to the user', () => {
  const moves = (from: ApplicationStatus, sentAt: Date | null = EARLIER) =>
    new Set(movesFrom(from, { sent_at: sentAt }));

  it('are the outcomes of an application that was sent', () => {
    expect(moves('interviewing')).toEqual(
      new Set(['submitted', 'offer', 'accepted', 'rejected', 'withdrawn']),
    );
  });

  it('never include one that Huntwell sets, although the user causes it by answering or approving', () => {
    expect(moves('needs_input', null)).toEqual(new Set(['withdrawn']));
    expect(moves('ready_for_review', null)).toEqual(new Set(['withdrawn']));
    expect(moves('withdrawn', null)).toEqual(new Set());
  });
});

it('an application runs while the queue or a worker has it', () => {
  expect(APPLICATION_STATUSES.filter(isRunning)).toEqual(['queued', 'preparing', 'submitting']);
});

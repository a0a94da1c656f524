import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { APPLICATION_STATUSES, type ApplicationStatus } from '../../../contract/applications.ts';
import { type ApplicationRecord, transitionTo } from './application-record.ts';
import { type Actor, canTransition, countsTowardsCaps, creditAfter } from './status-transitions.ts';

const ACTORS: Actor[] = ['user', 'huntwell', 'sweeper'];
const AT = new Date('2026-11-21T10:00:00Z');
const SENT: ApplicationStatus[] = [
  'submitted',
  'unconfirmed',
  'interviewing',
  'offer',
  'accepted',
  'rejected',
];

function record(changes: Partial<ApplicationRecord> = {}): ApplicationRecord {
  return {
    id: 'a1',
    uid: 'u1',
    posting: {
      id: 'p1',
      source: 'greenhouse',
      title: 'Nurse',
      company: 'Clinic',
      locations: [],
      country: null,
      workplace: null,
      employment_type: null,
      seniority: null,
      salary: null,
      skills: [],
      posted_at: null,
      status: 'open',
      risk_flags: [],
    },
    own: null,
    company_key: 'clinic',
    apply: { kind: 'greenhouse', url: 'https://example.com' },
    status: 'queued',
    activity: 'reading',
    fields: [],
    questions: [],
    hand_over: null,
    receipt: null,
    failure: null,
    credit: 'reserved',
    score: null,
    known_share: null,
    screenshot_path: null,
    sent_at: null,
    replied_at: null,
    ended_at: null,
    undo: null,
    approved: false,
    resume_version: null,
    attempt: 1,
    tries: 1,
    lease: { holder: 'w1', expires_at: AT },
    submit_intent: null,
    due_at: AT,
    last_call: null,
    transition_count: 1,
    queued_at: AT,
    created_at: AT,
    updated_at: AT,
    ...changes,
  };
}

const step = fc.record({ to: fc.constantFrom(...APPLICATION_STATUSES), actor: fc.constantFrom(...ACTORS) });

describe('the states of an application', () => {
  it('lead from queued to accepted as decided', () => {
    const way: [ApplicationStatus, Actor][] = [
      ['preparing', 'huntwell'],
      ['needs_input', 'huntwell'],
      ['preparing', 'user'],
      ['ready_for_review', 'huntwell'],
      ['submitting', 'user'],
      ['submitted', 'huntwell'],
      ['interviewing', 'user'],
      ['offer', 'user'],
      ['accepted', 'user'],
    ];
    const end = way.reduce(
      (now, [to, actor]) => transitionTo(now, to, { actor, at: AT, note: '' }).record,
      record(),
    );
    expect(end.status).toBe('accepted');
    expect(end.transition_count).toBe(10);
  });

  it('never return to a state that sends, once it was sent', () => {
    const reachable = new Set<ApplicationStatus>(SENT);
    for (const from of reachable) {
      for (const to of APPLICATION_STATUSES) {
        if (ACTORS.some((actor) => canTransition(from, to, actor, { sent_at: AT }))) reachable.add(to);
      }
    }
    for (const status of ['queued', 'preparing', 'needs_input', 'ready_for_review', 'submitting'] as const) {
      expect(reachable).not.toContain(status);
    }
  });

  it('are left only through the table, with a word for the user', () => {
    expect(() => transitionTo(record(), 'submitted', { actor: 'user', at: AT, note: '' })).toThrow(
      'illegal_transition',
    );
    expect(() =>
      transitionTo(record({ status: 'closed_by_employer' }), 'queued', { actor: 'user', at: AT, note: '' }),
    ).toThrow();
    expect(canTransition('withdrawn', 'submitted', 'user', { sent_at: null })).toBe(false);
    expect(canTransition('withdrawn', 'submitted', 'user', { sent_at: AT })).toBe(true);
    expect(canTransition('withdrawn', 'queued', 'user', { sent_at: null })).toBe(true);
    expect(canTransition('withdrawn', 'queued', 'user', { sent_at: AT })).toBe(false);
  });

  it('settle the credit exactly once on every way, and keep it only while Huntwell works', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let now = record();
        let settled = 0;
        for (const { to, actor } of steps) {
          // Retrying is its own use case, which reserves a new credit.
          if (to === 'queued' && (now.status === 'failed' || now.status === 'withdrawn')) continue;
          if (!canTransition(now.status, to, actor, now)) continue;
          const result = transitionTo(now, to, { actor, at: AT, note: '' });
          if (result.credit !== 'keep') settled += 1;
          now = { ...result.record, sent_at: now.sent_at ?? (SENT.includes(to) ? AT : null) };
          expect(now.credit === 'reserved').toBe(settled === 0);
          expect(creditAfter(now.status, actor) === 'keep').toBe(now.credit === 'reserved');
        }
        expect(settled).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('take with them what belonged to the state before', () => {
    const waiting = record({ status: 'preparing', failure: 'x', tries: 2 });
    const { record: parked } = transitionTo(waiting, 'needs_input', { actor: 'huntwell', at: AT, note: '' });
    expect(parked).toMatchObject({ lease: null, due_at: null, activity: '', failure: null, tries: 0 });
    const { record: again } = transitionTo(waiting, 'queued', { actor: 'sweeper', at: AT, note: '' });
    expect(again.tries).toBe(2);
  });
});

/** Where this actor may take an application from here. */
const exits = (from: ApplicationStatus, actor: Actor, sent = true) =>
  APPLICATION_STATUSES.filter((to) => canTransition(from, to, actor, { sent_at: sent ? AT : null }));

describe('who moves an application', () => {
  const OUTCOMES: ApplicationStatus[] = ['submitted', 'interviewing', 'offer', 'rejected', 'withdrawn'];

  it.each([
    ['unconfirmed', OUTCOMES],
    ['handed_over', OUTCOMES],
    ['submitted', ['interviewing', 'offer', 'accepted', 'rejected', 'withdrawn']],
    ['interviewing', ['submitted', 'offer', 'accepted', 'rejected', 'withdrawn']],
    ['offer', ['submitted', 'interviewing', 'accepted', 'rejected', 'withdrawn']],
    ['accepted', ['interviewing', 'offer', 'rejected', 'withdrawn']],
    ['rejected', ['submitted', 'interviewing', 'offer', 'accepted', 'withdrawn']],
    ['withdrawn', ['submitted', 'interviewing', 'offer']],
  ] as const)('the user says what became of one that is %s', (from, to) => {
    expect(new Set(exits(from, 'user'))).toEqual(new Set(to));
  });

  it.each(['queued', 'preparing', 'needs_input', 'ready_for_review', 'failed'] as const)(
    'the user may withdraw one that is %s, and workers may not',
    (from) => {
      expect(exits(from, 'user', false)).toContain('withdrawn');
      expect([...exits(from, 'huntwell', false), ...exits(from, 'sweeper', false)]).not.toContain(
        'withdrawn',
      );
    },
  );

  it('nobody stops one that is being sent, or moves one whose employer closed it', () => {
    expect(exits('submitting', 'user', false)).toEqual([]);
    for (const actor of ACTORS) expect(exits('closed_by_employer', actor)).toEqual([]);
  });

  it('a late proof counts when Huntwell has it, not because time has passed', () => {
    expect(exits('unconfirmed', 'huntwell')).toEqual(['submitted']);
    expect(exits('unconfirmed', 'sweeper')).toEqual([]);
  });

  it('one that failed is tried again by the user or by the team', () => {
    expect(exits('failed', 'huntwell', false)).toEqual(['queued']);
    expect(exits('failed', 'user', false)).toContain('queued');
    expect(exits('failed', 'sweeper', false)).toEqual([]);
  });
});

describe('the reserved credit', () => {
  it.each(['queued', 'preparing', 'submitting', 'needs_input', 'ready_for_review'] as const)(
    'stays while it is %s',
    (to) => {
      for (const actor of ACTORS) expect(creditAfter(to, actor)).toBe('keep');
    },
  );

  it('is spent when Huntwell has the proof that it was sent, and by nothing else', () => {
    const settling = APPLICATION_STATUSES.flatMap((to) =>
      ACTORS.map((actor) => [to, actor, creditAfter(to, actor)] as const),
    ).filter(([, , credit]) => credit !== 'keep');
    expect(settling.filter(([, , credit]) => credit === 'spend')).toEqual([
      ['submitted', 'huntwell', 'spend'],
    ]);
    expect(new Set(settling.map(([, , credit]) => credit))).toEqual(new Set(['spend', 'return']));
  });
});

describe('caps', () => {
  it('count what reached the employer or still may', () => {
    const uncounted = (sent: boolean) =>
      APPLICATION_STATUSES.filter((status) => !countsTowardsCaps(status, { sent_at: sent ? AT : null }));
    expect(new Set(uncounted(false))).toEqual(new Set(['withdrawn', 'failed', 'closed_by_employer']));
    expect(new Set(uncounted(true))).toEqual(new Set(['failed', 'closed_by_employer']));
  });
});

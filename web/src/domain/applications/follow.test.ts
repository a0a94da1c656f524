import type { ApplicationStatus, ApplicationSummary } from '@contract/applications.ts';
import { describe, expect, it } from 'vitest';
import { disagreement, withActive } from './follow.ts';

/** Only what following looks at is told apart. */
const application = (id: string, status: ApplicationStatus, second: number) =>
  ({ id, status, updated_at: `2026-11-21T10:00:0${second}.000Z` }) as ApplicationSummary;

describe('the list of applications', () => {
  const items = [application('a', 'queued', 1), application('b', 'submitted', 1)];

  it('shows the newer state of what is at work, and never an older one', () => {
    const [a] = withActive(items, [application('a', 'preparing', 2)]);
    expect(a?.status).toBe('preparing');
    const [same] = withActive([application('a', 'submitted', 3)], [application('a', 'submitting', 2)]);
    expect(same?.status).toBe('submitted');
  });

  it('needs no reload while both agree', () => {
    expect(disagreement(items, [application('a', 'preparing', 2)])).toBe('');
  });

  it('needs one for an application that it does not have, and for one that is not worked on any more', () => {
    const active = [application('a', 'preparing', 2), application('new', 'queued', 3)];
    expect(disagreement(items, active)).toBe('new');
    expect(disagreement(items, [])).toBe('a');
  });
});

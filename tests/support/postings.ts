import { randomUUID } from 'node:crypto';
import type { ApplyKind } from '../../functions/src/contract/postings.ts';
import type { PostingToApply } from '../../functions/src/modules/applications/application-deps.ts';
import { storedPostingWith } from '../../functions/src/modules/matches/testing/builders.ts';
import type { JobLink } from '../../functions/src/modules/tools/job-link.ts';
import type { TestApi } from './api.ts';

export type PostingBoard = {
  /** Publishes a posting unique to this test; returns its id. */
  publish(options?: {
    company?: string;
    kind?: ApplyKind;
    country?: string;
    url?: string;
    published_as?: JobLink;
  }): string;
  close(id: string): void;
};

/** Stands in for the postings module where a test is about applications alone. */
export function postingBoard(api: TestApi): PostingBoard {
  const postings = new Map<string, PostingToApply>();
  api.services.application.findPosting = async (id) => postings.get(id) ?? null;
  return {
    publish({ company, kind = 'greenhouse', country = 'US', url, published_as } = {}) {
      const id = `posting-${randomUUID()}`;
      postings.set(id, {
        apply: { kind, url: url ?? `http://employers.test/jobs/${id}` },
        published_at: null,
        published_as: published_as ?? null,
        stored: storedPostingWith(id, { title: 'Registered Nurse' }),
        summary: {
          id,
          source: 'greenhouse',
          title: 'Registered Nurse',
          company: company ?? `Clinic ${id}`,
          locations: ['Albany, NY'],
          country,
          workplace: 'onsite',
          employment_type: 'full_time',
          seniority: 'mid',
          salary: null,
          skills: ['triage'],
          posted_at: '2026-11-01T00:00:00.000Z',
          status: 'open',
          risk_flags: [],
        },
      });
      return id;
    },
    close(id) {
      const posting = postings.get(id);
      if (posting) postings.set(id, { ...posting, summary: { ...posting.summary, status: 'closed' } });
    },
  };
}

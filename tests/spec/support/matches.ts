import type { Page } from '@playwright/test';
import type { ResponseOf } from '../../../functions/src/contract/endpoint.ts';
import type { getMatch, listMatches, Score, Verdict } from '../../../functions/src/contract/matches.ts';
import type { Posting } from '../../../functions/src/contract/postings.ts';
import type { getLatestSearch } from '../../../functions/src/contract/searches.ts';

const NOW = '2026-11-20T08:00:00.000Z';

/** An open posting of a hospital. */
export const posting: Posting = {
  id: 'p1',
  source: 'greenhouse',
  title: 'Registered Nurse',
  company: 'Northlight Health',
  locations: ['Albany, NY'],
  country: 'US',
  workplace: 'onsite',
  employment_type: 'full_time',
  seniority: 'mid',
  salary: null,
  skills: [],
  posted_at: NOW,
  status: 'open',
  risk_flags: [],
  url: 'https://jobs.example/p1',
  apply: { kind: 'external', url: 'https://jobs.example/p1' },
  description_html: '<p>Patient care on a 30-bed unit.</p>',
  description_text: 'Patient care on a 30-bed unit.',
  first_seen_at: NOW,
  last_seen_at: NOW,
  company_slug: null,
  places: [],
  attribution: { structured_data: true, name: 'Greenhouse', url: 'https://www.greenhouse.com/' },
};

const score: Score = {
  score: 87,
  band: 'excellent',
  known_share: 1,
  parts: [{ kind: 'title', weight: 1, value: 0.87, label: 'close', why: 'The titles are close.' }],
  unknown: [],
  blockers: [],
  skills_matched: [],
  skills_missing: [],
};

const counts = { excellent: 1, good: 0, fair: 0, low: 0 };

/** A search that found one match; what the person makes of it is remembered, and listed in what is returned. */
export async function mockOneMatch(page: Page): Promise<(Verdict | null)[]> {
  const verdicts: (Verdict | null)[] = [];
  const match = () => ({
    posting,
    score,
    is_new: false,
    score_change: null,
    tilt: null,
    verdict: verdicts.at(-1) ?? null,
    application_id: null,
  });
  await page.route('**/api/latest-search', (route) => {
    const json: ResponseOf<typeof getLatestSearch> = {
      matches_of: 's1',
      search: {
        id: 's1',
        status: 'done',
        step: 'done',
        postings_searched: 5000,
        candidates: 1,
        scored: 1,
        counts,
        new_matches: 0,
        left_out: null,
        failure: null,
        created_at: NOW,
        finished_at: NOW,
      },
    };
    return route.fulfill({ json });
  });
  await page.route('**/api/matches?*', (route) => {
    const json: ResponseOf<typeof listMatches> = {
      items: [match()],
      next_cursor: null,
      counts,
      total: 1,
      search_id: 's1',
      searched_at: NOW,
      postings_searched: 5000,
      new_matches: 0,
      outdated: false,
      rescored: false,
      learns: true,
    };
    return route.fulfill({ json });
  });
  await page.route('**/api/matches/p1', (route) => {
    const json: ResponseOf<typeof getMatch> = { ...match(), dismiss_reason: null };
    return route.fulfill({ json });
  });
  await page.route('**/api/matches/p1/verdict', (route) => {
    const { verdict } = route.request().postDataJSON();
    verdicts.push(verdict);
    return route.fulfill({ json: { verdict } });
  });
  return verdicts;
}

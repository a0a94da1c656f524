// @vitest-environment happy-dom
import type { JobPageAnswers } from '@contract/job-pages.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, type DataRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { createQueryClient } from '@/lib/query-client.ts';
import { Component as JobsPage } from './jobs-page.tsx';
import { rememberAnswers } from './remember-answers.ts';

const TROY = { slug: 'troy-ny', name: 'Troy, NY', open: 6 };
const NURSE = { slug: 'registered-nurse', name: 'Registered nurse', open: 7 };
const DIRECTORY: NonNullable<JobPageAnswers['directory']> = {
  open: 80,
  counted_at: '2026-11-01T00:00:00.000Z',
  places: [{ slug: 'buffalo-ny', name: 'Buffalo, NY', open: 40 }],
  titles: [{ slug: 'data-analyst', name: 'Data analyst', open: 40 }],
  companies: [{ slug: 'maple-health', name: 'Maple Health', open: 12 }],
  group: null,
  neighbors: [],
};

const NO_GROUPS = { place: [], title: [], company: [] };
const NO_FACETS: NonNullable<JobPageAnswers['facets']> = { counts: null, groups: NO_GROUPS, without: [] };

afterEach(cleanup);

/** Shows the page at an address, with the same answers there and at the addresses it may lead to. */
function open(address: string, answers: JobPageAnswers = {}, more: string[] = []): DataRouter {
  const client = createQueryClient();
  for (const url of [address, ...more]) {
    const { pathname: path, search } = new URL(url, 'http://jobs.invalid');
    const known = {
      postings: { items: [], next_cursor: null },
      directory: DIRECTORY,
      facets: NO_FACETS,
      ...answers,
    };
    rememberAnswers(client, { path, search }, known, Date.now());
  }
  const paths = ['/jobs', '/jobs/in/:place', '/jobs/as/:title', '/jobs/at/:company'];
  const router = createMemoryRouter(
    paths.map((path) => ({ path, Component: JobsPage })),
    { initialEntries: [address] },
  );
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
}
const addressOf = ({ state: { location } }: DataRouter) => location.pathname + location.search;
const field = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });

test('a city outside of the list to choose from stays chosen', () => {
  const router = open('/jobs?place=troy-ny&q=nurse', { directory: { ...DIRECTORY, group: TROY } });
  expect(field('City').selectedOptions[0]?.text).toBe('Troy, NY');
  expect(addressOf(router)).toBe('/jobs?place=troy-ny&q=nurse');
});

test('a city and a title that the directory no longer has stay chosen', () => {
  const address = '/jobs?place=troy-ny&title=registered-nurse';
  const router = open(address);
  expect(addressOf(router)).toBe(address);
  expect(field('Title').selectedOptions[0]?.text).toBe('Registered nurse');
});

test('a filter chosen on the page of a title keeps the title', async () => {
  const address = '/jobs?title=registered-nurse&workplace=remote';
  const router = open('/jobs/as/registered-nurse', { directory: { ...DIRECTORY, group: NURSE } }, [address]);
  await userEvent.selectOptions(field('Location'), 'Remote');
  expect(addressOf(router)).toBe(address);
  expect(field('Title').value).toBe('registered-nurse');
});

test('a choice keeps the focus, so that arrow keys lead on', async () => {
  const [remote, onsite] = ['/jobs?workplace=remote', '/jobs?workplace=onsite'];
  const router = open('/jobs', {}, [remote, onsite]);
  const field = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Location' });
  field.focus();
  await userEvent.selectOptions(field, 'Remote');
  await userEvent.selectOptions(field, 'On-site');
  expect(addressOf(router)).toBe(onsite);
  expect(field.isConnected).toBe(true);
  expect(document.activeElement).toBe(field);
});

test('typing asks once someone pauses, leaves the field as typed, and is one step back', async () => {
  const router = open('/jobs?workplace=remote', {}, [
    '/jobs?q=nur&workplace=remote',
    '/jobs?q=nurse&workplace=remote',
    '/jobs?q=nurse+man&workplace=remote',
  ]);
  const words = screen.getByRole<HTMLInputElement>('searchbox');
  const arrives = (at: string) => waitFor(() => expect(addressOf(router)).toBe(at));
  await userEvent.type(words, 'nur');
  expect(addressOf(router)).toBe('/jobs?workplace=remote');
  await arrives('/jobs?q=nur&workplace=remote');
  await userEvent.type(words, 'se ');
  await arrives('/jobs?q=nurse&workplace=remote');
  expect(words.value).toBe('nurse ');
  await userEvent.type(words, 'man');
  await arrives('/jobs?q=nurse+man&workplace=remote');
  expect([words.value, document.activeElement]).toEqual(['nurse man', words]);
  await act(() => router.navigate(-1));
  expect([addressOf(router), words.value]).toEqual(['/jobs?workplace=remote', '']);
});

test('words typed right before leaving the field are asked for at once, and come back when going forward', async () => {
  const router = open('/jobs', {}, ['/jobs?q=nurse']);
  const words = screen.getByRole<HTMLInputElement>('searchbox');
  await userEvent.type(words, 'nurse');
  await userEvent.tab();
  expect(addressOf(router)).toBe('/jobs?q=nurse');
  await act(() => router.navigate(-1));
  expect([addressOf(router), words.value]).toEqual(['/jobs', '']);
  await act(() => router.navigate(1));
  expect([addressOf(router), words.value]).toEqual(['/jobs?q=nurse', 'nurse']);
});

test('where the search index doesn’t answer, words are asked for when the form is sent', async () => {
  const facets = { counts: null, groups: null, without: [] };
  const router = open('/jobs', { facets }, ['/jobs?q=nur', '/jobs?q=nurse']);
  const words = screen.getByRole<HTMLInputElement>('searchbox');
  await userEvent.type(words, 'nur');
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(addressOf(router)).toBe('/jobs');
  await userEvent.type(words, 'se{Enter}');
  expect(addressOf(router)).toBe('/jobs?q=nurse');
});

test('cities, titles, and companies to choose from are those of the jobs found, with their counts', () => {
  const groups = { place: [{ slug: 'troy-ny', name: 'Troy, NY', open: 3 }], title: [], company: [] };
  open('/jobs?q=nurse', { facets: { counts: COUNTS, groups, without: [] } });
  expect([...field('City').options].map(({ text }) => text)).toEqual(['Any city', 'Troy, NY (3)']);
  expect([...field('Title').options].map(({ text }) => text)).toEqual(['Any title']);
});

test('going back shows the choices and words of before', async () => {
  const router = open('/jobs?q=nurse', {}, [
    '/jobs?q=nurse&workplace=remote',
    '/jobs?q=welder&workplace=remote',
  ]);
  await userEvent.selectOptions(field('Location'), 'Remote');
  const words = screen.getByRole<HTMLInputElement>('searchbox');
  await userEvent.clear(words);
  await userEvent.type(words, 'welder{Enter}');
  expect(addressOf(router)).toBe('/jobs?q=welder&workplace=remote');
  await act(() => router.navigate(-1));
  expect([words.value, field('Location').value]).toEqual(['nurse', 'remote']);
  await act(() => router.navigate(-1));
  expect([words.value, field('Location').value]).toEqual(['nurse', '']);
});

test('a first page without jobs leads on if there may be some on the next one', () => {
  open('/jobs?q=nurse', { postings: { items: [], next_cursor: 'c2' } });
  expect(screen.getByRole('heading', { name: 'No matches so far' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe(
    '/jobs?q=nurse&cursor=c2',
  );
});

test('a last page without jobs says so, and leads back', () => {
  open('/jobs?q=nurse&cursor=c2');
  expect(screen.getByRole('heading', { name: 'No more jobs' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Previous page' }).getAttribute('href')).toBe('/jobs?q=nurse');
});

test('a search without matches offers to clear it', () => {
  open('/jobs?q=nurse');
  expect(screen.getByRole('heading', { name: 'No jobs match your search' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Next page' })).toBeNull();
});

test('a title in another script has its answers', () => {
  const group = { slug: '営業マネージャー', name: '営業マネージャー', open: 8 };
  open('/jobs/as/営業マネージャー', { directory: { ...DIRECTORY, group } });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('営業マネージャー jobs');
});

test('the description of a title is a sentence', async () => {
  open('/jobs/as/registered-nurse', { directory: { ...DIRECTORY, group: NURSE } });
  await waitFor(() =>
    expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toMatch(
      /^7\sopen Registered nurse jobs from company career pages,/,
    ),
  );
});

const MAPLE: NonNullable<JobPageAnswers['company']> = {
  slug: 'maple-health',
  name: 'Maple Health',
  open: 12,
  complete: true,
  since: '2026-08-01T00:00:00.000Z',
  computed_at: '2026-11-01T00:00:00.000Z',
  weeks: [
    { day: '2026-10-24', open: 9 },
    { day: '2026-10-31', open: 12 },
  ],
  places: [{ slug: 'albany-ny', name: 'Albany, NY', open: 8 }],
  workplaces: { remote: 0, hybrid: 2, onsite: 8, unstated: 2 },
  pay_stated: { jobs: 3, of: 12 },
  pay: [
    {
      title: 'Registered nurse',
      currency: 'USD',
      period: 'hour',
      jobs: 3,
      low: 3550,
      high: 4800,
      posted: { from: '2026-10-01T00:00:00.000Z', to: '2026-10-28T00:00:00.000Z' },
    },
  ],
  open_for: { jobs: 12, days: 23 },
  closed_after: null,
  reposted: { jobs: 2, of: 20 },
};

test('the page of a company says what its jobs say, and leaves out what isn’t known', async () => {
  open('/jobs/at/maple-health', { company: MAPLE });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Jobs at Maple Health');
  const figure = (name: string) => screen.getByText(name).nextElementSibling?.textContent;
  expect(figure('State pay')).toBe('3 of 12');
  expect(figure('Reposted')).toBe('2 of 20');
  expect(screen.queryByText('Closed after')).toBeNull();
  expect(screen.getByText('$36–48/hr')).toBeTruthy();
  expect(screen.getByText(/posted between Oct\s1, 2026 and Oct\s28, 2026/)).toBeTruthy();
  expect(screen.getByRole('link', { name: /Albany, NY/ }).getAttribute('href')).toBe(
    '/jobs?place=albany-ny&company=maple-health',
  );
  expect(screen.getByRole('img', { name: 'Open jobs by week: 10/24 9, 10/31 12' })).toBeTruthy();
  expect(field('Company').selectedOptions[0]?.text).toBe('Maple Health');
  await waitFor(() => expect(document.title).toMatch(/^Jobs at Maple Health/));
  expect(document.querySelector('meta[name=robots]')).toBeNull();
});

test('a company with few open jobs is not for search engines', async () => {
  open('/jobs/at/maple-health', { company: { ...MAPLE, open: 4 } });
  await waitFor(() => expect(document.querySelector('meta[name=robots]')).not.toBeNull());
});

test('a company that never listed a job has no page', () => {
  open('/jobs/at/nobody', { company: null });
  expect(screen.getByRole('heading', { name: 'No page for these jobs' })).toBeTruthy();
});

const COUNTS: NonNullable<NonNullable<JobPageAnswers['facets']>['counts']> = {
  total: 1000,
  workplace: { onsite: 1000, hybrid: 12, remote: 0 },
  seniority: { intern: 0, entry: 0, mid: 7, senior: 0, lead: 0, director: 0, executive: 0 },
  employment_type: { full_time: 12, part_time: 0, contract: 0, temporary: 0, internship: 0 },
  has_salary: { true: 3 },
};

test('each choice says how many jobs it leads to, as far as they are counted', () => {
  open('/jobs?q=nurse', { facets: { counts: COUNTS, groups: null, without: [] } });
  const options = (name: string) => [...field(name).options].map(({ text }) => text);
  expect(options('Location')).toEqual(['Any location', 'On-site (1,000+)', 'Hybrid (12)', 'Remote (0)']);
  expect(options('Pay')).toEqual(['Any pay', 'Pay listed (3)']);
  cleanup();
  open('/jobs?q=night+nurse');
  expect(options('Pay')).toEqual(['Any pay', 'Pay listed']);
});

test('a search without matches says which filter to remove', () => {
  open('/jobs?q=nurse&workplace=remote&company=maple-health', {
    facets: {
      counts: null,
      groups: null,
      without: [
        { filter: 'workplace', open: 1000 },
        { filter: 'company', open: 1 },
        { filter: 'q', open: 1 },
      ],
    },
  });
  const links = screen.getAllByRole('link', { name: /^Without/ });
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Without Remote: 1,000+ jobs', '/jobs?company=maple-health&q=nurse'],
    ['Without Maple Health: 1 job', '/jobs?q=nurse&workplace=remote'],
    ['Without “nurse”: 1 job', '/jobs?company=maple-health&workplace=remote'],
  ]);
});

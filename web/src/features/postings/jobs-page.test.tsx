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
  group: null,
  neighbors: [],
};

afterEach(cleanup);

/** Shows the page at an address, with the same answers there and at the addresses it may lead to. */
function open(address: string, answers: JobPageAnswers = {}, more: string[] = []): DataRouter {
  const client = createQueryClient();
  for (const url of [address, ...more]) {
    const { pathname: path, search } = new URL(url, 'http://jobs.invalid');
    const known = { postings: { items: [], next_cursor: null }, directory: DIRECTORY, ...answers };
    rememberAnswers(client, { path, search }, known, Date.now());
  }
  const paths = ['/jobs', '/jobs/in/:place', '/jobs/as/:title'];
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

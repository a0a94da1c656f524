import { readJobFilters } from '@contract/job-pages.ts';
import { expect, it } from 'vitest';
import { pagesAround } from './pages-around.ts';

/** The pages around an address of the list. */
function around(address: string, nextCursor: string | null) {
  const params = new URL(address, 'http://x').searchParams;
  return pagesAround(readJobFilters(params), params, nextCursor);
}

it('leads forward and the same way back, keeping the filters', () => {
  const way = ['/jobs?q=nurse'];
  for (const cursor of ['c2', 'c3', 'c4']) way.push(around(way.at(-1) ?? '', cursor).next ?? '');
  expect(way.at(-1)).toBe('/jobs?q=nurse&cursor=c4&back=c2%2Cc3');
  for (let at = way.length - 1; at > 0; at -= 1) {
    expect(around(way[at] ?? '', null)).toEqual({ first: way[0], previous: way[at - 1], next: null });
  }
  expect(around(way[0] ?? '', 'c2')).toEqual({ first: null, previous: null, next: way[1] });
});

it('goes back to the first page when the way is not known', () => {
  expect(around('/jobs?cursor=c9', null)).toEqual({ first: '/jobs', previous: '/jobs', next: null });
});

it('forgets the beginning of a very long way', () => {
  let address = '/jobs';
  for (let page = 2; page < 60; page += 1) address = around(address, `c${page}`).next ?? '';
  expect(address.length).toBeLessThan(200);
  expect(around(address, null).previous).toMatch(/cursor=c58&back=/);
});

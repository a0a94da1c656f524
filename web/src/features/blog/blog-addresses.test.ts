import { expect, it } from 'vitest';
import { AUTHORS } from './authors.ts';
import { blogAddresses } from './blog-addresses.ts';
import type { Post } from './post.ts';

const post = (slug: string, date: string, tags: string[]): Post => ({
  slug,
  title: slug,
  description: '',
  date,
  author: AUTHORS[0]?.name ?? '',
  tags,
  minutes: 5,
});

it('dates a list of articles by its newest', () => {
  const pages = blogAddresses([
    post('new', '2026-11-20', ['pay']),
    post('old', '2026-10-01', ['job search']),
  ]);
  expect(pages['/blog']).toEqual([{ path: '/blog', changed: '2026-11-20' }]);
  expect(pages['/blog/:slug']).toContainEqual({ path: '/blog/old', changed: '2026-10-01' });
  expect(pages['/blog/tags/:tag']).toContainEqual({ path: '/blog/tags/job-search', changed: '2026-10-01' });
  expect(pages['/blog/authors/:slug']).toEqual([
    { path: '/blog/authors/huntwell-team', changed: '2026-11-20' },
  ]);
});

import { expect, it } from 'vitest';
import type { Post } from './post.ts';
import { relatedPosts } from './related-posts.ts';

const post = (slug: string, ...tags: string[]): Post => ({
  slug,
  title: slug,
  description: '',
  date: '2026-11-20',
  author: 'X',
  tags,
  minutes: 5,
});
const slugsNear = (slug: string, posts: Post[]) => {
  const one = posts.find((other) => other.slug === slug);
  return one && relatedPosts(one, posts).map((other) => other.slug);
};

it('puts the articles with most shared tags first, and never more than three', () => {
  const posts = [
    post('a', 'pay', 'data'),
    post('b', 'pay'),
    post('c', 'pay', 'data'),
    post('d', 'pay'),
    post('e', 'pay'),
  ];
  expect(slugsNear('a', posts)).toEqual(['c', 'b', 'd']);
});

it('counts a rare tag for more than a common one', () => {
  const posts = [
    post('a', 'jobs', 'pay'),
    post('b', 'jobs'),
    post('c', 'jobs'),
    post('d', 'jobs'),
    post('e', 'pay'),
  ];
  expect(slugsNear('a', posts)?.[0]).toBe('e');
});

it('leaves out the article itself and those that share no tag', () => {
  expect(slugsNear('a', [post('a', 'pay'), post('b', 'safety')])).toEqual([]);
});

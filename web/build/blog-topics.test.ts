import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { authorOf } from '../src/features/blog/authors.ts';
import { postsAbout, TOPICS, topicsOf } from '../src/features/blog/topics.ts';
import { readPost } from './blog-plugin.ts';

const FOLDER = join(import.meta.dirname, '../content/blog');
const posts = readdirSync(FOLDER).map(
  (name) => readPost(name, readFileSync(join(FOLDER, name), 'utf8')).meta,
);

it('every article has an author with a page, and topics with pages', () => {
  for (const post of posts) {
    expect(authorOf(post).slug).toMatch(/^[a-z-]+$/);
    expect(topicsOf(post).length, post.slug).toBeGreaterThan(0);
  }
});

it('every topic has at least two articles: a page with one leads nowhere else', () => {
  const few = TOPICS.filter((topic) => postsAbout(topic, posts).length < 2);
  expect(few.map(({ name }) => name)).toEqual([]);
});

it('names the article with an unknown tag or author', () => {
  expect(() => topicsOf({ slug: 'a', tags: ['spaceships'] })).toThrow('a.md: describe the tag "spaceships"');
  expect(() => authorOf({ slug: 'a', author: 'Nobody' })).toThrow('a.md: add the author "Nobody"');
});

import type { Post } from './post.ts';

const MOST = 3;

/**
 * The articles that share the most with one: each shared tag counts, and one that few articles have counts more. The order of
 * `posts` (newest first) decides between equals. Articles without a shared tag are never related.
 */
export function relatedPosts(post: Post, posts: readonly Post[]): Post[] {
  const uses = (tag: string) => posts.filter(({ tags }) => tags.includes(tag)).length;
  const closeness = (other: Post) =>
    other.tags.filter((tag) => post.tags.includes(tag)).reduce((sum, tag) => sum + 1 / uses(tag), 0);
  return posts
    .filter(({ slug }) => slug !== post.slug)
    .map((other) => ({ other, score: closeness(other) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MOST)
    .map(({ other }) => other);
}

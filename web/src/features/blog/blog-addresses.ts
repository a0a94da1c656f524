import { paths } from '@/lib/paths.ts';
import { AUTHORS, postsBy } from './authors.ts';
import type { Post } from './post.ts';
import { postsAbout, TOPICS } from './topics.ts';

/** A page of the blog, and the day its content last changed (`YYYY-MM-DD`). */
export type BlogAddress = { path: string; changed?: string };

/** The pages at each route of the blog. @param posts newest first */
export function blogAddresses(posts: readonly Post[]): Record<string, BlogAddress[]> {
  const page = (path: string, [newest]: readonly Post[]) => ({ path, changed: newest?.date });
  return {
    '/blog': [page(paths.blog(), posts)],
    '/blog/:slug': posts.map((post) => page(paths.blogPost(post.slug), [post])),
    '/blog/tags/:tag': TOPICS.map((topic) => page(paths.blogTag(topic.slug), postsAbout(topic, posts))),
    '/blog/authors/:slug': AUTHORS.map((author) =>
      page(paths.blogAuthor(author.slug), postsBy(author, posts)),
    ),
  };
}

import { brand } from '@/lib/brand.ts';
import type { Post } from './post.ts';

export type Author = {
  /** As articles name it in their front matter. */
  name: string;
  /** In the address of its page. */
  slug: string;
  description: string;
};

export const AUTHORS: readonly Author[] = [
  {
    name: `The ${brand.name} team`,
    slug: 'huntwell-team',
    description: `What the ${brand.name} team writes about, how sources are checked, and how to report a mistake.`,
  },
];

/** Who wrote an article. Throws if the author has no page, so the build names it. */
export function authorOf({ slug, author }: Pick<Post, 'slug' | 'author'>): Author {
  const found = AUTHORS.find(({ name }) => name === author);
  if (!found) throw new Error(`${slug}.md: add the author "${author}" to features/blog/authors.ts`);
  return found;
}

export const postsBy = (author: Author, posts: readonly Post[]): Post[] =>
  posts.filter((post) => post.author === author.name);

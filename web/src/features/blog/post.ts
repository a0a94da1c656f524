import type { posts } from 'virtual:blog';

/** What is known of an article without loading its text. */
export type Post = (typeof posts)[number];

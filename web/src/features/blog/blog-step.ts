import { paths } from '@/lib/paths.ts';
import type { PageStep } from '@/lib/structured-data.ts';

/** The page above every article, topic, and author. */
export const BLOG: PageStep = { name: 'Blog', path: paths.blog() };

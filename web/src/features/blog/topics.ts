import type { Post } from './post.ts';

export type Topic = {
  /** As articles name it in their front matter. */
  tag: string;
  /** In the address of its page. */
  slug: string;
  name: string;
  /** What its articles are about, in one sentence. */
  description: string;
};

const DESCRIPTIONS: Record<string, string> = {
  'applicant tracking systems': 'What hiring software really does with your resume and your answers.',
  applications: 'Filling out forms, following up, and deciding which jobs get your time.',
  data: 'What public statistics say about job searches and careers, with charts and sources.',
  'early career': 'Finding proof of what you can do, and applying with less experience than they ask for.',
  interviews: 'What to say, how long to talk, and when to follow up.',
  'job descriptions': 'How to read a job description: what’s required, what’s a wish, and what’s missing.',
  'job search': 'Where to look, what to skip, how long it takes, and how to plan for it.',
  pay: 'Pay ranges, the laws behind them, and how to talk about money before there’s an offer.',
  'remote work': 'What employers mean by remote, and how it affects pay and location.',
  resume: 'Writing a resume that software and people can read, even if your path wasn’t a straight line.',
  safety: 'How to tell a real offer from a scam, and what to do if you already answered.',
  'work authorization': 'The questions about work authorization and sponsorship, and how to answer them.',
};

/** All topics by name. */
export const TOPICS: readonly Topic[] = Object.entries(DESCRIPTIONS).map(([tag, description]) => ({
  tag,
  slug: tag.replaceAll(' ', '-'),
  name: tag.charAt(0).toUpperCase() + tag.slice(1),
  description,
}));

/** The topics of an article, in its order. Throws if one has no description, so the build names it. */
export function topicsOf({ slug, tags }: Pick<Post, 'slug' | 'tags'>): Topic[] {
  return tags.map((tag) => {
    const topic = TOPICS.find((one) => one.tag === tag);
    if (!topic) throw new Error(`${slug}.md: describe the tag "${tag}" in features/blog/topics.ts`);
    return topic;
  });
}

export const postsAbout = (topic: Topic, posts: readonly Post[]): Post[] =>
  posts.filter(({ tags }) => tags.includes(topic.tag));

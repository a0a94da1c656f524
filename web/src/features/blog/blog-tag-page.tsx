import { posts } from 'virtual:blog';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { paths } from '@/lib/paths.ts';
import { PageMeta } from '@/ui/page-meta.tsx';
import { BlogHeader } from './blog-header.tsx';
import { BLOG } from './blog-step.ts';
import { Columns } from './columns.ts';
import { PostList } from './post-list.tsx';
import { TopicNav } from './topic-nav.tsx';
import { postsAbout, TOPICS } from './topics.ts';

/** Loader of a topic's page. A topic that does not exist is a 404. */
function loadTopic({ params }: LoaderFunctionArgs) {
  const topic = TOPICS.find(({ slug }) => slug === params.tag);
  if (!topic) throw data('Topic not found', { status: 404 });
  return topic;
}

/** The articles about one topic. */
function BlogTagPage() {
  const topic = useLoaderData<typeof loadTopic>();
  return (
    <Columns>
      <PageMeta
        title={`Articles about ${topic.tag}`}
        description={topic.description}
        path={paths.blogTag(topic.slug)}
        parents={[BLOG]}
        step={topic.name}
      />
      <BlogHeader title={topic.name} lead={topic.description} />
      <TopicNav current={topic} />
      <PostList posts={postsAbout(topic, posts)} />
    </Columns>
  );
}

export { BlogTagPage as Component, loadTopic as loader };

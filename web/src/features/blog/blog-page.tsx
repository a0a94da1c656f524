import { posts } from 'virtual:blog';
import { paths } from '@/lib/paths.ts';
import { PageHeader } from '@/ui/page-header.tsx';
import { Columns } from './columns.ts';
import { PostList } from './post-list.tsx';
import { TopicNav } from './topic-nav.tsx';

/** All articles, newest first. */
function BlogPage() {
  return (
    <Columns>
      <PageHeader
        title="Blog"
        description="Practical articles about finding jobs, writing resumes, and applying."
        path={paths.blog()}
        lead="Practical advice on jobs, resumes, and applications, short enough to read over a cup of coffee."
      />
      <TopicNav />
      <PostList posts={posts} />
    </Columns>
  );
}

export { BlogPage as Component };

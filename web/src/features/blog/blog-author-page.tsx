import { posts } from 'virtual:blog';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { brand } from '@/lib/brand.ts';
import { paths } from '@/lib/paths.ts';
import { authorProfile } from '@/lib/structured-data.ts';
import { tone } from '@/theme/tokens.ts';
import { PageMeta } from '@/ui/page-meta.tsx';
import { Surface } from '@/ui/surface.ts';
import { AUTHORS, postsBy } from './authors.ts';
import { BlogHeader } from './blog-header.tsx';
import { BLOG } from './blog-step.ts';
import { Columns } from './columns.ts';
import { PostList } from './post-list.tsx';
import { TopicNav } from './topic-nav.tsx';

const About = styled(Surface)({
  '& h2': { marginBottom: 6 },
  '& p': { margin: 0, color: tone.ink2 },
  '& p + h2': { marginTop: 24 },
});

const Articles = styled('section')({ marginTop: 44, '& > h2': { marginBottom: 16 } });

/** Loader of an author's page. An author that does not exist is a 404. */
function loadAuthor({ params }: LoaderFunctionArgs) {
  const author = AUTHORS.find(({ slug }) => slug === params.slug);
  if (!author) throw data('Author not found', { status: 404 });
  return author;
}

/** Who writes the articles, how they check what they say, and what they wrote. */
function BlogAuthorPage() {
  const author = useLoaderData<typeof loadAuthor>();
  const path = paths.blogAuthor(author.slug);
  return (
    <Columns>
      <PageMeta
        title={author.name}
        description={author.description}
        path={path}
        parents={[BLOG]}
        things={[authorProfile({ name: author.name, description: author.description, path })]}
      />
      <BlogHeader
        title={author.name}
        lead={`We build ${brand.name}, and we write about the part of a job search that comes before the offer.`}
      />
      <TopicNav />
      <About as="section" pad="lg" aria-label="How we write">
        <Typography variant="h3" component="h2">
          What we write about
        </Typography>
        <p>
          Reading jobs, writing resumes, filling out applications, and talking about pay. Articles carry the
          team’s name instead of one person’s.
        </p>
        <Typography variant="h3" component="h2">
          How we check sources
        </Typography>
        <p>
          For statistics and laws, we link to the agency that publishes them, such as the Bureau of Labor
          Statistics, and say which period a number covers. An article without sources is advice: it’s our
          opinion, not research. None of it is legal advice.
        </p>
        <Typography variant="h3" component="h2">
          Found a mistake?
        </Typography>
        <p>
          Email <Link href={`mailto:${brand.email}`}>{brand.email}</Link> with the article and the sentence.
          If you’re right, we’ll fix it.
        </p>
      </About>
      <Articles aria-labelledby="articles">
        <Typography variant="h1" component="h2" id="articles">
          Articles
        </Typography>
        <PostList posts={postsBy(author, posts)} titles="h3" />
      </Articles>
    </Columns>
  );
}

export { BlogAuthorPage as Component, loadAuthor as loader };

import { posts } from 'virtual:blog';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link, useLoaderData } from 'react-router-dom';
import { publicationDate } from '@/lib/format.ts';
import { paths } from '@/lib/paths.ts';
import { blogPosting } from '@/lib/structured-data.ts';
import { font, radius, textSize, tone } from '@/theme/tokens.ts';
import { PageMeta } from '@/ui/page-meta.tsx';
import { authorOf } from './authors.ts';
import { BlogHeader } from './blog-header.tsx';
import { BLOG } from './blog-step.ts';
import { Columns } from './columns.ts';
import type { loadPost } from './load-post.ts';
import { PostList } from './post-list.tsx';
import { relatedPosts } from './related-posts.ts';
import { TableOfContents } from './table-of-contents.tsx';
import { topicsOf } from './topics.ts';

const Byline = styled(Typography)({ '& a': { color: tone.ink2, textUnderlineOffset: '0.2em' } });

const Topics = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  listStyle: 'none',
  margin: '16px 0 0',
  padding: 0,
  '& a': {
    display: 'block',
    padding: '5px 12px',
    border: `1px solid ${tone.line}`,
    borderRadius: radius.full,
    background: tone.surface,
    color: tone.ink2,
    fontSize: textSize.small,
    fontWeight: 500,
    textDecoration: 'none',
  },
  '& a:hover': { borderColor: tone.control, color: tone.accentStrong },
});

const Related = styled('section')({
  marginTop: 56,
  '& > h2': { marginBottom: 16 },
  '@media print': { display: 'none' },
});

const Prose = styled('div')({
  marginTop: 4,
  fontSize: textSize.lead,
  lineHeight: 1.65,
  color: tone.ink,
  '& h2': { font: `640 ${textSize.h2}/1.2 ${font.display}`, letterSpacing: '-0.02em', margin: '44px 0 12px' },
  '& h3': { font: `640 ${textSize.h3}/1.3 ${font.display}`, letterSpacing: '-0.01em', margin: '30px 0 8px' },
  '& p, & ul, & ol': { margin: '0 0 18px' },
  '& ul, & ol': { paddingInlineStart: 24 },
  '& li': { marginBottom: 6, paddingInlineStart: 4 },
  '& a': { color: tone.accent, fontWeight: 500, textUnderlineOffset: '0.18em' },
  '& blockquote': {
    margin: '0 0 18px',
    padding: '4px 0 4px 22px',
    borderInlineStart: `2px dashed ${tone.control}`,
    color: tone.ink2,
    '& p:last-of-type': { margin: 0 },
  },
  '& .table': { overflowX: 'auto', margin: '0 0 22px' },
  '& table': { width: '100%', borderCollapse: 'collapse', fontSize: textSize.body2 },
  '& th, & td': {
    textAlign: 'start',
    padding: '9px 10px 9px 0',
    borderBottom: `1px solid ${tone.line}`,
    verticalAlign: 'top',
  },
  '& th': { color: tone.ink3, fontWeight: 500, fontSize: textSize.small },
  '@media print': {
    fontSize: textSize.body2,
    '& a[href^="http"]::after': {
      content: '" (" attr(href) ")"',
      color: tone.ink2,
      fontSize: textSize.caption,
      fontWeight: 400,
      overflowWrap: 'anywhere',
    },
  },
});

/** One article, its parts, and what to read next. */
function BlogPostPage() {
  const { post, html, headings } = useLoaderData<typeof loadPost>();
  const author = authorOf(post);
  const related = relatedPosts(post, posts);
  return (
    <Columns as="article">
      <PageMeta
        title={post.title}
        description={post.description}
        path={paths.blogPost(post.slug)}
        parents={[BLOG]}
        published={post.date}
        things={[blogPosting(post, paths.blogAuthor(author.slug))]}
      />
      <BlogHeader title={post.title} lead={post.description}>
        <Byline variant="small" color="textTertiary">
          <Link to={paths.blogAuthor(author.slug)} rel="author">
            {author.name}
          </Link>{' '}
          · <time dateTime={post.date}>{publicationDate(post.date)}</time> · {post.minutes} min read
        </Byline>
        <Topics aria-label="Topics of this article">
          {topicsOf(post).map((topic) => (
            <li key={topic.slug}>
              <Link to={paths.blogTag(topic.slug)} rel="tag">
                {topic.name}
              </Link>
            </li>
          ))}
        </Topics>
      </BlogHeader>
      <TableOfContents headings={headings} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: compiled from this repository's own Markdown at build time */}
      <Prose dangerouslySetInnerHTML={{ __html: html }} />
      {related.length > 0 && (
        <Related aria-labelledby="related">
          <Typography variant="h1" component="h2" id="related">
            Related articles
          </Typography>
          <PostList posts={related} titles="h3" />
        </Related>
      )}
    </Columns>
  );
}

export { loadPost as loader } from './load-post.ts';
export { BlogPostPage as Component };

import { posts } from 'virtual:blog';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { publicationDate } from '@/lib/format.ts';
import { paths } from '@/lib/paths.ts';
import { font, textSize, tone } from '@/theme/tokens.ts';
import { PageHeader } from '@/ui/page-header.tsx';
import { Article } from './article.ts';

const List = styled('ol')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': { position: 'relative', padding: '28px 0', borderTop: `1px solid ${tone.line}` },
  '& h2': {
    fontFamily: font.display,
    fontSize: textSize.h2,
    margin: '6px 0 8px',
    lineHeight: 1.2,
    fontWeight: 640,
    letterSpacing: '-0.02em',
  },
  '& a': { color: tone.ink, textDecoration: 'none' },
  '& a:hover': {
    color: tone.accentStrong,
    textDecoration: 'underline',
    textDecorationThickness: 1,
    textUnderlineOffset: '0.16em',
  },
  '& p': { margin: 0, color: tone.ink2, maxWidth: '58ch' },
});

/** All articles, newest first. */
function BlogPage() {
  return (
    <Article column="reading">
      <PageHeader
        title="Blog"
        description="Practical articles about finding jobs, writing resumes, and applying."
        path={paths.blog()}
        lead="Practical advice on jobs, resumes, and applications, short enough to read over a cup of coffee."
      />
      <List>
        {posts.map((post) => (
          <li key={post.slug}>
            <Typography component="span" variant="small" color="textTertiary">
              <time dateTime={post.date}>{publicationDate(post.date)}</time> · {post.minutes} min read
            </Typography>
            <h2>
              <Link to={paths.blogPost(post.slug)}>{post.title}</Link>
            </h2>
            <p>{post.description}</p>
          </li>
        ))}
      </List>
    </Article>
  );
}

export { BlogPage as Component };

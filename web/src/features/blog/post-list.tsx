import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { publicationDate } from '@/lib/format.ts';
import { paths } from '@/lib/paths.ts';
import { font, textSize, tone } from '@/theme/tokens.ts';
import type { Post } from './post.ts';

const List = styled('ol')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': { padding: '28px 0', borderTop: `1px solid ${tone.line}` },
  '& h2, & h3': {
    fontFamily: font.display,
    margin: '6px 0 8px',
    lineHeight: 1.2,
    fontWeight: 640,
    letterSpacing: '-0.02em',
  },
  '& h2': { fontSize: textSize.h2 },
  '& h3': { fontSize: textSize.h3 },
  '& a': { color: tone.ink, textDecoration: 'none' },
  '& a:hover': {
    color: tone.accentStrong,
    textDecoration: 'underline',
    textDecorationThickness: 1,
    textUnderlineOffset: '0.16em',
  },
  '& p': { margin: 0, color: tone.ink2, maxWidth: '58ch' },
});

type PostListProps = {
  posts: readonly Post[];
  /** Level of the titles: `h3`, smaller, under a heading of its own. */
  titles?: 'h2' | 'h3';
};

/** Articles with their day, reading time, and description. */
export function PostList({ posts, titles: Title = 'h2' }: PostListProps) {
  return (
    <List>
      {posts.map((post) => (
        <li key={post.slug}>
          <Typography component="span" variant="small" color="textTertiary">
            <time dateTime={post.date}>{publicationDate(post.date)}</time> · {post.minutes} min read
          </Typography>
          <Title>
            <Link to={paths.blogPost(post.slug)}>{post.title}</Link>
          </Title>
          <p>{post.description}</p>
        </li>
      ))}
    </List>
  );
}

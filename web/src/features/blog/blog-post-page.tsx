import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ArrowLeft } from 'lucide-react';
import { Link, useLoaderData } from 'react-router-dom';
import { publicationDate } from '@/lib/format.ts';
import { paths } from '@/lib/paths.ts';
import { blogPosting, breadcrumbs } from '@/lib/structured-data.ts';
import { font, textSize, tone } from '@/theme/tokens.ts';
import { Icon } from '@/ui/icon.tsx';
import { JsonLd } from '@/ui/json-ld.tsx';
import { PageMeta } from '@/ui/page-meta.tsx';
import { Article } from './article.ts';
import type { loadPost } from './load-post.ts';

/** The link's own padding stands outside of the column, so that its text is in line with the title. */
const Head = styled('header')({ '& > a': { margin: '0 0 16px -14px' }, '& > p': { marginTop: 16 } });

const Prose = styled('div')({
  marginTop: 36,
  fontSize: textSize.lead,
  lineHeight: 1.65,
  color: tone.ink,
  '& h2': { font: `640 ${textSize.h2}/1.2 ${font.display}`, letterSpacing: '-0.02em', margin: '44px 0 12px' },
  '& h3': { font: `640 ${textSize.h3}/1.3 ${font.display}`, letterSpacing: '-0.01em', margin: '30px 0 8px' },
  '& p, & ul, & ol': { margin: '0 0 18px' },
  '& ul, & ol': { paddingLeft: 24 },
  '& li': { marginBottom: 6, paddingLeft: 4 },
  '& a': { color: tone.accent, fontWeight: 500, textUnderlineOffset: '0.18em' },
  '& blockquote': {
    margin: '0 0 18px',
    padding: '4px 0 4px 22px',
    borderLeft: `2px dashed ${tone.control}`,
    color: tone.ink2,
    '& p:last-of-type': { margin: 0 },
  },
  '& table': { width: '100%', borderCollapse: 'collapse', fontSize: textSize.body2, margin: '0 0 22px' },
  '& th, & td': {
    textAlign: 'left',
    padding: '9px 10px 9px 0',
    borderBottom: `1px solid ${tone.line}`,
    verticalAlign: 'top',
  },
  '& th': { color: tone.ink3, fontWeight: 500, fontSize: textSize.small },
});

/** One article. */
function BlogPostPage() {
  const { post, html } = useLoaderData<typeof loadPost>();
  return (
    <Article column="reading" as="article">
      <PageMeta title={post.title} description={post.description} path={paths.blogPost(post.slug)} />
      <JsonLd
        things={[
          blogPosting(post),
          breadcrumbs([
            { name: 'Blog', path: paths.blog() },
            { name: post.title, path: paths.blogPost(post.slug) },
          ]),
        ]}
      />
      <Head>
        <Button
          component={Link}
          to={paths.blog()}
          variant="text"
          size="small"
          startIcon={<Icon of={ArrowLeft} size={16} />}
        >
          All articles
        </Button>
        <Typography variant="title">{post.title}</Typography>
        <Typography variant="intro" color="textSecondary">
          {post.description}
        </Typography>
        <Typography variant="small" color="textTertiary">
          {post.author} · <time dateTime={post.date}>{publicationDate(post.date)}</time> · {post.minutes} min
          read
        </Typography>
      </Head>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: compiled from this repository's own Markdown at build time */}
      <Prose dangerouslySetInnerHTML={{ __html: html }} />
    </Article>
  );
}

export { loadPost as loader } from './load-post.ts';
export { BlogPostPage as Component };

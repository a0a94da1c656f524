import { loaders, posts } from 'virtual:blog';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ArrowLeft } from 'lucide-react';
import { use } from 'react';
import { Link, useParams } from 'react-router-dom';
import { shortDate } from '@/lib/format.ts';
import { paths } from '@/lib/paths.ts';
import { font, tone } from '@/theme/tokens.ts';
import { EmptyState } from '@/ui/empty-state.tsx';
import { Icon } from '@/ui/icon.tsx';
import { Page } from '@/ui/page.tsx';
import { PageHeader } from '@/ui/page-header.tsx';
import { PageMeta } from '@/ui/page-meta.tsx';

const Prose = styled('div')({
  marginTop: 36,
  fontSize: 17.5,
  lineHeight: 1.65,
  color: tone.ink,
  '& h2': { font: `640 25px/1.2 ${font.display}`, letterSpacing: '-0.02em', margin: '44px 0 12px' },
  '& h3': { font: `640 19px/1.3 ${font.display}`, letterSpacing: '-0.01em', margin: '30px 0 8px' },
  '& p, & ul, & ol': { margin: '0 0 18px' },
  '& ul, & ol': { paddingLeft: 24 },
  '& li': { marginBottom: 6 },
  '& a': { color: tone.accent, fontWeight: 500, textUnderlineOffset: '0.18em' },
  '& blockquote': {
    margin: '0 0 18px',
    padding: '4px 0 4px 22px',
    borderLeft: `2px dashed ${tone.control}`,
    color: tone.ink2,
    '& p:last-of-type': { margin: 0 },
  },
  '& table': { width: '100%', borderCollapse: 'collapse', fontSize: 15.5, margin: '0 0 22px' },
  '& th, & td': {
    textAlign: 'left',
    padding: '9px 10px 9px 0',
    borderBottom: `1px solid ${tone.line}`,
    verticalAlign: 'top',
  },
  '& th': { color: tone.ink3, fontWeight: 500, fontSize: 14 },
});

const cache = new Map<string, Promise<{ html: string }>>();

function load(slug: string): Promise<{ html: string }> {
  let loading = cache.get(slug);
  if (!loading) {
    loading = loaders[slug]?.() ?? Promise.reject(new Error(`No article "${slug}"`));
    cache.set(slug, loading);
  }
  return loading;
}

function Article({ slug }: { slug: string }) {
  const { html } = use(load(slug));
  // biome-ignore lint/security/noDangerouslySetInnerHtml: compiled from this repository's own Markdown at build time
  return <Prose dangerouslySetInnerHTML={{ __html: html }} />;
}

/** One article. */
export function BlogPostPage() {
  const { slug = '' } = useParams();
  const post = posts.find((one) => one.slug === slug);
  if (!post) {
    return (
      <Page column="reading">
        <PageHeader title="404 Page Not Found" />
        <EmptyState
          seed="404"
          title="No such article"
          text="The page you're looking for doesn't exist."
          action={
            <Button component={Link} to={paths.blog()}>
              All articles
            </Button>
          }
        />
      </Page>
    );
  }
  return (
    <Page column="reading" as="article" sx={{ pt: { xs: 3, md: 6 } }}>
      <PageMeta title={post.title} description={post.description} path={paths.blogPost(post.slug)} />
      <Button
        component={Link}
        to={paths.blog()}
        variant="text"
        size="small"
        startIcon={<Icon of={ArrowLeft} size={16} />}
        sx={{ ml: '-14px', mb: 2 }}
      >
        All articles
      </Button>
      <Typography variant="h1" sx={{ fontSize: 'clamp(32px, 4.4vw, 50px)' }}>
        {post.title}
      </Typography>
      <Typography sx={{ color: tone.ink2, fontSize: 19, mt: 2 }}>{post.description}</Typography>
      <Typography variant="small" sx={{ color: tone.ink3, mt: 2, fontVariantNumeric: 'tabular-nums' }}>
        {post.author} · <time dateTime={post.date}>{shortDate(post.date)}</time> · {post.minutes} min
      </Typography>
      <Article slug={post.slug} />
    </Page>
  );
}

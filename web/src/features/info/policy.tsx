import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { tone } from '@/theme/tokens.ts';
import { Page } from '@/ui/page.tsx';
import { PageMeta } from '@/ui/page-meta.tsx';

const Text = styled('div')({
  color: tone.ink2,
  lineHeight: 1.65,
  '& h2': { color: tone.ink, margin: '44px 0 12px', scrollMarginTop: 88 },
  '& h3': { color: tone.ink, margin: '24px 0 6px' },
  '& p': { margin: '0 0 12px' },
  '& ul': { margin: '0 0 12px', paddingInlineStart: 22 },
  '& li': { marginBottom: 6 },
  '& a': { color: tone.accent, fontWeight: 500 },
  '& strong': { color: tone.ink, fontWeight: 600 },
});

type PolicyProps = {
  title: string;
  description: string;
  path: string;
  /** Written out: `November 21, 2026`. */
  updated: string;
  /** A summary in a few sentences, set apart from the rest. */
  summary: ReactNode;
  children: ReactNode;
};

const Summary = styled('div')({
  background: tone.sunken,
  borderRadius: 14,
  padding: '20px 24px',
  margin: '28px 0 8px',
  color: tone.ink,
  '& p:last-of-type': { margin: 0 },
});

const Article = styled(Page)(({ theme }) => ({
  paddingTop: 64,
  [theme.breakpoints.down('md')]: { paddingTop: 32 },
}));
const Effective = styled(Typography)({ marginTop: 12 });

/** A legal text: title, date, summary, then headings and paragraphs in a reading column. */
export function Policy({ title, description, path, updated, summary, children }: PolicyProps) {
  return (
    <Article column="reading" as="article">
      <PageMeta title={title} description={description} path={path} />
      <Typography variant="title">{title}</Typography>
      <Effective variant="small" color="textTertiary">
        Effective {updated}
      </Effective>
      <Text>
        <Summary>{summary}</Summary>
        {children}
      </Text>
    </Article>
  );
}

export function PolicySection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Typography variant="h2">{title}</Typography>
      {children}
    </section>
  );
}

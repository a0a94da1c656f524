import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { textSize, tone } from '@/theme/tokens.ts';
import { PageMeta } from '@/ui/page-meta.tsx';

const Root = styled('header')(({ theme }) => ({
  marginBottom: 24,
  '& h1': { marginTop: 6, lineHeight: 1.14, textWrap: 'balance' },
  [theme.breakpoints.down('md')]: { marginBottom: 18 },
}));

/** On a phone, each statement has its own lines. */
const Statements = styled('p')(({ theme }) => ({
  margin: '10px 0 0',
  minHeight: '1.4em',
  fontSize: textSize.intro,
  fontWeight: 560,
  lineHeight: 1.4,
  '& > span': { display: 'inline-block', marginInlineEnd: '0.3em' },
  '& > [data-news]': { color: tone.accent },
  '& > :last-child:not(:first-child)': { color: tone.ink2 },
  [theme.breakpoints.down('md')]: {
    minHeight: '2.8em',
    '& > span': { display: 'block' },
  },
}));

type HeadProps = {
  /** The line above: the date. */
  over: string;
  /** What happened and what's next, a `<span>` for each statement. */
  children: ReactNode;
};

/**
 * The top of the dashboard. Its largest words are the same for everyone, so that they are there with the page's first
 * paint, before anything is known.
 */
export function Head({ over, children }: HeadProps) {
  return (
    <Root>
      <PageMeta title="Dashboard" />
      <Typography variant="small" color="textSecondary">
        {over}
      </Typography>
      <Typography variant="section" component="h1">
        Here’s where your search stands
      </Typography>
      <Statements>{children}</Statements>
    </Root>
  );
}

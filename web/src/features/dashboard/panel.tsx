import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { formatNumber } from '@/lib/format.ts';
import { font, textSize, tone } from '@/theme/tokens.ts';
import { SmallLink } from '@/ui/small-link.ts';
import { Surface } from '@/ui/surface.ts';

const Root = styled(Surface)({ display: 'flex', flexDirection: 'column', minHeight: '100%' });

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  minHeight: 36,
  marginBottom: 12,
  '& > :last-child:not(:first-child)': { marginInlineStart: 'auto' },
});
const Heading = styled('div')({ display: 'flex', alignItems: 'baseline', gap: 10, minWidth: 0 });

type PanelProps = {
  title: string;
  /** Beside the title. */
  count?: number;
  /** At the end of the line: a link or a chip. */
  end?: ReactNode;
  children: ReactNode;
};

/** One card of the dashboard: title, count, and one thing at the end of the line. */
export function Panel({ title, count, end, children }: PanelProps) {
  const id = useId();
  return (
    <Root as="section" aria-labelledby={id}>
      <Head>
        <Heading>
          <Typography id={id} variant="h3" component="h2">
            {title}
          </Typography>
          {count !== undefined && count > 0 && (
            <Typography component="span" color="textTertiary">
              {formatNumber(count)}
            </Typography>
          )}
        </Heading>
        {end}
      </Head>
      {children}
    </Root>
  );
}

/** A quiet link at the end of a panel's title or within its text. */
export function PanelLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <SmallLink component={Link} to={to}>
      {children}
    </SmallLink>
  );
}

/** Replaces a panel that couldn't be loaded; the others are unaffected. */
export function PanelError({ onRetry, retrying }: { onRetry: () => void; retrying: boolean }) {
  return (
    <Failed role="alert">
      <Typography color="textSecondary" variant="body2">
        We couldn’t load this part.
      </Typography>
      <Button variant="outlined" size="small" loading={retrying} onClick={onRetry}>
        Try again
      </Button>
    </Failed>
  );
}

const Failed = styled('div')({ display: 'grid', justifyItems: 'start', gap: 12, padding: '4px 0 8px' });

/** A last part of a panel under a line: a hint, a note. */
export const Hint = styled('div')({
  borderTop: `1px solid ${tone.line}`,
  marginTop: 16,
  paddingTop: 14,
});

/** A panel's main number. */
export const BigNumber = styled('span')({
  fontFamily: font.display,
  fontSize: textSize.price,
  fontWeight: 650,
  lineHeight: 1,
  letterSpacing: '-0.03em',
});

/** A big number with a few words beside it. */
export const Figure = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: '4px 14px',
});

/** Rows under one another, a line between them. */
export const Lines = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': { borderTop: `1px solid ${tone.line}`, padding: '14px 0' },
  '& > li:first-of-type': { borderTop: 0, paddingTop: 0 },
  '& > li:last-of-type': { paddingBottom: 0 },
});

/** Names of what a chart shows, with their numbers. */
export const Key = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px 18px',
  '& > li': { display: 'flex', alignItems: 'center', gap: 7 },
});

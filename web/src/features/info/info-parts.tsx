import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { radius, tone, width } from '@/theme/tokens.ts';
import { Contours } from '@/ui/contours.tsx';

const Head = styled('header')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  borderBottom: `1px solid ${tone.line}`,
  '& > div': {
    position: 'relative',
    maxWidth: width.marketing,
    margin: '0 auto',
    padding: '88px clamp(16px, 4vw, 48px) 80px',
    [theme.breakpoints.down('md')]: { paddingBlock: 52 },
  },
}));

type InfoHeadProps = { seed: string; title: string; lead: string; children?: ReactNode };

/** Top of a public page: contours, h1, one sentence, at most two buttons. */
export function InfoHead({ seed, title, lead, children }: InfoHeadProps) {
  return (
    <Head>
      <Contours seed={seed} x={0.8} y={0.5} lines={12} step={54} />
      <div>
        <Typography variant="headline" sx={{ maxWidth: '13em', textWrap: 'balance' }}>
          {title}
        </Typography>
        <Typography variant="intro" sx={{ maxWidth: '36em', mt: 2.5 }} color="textSecondary">
          {lead}
        </Typography>
        {children && (
          <div style={{ display: 'flex', gap: 12, flexWrap: 'wrap', marginTop: 32 }}>{children}</div>
        )}
      </div>
    </Head>
  );
}

const Column = styled('div')({
  maxWidth: width.marketing,
  margin: '0 auto',
  padding: '0 clamp(16px, 4vw, 48px)',
});

/** Column of the sections below an `InfoHead`. */
export function InfoBody({ children }: { children: ReactNode }) {
  return <Column>{children}</Column>;
}

const Part = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.25fr)',
  gap: '20px 64px',
  alignItems: 'start',
  padding: '64px 0',
  borderBottom: `1px solid ${tone.line}`,
  '&:last-of-type': { borderBottom: 0 },
  '& > div > p': { color: tone.ink2, margin: 0, maxWidth: '38em' },
  '& > div > p + p': { marginTop: 14 },
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: '44px 0' },
}));

const Piece = styled('div')({
  marginTop: 24,
  maxWidth: 560,
  background: tone.surface,
  border: `1px solid ${tone.line}`,
  borderRadius: radius.card,
  padding: '22px 24px',
});

/** Heading on the left, text on the right, below it a piece of the product. */
export function InfoPart({
  title,
  children,
  piece,
}: {
  title: string;
  children: ReactNode;
  piece?: ReactNode;
}) {
  return (
    <Part>
      <Typography variant="h1" component="h2" sx={{ maxWidth: '13em' }}>
        {title}
      </Typography>
      <div>
        {children}
        {piece && <Piece>{piece}</Piece>}
      </div>
    </Part>
  );
}

import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { tone, width } from '@/theme/tokens.ts';
import { Contours } from '@/ui/contours.tsx';
import { Surface } from '@/ui/surface.ts';

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
  '& h1': { maxWidth: '13em' },
  '& p': { maxWidth: '36em', marginTop: 20 },
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  marginTop: 32,
  // One below the other: a button whose words change once the session is known wraps nothing.
  [theme.breakpoints.down('sm')]: { display: 'grid' },
}));

type InfoHeadProps = { seed: string; title: string; lead: string; children?: ReactNode };

/** Top of a public page: contours, h1, one sentence, at most two buttons. */
export function InfoHead({ seed, title, lead, children }: InfoHeadProps) {
  return (
    <Head>
      <Contours seed={seed} x={0.8} y={0.5} lines={12} step={54} />
      <div>
        <Typography variant="headline">{title}</Typography>
        <Typography variant="intro" color="textSecondary">
          {lead}
        </Typography>
        {children && <Actions>{children}</Actions>}
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
  '& > h2': { maxWidth: '13em' },
  '& > div > p': { color: tone.ink2, margin: 0, maxWidth: '38em' },
  '& > div > p + p': { marginTop: 14 },
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: '44px 0' },
}));

const Piece = styled(Surface)({ marginTop: 24, maxWidth: 560 });
const InColumn = styled('div')({ marginTop: 28 });
const Below = styled('div')({ gridColumn: '1 / -1', marginTop: 16 });

type InfoPartProps = {
  title: string;
  children: ReactNode;
  /** Drawn with the product's components, on a card below the text. */
  piece?: ReactNode;
  /** Below the text, as wide as its column. */
  picture?: ReactNode;
  /** Below heading and text, as wide as both. */
  below?: ReactNode;
};

/** Heading on the left, text on the right, and what the product looks like. */
export function InfoPart({ title, children, piece, picture, below }: InfoPartProps) {
  return (
    <Part>
      <Typography variant="h1" component="h2">
        {title}
      </Typography>
      <div>
        {children}
        {piece && <Piece pad="lg">{piece}</Piece>}
        {picture && <InColumn>{picture}</InColumn>}
      </div>
      {below && <Below>{below}</Below>}
    </Part>
  );
}

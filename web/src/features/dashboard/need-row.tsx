import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { font, hatch, radius, textSize, tone } from '@/theme/tokens.ts';

const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) auto',
  gap: '12px 16px',
  alignItems: 'center',
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: '44px minmax(0, 1fr)' },
}));
const Sign = styled('span')({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: radius.inner,
  background: tone.sunken,
  fontFamily: font.display,
  fontSize: textSize.h3,
  fontWeight: 650,
  '&[data-unknown]': {
    border: `1px solid ${tone.control}`,
    background: `radial-gradient(circle, ${tone.surface} 0 44%, transparent 46%), ${hatch(tone.control)}`,
  },
});
const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 8,
  [theme.breakpoints.down('sm')]: { gridColumn: '1 / -1', '& > *': { flex: 1 } },
}));
const Title = styled('span')({
  display: 'block',
  fontWeight: 620,
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
  '& > a': { color: 'inherit', textDecoration: 'none', '&:hover': { textDecoration: 'underline' } },
});

type NeedRowProps = {
  /** The count, or a question mark if it's unknown. */
  sign: number | '?';
  title: string;
  text: string;
  /** Where the title leads. */
  to?: string;
  /** One or two buttons. */
  children: ReactNode;
};

/** One kind of thing that waits for the user: how many, what it is, what to press. */
export function NeedRow({ sign, title, text, to, children }: NeedRowProps) {
  return (
    <Row>
      <Sign aria-hidden data-unknown={sign === '?' ? true : undefined}>
        {sign}
      </Sign>
      <div>
        <Title>{to ? <Link to={to}>{title}</Link> : title}</Title>
        <Typography variant="small" color="textSecondary">
          {text}
        </Typography>
      </div>
      <Actions>{children}</Actions>
    </Row>
  );
}

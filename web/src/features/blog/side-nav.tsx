import { styled } from '@mui/material/styles';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { surface } from '@/theme/surface.ts';
import { radius, textSize, tone } from '@/theme/tokens.ts';
import { Icon } from '@/ui/icon.tsx';

const Nav = styled('nav')({ '@media print': { display: 'none' } });

const Closed = styled('details')(({ theme }) => ({
  ...surface.inner,
  marginBottom: 28,
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    minHeight: 48,
    padding: '0 16px',
    fontSize: textSize.body2,
    fontWeight: 600,
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '& > svg': { marginInlineStart: 'auto', color: tone.ink3, transition: 'transform 160ms ease-out' },
  },
  '&[open] > summary > svg': { transform: 'rotate(180deg)' },
  '& > ul': { padding: '0 16px 10px', '& a': { paddingBlock: 10 } },
  [theme.breakpoints.up('lg')]: { display: 'none' },
}));

const Beside = styled('div')(({ theme }) => ({
  // Room for the waypoint on the line.
  marginInlineStart: 6,
  padding: '2px 0 2px 20px',
  borderInlineStart: `1px solid ${tone.line}`,
  fontSize: textSize.small,
  '& > p': { margin: '0 0 6px', fontWeight: 600, color: tone.ink },
  '& a[aria-current=location]': {
    position: 'relative',
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: -26,
      top: '0.85em',
      width: 11,
      height: 11,
      border: `2px solid ${tone.paper}`,
      borderRadius: radius.full,
      background: tone.signal,
    },
  },
  [theme.breakpoints.down('lg')]: { display: 'none' },
}));

const List = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& a': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: 12,
    padding: '7px 0',
    color: tone.ink2,
    fontSize: textSize.small,
    lineHeight: 1.4,
    textDecoration: 'none',
  },
  '& a:hover': { color: tone.accentStrong, textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  '& a[aria-current=page]': { color: tone.accentStrong, fontWeight: 600 },
  // No other weight: a line must not break anew while somebody reads.
  '& a[aria-current=location]': { color: tone.ink },
});

/** Links of a page of the blog: beside the text on wide screens, otherwise folded up above it. @param children `li` elements */
export function SideNav({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Nav aria-label={label}>
      <Closed>
        <summary>
          {label}
          <Icon of={ChevronDown} size={18} />
        </summary>
        <List>{children}</List>
      </Closed>
      <Beside>
        <p>{label}</p>
        <List>{children}</List>
      </Beside>
    </Nav>
  );
}

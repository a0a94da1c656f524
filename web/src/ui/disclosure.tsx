import { styled } from '@mui/material/styles';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { textSize, tone } from '@/theme/tokens.ts';
import { Icon } from './icon.tsx';

const Root = styled('details')({
  borderTop: `1px solid ${tone.line}`,
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: 56,
    fontWeight: 600,
    fontSize: textSize.body1,
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: tone.accentStrong },
    '&:focus-visible': { outline: `2px solid ${tone.accent}`, outlineOffset: 2 },
  },
  '& > summary > svg': {
    flex: 'none',
    marginInlineStart: 'auto',
    color: tone.ink3,
    transition: 'transform 160ms ease-out',
  },
  '&[open] > summary > svg': { transform: 'rotate(180deg)' },
});
const Body = styled('div')({ paddingBottom: 24 });

type DisclosureProps = {
  title: string;
  /** Drawn once it is opened, and kept from then on: what is never opened loads nothing. */
  children: ReactNode;
};

/** A part of a page that opens on demand. */
export function Disclosure({ title, children }: DisclosureProps) {
  const [opened, setOpened] = useState(false);
  return (
    <Root onToggle={(event) => event.currentTarget.open && setOpened(true)}>
      <summary>
        {title}
        <Icon of={ChevronDown} size={18} />
      </summary>
      {opened && <Body>{children}</Body>}
    </Root>
  );
}

import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { radius, tone } from '@/theme/tokens.ts';
import { Icon } from '@/ui/icon.tsx';
import { AUDIENCES } from '../nav-links.ts';

/** Looks like the links beside it. */
const Toggle = styled(Button)({
  minHeight: 40,
  padding: '0 12px',
  borderRadius: radius.inner,
  fontWeight: 500,
  color: tone.ink2,
});

/** The "Who's It For?" menu with the three audience pages. */
export function AudienceMenu() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { pathname } = useLocation();
  const id = useId();
  const close = () => setAnchor(null);
  return (
    <>
      <Toggle
        variant="text"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
        endIcon={<Icon of={ChevronDown} size={16} />}
      >
        Who's It For?
      </Toggle>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={close}>
        {AUDIENCES.map((link) => (
          <MenuItem
            key={link.to}
            component={Link}
            to={link.to}
            selected={pathname === link.to}
            onClick={close}
          >
            {link.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { tone } from '@/theme/tokens.ts';
import { Icon } from '@/ui/icon.tsx';
import { AUDIENCES } from '../nav-links.ts';

/** The "Who's It For?" menu with the three audience pages. */
export function AudienceMenu() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { pathname } = useLocation();
  const id = useId();
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        variant="text"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
        endIcon={<Icon of={ChevronDown} size={16} />}
        sx={{ minHeight: 40, px: '12px', borderRadius: '10px', fontWeight: 500, color: tone.ink2 }}
      >
        Who's It For?
      </Button>
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

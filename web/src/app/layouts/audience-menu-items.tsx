import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Link, useLocation } from 'react-router-dom';
import { AUDIENCES } from '../nav-links.ts';

type AudienceMenuItemsProps = { id: string; anchor: HTMLElement | null; onClose: () => void };

/** The open menu of `AudienceMenu`. */
export function AudienceMenuItems({ id, anchor, onClose }: AudienceMenuItemsProps) {
  const { pathname } = useLocation();
  return (
    <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={onClose}>
      {AUDIENCES.map((link) => (
        <MenuItem
          key={link.to}
          component={Link}
          to={link.to}
          selected={pathname === link.to}
          onClick={onClose}
        >
          {link.label}
        </MenuItem>
      ))}
    </Menu>
  );
}

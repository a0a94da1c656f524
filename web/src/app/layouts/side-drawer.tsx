import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { openFeedback } from '@/features/feedback/feedback-open.ts';
import { DRAWER } from '@/lib/constants.ts';
import { paths } from '@/lib/paths.ts';
import { textSize } from '@/theme/tokens.ts';
import { Icon } from '@/ui/icon.tsx';
import { Logo } from '@/ui/logo.tsx';
import { AUDIENCES, type NavLink } from '../nav-links.ts';
import { NavItem } from './nav-item.tsx';

type SideDrawerProps = {
  open: boolean;
  onClose: () => void;
  links: readonly NavLink[];
  signedIn: boolean;
  onSignOut: () => void;
};

const item = { minHeight: 48, fontSize: textSize.lead };

/** The navigation of phones: 80% wide, 385 px from small screens; closes on navigation. */
export function SideDrawer({ open, onClose, links, signedIn, onSignOut }: SideDrawerProps) {
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          sx: { width: { xs: DRAWER.phone, sm: DRAWER.smallScreenPx }, p: '12px 16px 24px' },
          'aria-label': 'Menu',
          role: 'dialog',
        },
      }}
    >
      <div
        style={{
          display: 'flex',
          justifyContent: 'space-between',
          alignItems: 'center',
          minHeight: 40,
          paddingLeft: 12,
        }}
      >
        <Logo size={28} />
        <IconButton aria-label="Close menu" onClick={onClose}>
          <Icon of={X} size={24} />
        </IconButton>
      </div>
      <nav aria-label="Main" style={{ display: 'grid', gap: 2, marginTop: 20 }}>
        {links.map((link) => (
          <NavItem key={link.to} to={link.to} end={link.to === paths.home()} onClick={onClose} style={item}>
            {link.label}
          </NavItem>
        ))}
        {!signedIn && (
          <>
            <Typography variant="caption" sx={{ px: '12px', mt: 2.5 }} color="textTertiary">
              Who's It For?
            </Typography>
            {AUDIENCES.map((link) => (
              <NavItem key={link.to} to={link.to} onClick={onClose} style={item}>
                {link.label}
              </NavItem>
            ))}
          </>
        )}
      </nav>
      <div style={{ marginTop: 28, display: 'grid', gap: 10 }}>
        <Button
          variant="text"
          onClick={() => {
            onClose();
            openFeedback();
          }}
        >
          Feedback
        </Button>
        {signedIn ? (
          <Button variant="outlined" onClick={onSignOut}>
            Sign Out
          </Button>
        ) : (
          <Button component={Link} to={paths.auth()} onClick={onClose}>
            Sign In
          </Button>
        )}
      </div>
    </Drawer>
  );
}

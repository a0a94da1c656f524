import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { openFeedback } from '@/features/feedback/feedback-open.ts';
import { DRAWER } from '@/lib/constants.ts';
import { paths } from '@/lib/paths.ts';
import { textSize, tone } from '@/theme/tokens.ts';
import { Icon } from '@/ui/icon.tsx';
import { Stack } from '@/ui/layout.ts';
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

const Head = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  minHeight: 40,
  paddingInlineStart: 12,
});
const Links = styled('nav')({ display: 'grid', gap: 2, marginTop: 20 });
const Item = styled(NavItem)({ minHeight: 48, fontSize: textSize.lead });
const Heading = styled('p')({ margin: '20px 12px 0', color: tone.ink3, fontSize: textSize.caption });
const Buttons = styled(Stack)({ marginTop: 28 });

/** The mobile navigation: 80% wide, 385 px from small screens up; closes on navigation. */
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
      <Head>
        <Logo size={28} />
        <IconButton aria-label="Close menu" onClick={onClose}>
          <Icon of={X} size={24} />
        </IconButton>
      </Head>
      <Links aria-label="Main">
        {links.map((link) => (
          <Item key={link.to} to={link.to} end={link.to === paths.home()} onClick={onClose}>
            {link.label}
          </Item>
        ))}
        {!signedIn && (
          <>
            <Heading>Who's It For?</Heading>
            {AUDIENCES.map((link) => (
              <Item key={link.to} to={link.to} onClick={onClose}>
                {link.label}
              </Item>
            ))}
          </>
        )}
      </Links>
      <Buttons gap={10}>
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
      </Buttons>
    </Drawer>
  );
}

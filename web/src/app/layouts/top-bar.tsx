import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { openPalette } from '@/features/commands/commands-open.ts';
import { brand } from '@/lib/brand.ts';
import { paths } from '@/lib/paths.ts';
import { setLeaving, useSession, useWasSignedIn } from '@/lib/session.ts';
import { TOP_BAR_HEIGHT, tone } from '@/theme/tokens.ts';
import { Logo } from '@/ui/logo.tsx';
import { ADMIN, SIGNED_IN, SIGNED_OUT } from '../nav-links.ts';
import { AudienceMenu } from './audience-menu.tsx';
import { NavItem } from './nav-item.tsx';
import { NOT_FOR_VISITORS } from './skeleton.ts';

const SideDrawer = lazy(async () => ({ default: (await import('./side-drawer.tsx')).SideDrawer }));

const Bar = styled('header')({
  position: 'fixed',
  inset: '0 0 auto 0',
  zIndex: 1100,
  height: TOP_BAR_HEIGHT,
  display: 'flex',
  alignItems: 'center',
  gap: 20,
  padding: '0 clamp(16px, 3vw, 32px)',
  background: tone.paper,
  borderBottom: `1px solid ${tone.line}`,
  '@media print': { display: 'none' },
  // A prerendered page has the links of signed-out visitors; `theme.js` knows who may be none.
  '.was-signed-in [data-page] & > :not(:first-of-type)': { visibility: 'hidden' },
  [`${NOT_FOR_VISITORS} > :not(:first-of-type)`]: { visibility: 'hidden' },
});

/** With very large text, the name gives way to the buttons. */
const Home = styled(Link)({
  display: 'flex',
  minWidth: 30,
  overflow: 'hidden',
  textDecoration: 'none',
  borderRadius: 8,
});

const Links = styled('nav')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  flex: 1,
  minWidth: 0,
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

const Desk = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 8,
  [theme.breakpoints.down('md')]: { display: 'none' },
}));
const Phone = styled('div')(({ theme }) => ({
  display: 'flex',
  flex: 'none',
  gap: 4,
  marginInlineStart: 'auto',
  [theme.breakpoints.up('md')]: { display: 'none' },
}));

const PaletteButton = styled(Button)(({ theme }) => ({
  gap: 8,
  color: tone.ink2,
  fontWeight: 500,
  [theme.breakpoints.down('lg')]: { minWidth: 44, padding: 0, '& > span': { display: 'none' } },
}));

// Drawn here like the menu, so that the bar waits for no icon package.
const SearchIcon = () => (
  <svg
    width="20"
    height="20"
    viewBox="0 0 20 20"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    aria-hidden
  >
    <path d="M14 14l4 4M15.500 9a6.500 6.500 0 1 1-13 0 6.500 6.500 0 0 1 13 0z" />
  </svg>
);

/** Fixed navigation; a hamburger with a side drawer on phones. */
export function TopBar() {
  const session = useSession();
  const wasSignedIn = useWasSignedIn();
  const navigate = useNavigate();
  const { key: arrival } = useLocation();
  const [open, setOpen] = useState(false);
  const [opened, setOpened] = useState(false);
  const signedIn = session.status === 'signed_in' || (session.status === 'loading' && wasSignedIn);
  const links = signedIn ? (session.user?.isAdmin ? [...SIGNED_IN, ADMIN] : SIGNED_IN) : SIGNED_OUT;

  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever signed out has left once another page is there
  useEffect(() => setLeaving(false), [arrival]);

  const signOut = async () => {
    setOpen(false);
    const { signOutOfApp } = await import('../sign-out.ts');
    await signOutOfApp(() => navigate(paths.home()));
  };

  return (
    <Bar>
      <Home to={paths.home()} aria-label={`${brand.name} home`}>
        <Logo />
      </Home>
      <Links aria-label="Main">
        {links.map((link) => (
          <NavItem key={link.to} to={link.to} end={link.to === paths.home()}>
            {link.label}
          </NavItem>
        ))}
        {!signedIn && <AudienceMenu />}
      </Links>
      <Desk>
        <PaletteButton
          variant="outlined"
          size="small"
          aria-label="Search or run a command"
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K"
          onClick={openPalette}
        >
          <SearchIcon />
          <span>Search</span>
        </PaletteButton>
        {signedIn ? (
          <Button variant="outlined" size="small" onClick={signOut}>
            Sign Out
          </Button>
        ) : (
          <Button variant="outlined" size="small" component={Link} to={paths.auth()}>
            Sign In
          </Button>
        )}
      </Desk>
      <Phone>
        {signedIn ? (
          <IconButton aria-label="Search or run a command" aria-haspopup="dialog" onClick={openPalette}>
            <SearchIcon />
          </IconButton>
        ) : (
          <Button variant="outlined" size="small" component={Link} to={paths.auth()}>
            Sign In
          </Button>
        )}
        <IconButton
          aria-label="Open menu"
          aria-expanded={open}
          aria-haspopup="dialog"
          onClick={() => {
            setOpened(true);
            setOpen(true);
          }}
        >
          <svg
            width="22"
            height="22"
            viewBox="0 0 22 22"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
            aria-hidden
          >
            <path d="M2 7h18M2 15h18" />
          </svg>
        </IconButton>
      </Phone>
      {opened && (
        <Suspense fallback={null}>
          <SideDrawer
            open={open}
            onClose={() => setOpen(false)}
            links={links}
            signedIn={signedIn}
            onSignOut={signOut}
          />
        </Suspense>
      )}
    </Bar>
  );
}

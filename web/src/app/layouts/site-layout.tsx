import { styled } from '@mui/material/styles';
import { lazy, Suspense, useState } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router-dom';
import { ConsentBar } from '@/features/consent/consent-bar.tsx';
import { isExemptFromProfileRedirect, paths } from '@/lib/paths.ts';
import { useSession } from '@/lib/session.ts';
import { radius, TOP_BAR_HEIGHT, tone } from '@/theme/tokens.ts';
import { PageSpinner } from '@/ui/spinner.tsx';
import { usePrerendered } from '@/ui/use-prerendered.ts';
import { useAfterPaint } from '../use-after-paint.ts';
import { FloatingCorner } from './floating-corner.tsx';
import { Footer } from './footer.tsx';
import { NavigationSpinner } from './navigation-spinner.tsx';
import { preloadable } from './preloadable.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import { ScrollPosition } from './scroll-position.tsx';
import { NOT_FOR_VISITORS } from './skeleton.ts';
import { TopBar } from './top-bar.tsx';
import { Tracking } from './tracking.tsx';

const SessionBridge = lazy(async () => ({ default: (await import('../session-bridge.tsx')).SessionBridge }));
const CommandCenter = lazy(async () => ({ default: (await import('./command-center.tsx')).CommandCenter }));
/** Fetched with the page: without a connection it would be too late. */
const OfflineBar = lazy(async () => ({ default: (await import('./offline-bar.tsx')).OfflineBar }));
const ServerTheme = lazy(async () => ({ default: (await import('../server-theme.tsx')).ServerTheme }));
/** Loaded before a skeleton gives way to it. */
export const ProfileGate = preloadable(async () => (await import('../gates/profile-gate.tsx')).ProfileGate);

const SkipLink = styled('a')({
  position: 'fixed',
  top: 10,
  insetInlineStart: 10,
  zIndex: 1600,
  padding: '10px 18px',
  borderRadius: radius.full,
  background: tone.accent,
  color: tone.onAccent,
  fontWeight: 600,
  transform: 'translateY(-200%)',
  '&:focus': { transform: 'none' },
  '@media print': { display: 'none' },
});

const BelowTopBar = styled('div')({ paddingTop: TOP_BAR_HEIGHT, '@media print': { padding: 0 } });

// The footer begins below the fold, so it doesn't move when the page's content arrives.
const Main = styled('main')({
  [NOT_FOR_VISITORS]: { visibility: 'hidden' },
  minHeight: `calc(100vh - ${TOP_BAR_HEIGHT}px)`,
  '@media print': { minHeight: 0 },
});

const Content = styled('div')({
  '&[data-leaving]': { opacity: 0.6, transition: 'opacity 160ms ease-out 200ms' },
});

/** The shell around every page: skip link, top bar, question about cookies, main, footer, floating corner. */
export function SiteLayout() {
  const { pathname } = useLocation();
  const navigation = useNavigation();
  const session = useSession();
  const painted = useAfterPaint();
  const prerendered = usePrerendered();
  const exempt = isExemptFromProfileRedirect(pathname);
  // The sign-in page decides where a signed-in user goes, as it may still be creating the profile.
  const gated = session.status === 'signed_in' && !exempt && pathname !== paths.auth();
  // Someone who was signed in is taken to be until the page is painted.
  const [presumed] = useState(session.status === 'signed_in');
  const needsSession = !(prerendered || presumed) && (!exempt || pathname.startsWith(paths.onboarding()));
  // The page is dimmed until the next one is ready.
  const leaving = navigation.state === 'loading' && navigation.location.pathname !== pathname;
  const page = <Outlet />;
  return (
    <>
      <SkipLink href="#main">Skip to content</SkipLink>
      <TopBar />
      <BelowTopBar>
        <ConsentBar />
        {painted && (
          <Suspense fallback={null}>
            <OfflineBar />
          </Suspense>
        )}
        <Main id="main" tabIndex={-1} aria-busy={leaving}>
          <Content data-leaving={leaving || undefined}>
            {gated ? (
              <Suspense fallback={<PageSpinner />}>
                <ProfileGate>{page}</ProfileGate>
              </Suspense>
            ) : (
              page
            )}
          </Content>
          {leaving && <NavigationSpinner />}
        </Main>
      </BelowTopBar>
      <Footer />
      <FloatingCorner />
      {painted && (
        <Suspense fallback={null}>
          <CommandCenter />
        </Suspense>
      )}
      <RouteAnnouncer />
      <Tracking />
      <ScrollPosition />
      {(painted || needsSession) && (
        <Suspense fallback={null}>
          <SessionBridge />
        </Suspense>
      )}
      {session.status === 'signed_in' && (
        <Suspense fallback={null}>
          <ServerTheme />
        </Suspense>
      )}
    </>
  );
}

import { LIMITS } from '@contract/limits.ts';
import { isProfileComplete } from '@contract/profile.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { profileQuery } from '@/domain/profile/profile.ts';
import { brand } from '@/lib/brand.ts';
import { rememberDestination } from '@/lib/destination.ts';
import { paths, safeNext } from '@/lib/paths.ts';
import { useSession } from '@/lib/session.ts';
import { useNavigateHere } from '@/lib/use-navigate-here.ts';
import { TOP_BAR_HEIGHT, textSize, tone } from '@/theme/tokens.ts';
import { Contours } from '@/ui/contours.tsx';
import { PageMeta } from '@/ui/page-meta.tsx';
import { PageSpinner } from '@/ui/spinner.tsx';
import { Surface } from '@/ui/surface.ts';
import { toast } from '@/ui/toast-store.ts';
import { useHydrating } from '@/ui/use-prerendered.ts';
import { authMessage } from './auth-message.ts';
import { CredentialsForm, type Values } from './credentials-form.tsx';
import { askForReset } from './forgot-password.ts';
import { GoogleMark } from './google-mark.tsx';
import type { SignInResult } from './sign-in.ts';

const Ground = styled('div')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  minHeight: `calc(100vh - ${TOP_BAR_HEIGHT}px - var(--consent-room, 0px))`,
  display: 'grid',
  placeItems: 'center',
  padding: '40px 16px 96px',
  [theme.breakpoints.down('sm')]: { padding: '24px 16px 96px', alignItems: 'start' },
}));

const Card = styled(Surface)({
  position: 'relative',
  width: '100%',
  maxWidth: 440,
  '& > h1 + p': { margin: '8px 0 24px' },
  '& > p:last-of-type': { marginTop: 20 },
});
const Panel = styled('div')({ marginTop: 22 });
// The prerendered page has the form to sign in; `theme.js` knows who came to sign up.
const ByEmail = styled('div')({ '.signs-up &': { visibility: 'hidden' } });

const Or = styled('div')({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  gap: 14,
  margin: '22px 0 10px',
  color: tone.ink3,
  fontSize: textSize.small,
  '&::before, &::after': { content: '""', borderTop: `1px solid ${tone.line}` },
});

type Mode = 'sign-in' | 'sign-up';

type SignIn = typeof import('./sign-in.ts');

/** Once loaded: browsers block a pop-up that opens in a later task than the click. */
let loaded: SignIn | undefined;

/** Firebase Auth comes after the page: nothing on it needs it until someone signs in. */
async function loadSignIn(): Promise<SignIn> {
  try {
    loaded ??= await import('./sign-in.ts');
    return loaded;
  } catch (cause) {
    throw new Error('We couldn’t connect. Check your internet connection and try again.', { cause });
  }
}

/** Where someone who is already signed in goes: to the onboarding if the profile is incomplete, else to `next`. */
function SignedInAlready({ next }: { next: string }) {
  const { data, status } = useQuery(profileQuery);
  if (status === 'pending') return <PageSpinner />;
  // The profile gate leads to the onboarding and remembers where they were going.
  if (isProfileComplete(data) || next !== paths.dashboard()) return <Navigate to={next} replace />;
  return <Navigate to={paths.onboarding()} replace />;
}

/** Sign-in and sign-up. */
function AuthPage() {
  const [search, setSearch] = useSearchParams();
  const [busy, setBusy] = useState(false);
  const session = useSession();
  const begin = useNavigateHere();
  const client = useQueryClient();
  const hydrating = useHydrating();
  // The prerendered page knows no query.
  const mode: Mode = !hydrating && search.get('tab') === 'sign-up' ? 'sign-up' : 'sign-in';
  const next = (!hydrating && safeNext(search.get('next'))) || paths.dashboard();

  // A click tries again what fails here.
  useEffect(() => void loadSignIn().catch(() => undefined), []);

  const run = async (work: (by: SignIn) => Promise<SignInResult>, fallback: string) => {
    const go = begin();
    setBusy(true);
    try {
      const { isNew } = await work(loaded ?? (await loadSignIn()));
      toast({
        title: isNew ? 'Account created' : 'Sign in successful',
        description: `Welcome to ${brand.name}`,
      });
      if (isNew && next !== paths.dashboard()) rememberDestination(next);
      go(isNew ? paths.onboarding() : next, { replace: true });
    } catch (error) {
      console.error(fallback, error);
      toast({ variant: 'destructive', title: 'Error', description: authMessage(error, fallback) });
      setBusy(false);
      throw error;
    }
  };

  const submit = (form: Values) =>
    mode === 'sign-up'
      ? run((by) => by.signUpByEmail(form.email, form.password, client), 'Failed to create account')
      : run((by) => by.signInByEmail(form.email, form.password, client), 'Failed to sign in');

  const forgot = async (email: string) => {
    setBusy(true);
    await askForReset(email);
    setBusy(false);
  };

  const choose = (tab: Mode) => {
    const params = new URLSearchParams(search);
    if (tab === 'sign-up') params.set('tab', tab);
    else params.delete('tab');
    setSearch(params, { replace: true, preventScrollReset: true });
  };

  if (session.status === 'signed_in' && !busy) return <SignedInAlready next={next} />;

  return (
    <Ground>
      <PageMeta
        title={mode === 'sign-up' ? 'Sign Up' : 'Sign In'}
        description={`Sign in to ${brand.name} or create a free account, with Google or with your email.`}
        path={paths.auth()}
      />
      <Contours seed="sign in" x={0.5} y={0.42} lines={14} step={54} />
      <Card kind="floating" pad="lg">
        <Typography variant="h1">Welcome to {brand.name}</Typography>
        <Typography color="textSecondary">Choose your preferred sign in method</Typography>
        <noscript>
          <p>Turn on JavaScript to sign in.</p>
        </noscript>
        <div data-needs-script>
          <Button
            variant="outlined"
            size="large"
            fullWidth
            disabled={busy}
            startIcon={<GoogleMark />}
            // `run` has already shown the error.
            onClick={() =>
              run((by) => by.continueWithGoogle(client), 'Failed to sign in with Google').catch(
                () => undefined,
              )
            }
          >
            Continue with Google
          </Button>
          <Or>Or continue with email</Or>
          <ByEmail>
            <Tabs
              value={mode}
              onChange={(_, tab: Mode) => choose(tab)}
              variant="fullWidth"
              aria-label="Sign in or sign up"
            >
              <Tab
                value="sign-in"
                label="Sign In"
                id="tab-sign-in"
                aria-controls="auth-panel"
                disabled={busy}
              />
              <Tab
                value="sign-up"
                label="Sign Up"
                id="tab-sign-up"
                aria-controls="auth-panel"
                disabled={busy}
              />
            </Tabs>
            <Panel role="tabpanel" id="auth-panel" aria-labelledby={`tab-${mode}`}>
              <CredentialsForm
                mode={mode}
                busy={busy}
                onSubmit={submit}
                onForgot={(email) => void forgot(email)}
              />
            </Panel>
          </ByEmail>
        </div>
        <Typography variant="small" color="textTertiary">
          {mode === 'sign-up'
            ? `Free to start: ${LIMITS.sign_up_credits}\u00a0applications included. No card needed.`
            : 'We’ll never ask for your passwords to other sites.'}
        </Typography>
      </Card>
    </Ground>
  );
}

export { AuthPage as Component };

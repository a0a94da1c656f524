import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { AuthProvider, FirebaseAppProvider, useSigninCheck } from 'reactfire';
import { keptAnswer } from '@/domain/applications/kept-answer.ts';
import { keepDraftsOf } from '@/lib/drafts.ts';
import { app, auth } from '@/lib/firebase.ts';
import { getSession, publishSession } from '@/lib/session.ts';
import { identify } from '@/lib/tracking/track.ts';
import { installOfflinePage } from './offline-page.ts';

const adminCheck = {
  validateCustomClaims: (claims: Record<string, unknown>) => ({
    hasRequiredClaims: claims.admin === true,
    errors: {},
  }),
};

/** Publishes what Firebase Auth says to the session store. */
function PublishAuth() {
  const { status, data } = useSigninCheck(adminCheck);
  const queryClient = useQueryClient();
  const publish = useEffectEvent(() => {
    if (status === 'loading') return;
    const user = data?.signedIn ? data.user : null;
    const before = getSession().user;
    if (!user) {
      publishSession({ status: 'signed_out', user: null });
      identify(null);
      if (before) {
        // The cache belongs to the user who left. Their drafts go when they sign out themselves or someone else signs in.
        queryClient.clear();
      }
      return;
    }
    keepDraftsOf(user.uid);
    installOfflinePage();
    // Another account signed in without a sign-out: reload what is on the screen.
    if (before && before.uid !== user.uid) void queryClient.resetQueries();
    publishSession({
      status: 'signed_in',
      user: {
        uid: user.uid,
        email: user.email,
        emailVerified: user.emailVerified,
        displayName: user.displayName,
        isAnonymous: user.isAnonymous,
        isAdmin: data.hasRequiredClaims,
      },
    });
    if (keptAnswer())
      void import('@/domain/applications/held-answer.ts').then(({ sendKeptAnswer }) => sendKeptAnswer());
    identify({
      uid: user.uid,
      email: user.email,
      name: user.displayName,
      isAdmin: data.hasRequiredClaims,
      isAnonymous: user.isAnonymous,
    });
  });
  const uid = data?.user?.uid;
  const admin = data?.hasRequiredClaims;
  // biome-ignore lint/correctness/useExhaustiveDependencies: publishes when one of these three changes
  useEffect(publish, [status, uid, admin]);
  return null;
}

/** Connects Firebase Auth to the session store. Public pages load it after their first paint. */
export function SessionBridge() {
  return (
    <FirebaseAppProvider firebaseApp={app}>
      <AuthProvider sdk={auth}>
        <PublishAuth />
      </AuthProvider>
    </FirebaseAppProvider>
  );
}

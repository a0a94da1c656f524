import { Outlet, useLocation } from 'react-router-dom';
import { paths } from '@/lib/paths.ts';
import { useLeaving, useSession } from '@/lib/session.ts';
import { PageSpinner } from '@/ui/spinner.tsx';
import { GateNotice } from './notice.tsx';

function AuthenticationRequired() {
  const { pathname, search } = useLocation();
  const leaving = useLeaving();
  if (leaving) return null;
  return (
    <GateNotice
      title="Authentication Required"
      text="This page requires you to be signed in. Redirecting to sign-in page..."
      to={paths.auth({ next: `${pathname}${search}` })}
    />
  );
}

/** Pages for signed-in users. */
export function SignedInGate() {
  const session = useSession();
  if (session.status === 'loading') return <PageSpinner />;
  if (session.status === 'signed_out') return <AuthenticationRequired />;
  return <Outlet />;
}

/** Pages for admins. Decides only what is shown: the server checks every admin call. */
export function AdminGate() {
  const session = useSession();
  if (session.status === 'loading') return <PageSpinner />;
  if (session.status === 'signed_out') return <AuthenticationRequired />;
  if (!session.user.isAdmin) {
    return (
      <GateNotice
        title="Admin Access Required"
        text="This page requires admin privileges. Redirecting..."
        to={paths.home()}
      />
    );
  }
  return <Outlet />;
}

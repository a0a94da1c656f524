import { isProfileComplete } from '@contract/profile.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { profileQuery } from '@/domain/profile/profile.ts';
import { rememberDestination } from '@/lib/destination.ts';
import { paths } from '@/lib/paths.ts';
import { PageSpinner } from '@/ui/spinner.tsx';

/** Redirects to the onboarding, which leads back to where the user was going. */
function ToOnboarding() {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (pathname !== paths.dashboard()) rememberDestination(`${pathname}${search}`);
  }, [pathname, search]);
  return <Navigate to={paths.onboarding()} replace />;
}

/**
 * Sends signed-in users without a complete profile to the onboarding, except on exempt paths. A profile that can't be
 * fetched counts as none (specification §8).
 */
export function ProfileGate({ children }: { children: ReactNode }) {
  const { data, status } = useQuery(profileQuery);
  // A skeleton is made for those who may see the page.
  if (status === 'pending') return import.meta.env.SSR ? children : <PageSpinner />;
  if (!isProfileComplete(data)) return <ToOnboarding />;
  return children;
}

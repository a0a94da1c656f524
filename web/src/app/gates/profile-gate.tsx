import { isProfileComplete } from '@contract/profile.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { profileQuery } from '@/domain/profile/profile.ts';
import { rememberDestination } from '@/lib/destination.ts';
import { paths } from '@/lib/paths.ts';
import { PageSpinner } from '@/ui/spinner.tsx';

/** Leads to the onboarding, which leads back to where the person was going. */
function ToOnboarding() {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (pathname !== paths.dashboard()) rememberDestination(`${pathname}${search}`);
  }, [pathname, search]);
  return <Navigate to={paths.onboarding()} replace />;
}

/**
 * For a signed-in person outside the exempt paths: without a complete profile they go to the onboarding. A profile
 * that could not be fetched counts as none (specification §8).
 */
export function ProfileGate({ children }: { children: ReactNode }) {
  const { data, status } = useQuery(profileQuery);
  if (status === 'pending') return <PageSpinner />;
  if (!isProfileComplete(data)) return <ToOnboarding />;
  return children;
}

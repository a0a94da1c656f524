import { isProfileComplete } from '@contract/profile.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { profileQuery } from '@/domain/profile/profile.ts';
import { paths } from '@/lib/paths.ts';
import { PageSpinner } from '@/ui/spinner.tsx';

/**
 * For a signed-in person outside the exempt paths: without a complete profile they go to the onboarding. A profile
 * that could not be fetched counts as none (specification §8).
 */
export function ProfileGate({ children }: { children: ReactNode }) {
  const { data, status } = useQuery(profileQuery);
  if (status === 'pending') return <PageSpinner />;
  if (!isProfileComplete(data)) return <Navigate to={paths.onboarding()} replace />;
  return children;
}

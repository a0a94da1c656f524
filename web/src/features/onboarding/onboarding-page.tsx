import { listResumes } from '@contract/resumes.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { createOwnProfile, profileQuery } from '@/domain/profile/profile.ts';
import { paths } from '@/lib/paths.ts';
import { apiQuery } from '@/lib/query-client.ts';
import { useSession } from '@/lib/session.ts';
import { ErrorState } from '@/ui/error-state.tsx';
import { Page } from '@/ui/page.tsx';
import { PendingHeader } from '@/ui/page-header.tsx';
import { SkeletonCard } from '@/ui/skeletons.tsx';
import { PreferencesStep } from './preferences-step.tsx';
import { ResumeStep } from './resume-step.tsx';
import { ReviewStep } from './review-step.tsx';
import { SearchStep } from './search-step.tsx';
import { slugOf, stepAt } from './steps.ts';
import { WhoAppliesStep } from './who-applies-step.tsx';

/** The profile, created with its defaults if there is none: a tab closed during sign-up must not strand anyone. */
function useOwnProfile() {
  const { user } = useSession();
  const client = useQueryClient();
  const found = useQuery(profileQuery);
  const creation = useMutation({
    mutationFn: () =>
      createOwnProfile(client, { name: user?.displayName ?? null, email: user?.email ?? null }),
  });
  const { mutate: create } = creation;
  const missing = found.isSuccess && found.data === null;
  useEffect(() => {
    if (missing) create();
  }, [missing, create]);
  return {
    profile: found.data ?? null,
    // Once loaded, it stays: a half-filled form is worth more than a fresher copy of what it started from.
    error: missing ? creation.error : found.data ? null : found.error,
    retry: () => (found.error ? void found.refetch() : create()),
  };
}

/** The first five minutes: resume, review, preferences, who applies, first search. Each step has its own URL. */
function OnboardingPage() {
  const { step: slug } = useParams();
  const { profile, error, retry } = useOwnProfile();
  const resumes = useQuery(apiQuery(listResumes));
  const failure = error ?? (resumes.data ? null : resumes.error);

  if (failure) {
    return (
      <Page column="form">
        <ErrorState
          heading="h1"
          title="Couldn’t load your profile"
          error={failure}
          onRetry={() => (error ? retry() : void resumes.refetch())}
        />
      </Page>
    );
  }
  if (!profile || !resumes.data) {
    return (
      <Page column="form">
        <PendingHeader title="Set up your profile" />
        <SkeletonCard lines={5} height={380} label="Loading your profile" />
      </Page>
    );
  }
  const step = stepAt(slug);
  if (!step) {
    const to =
      profile.onboarding_step === 'done' && profile.complete
        ? paths.dashboard()
        : paths.onboarding(slugOf(profile.onboarding_step));
    return <Navigate to={to} replace />;
  }
  const resume = resumes.data.items.find((one) => one.active) ?? null;
  switch (step.slug) {
    case 'resume':
      return <ResumeStep resume={resume} />;
    case 'review':
      return <ReviewStep key={resume?.id} profile={profile} resume={resume} />;
    case 'preferences':
      return <PreferencesStep profile={profile} />;
    case 'who-applies':
      return <WhoAppliesStep profile={profile} />;
    case 'search':
      return <SearchStep />;
  }
}

export { OnboardingPage as Component };

import { createProfile, type Profile } from '@contract/profile.ts';
import { listResumes } from '@contract/resumes.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { callApi } from '@/lib/api-client.ts';
import { paths } from '@/lib/paths.ts';
import { profileQuery } from '@/lib/profile.ts';
import { apiQuery } from '@/lib/query-client.ts';
import { useSession } from '@/lib/session.ts';
import { ErrorState } from '@/ui/error-state.tsx';
import { Page } from '@/ui/page.tsx';
import { SkeletonCard } from '@/ui/skeletons.tsx';
import { PreferencesStep } from './preferences-step.tsx';
import { ResumeStep } from './resume-step.tsx';
import { ReviewStep } from './review-step.tsx';
import { SearchStep } from './search-step.tsx';
import { type StepSlug, slugOf, stepAfter, stepAt } from './steps.ts';
import { WhoAppliesStep } from './who-applies-step.tsx';

/** The profile, made with its defaults when there is none: a closed tab at sign-up must not strand anybody. */
function useOwnProfile() {
  const { user } = useSession();
  const client = useQueryClient();
  const found = useQuery(profileQuery);
  const created = useQuery({
    queryKey: ['create-profile', user?.uid],
    enabled: found.isSuccess && found.data === null,
    queryFn: async (): Promise<Profile> => {
      const profile = await callApi(createProfile, {
        body: { full_name: user?.display_name ?? '', email: user?.email ?? '' },
      });
      client.setQueryData(profileQuery.queryKey, profile);
      return profile;
    },
  });
  return {
    profile: found.data ?? created.data ?? null,
    error: found.error ?? created.error,
    retry: () => (found.error ? found.refetch() : created.refetch()),
  };
}

/** The first five minutes: resume, check, preferences, who applies, first search. Each step its own URL. */
export function OnboardingPage() {
  const { step: slug } = useParams();
  const navigate = useNavigate();
  const { profile, error, retry } = useOwnProfile();
  const resumes = useQuery(apiQuery(listResumes));
  const failure = error ?? resumes.error;

  if (failure) {
    return (
      <Page column="form">
        <ErrorState
          title="Your profile did not load"
          error={failure}
          on_retry={() => void (error ? retry() : resumes.refetch())}
        />
      </Page>
    );
  }
  if (!profile || !resumes.data) {
    return (
      <Page column="form">
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
  const goOn = (from: StepSlug) => navigate(paths.onboarding(stepAfter(from).slug));
  switch (step.slug) {
    case 'resume':
      return <ResumeStep resume={resume} on_done={() => goOn('resume')} />;
    case 'review':
      return <ReviewStep key={resume?.id} profile={profile} resume={resume} on_done={() => goOn('review')} />;
    case 'preferences':
      return <PreferencesStep profile={profile} on_done={() => goOn('preferences')} />;
    case 'who-applies':
      return <WhoAppliesStep profile={profile} on_done={() => goOn('who-applies')} />;
    case 'search':
      return <SearchStep />;
  }
}

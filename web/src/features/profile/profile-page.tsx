import { useQuery } from '@tanstack/react-query';
import { profileQuery } from '@/domain/profile/profile.ts';
import { useAnchor } from '@/lib/use-anchor.ts';
import { ErrorState } from '@/ui/error-state.tsx';
import { Page } from '@/ui/page.tsx';
import { PageHeader } from '@/ui/page-header.tsx';
import { SkeletonCard } from '@/ui/skeletons.tsx';
import { Group } from './group.tsx';
import { ProfileForm } from './profile-form.tsx';
import { RememberedAnswers } from './remembered-answers.tsx';
import { Resumes } from './resumes.tsx';

/** Everything that matching and forms are answered from. */
function ProfilePage() {
  const { data, error, refetch } = useQuery(profileQuery);
  useAnchor();
  return (
    <Page sx={{ maxWidth: 1060 }}>
      <PageHeader
        title="Profile"
        lead="What stands here is what employers receive, and what matching rests on."
      />
      <Group
        id="resumes"
        title="Resumes"
        text="The one in use is sent with applications, and read for matching."
      >
        <Resumes />
      </Group>
      {data ? (
        <ProfileForm key={data.uid} profile={data} />
      ) : error ? (
        <ErrorState title="Your profile did not load" error={error} on_retry={() => void refetch()} />
      ) : (
        <SkeletonCard lines={8} height={420} label="Loading your profile" />
      )}
      <Group
        id="answers"
        title="Your answers"
        text="What you answered on employers’ forms. Your words are used again wherever a form asks the same."
      >
        <RememberedAnswers />
      </Group>
    </Page>
  );
}

export { ProfilePage as Component };

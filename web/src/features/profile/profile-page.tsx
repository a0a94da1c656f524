import { useQuery } from '@tanstack/react-query';
import { profileQuery } from '@/domain/profile/profile.ts';
import { useAnchor } from '@/lib/use-anchor.ts';
import { Page } from '@/ui/page.tsx';
import { PageHeader } from '@/ui/page-header.tsx';
import { QueryPanel } from '@/ui/query-panel.tsx';
import { SkeletonCard } from '@/ui/skeletons.tsx';
import { Group } from './group.tsx';
import { ProfileForm } from './profile-form.tsx';
import { RememberedAnswers } from './remembered-answers.tsx';
import { Resumes } from './resumes.tsx';

/** Everything that matching and forms are answered from. */
function ProfilePage() {
  const profile = useQuery(profileQuery);
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
      <QueryPanel
        query={profile}
        what="your profile"
        skeleton={<SkeletonCard lines={8} height={420} label="Loading your profile" />}
      >
        {(data) => data && <ProfileForm key={data.uid} profile={data} />}
      </QueryPanel>
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

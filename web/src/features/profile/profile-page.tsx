import { listResumes } from '@contract/resumes.ts';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { profileQuery } from '@/domain/profile/profile.ts';
import { WithSources } from '@/domain/resumes/source/with-sources.tsx';
import { paths } from '@/lib/paths.ts';
import { apiQuery } from '@/lib/query-client.ts';
import { useAnchor } from '@/lib/use-anchor.ts';
import { Group } from '@/ui/field-group.tsx';
import { Page } from '@/ui/page.tsx';
import { PageHeader } from '@/ui/page-header.tsx';
import { QueryPanel } from '@/ui/query-panel.tsx';
import { SkeletonCard } from '@/ui/skeletons.tsx';
import { CareerGroups } from './career/career.tsx';
import { ProfileForm } from './profile-form.tsx';
import { Resumes } from './resumes.tsx';

/** Everything that matches are based on and forms are filled from. */
function ProfilePage() {
  const profile = useQuery(profileQuery);
  const resumes = useQuery(apiQuery(listResumes));
  useAnchor();
  return (
    <WithSources resume={resumes.data?.items.find(({ active }) => active) ?? null}>
      <Page column="wide">
        <PageHeader title="Profile" lead="Employers see this, and your matches are based on it." />
        <Group
          id="resumes"
          title="Resumes"
          text="We find matches with your resume and send it with your applications. With more than one, you choose which is for what."
        >
          <Resumes />
        </Group>
        <QueryPanel
          query={profile}
          what="your profile"
          skeleton={<SkeletonCard lines={8} height={420} label="Loading your profile" />}
        >
          {(data) =>
            data && (
              <>
                <CareerGroups uid={data.uid} />
                <ProfileForm key={data.uid} profile={data} />
              </>
            )
          }
        </QueryPanel>
        <Group
          id="answers"
          title="Your answers"
          text="What forms ask again and again, and what you’ve answered on them."
        >
          <div>
            <Button component={Link} to={paths.answers()} variant="outlined">
              Open your answers
            </Button>
          </div>
        </Group>
      </Page>
    </WithSources>
  );
}

export { ProfilePage as Component };

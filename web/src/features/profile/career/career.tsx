import { getCareer } from '@contract/career.ts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/lib/query-client.ts';
import { Group } from '@/ui/field-group.tsx';
import { QueryPanel } from '@/ui/query-panel.tsx';
import { SkeletonCard } from '@/ui/skeletons.tsx';
import { CareerListForm } from './career-list.tsx';
import { JOBS, PROJECTS, SCHOOLS, VOLUNTEER } from './list-kinds.tsx';

/** Everything somebody did, as their resume says it and as they correct it. */
export function CareerGroups({ uid }: { uid: string }) {
  const career = useQuery(apiQuery(getCareer));
  return (
    <QueryPanel
      query={career}
      what="your work history"
      skeleton={<SkeletonCard lines={6} height={320} label="Loading your work history" />}
    >
      {(data) => (
        <>
          <Group
            id="work"
            title="Work experience"
            text="From your resume. Fix anything that’s wrong. Your matches and forms use what you save here."
          >
            <CareerListForm kind={JOBS} career={data} uid={uid} />
          </Group>
          <Group id="education" title="Education" text="Your schools and degrees, newest first.">
            <CareerListForm kind={SCHOOLS} career={data} uid={uid} />
          </Group>
          <Group id="volunteer" title="Volunteer work" text="Optional. Roles you weren’t paid for.">
            <CareerListForm kind={VOLUNTEER} career={data} uid={uid} />
          </Group>
          <Group id="projects" title="Projects" text="Optional. What you built or ran outside a job.">
            <CareerListForm kind={PROJECTS} career={data} uid={uid} />
          </Group>
        </>
      )}
    </QueryPanel>
  );
}

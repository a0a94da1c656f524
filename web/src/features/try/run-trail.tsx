import { plural } from '@/lib/format.ts';
import { Trail, type TrailStep } from '@/ui/trail.tsx';

type RunTrailProps = {
  /** Null while the file is being read. */
  pages: number | null;
  /** From the moment the file was given, in ms; null until it has happened. */
  understoodAfter: number | null;
  rankedAfter: number | null;
  postingsSearched: number | null;
  failed: boolean;
};

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} seconds`;

/** What has happened since the visitor gave a file, with the times it really took. */
export function RunTrail({ pages, understoodAfter, rankedAfter, postingsSearched, failed }: RunTrailProps) {
  const read = understoodAfter !== null;
  const steps: TrailStep[] = [
    { id: 'given', title: 'Added', time: pages === null ? 'In memory only' : plural(pages, 'page') },
    {
      id: 'read',
      title: read ? 'Understood' : 'Reading your resume',
      time: read ? seconds(understoodAfter) : undefined,
      state: read ? 'done' : 'current',
    },
    {
      id: 'ranked',
      title:
        rankedAfter !== null && postingsSearched !== null
          ? `${plural(postingsSearched, 'open job')} searched`
          : 'Searching open jobs',
      time: rankedAfter === null ? undefined : seconds(rankedAfter),
      state: rankedAfter !== null ? 'done' : failed ? 'failed' : read ? 'current' : 'upcoming',
    },
  ];
  return <Trail steps={steps} orientation="horizontal" label="What happened with your resume" />;
}

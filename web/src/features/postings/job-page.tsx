import { isThin } from '@contract/job-pages.ts';
import type { Posting } from '@contract/postings.ts';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { PostingText } from '@/domain/postings/posting-text.tsx';
import { describeJob, nameJob, placeLine } from '@/domain/postings/posting-words.ts';
import { publicationDate } from '@/lib/format.ts';
import { paths } from '@/lib/paths.ts';
import { useSession } from '@/lib/session.ts';
import { Contours } from '@/ui/contours.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';
import { Icon } from '@/ui/icon.tsx';
import { Stack } from '@/ui/layout.ts';
import { Page } from '@/ui/page.tsx';
import { PageHeader, PendingHeader } from '@/ui/page-header.tsx';
import { QueryPanel } from '@/ui/query-panel.tsx';
import { SignalNotes } from '@/ui/signal-notes.tsx';
import { SkeletonCard } from '@/ui/skeletons.tsx';
import { ChipRow, StatusChip } from '@/ui/status-chip.tsx';
import { Surface } from '@/ui/surface.ts';
import { JobFacts } from './job-facts.tsx';
import { JobList } from './job-list.tsx';
import { jobPictureWords } from './job-picture-words.ts';
import { jobPosting } from './job-posting-data.ts';
import { jobQuery, similarJobsQuery } from './job-queries.ts';
import { OPEN_JOBS } from './open-jobs.ts';

const Layout = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 320px',
  gap: 28,
  alignItems: 'start',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

const Text = styled(Surface)({
  overflowWrap: 'anywhere',
  '& > h2': { marginBottom: 16 },
  '& > * + h2': { margin: '28px 0 12px' },
});

const Side = styled(Surface)(({ theme }) => ({
  position: 'sticky',
  top: 88,
  overflow: 'hidden',
  // Not the contours, which lie behind the words.
  '& > :not(svg)': { position: 'relative' },
  '& > h2 + p': { margin: '8px 0 20px' },
  '& > p:last-child': { marginTop: 20 },
  [theme.breakpoints.up('md')]: { gridColumn: 2, gridRow: 1 },
  // On a phone it stands between the facts and the description, which is often long: short, and its buttons in one line.
  [theme.breakpoints.down('md')]: {
    position: 'relative',
    top: 0,
    '& > h2 + p': { margin: '4px 0 14px' },
    '& > div': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '& > p:last-child': { marginTop: 14 },
  },
}));

const Facts = styled('div')({ marginBottom: 20 });
const Column = styled(Page)({ maxWidth: 1180 });

/** Its own padding stands outside of the column, so that its text is in line with the title. */
const Back = styled(Button)({ margin: '0 0 12px -14px' }) as typeof Button;

/** The day of an instant, the same everywhere: it is in the page's HTML. */
const day = (instant: string): string => publicationDate(instant.slice(0, 10));

const Similar = styled('section')({ marginTop: 36, '& > h2': { marginBottom: 14 } });

/** Open jobs like a closed one; nothing if there are none, or they can't be loaded. */
function SimilarJobs({ id }: { id: string }) {
  const { data, dataUpdatedAt } = useQuery(similarJobsQuery(id));
  if (!data || data.items.length === 0) return null;
  return (
    <Similar aria-label="Similar jobs that are open">
      <Typography variant="h2">Similar jobs that are open</Typography>
      <JobList postings={data.items} readAt={dataUpdatedAt} heading="h3" />
    </Similar>
  );
}

function Details({ posting, readAt }: { posting: Posting; readAt: number }) {
  const { status } = useSession();
  const match = paths.match(posting.id);
  const path = paths.job(posting.id);
  const markup = jobPosting(posting);
  const closed = posting.status === 'closed';
  return (
    <>
      <PageHeader
        title={posting.title}
        documentTitle={nameJob(posting)}
        description={describeJob(posting)}
        path={path}
        pictureOf={jobPictureWords(posting) ? undefined : OPEN_JOBS}
        parents={[{ name: 'Jobs', path: paths.jobs() }]}
        step={posting.title}
        things={markup ? [markup] : []}
        noindex={closed || isThin(posting)}
        lead={placeLine(posting)}
      />
      <Facts>
        <JobFacts posting={posting} readAt={readAt} all />
        <SignalNotes signals={posting.risk_flags} />
      </Facts>
      {closed && <SimilarJobs id={posting.id} />}
      <Layout>
        <Side as="aside" pad="lg" aria-label="Your fit">
          <Contours seed={posting.id} x={0.9} y={0.1} lines={9} step={150} />
          <Typography variant="h3" component="h2">
            {closed ? 'This job is closed' : 'Is it a fit?'}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {closed
              ? 'We keep it here for reference. There may be a similar job that’s still open.'
              : 'See how your resume fits this job, part by part, and what we couldn’t check.'}
          </Typography>
          <Stack gap={10}>
            {closed ? (
              <Button component={Link} to={paths.jobs()}>
                Open jobs
              </Button>
            ) : (
              <Button
                component={Link}
                to={status === 'signed_in' ? match : paths.auth({ tab: 'sign-up', next: match })}
              >
                See your score
              </Button>
            )}
            <Button variant="outlined" href={posting.url} target="_blank" rel="noopener noreferrer">
              View original
            </Button>
          </Stack>
          <Typography variant="caption" color="textTertiary">
            Source:{' '}
            {posting.attribution.url ? (
              <MuiLink href={posting.attribution.url} target="_blank" rel="noopener noreferrer">
                {posting.attribution.name}
              </MuiLink>
            ) : (
              posting.attribution.name
            )}
            {posting.posted_at && ` · Posted ${day(posting.posted_at)}`}
            {` · Last seen ${day(posting.last_seen_at)}`}
            {posting.company_slug && (
              <>
                {' · '}
                <MuiLink component={Link} to={paths.jobsAt(posting.company_slug)}>
                  Jobs at {posting.company}
                </MuiLink>
              </>
            )}
          </Typography>
        </Side>
        <Text as="article" pad="lg">
          <Typography variant="h2">Job description</Typography>
          <PostingText html={posting.description_html} />
          {posting.skills.length > 0 && (
            <>
              <Typography variant="h3" component="h2">
                Skills mentioned
              </Typography>
              <ChipRow label="Skills">
                {posting.skills.map((skill) => (
                  <StatusChip key={skill}>{skill}</StatusChip>
                ))}
              </ChipRow>
            </>
          )}
        </Text>
      </Layout>
    </>
  );
}

/** One posting, for everyone. */
function JobPage() {
  const { id = '' } = useParams();
  const posting = useQuery(jobQuery(id));
  return (
    <Column>
      <Back
        component={Link}
        to={paths.jobs()}
        variant="text"
        size="small"
        startIcon={<Icon of={ArrowLeft} size={16} />}
      >
        Open jobs
      </Back>
      {posting.data === undefined && !posting.error && <PendingHeader title="Job" />}
      {posting.data === undefined && posting.error && <PageHeader title="Job" />}
      {posting.data === null && <PageHeader title="Job not found" noindex />}
      <QueryPanel
        query={posting}
        what="this job"
        skeleton={<SkeletonCard lines={9} label="Loading the job" />}
      >
        {(data) => (data ? <Details posting={data} readAt={posting.dataUpdatedAt} /> : <NotFound />)}
      </QueryPanel>
    </Column>
  );
}

function NotFound() {
  return (
    <EmptyState
      seed="job gone"
      title="This job was closed or never existed"
      text="We remove jobs when their source no longer lists them."
      action={
        <Button component={Link} to={paths.jobs()}>
          Open jobs
        </Button>
      }
    />
  );
}

export { JobPage as Component };

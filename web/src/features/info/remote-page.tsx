import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { brand } from '@/lib/brand.ts';
import { paths } from '@/lib/paths.ts';
import { PageMeta } from '@/ui/page-meta.tsx';
import { Trail } from '@/ui/trail.tsx';
import { AgeAxis } from './age-axis.tsx';
import {
  AudienceBand,
  AudienceClosing,
  ExampleNote,
  Halves,
  HeroAction,
  SectionHead,
} from './audience-parts.tsx';
import { MeaningTable } from './meaning-table.tsx';
import { Picture } from './picture.tsx';

const Top = styled('div')(({ theme }) => ({
  marginBottom: 52,
  '& > h1': { maxWidth: '12em' },
  '& > p': { marginTop: 22, maxWidth: '36em' },
  [theme.breakpoints.down('md')]: { marginBottom: 36 },
}));

const TopHalves = styled(Halves)({
  alignItems: 'start',
  '& h2': { marginBottom: 16 },
  '& ol': { marginTop: 24 },
});

const Board = styled('div')({ marginTop: 52 });

function RemotePage() {
  return (
    <>
      <PageMeta
        title="For remote job seekers"
        description="Tell remote, hybrid, and on-site jobs apart, and see which countries a remote job is open to."
        path={paths.remote()}
      />
      <AudienceBand>
        <div>
          <Top>
            <Typography variant="headline">Remote jobs that are really remote</Typography>
            <Typography variant="intro" color="textSecondary">
              Tell us where you live and whether remote or hybrid work suits you. {brand.name} reads the whole
              job, not just the label, and tells you when it doesn’t say.
            </Typography>
            <HeroAction note="Looking is free. No card." />
          </Top>
          <MeaningTable />
          <ExampleNote>An example, for someone who’s looking for remote work.</ExampleNote>
        </div>
      </AudienceBand>
      <AudienceBand sunken>
        <div>
          <SectionHead>
            <Typography variant="section">See how long a job has been open</Typography>
            <p>
              Remote jobs draw a crowd, and some stay online long after they’re filled. Every job shows its
              age, and we flag any that’s been open for more than a month.
            </p>
          </SectionHead>
          <AgeAxis />
          <ExampleNote>
            An example. Hatched: the job doesn’t say when it was posted. Age never changes the score.
          </ExampleNote>
        </div>
      </AudienceBand>
      <AudienceBand>
        <div>
          <TopHalves>
            <div>
              <Typography variant="section">Only jobs that are still open</Typography>
              <Typography color="textSecondary">
                Right before each application, we check that the job is still open. If it has closed, nothing
                is sent, and your credit comes back.
              </Typography>
              <Trail
                label="An example: a job that closed"
                steps={[
                  { id: '1', title: 'Matched, score 86', time: 'Monday, 6:10 AM' },
                  { id: '2', title: 'You clicked Apply, 1 credit set aside', time: 'Tuesday, 8:30 PM' },
                  {
                    id: '3',
                    title: 'The job had closed',
                    time: 'Nothing sent. Credit returned.',
                    state: 'failed',
                  },
                ]}
              />
              <ExampleNote>An example.</ExampleNote>
            </div>
            <div>
              <Typography variant="section">From any time zone</Typography>
              <Typography color="textSecondary">
                Queue applications whenever you like. We prepare them in the background, and they wait if
                there’s a question for you. When you’re back, your board shows what needs you.
              </Typography>
            </div>
          </TopHalves>
          <Board>
            <Picture name="board" />
          </Board>
        </div>
      </AudienceBand>
      <AudienceClosing seed="remote">Find the remote jobs that are really remote</AudienceClosing>
    </>
  );
}

export { RemotePage as Component };

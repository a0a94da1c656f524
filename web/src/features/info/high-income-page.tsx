import { LIMITS } from '@contract/limits.ts';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { brand } from '@/lib/brand.ts';
import { paths } from '@/lib/paths.ts';
import { surface } from '@/theme/surface.ts';
import { tone } from '@/theme/tokens.ts';
import { BearingDial } from '@/ui/bearing-dial.tsx';
import { Contours } from '@/ui/contours.tsx';
import { PageMeta } from '@/ui/page-meta.tsx';
import { ReasonBars } from '@/ui/reason-bars.tsx';
import { AudienceBand, AudienceClosing, ExampleNote, HeroAction, SectionHead } from './audience-parts.tsx';
import { PayScale } from './pay-scale.tsx';
import { Picture } from './picture.tsx';

/** Dark in the light theme too. In the dark theme it is darker than its neighbors. */
const Night = styled(AudienceBand)(({ theme }) => theme.applyStyles('dark', { background: tone.sunken }));

const Top = styled('div')(({ theme }) => ({
  marginBottom: 44,
  '& > h1': { maxWidth: '11em' },
  '& > p': { marginTop: 22, maxWidth: '34em' },
  [theme.breakpoints.down('md')]: { marginBottom: 32 },
}));

const Quiet = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1fr)',
  gap: '36px 64px',
  alignItems: 'start',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

const Promises = styled('dl')(({ theme }) => ({
  margin: 0,
  '& > div': {
    padding: '22px 0',
    borderTop: `1px solid ${tone.line}`,
  },
  '& > div:last-of-type': { borderBottom: `1px solid ${tone.line}` },
  '& dt': theme.typography.h3,
  '& dd': { margin: '6px 0 0', color: tone.ink2 },
}));

const Record = styled('div')({ marginTop: 28 });

const PROMISES: [about: string, promise: string][] = [
  [
    'Your employer',
    'Exclude your employer, its sister companies, or anyone else. Their jobs disappear from your list, and auto-apply skips them.',
  ],
  [
    'Your resume',
    'Each application goes only to the employer you approved. We don’t show or sell your profile to recruiters.',
  ],
  [
    'Your call',
    `You review every application unless you turn that off, with every field exactly as it will be sent. We send at most ${LIMITS.applications_per_company} applications to one company in ${LIMITS.applications_per_company_days} days.`,
  ],
  [
    'Your records',
    'Each receipt shows what you said, when, and with which version of your resume. When a conversation starts months later, you know what they read.',
  ],
];

const Match = styled('div')(({ theme }) => ({
  ...surface.card,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '24px 44px',
  alignItems: 'center',
  padding: '40px 44px',
  '& h3 + p': { margin: '4px 0 20px' },
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: '24px 16px' },
}));

function HighIncomePage() {
  return (
    <>
      <PageMeta
        title="For high-income professionals"
        description="Fewer, better applications: pay checked against your minimum, the right seniority, and nothing sent without your approval."
        path={paths.highIncome()}
      />
      <Night className="dark">
        <Contours seed="high income" x={0.2} y={0.2} lines={15} step={66} />
        <div>
          <Top>
            <Typography variant="headline">Fewer applications, better chosen</Typography>
            <Typography variant="intro" color="textSecondary">
              At your level, a careless application costs more than a missed one. Set the lowest pay you’d
              move for, and see only jobs that can reach it.
            </Typography>
          </Top>
          <PayScale />
          <HeroAction note="An example. Pay as the job states it, nothing estimated." />
        </div>
      </Night>
      <AudienceBand>
        <div>
          <SectionHead>
            <Typography variant="section">Nothing below your minimum</Typography>
            <p>
              Jobs that pay less disappear. Jobs that don’t list pay stay on your list, hatched, so you can
              decide whether to ask. {brand.name} never fills in a number.
            </p>
          </SectionHead>
          <Match>
            <BearingDial score={93} unknown={12} size={168} subject="VP, Supply Planning, an example" />
            <div>
              <Typography variant="h2" component="h3">
                VP, Supply Planning
              </Typography>
              <Typography variant="small" component="p" color="textSecondary">
                Valewarden Fund · $240–290k/yr
              </Typography>
              <ReasonBars
                items={[
                  { id: 'title', label: 'Title', value: 96 },
                  { id: 'skills', label: 'Skills', value: 89, text: '6 of 7' },
                  { id: 'experience', label: 'Experience', value: 100, text: '14 yrs / 10 yrs' },
                  { id: 'pay', label: 'Pay', value: 100, text: 'above' },
                  { id: 'location', label: 'Location', value: null, note: 'The job doesn’t say.' },
                ]}
              />
              <ExampleNote>
                An example. One skill is missing, and the location isn’t stated. Ask about both before a first
                call.
              </ExampleNote>
            </div>
          </Match>
        </div>
      </AudienceBand>
      <AudienceBand sunken>
        <Quiet>
          <div>
            <Typography variant="section">Quiet by default</Typography>
            <Record>
              <Picture name="receipt" />
            </Record>
          </div>
          <Promises>
            {PROMISES.map(([about, promise]) => (
              <div key={about}>
                <dt>{about}</dt>
                <dd>{promise}</dd>
              </div>
            ))}
          </Promises>
        </Quiet>
      </AudienceBand>
      <AudienceClosing seed="high income">Set your minimum. See what clears it.</AudienceClosing>
    </>
  );
}

export { HighIncomePage as Component };

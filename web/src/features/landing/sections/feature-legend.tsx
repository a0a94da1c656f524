import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths.ts';
import { hatch, textSize, tone } from '@/theme/tokens.ts';
import { BearingDial } from '@/ui/bearing-dial.tsx';
import { StatusChip } from '@/ui/status-chip.tsx';
import { Band } from '../section-frame.tsx';
import { NeverList } from './never-list.tsx';

const Layout = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.6fr)',
  gap: '40px 72px',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

const Legend = styled('dl')({
  margin: 0,
  borderTop: `1px solid ${tone.line}`,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: '96px minmax(0, 1fr)',
    gap: '0 24px',
    alignItems: 'center',
    padding: '22px 0',
    borderBottom: `1px solid ${tone.line}`,
  },
  '& dt': { fontWeight: 620, fontSize: textSize.lead },
  '& dd': { margin: '4px 0 0', color: tone.ink2 },
});

const Sign = styled('span')({ gridRow: 'span 2', display: 'grid', placeItems: 'center', minHeight: 56 });

const Hatching = styled('span')({
  width: 72,
  height: 34,
  borderRadius: 8,
  border: `1px solid ${tone.line}`,
  background: hatch(tone.control),
});

const Never = styled('div')(({ theme }) => ({
  marginTop: 112,
  [theme.breakpoints.down('md')]: { marginTop: 72 },
}));

const Lead = styled(Typography)({ margin: '16px 0 28px' });

const ENTRIES: { term: string; text: string; sign: ReactNode }[] = [
  {
    term: 'The score',
    text: 'How well a job fits you, from 0 to 100. The same resume and the same job always get the same score.',
    sign: <BearingDial score={87} unknown={12} size={60} decorative />,
  },
  {
    term: 'Hatching',
    text: 'Unknown. What the job or your profile doesn’t say never counts for or against you.',
    sign: <Hatching />,
  },
  {
    term: 'The trail',
    text: 'A timeline for each application: every step, with its date, ending in proof or an honest “not confirmed.”',
    sign: (
      <svg width="76" height="20" viewBox="0 0 76 20" aria-hidden>
        <path d="M20 10h40" stroke={tone.control} strokeWidth="2" strokeDasharray="5 4" />
        {[10, 66].map((x) => (
          <circle key={x} cx={x} cy="10" r="6.500" fill={tone.paper} stroke={tone.accent} strokeWidth="3" />
        ))}
      </svg>
    ),
  },
  {
    term: 'Flags',
    text: 'A job that’s been open for more than a month is flagged. Its age never changes the score.',
    sign: <StatusChip kind="signal">41 days</StatusChip>,
  },
  {
    term: 'Your answers',
    text: 'Questions about work authorization, disability, or a criminal record are answered only with what you told us.',
    sign: <StatusChip kind="ok">yours</StatusChip>,
  },
];

/** The features as a legend: each symbol in the product and what it means. Below it, what the product never does. */
export function FeatureLegend() {
  return (
    <Band>
      <div>
        <Layout>
          <div>
            <Typography variant="section">How to read your matches</Typography>
            <Lead color="textSecondary">Five signs that mean the same thing on every screen.</Lead>
            <Button component={Link} to={paths.features()} variant="outlined">
              All features
            </Button>
          </div>
          <Legend>
            {ENTRIES.map((entry) => (
              <div key={entry.term}>
                <Sign aria-hidden>{entry.sign}</Sign>
                <dt>{entry.term}</dt>
                <dd>{entry.text}</dd>
              </div>
            ))}
          </Legend>
        </Layout>
        <Never>
          <NeverList />
        </Never>
      </div>
    </Band>
  );
}

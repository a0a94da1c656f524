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

const ENTRIES: { term: string; text: string; sign: ReactNode }[] = [
  {
    term: 'The bearing',
    text: 'How well a posting fits you, from 0 to 100. The same input gives the same number, today and tomorrow.',
    sign: <BearingDial score={87} unknown={12} size={60} decorative />,
  },
  {
    term: 'Hatching',
    text: 'Not known. What the posting or your profile leaves open counts neither for nor against you.',
    sign: (
      <span
        style={{
          width: 72,
          height: 34,
          borderRadius: 8,
          border: `1px solid ${tone.line}`,
          background: hatch(tone.control),
        }}
      />
    ),
  },
  {
    term: 'The trail',
    text: 'Each application leaves a dated line of what was done, step by step, ending in proof or in an honest “unconfirmed”.',
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
    term: 'Signs beside the score',
    text: 'A posting that has stood open for more than a month says so. Its age is shown and never mixed into the number.',
    sign: <StatusChip kind="signal">41 days</StatusChip>,
  },
  {
    term: 'Your words',
    text: 'Questions about work permits, disability or your record are answered from what you said, or not at all.',
    sign: <StatusChip kind="ok">yours</StatusChip>,
  },
];

/** The features as a map's legend: each sign of the product and what it means. */
export function FeatureLegend() {
  return (
    <Band>
      <Layout>
        <div>
          <Typography variant="section">How to read the map</Typography>
          <Typography sx={{ mt: 2, mb: 3.5 }} color="textSecondary">
            Five signs, used the same way on every screen. They are most of what you need to know.
          </Typography>
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
    </Band>
  );
}

import { styled } from '@mui/material/styles';
import { hatch, radius, textSize, tone } from '@/theme/tokens.ts';
import { type ChipKind, StatusChip } from '@/ui/status-chip.tsx';

/** Days on the whole axis, and where its labels stand. */
const AXIS = 60;
const TICKS = [0, 15, 30, 45, 60];

/** Invented jobs; `days` is null if the job doesn't say when it was posted. */
const JOBS: { title: string; company: string; days: number | null; says: string; kind: ChipKind }[] = [
  { title: 'Product Writer', company: 'Quillhaven', days: 2, says: '2 days ago', kind: 'neutral' },
  { title: 'Content Lead', company: 'Driftholm Home', days: 11, says: '11 days ago', kind: 'neutral' },
  {
    title: 'Brand Editor',
    company: 'Fennick & Rye',
    days: 47,
    says: 'open for over a month',
    kind: 'signal',
  },
  {
    title: 'Content Strategist',
    company: 'Stellwick Robotics',
    days: null,
    says: 'date not stated',
    kind: 'unknown',
  },
];

const COLUMNS = '220px minmax(0, 1fr) 200px';

const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 });

const Job = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: COLUMNS,
  gap: 24,
  alignItems: 'center',
  padding: '16px 0',
  borderTop: `1px solid ${tone.line}`,
  '& > :last-child': { justifySelf: 'end' },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '10px 14px',
    '& > span[aria-hidden]': { order: 3, gridColumn: '1 / -1' },
  },
}));

const Name = styled('div')({
  lineHeight: 1.35,
  '& strong': { display: 'block', fontWeight: 620 },
  '& span': { fontSize: textSize.small, color: tone.ink2 },
});

const Lane = styled('span')({
  position: 'relative',
  display: 'block',
  height: 22,
  background: tone.surface,
  borderRadius: radius.full,
  // A month, from which a job is flagged.
  '&::after': {
    content: '""',
    position: 'absolute',
    left: '50%',
    top: -6,
    bottom: -6,
    borderLeft: `2px solid ${tone.signal}`,
  },
});

const Age = styled('span', { shouldForwardProp: (prop) => prop !== 'days' })<{ days: number | null }>(
  ({ days }) => ({
    display: 'block',
    height: '100%',
    width: days === null ? '100%' : `${(days / AXIS) * 100}%`,
    borderRadius: radius.full,
    background: days === null ? hatch(tone.control, tone.surface) : tone.accent,
  }),
);

const Scale = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: COLUMNS,
  gap: 24,
  paddingBottom: 10,
  fontSize: textSize.caption,
  color: tone.ink3,
  '& > div': { gridColumn: 2, display: 'flex', justifyContent: 'space-between' },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > div': { gridColumn: 1 },
  },
}));

/** How long jobs have been open, to scale, with the month from which they are flagged. */
export function AgeAxis() {
  return (
    <div>
      <Scale aria-hidden>
        <div>
          {TICKS.map((days) => (
            <span key={days}>{days === 0 ? 'today' : days === 30 ? 'a month' : `${days} days`}</span>
          ))}
        </div>
      </Scale>
      <List>
        {JOBS.map(({ title, company, days, says, kind }) => (
          <Job key={title}>
            <Name>
              <strong>{title}</strong>
              <span>{company}</span>
            </Name>
            <Lane aria-hidden>
              <Age days={days} />
            </Lane>
            <StatusChip kind={kind}>{says}</StatusChip>
          </Job>
        ))}
      </List>
    </div>
  );
}

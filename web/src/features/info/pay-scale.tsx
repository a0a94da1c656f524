import { styled } from '@mui/material/styles';
import { hatch, LARGE_TEXT, radius, textSize, tone } from '@/theme/tokens.ts';
import { BearingDial } from '@/ui/bearing-dial.tsx';

/** Ends of the scale and the minimum of the example, in thousands of dollars a year. */
const SCALE = { from: 150, to: 350 };
const MINIMUM = 210;
const TICKS = [150, 200, 250, 300, 350];

/** Invented jobs; `pay` is null if the job lists none. */
const JOBS: {
  title: string;
  company: string;
  score: number;
  unknown: number;
  pay: [number, number] | null;
}[] = [
  { title: 'VP, Supply Planning', company: 'Valewarden Fund', score: 93, unknown: 12, pay: [240, 290] },
  { title: 'Head of Pricing', company: 'Bramblegate Insurance', score: 90, unknown: 0, pay: [225, 270] },
  { title: 'Director, Operations', company: 'Corrimoor Energy', score: 88, unknown: 0, pay: [215, 245] },
  { title: 'General Manager, East', company: 'Marrowby Foods', score: 87, unknown: 0, pay: [200, 260] },
  { title: 'Chief of Staff', company: 'Stellwick Robotics', score: 86, unknown: 8, pay: null },
  { title: 'Director, Analytics', company: 'Northmere Health', score: 85, unknown: 15, pay: [210, 235] },
];

const share = (thousands: number) => (thousands - SCALE.from) / (SCALE.to - SCALE.from);
const percent = (thousands: number) => `${share(thousands) * 100}%`;

const COLUMNS = '280px minmax(0, 1fr) 130px';

const Root = styled('figure')({ margin: 0 });
const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 });

const Job = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: COLUMNS,
  gap: 28,
  alignItems: 'center',
  minHeight: 62,
  borderTop: `1px solid ${tone.line}`,
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '12px 14px',
    padding: '14px 0',
    '& > span[aria-hidden]': { order: 3, gridColumn: '1 / -1', height: 16, alignSelf: 'auto' },
  },
}));

const Name = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: 14,
  alignItems: 'center',
  lineHeight: 1.35,
  '& strong': { display: 'block', fontWeight: 620 },
  '& div > span': { fontSize: textSize.small, color: tone.ink2 },
});

/** The minimum runs through all rows, because every lane is as high as its row. */
const Lane = styled('span')(({ theme }) => ({
  position: 'relative',
  alignSelf: 'stretch',
  '&::after': {
    content: '""',
    position: 'absolute',
    left: percent(MINIMUM),
    top: -1,
    bottom: 0,
    borderLeft: `2px solid ${tone.signal}`,
    [theme.breakpoints.down('sm')]: { top: -4, bottom: -4 },
  },
}));

const Range = styled('span', { shouldForwardProp: (prop) => prop !== 'pay' })<{
  pay: readonly [number, number] | null;
}>(({ pay }) => {
  const [low, high] = pay ?? [SCALE.from, SCALE.to];
  const below = (Math.max(0, MINIMUM - low) / (high - low)) * 100;
  return {
    position: 'absolute',
    top: 'calc(50% - 8px)',
    height: 16,
    left: percent(low),
    width: `${(share(high) - share(low)) * 100}%`,
    borderRadius: radius.full,
    background: pay
      ? `linear-gradient(to right, ${tone.control} ${below}%, ${tone.accent} ${below}%)`
      : hatch(tone.control, tone.paper),
    border: pay ? 0 : `1px solid ${tone.control}`,
  };
});

const Pay = styled('span')({ textAlign: 'right', '&[data-unknown=true]': { color: tone.ink2 } });

const Axis = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: COLUMNS,
  gap: 28,
  fontSize: textSize.caption,
  color: tone.ink2,
  '& > div': { position: 'relative', gridColumn: 2, height: 26 },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)', '& > div': { gridColumn: 1 } },
}));

const Mark = styled('span', { shouldForwardProp: (prop) => prop !== 'at' })<{ at: number }>(({ at }) => ({
  position: 'absolute',
  left: percent(at),
  transform: at === SCALE.from ? 'none' : at === SCALE.to ? 'translateX(-100%)' : 'translateX(-50%)',
  whiteSpace: 'nowrap',
}));

const Minimum = styled(Mark)({
  [LARGE_TEXT]: { left: 0, transform: 'none', whiteSpace: 'normal' },
  fontSize: textSize.small,
  fontWeight: 600,
  color: tone.signalInk,
});

/** Six invented jobs, their pay to scale against a minimum. */
export function PayScale() {
  return (
    <Root aria-label={`An example: six jobs, and a minimum of $${MINIMUM}k`}>
      <Axis aria-hidden>
        <div>
          <Minimum at={MINIMUM}>Your minimum, ${MINIMUM}k</Minimum>
        </div>
      </Axis>
      <List>
        {JOBS.map(({ title, company, score, unknown, pay }) => (
          <Job key={title}>
            <Name>
              <BearingDial score={score} unknown={unknown} size={44} subject={title} />
              <div>
                <strong>{title}</strong>
                <span>{company}</span>
              </div>
            </Name>
            <Lane aria-hidden>
              <Range pay={pay} />
            </Lane>
            <Pay data-unknown={pay === null}>{pay ? `$${pay[0]}–${pay[1]}k` : 'Pay not stated'}</Pay>
          </Job>
        ))}
      </List>
      <Axis aria-hidden>
        <div>
          {TICKS.map((tick) => (
            <Mark key={tick} at={tick}>
              ${tick}k
            </Mark>
          ))}
        </div>
      </Axis>
    </Root>
  );
}

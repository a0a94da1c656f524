import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { surface } from '@/theme/surface.ts';
import { CSS_PREFIX, font, LIGHT, radius, textSize, tone } from '@/theme/tokens.ts';
import { Contours } from '@/ui/contours.tsx';
import { StatusChip } from '@/ui/status-chip.tsx';
import { Band } from '../section-frame.tsx';
import { useDrawn } from './use-drawn.ts';

/** Size of the drawing. Waypoints lie on its path, so their places are shares of it. */
const WIDTH = 1176;
const HEIGHT = 620;
const ROUTE =
  'M11 111C90 40 210 20 301 71C390 20 500 40 601 121C700 60 800 20 901 61C1010 5 1180 60 1165 190C1150 320 900 240 751 361C660 330 560 330 455 411';

type Waypoint = { left: number; top: number; time: string; title: string; text: string };

/** An example, as are its times. */
const WAYPOINTS: readonly Waypoint[] = [
  { left: 0, top: 100, time: '2:01:40 PM', title: 'You click Apply', text: '1 credit is set aside.' },
  {
    left: 290,
    top: 60,
    time: '2:01:52 PM',
    title: 'Still open',
    text: 'We check that the job is still there before anything else.',
  },
  {
    left: 590,
    top: 110,
    time: '2:01:58 PM',
    title: 'Every answer ready',
    text: '13 of 13, from your resume and your own words.',
  },
  {
    left: 890,
    top: 50,
    time: '2:02:04 PM',
    title: 'You approve',
    text: 'You read every answer first. Change one, and we show you the new version.',
  },
  {
    left: 740,
    top: 350,
    time: '2:02:11 PM',
    title: 'Sent once',
    text: 'Never twice, even if something breaks halfway.',
  },
  {
    left: 444,
    top: 400,
    time: '2:02:19 PM',
    title: 'Your receipt',
    text: 'With the employer’s own words.',
  },
];

const SENT: readonly [label: string, value: string, note?: string][] = [
  ['Sent to', 'Corrimoor Energy'],
  ['Resume', 'dana-okafor.pdf', 'version 3'],
  ['Authorized to work?', 'Yes', 'you answered, Apr 21'],
  ['Answers', '13, all approved by you'],
  ['Their page said', '“Thank you for applying”', '2:02:19 PM'],
];

/** Dark in the light theme too. In the dark theme it is darker than its neighbors. */
const Night = styled(Band)(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  background: tone.paper,
  color: tone.ink,
  ...theme.applyStyles('dark', { background: tone.sunken }),
  '& > div': {
    position: 'relative',
    paddingBlock: 112,
    [theme.breakpoints.down('md')]: { paddingBlock: 72 },
  },
}));

const Head = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.25fr) minmax(0, 1fr)',
  gap: '16px 56px',
  alignItems: 'end',
  '& h2': { maxWidth: '11em' },
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', marginBottom: 36 },
}));

const Picture = styled('div')(({ theme }) => ({
  position: 'relative',
  height: HEIGHT,
  maxWidth: WIDTH + 48,
  [theme.breakpoints.down('md')]: { height: 'auto' },
}));

const Path = styled('svg')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  '& mask path': { strokeDasharray: 1, strokeDashoffset: 'calc(1 - var(--drawn, 1))' },
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

const Points = styled('ol')({ listStyle: 'none', margin: 0, padding: 0 });

const Point = styled('li')(({ theme }) => ({
  position: 'absolute',
  width: 'min(226px, 19vw)',
  '&::before': {
    content: '""',
    display: 'block',
    width: 22,
    height: 22,
    marginBottom: 14,
    borderRadius: radius.full,
    border: `4px solid ${tone.accent}`,
    background: tone.paper,
  },
  '&:last-of-type::before': {
    background: tone.signal,
    borderColor: tone.signal,
    boxShadow: `0 0 0 7px ${tone.signalSoft}`,
  },
  '& time': { fontSize: textSize.small, fontWeight: 600, color: tone.accent },
  '& p': { margin: '4px 0 0', fontSize: textSize.body2, lineHeight: 1.45, color: tone.ink2 },
  [theme.breakpoints.down('md')]: {
    position: 'relative',
    inset: 'auto !important',
    width: 'auto',
    padding: '0 0 28px 38px',
    '&::before': { position: 'absolute', left: 0, top: 0 },
    '&::after': {
      content: '""',
      position: 'absolute',
      left: 10,
      top: 28,
      bottom: 4,
      borderLeft: `2px dashed ${tone.control}`,
    },
  },
}));

/** Paper has its own colors at night; in the dark theme it is dark as well. */
const paperColors = Object.fromEntries(
  Object.entries(LIGHT).map(([name, value]) => [`--${CSS_PREFIX}-palette-tone-${name}`, value]),
);

const Slip = styled('section')(({ theme }) => ({
  ...surface.floating,
  ...theme.applyStyles('light', paperColors),
  position: 'absolute',
  left: 0,
  bottom: 0,
  width: '34%',
  padding: '24px 26px 34px',
  border: 0,
  borderRadius: `${radius.card}px ${radius.card}px 0 0`,
  color: tone.ink,
  background: tone.surface,
  mask: 'conic-gradient(from -45deg at bottom, transparent, black 1deg 89deg, transparent 90deg) 50% / 16px 100%',
  '& dl': { margin: '14px 0 0', fontSize: textSize.small, lineHeight: 1.45 },
  '& dl > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    gap: 12,
    padding: '8px 0',
    borderTop: `1px solid ${tone.line}`,
  },
  '& dt': { color: tone.ink2 },
  '& dd': { margin: 0 },
  '& dd > span': { color: tone.ink3 },
  [theme.breakpoints.down('md')]: { position: 'relative', width: 'auto', maxWidth: 480, marginTop: 8 },
}));

const SlipTop = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '8px 12px',
  fontFamily: font.text,
});

/** One application as a route, from the click to the receipt. It draws itself once, as the page scrolls past. */
export function RoutePicture() {
  const [picture, drawn] = useDrawn();
  const mask = useId();
  return (
    <Night className="dark">
      <Contours seed="route" x={0.8} y={0.75} lines={16} step={62} />
      <div>
        <Head>
          <Typography variant="section">From your click to your receipt</Typography>
          <Typography variant="intro" component="p" color="textSecondary">
            Follow one application. You can stop it at any point before it’s sent. The employer and the times
            are an example.
          </Typography>
        </Head>
        <Picture ref={picture} style={drawn}>
          <Path viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" fill="none" aria-hidden>
            <mask
              id={mask}
              maskUnits="userSpaceOnUse"
              x="-20"
              y="-20"
              width={WIDTH + 40}
              height={HEIGHT + 40}
            >
              <path d={ROUTE} stroke="white" strokeWidth="20" pathLength="1" />
            </mask>
            <path
              d={ROUTE}
              stroke={tone.control}
              strokeWidth="2"
              strokeDasharray="7 7"
              mask={`url(#${mask})`}
            />
          </Path>
          <Points>
            {WAYPOINTS.map(({ left, top, time, title, text }) => (
              <Point key={title} style={{ left: `${(left / WIDTH) * 100}%`, top }}>
                <time>{time}</time>
                <Typography variant="h3">{title}</Typography>
                <p>{text}</p>
              </Point>
            ))}
          </Points>
          <Slip aria-label="Receipt (example)">
            <SlipTop>
              <Typography variant="h3">Receipt (example)</Typography>
              <StatusChip kind="ok">Sent, with proof</StatusChip>
            </SlipTop>
            <dl>
              {SENT.map(([label, value, note]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>
                    {value}
                    {note && <span> · {note.replaceAll(' ', '\u00A0')}</span>}
                  </dd>
                </div>
              ))}
            </dl>
          </Slip>
        </Picture>
      </div>
    </Night>
  );
}

import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { hatch, textSize, tone } from '@/theme/tokens.ts';
import { Surface } from '@/ui/surface.ts';
import { VisuallyHidden } from '@/ui/visually-hidden.tsx';
import type { TrailDay } from './week-days.ts';

const DOT = 16;
/** Below the line of the day's name. */
const DOT_TOP = 30;

const Days = styled('ol')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  '& > li': { position: 'relative', paddingInlineEnd: 12, minHeight: 104 },
  '& > li:not(:last-of-type)::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: DOT + 5,
    insetInlineEnd: 5,
    top: DOT_TOP + DOT / 2 - 1,
    borderTop: `2px dashed ${tone.control}`,
  },
  '& > li[data-when=past]:not(:last-of-type)::before': { borderColor: tone.accent },
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: `${DOT}px 62px minmax(0, 1fr)`,
      columnGap: 12,
      padding: '0 0 16px',
      minHeight: 0,
    },
    '& > li:last-of-type': { paddingBottom: 0 },
    '& > li[data-when=past]': { display: 'none' },
    '& > li:not(:last-of-type)::before': {
      insetInlineStart: DOT / 2 - 1,
      insetInlineEnd: 'auto',
      top: DOT + 7,
      bottom: 1,
      borderTop: 0,
      borderInlineStart: `2px dashed ${tone.control}`,
    },
  },
}));

const Name = styled('span')(({ theme }) => ({
  display: 'block',
  fontSize: textSize.caption,
  fontWeight: 560,
  lineHeight: '20px',
  color: tone.ink3,
  'li[data-when=today] &': { color: tone.ink, fontWeight: 680 },
  [theme.breakpoints.down('md')]: { order: 2, fontSize: textSize.small },
}));

const Waypoint = styled('span')(({ theme }) => ({
  display: 'block',
  width: DOT,
  height: DOT,
  marginTop: 10,
  borderRadius: '50%',
  background: tone.surface,
  border: `3px solid ${tone.accent}`,
  'li[data-when=coming] &': { border: `2px solid ${tone.control}` },
  'li[data-when=today] &': { background: tone.signal, boxShadow: `0 0 0 5px ${tone.signalSoft}` },
  'li[data-when=unknown] &': { border: `2px solid ${tone.control}`, background: hatch(tone.control) },
  [theme.breakpoints.down('md')]: { order: 1, marginTop: 2 },
}));

const Happenings = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: '12px 0 0',
  padding: 0,
  display: 'grid',
  gap: 3,
  fontSize: textSize.small,
  lineHeight: 1.4,
  color: tone.ink2,
  overflowWrap: 'anywhere',
  '& b': { color: tone.ink, fontWeight: 620 },
  [theme.breakpoints.down('md')]: { order: 3, margin: 0, lineHeight: '20px' },
}));

/** Long employer names are truncated on screen, not for screen readers. */
const Line = styled('li')({
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
});

const SPOKEN: Record<TrailDay['when'], string> = { past: '', today: '', coming: 'Upcoming: ' };

function Day({ day: { at, name, when, lines } }: { day: TrailDay }) {
  return (
    <li data-when={when} aria-current={when === 'today' ? 'date' : undefined}>
      <Name>
        {SPOKEN[when] && <VisuallyHidden>{SPOKEN[when]}</VisuallyHidden>}
        <time dateTime={new Date(at).toISOString()}>{name}</time>
      </Name>
      <Waypoint aria-hidden />
      {lines.length > 0 ? (
        <Happenings>
          {lines.map(({ strong, rest }) => (
            <Line key={`${strong} ${rest}`}>
              {strong && <b>{strong}</b>} {rest}
            </Line>
          ))}
        </Happenings>
      ) : (
        <Happenings as="div">
          <Typography variant="inherit" color="textTertiary">
            {when === 'past' ? 'Nothing new' : 'Nothing planned'}
          </Typography>
        </Happenings>
      )}
    </li>
  );
}

/** Past, today, and coming along one trail. On a phone it begins with today. */
export function WeekTrail({ days }: { days: readonly TrailDay[] }) {
  return (
    <Surface as="section" aria-label="Your week">
      <Days>
        {days.map((day) => (
          <Day key={day.at} day={day} />
        ))}
      </Days>
    </Surface>
  );
}

/** The empty week, before there is anything to show. */
export function EmptyTrail() {
  return (
    <Placeholder aria-hidden>
      {Array.from({ length: 7 }, (_, n) => (
        <li key={`day-${n.toString()}`} data-when="unknown">
          <Waypoint />
        </li>
      ))}
    </Placeholder>
  );
}

const Placeholder = styled('ol')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'flex',
  '& > li': { display: 'flex', alignItems: 'center' },
  '& > li > span': { flex: 'none', order: 0, marginTop: 0 },
  '& > li:not(:last-of-type)': { flex: 1 },
  '& > li:not(:last-of-type)::after': {
    content: '""',
    flex: 1,
    borderTop: `2px dashed ${tone.control}`,
    margin: '0 4px',
  },
});

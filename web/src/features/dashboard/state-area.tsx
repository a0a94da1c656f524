import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { plural } from '@/lib/format.ts';
import { textSize, tone } from '@/theme/tokens.ts';
import { type Look, Swatch } from '@/ui/swatch.ts';
import { areaLayers, scaleOf, spread } from './area-geometry.ts';
import { monthDay } from './days.ts';
import { Key } from './panel.tsx';
import type { Layer, Week } from './weeks.ts';

/** Name and fill of each layer. Only unknowns are hatched. */
const LOOK: Record<Layer, { name: string; fill: string; look: Look }> = {
  interviewing: { name: 'Interviewing', fill: tone.accent, look: 'accent' },
  waiting: { name: 'Waiting for a reply', fill: tone.mid, look: 'mid' },
  closed: { name: 'Rejected or closed', fill: tone.control, look: 'control' },
  unconfirmed: { name: 'Not confirmed', fill: 'hatch', look: 'hatched' },
};

/** The drawing is stretched to its place; only paths are in it, and their lines stay as thin as they are. */
const BOX = { width: 400, height: 200 };
const LABEL_GAP = 24;

const Frame = styled('figure')(({ theme }) => ({
  margin: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 176px',
  columnGap: 14,
  fontSize: textSize.caption,
  color: tone.ink2,
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));
const Plot = styled('div')({ position: 'relative', height: BOX.height });
const Drawing = styled('svg')({ display: 'block', width: '100%', height: '100%', overflow: 'visible' });
const Labels = styled('ul')(({ theme }) => ({
  position: 'relative',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': {
    position: 'absolute',
    left: 0,
    display: 'grid',
    gridTemplateColumns: '28px auto',
    columnGap: 8,
    lineHeight: '20px',
    transform: 'translateY(-50%)',
    whiteSpace: 'nowrap',
    '& > b': { textAlign: 'right', color: tone.ink, fontWeight: 650 },
  },
  [theme.breakpoints.down('md')]: { display: 'none' },
}));
const Dates = styled('div')({ position: 'relative', height: 20, marginTop: 6 });
const DateMark = styled('span')({
  position: 'absolute',
  transform: 'translateX(-50%)',
  whiteSpace: 'nowrap',
  '&[data-first]': { transform: 'none' },
  '&:last-of-type': { transform: 'translateX(-100%)' },
});
const PhoneKey = styled(Key)(({ theme }) => ({
  marginTop: 12,
  fontSize: textSize.small,
  color: tone.ink2,
  '& b': { color: tone.ink, fontWeight: 650 },
  [theme.breakpoints.up('md')]: { display: 'none' },
}));

/** Dates along the bottom, counted back from today: five at most. */
function datesOf(weeks: readonly Week[]): { at: number; left: number }[] {
  const last = weeks.length - 1;
  const step = Math.ceil(last / 4);
  return weeks
    .map(({ at }, n) => ({ at, left: (n / last) * 100, back: last - n }))
    .filter(({ back }) => back % step === 0);
}

/** The chart in words. */
function inWords(weeks: readonly Week[], layers: readonly { layer: Layer; value: number }[]): string {
  const now = layers.map(({ layer, value }) => `${value} ${LOOK[layer].name.toLowerCase()}`).join(', ');
  const total = (week: Week | undefined) =>
    week ? week.interviewing + week.waiting + week.closed + week.unconfirmed : 0;
  const first = weeks[0];
  return `${plural(total(weeks.at(-1)), 'application')} now: ${now}. ${first ? `${total(first)} on ${monthDay(first.at)}.` : ''}`;
}

/** Applications by where they stand, stacked week by week. Labels stand beside the areas, or in a key on a phone. */
export function StateArea({ weeks }: { weeks: readonly Week[] }) {
  const pattern = useId();
  const layers = areaLayers(weeks, BOX);
  const scale = scaleOf(weeks);
  const top = scale.at(-1) ?? 1;
  const heights = spread(
    layers.map(({ middle }) => middle),
    LABEL_GAP,
    BOX.height,
  );
  const named = layers.map((layer, n) => ({ ...layer, ...LOOK[layer.layer], top: heights[n] ?? 0 }));
  return (
    <>
      <Frame role="img" aria-label={inWords(weeks, layers)}>
        <div>
          <Plot>
            <Drawing viewBox={`0 0 ${BOX.width} ${BOX.height}`} preserveAspectRatio="none" aria-hidden>
              <defs>
                <pattern
                  id={pattern}
                  width="5"
                  height="5"
                  patternUnits="userSpaceOnUse"
                  patternTransform="rotate(45)"
                >
                  <rect width="5" height="5" fill={tone.surface} />
                  <rect width="1.4" height="5" fill={tone.control} />
                </pattern>
              </defs>
              <g stroke={tone.line} strokeWidth={1}>
                {scale.map((value) => {
                  const y = BOX.height - (value / top) * BOX.height;
                  return (
                    <line key={value} x1={0} x2={BOX.width} y1={y} y2={y} vectorEffect="non-scaling-stroke" />
                  );
                })}
              </g>
              {named.map(({ layer, area, fill }) => (
                <path key={layer} d={area} fill={fill === 'hatch' ? `url(#${pattern})` : fill} />
              ))}
              <g fill="none" stroke={tone.surface} strokeWidth={2}>
                {named.slice(0, -1).map(({ layer, edge }) => (
                  <path key={layer} d={edge} vectorEffect="non-scaling-stroke" />
                ))}
              </g>
              <path
                d={named.at(-1)?.edge}
                fill="none"
                stroke={tone.ink}
                strokeWidth={1.5}
                vectorEffect="non-scaling-stroke"
              />
            </Drawing>
          </Plot>
          <Dates aria-hidden>
            {datesOf(weeks).map(({ at, left }) => (
              <DateMark key={at} data-first={left === 0 ? true : undefined} style={{ left: `${left}%` }}>
                {monthDay(at)}
              </DateMark>
            ))}
          </Dates>
        </div>
        <Labels aria-hidden>
          {named.map(({ layer, name, value, top: y }) => (
            <li key={layer} style={{ top: y }}>
              <b>{value}</b>
              {name}
            </li>
          ))}
        </Labels>
      </Frame>
      <PhoneKey aria-hidden>
        {[...named].reverse().map(({ layer, name, value, look }) => (
          <li key={layer}>
            <Swatch look={look} />
            <b>{value}</b>
            <Typography component="span" variant="inherit">
              {name.toLowerCase()}
            </Typography>
          </li>
        ))}
      </PhoneKey>
    </>
  );
}

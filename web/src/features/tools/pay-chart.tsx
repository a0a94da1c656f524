import type { PayRange } from '@contract/pay-ranges.ts';
import { styled } from '@mui/material/styles';
import { plural } from '@/lib/format.ts';
import { radius, textSize, tone } from '@/theme/tokens.ts';
import { VisuallyHidden } from '@/ui/visually-hidden.tsx';
import { dollarsShort, type PayScale, percentOn, scaleOf, ticksOf } from './pay-scale.ts';

const Root = styled('figure')({ margin: 0 });

const Columns = styled('div')({
  position: 'relative',
  height: 168,
  borderBottom: `1px solid ${tone.control}`,
});

const Column = styled('span')({
  position: 'absolute',
  bottom: 0,
  padding: '0 2px',
  textAlign: 'center',
  fontSize: textSize.caption,
  color: tone.ink2,
  '& > i': { display: 'block', minHeight: 2, borderRadius: '4px 4px 0 0', background: tone.mid },
});

/** Height of the tallest column in px; its number stands above. */
const TALLEST = 140;

export const Lane = styled('span')({ position: 'relative', display: 'block', height: 28 });

const Whole = styled('span')({
  position: 'absolute',
  top: 'calc(50% - 1px)',
  height: 2,
  background: tone.control,
});

const Half = styled('span')({
  position: 'absolute',
  top: 'calc(50% - 7px)',
  height: 14,
  borderRadius: radius.full,
  background: tone.accent,
});

const Median = styled('span')({
  position: 'absolute',
  top: 'calc(50% - 11px)',
  height: 22,
  width: 3,
  marginLeft: -1.5,
  borderRadius: 2,
  background: tone.ink,
  boxShadow: `0 0 0 2px ${tone.surface}`,
});

const span = (from: number, to: number, scale: PayScale) => ({
  left: `${percentOn(from, scale)}%`,
  width: `${percentOn(to, scale) - percentOn(from, scale)}%`,
});

/** Lowest to highest as a line, the middle half as a bar, the median as a mark. */
export function RangeLane({ range, scale }: { range: PayRange; scale: PayScale }) {
  return (
    <Lane aria-hidden>
      <Whole style={span(range.lowest, range.highest, scale)} />
      <Half style={span(range.lower_quarter, range.upper_quarter, scale)} />
      <Median style={{ left: `${percentOn(range.median, scale)}%` }} />
    </Lane>
  );
}

const Ticks = styled('div')({
  position: 'relative',
  height: 22,
  marginTop: 4,
  fontSize: textSize.caption,
  color: tone.ink2,
  '& > span': { position: 'absolute', transform: 'translateX(-50%)', whiteSpace: 'nowrap' },
  '& > span:first-of-type': { transform: 'none' },
  '& > span:last-of-type': { transform: 'translateX(-100%)' },
});

/** The amounts under a chart. */
export function PayTicks({ scale }: { scale: PayScale }) {
  return (
    <Ticks aria-hidden>
      {ticksOf(scale).map((tick) => (
        <span key={tick} style={{ left: `${percentOn(tick, scale)}%` }}>
          {dollarsShort(tick)}
        </span>
      ))}
    </Ticks>
  );
}

/** How many jobs state which pay, and below it the range, both on one scale. */
export function PayChart({ range }: { range: PayRange }) {
  const scale = scaleOf([range]);
  const most = Math.max(...range.bands.map(({ jobs }) => jobs));
  return (
    <Root aria-label="Jobs by the pay they state">
      <Columns aria-hidden>
        {range.bands.map(({ from, to, jobs }) => (
          <Column key={from} style={span(from, to, scale)}>
            {jobs > 0 && (
              <>
                {jobs}
                <i style={{ height: (jobs / most) * TALLEST }} />
              </>
            )}
          </Column>
        ))}
      </Columns>
      <RangeLane range={range} scale={scale} />
      <PayTicks scale={scale} />
      <VisuallyHidden>
        {range.bands
          .filter(({ jobs }) => jobs > 0)
          .map(({ from, to, jobs }) => `${dollarsShort(from)} to ${dollarsShort(to)}: ${plural(jobs, 'job')}`)
          .join('. ')}
      </VisuallyHidden>
    </Root>
  );
}

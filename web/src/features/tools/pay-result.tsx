import { PAY_RANGE_LEAST, type PayRange, type PayRanges } from '@contract/pay-ranges.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { plural, publicationDate } from '@/lib/format.ts';
import { paths } from '@/lib/paths.ts';
import { textSize, tone } from '@/theme/tokens.ts';
import { StatusChip } from '@/ui/status-chip.tsx';
import { PayChart, PayTicks, RangeLane } from './pay-chart.tsx';
import { dollarsShort, scaleOf } from './pay-scale.ts';

/** The day of an instant, the same everywhere: it is in the page's HTML. */
const day = (instant: string): string => publicationDate(instant.slice(0, 10));

const Root = styled('div')({ display: 'grid', gap: 24 });

const Figures = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, max-content)',
  gap: '12px clamp(16px, 4vw, 48px)',
  margin: 0,
  '& dt': { fontSize: textSize.small, color: tone.ink2 },
  '& dd': { ...theme.typography.figure, margin: '4px 0 0' },
}));

const Places = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '200px minmax(0, 1fr) 64px',
    gap: '2px 24px',
    alignItems: 'center',
    padding: '8px 0',
    borderTop: `1px solid ${tone.line}`,
  },
  '& small': { display: 'block', fontSize: textSize.small, color: tone.ink2 },
  '& b': { fontWeight: 620, textAlign: 'right' },
  '& [data-here=true]': { fontWeight: 620 },
  [theme.breakpoints.down('sm')]: {
    '& > li': { gridTemplateColumns: 'minmax(0, 1fr) auto', padding: '12px 0' },
    '& > li > :nth-of-type(2)': { order: 3, gridColumn: '1 / -1' },
  },
}));

/** Under the lanes of the places, as wide as they are. */
const Axis = styled('div')(({ theme }) => ({
  margin: '0 88px 0 224px',
  [theme.breakpoints.down('sm')]: { margin: 0 },
}));

/** Places shown at first sight; the chosen one is always among them. */
const SHOWN = 10;

function halfWords({ jobs, lower_quarter, upper_quarter }: PayRange): string {
  return `Half of these ${plural(jobs, 'job')} state between ${dollarsShort(lower_quarter)} and ${dollarsShort(upper_quarter)} a year.`;
}

/** Never says that there are too few jobs: only the largest titles and places are kept, so the reason is not known. */
function NoFigure({ title, place, counted }: { title: string; place: string | null; counted: boolean }) {
  return (
    <Root>
      <div>
        <StatusChip kind="unknown">No figure</StatusChip>
      </div>
      <Typography variant="h2">
        {title}
        {place && ` · ${place}`}
      </Typography>
      <Typography color="textSecondary">
        {counted
          ? `We don’t have a figure for this. We need at least ${PAY_RANGE_LEAST.jobs} open jobs from ${PAY_RANGE_LEAST.employers} employers that state pay. ${place ? 'Try a larger city, add the state, or leave out the city.' : 'Try a shorter title, such as “nurse” instead of “night nurse, cardiology.”'}`
          : 'We haven’t counted any jobs yet. Come back tomorrow.'}
      </Typography>
      <div>
        <Button variant="outlined" component={Link} to={paths.jobs({ q: title })}>
          See open jobs
        </Button>
      </div>
    </Root>
  );
}

/** Pay for a title, in one place or everywhere, and how places compare. */
export function PayResult({ ranges }: { ranges: PayRanges }) {
  const { place } = ranges;
  const chosen = ranges.places.find((one) => one.place === place) ?? null;
  const counted = ranges.computed_at !== null;
  const range = place ? (chosen?.range ?? null) : ranges.everywhere;
  if (ranges.everywhere === null) return <NoFigure title={ranges.title} place={null} counted={counted} />;
  const firstPlaces = ranges.places.slice(0, SHOWN);
  const places = chosen && !firstPlaces.includes(chosen) ? [...firstPlaces, chosen] : firstPlaces;
  const scale = scaleOf([ranges.everywhere]);
  const dates = ranges.posted
    ? ` posted between ${day(ranges.posted.from)} and ${day(ranges.posted.to)}`
    : '';
  return (
    <Root>
      {range === null ? (
        <NoFigure title={ranges.title} place={place} counted={counted} />
      ) : (
        <>
          <div>
            <Typography variant="h2">
              {ranges.title}, {chosen?.place ?? 'United States'}
            </Typography>
            <Typography color="textSecondary">{halfWords(range)}</Typography>
          </div>
          <Figures>
            <div>
              <dt>Lower quarter</dt>
              <dd>{dollarsShort(range.lower_quarter)}</dd>
            </div>
            <div>
              <dt>Median</dt>
              <dd>{dollarsShort(range.median)}</dd>
            </div>
            <div>
              <dt>Upper quarter</dt>
              <dd>{dollarsShort(range.upper_quarter)}</dd>
            </div>
          </Figures>
          <PayChart range={range} />
          <Typography variant="small" color="textSecondary">
            {`${plural(range.jobs, 'open job')} from ${plural(range.employers, 'employer')}. All jobs with this title were${dates || ' open'}.`}
            {ranges.computed_at && ` Counted ${day(ranges.computed_at)}.`}
          </Typography>
        </>
      )}
      {places.length > 0 && (
        <section aria-labelledby="pay-by-place">
          <Typography variant="h3" id="pay-by-place" sx={{ marginBottom: 1.5 }}>
            By city
          </Typography>
          <Places>
            {places.map((one) => (
              <li key={one.place}>
                <span>
                  <Link
                    to={paths.salaryRanges({ title: ranges.title, place: one.place })}
                    data-here={one === chosen}
                    aria-current={one === chosen ? 'page' : undefined}
                  >
                    {one.place}
                  </Link>
                  <small>
                    {plural(one.range.jobs, 'job')}, half {dollarsShort(one.range.lower_quarter)}–
                    {dollarsShort(one.range.upper_quarter)}
                  </small>
                </span>
                <RangeLane range={one.range} scale={scale} />
                <b>{dollarsShort(one.range.median)}</b>
              </li>
            ))}
          </Places>
          <Axis>
            <PayTicks scale={scale} />
          </Axis>
          <Typography variant="small" component="p" color="textSecondary">
            Line: lowest to highest. Bar: the middle half. Mark and number: the median.
          </Typography>
        </section>
      )}
    </Root>
  );
}

import type { Company } from '@contract/companies.ts';
import { jobListAddress } from '@contract/job-pages.ts';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { formatNumber, formatPay, plural, publicationDate } from '@/lib/format.ts';
import { textSize, tone } from '@/theme/tokens.ts';
import { ColumnChart } from '@/ui/charts.tsx';
import { Surface } from '@/ui/surface.ts';
import { BrowseJobs } from './browse-jobs.tsx';

/** The day of an instant, the same everywhere: it is in the page's HTML. */
const day = (instant: string): string => publicationDate(instant.slice(0, 10));

/** `11/2`, short enough for a column on a phone. */
const monthAndDay = (date: string): string => date.slice(5).split('-').map(Number).join('/');

const Figures = styled(Surface)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
  gap: '20px 24px',
  marginBottom: 8,
  '& dt': { fontSize: textSize.small, color: tone.ink2 },
  '& dd': { margin: 0 },
  '& dd:first-of-type': { ...theme.typography.figure, margin: '4px 0 2px' },
  '& dd:last-of-type:not(:first-of-type)': { fontSize: textSize.small, color: tone.ink3 },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

type FigureProps = { name: string; value: string; note?: string | undefined };

function Figure({ name, value, note }: FigureProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
      {note && <dd>{note}</dd>}
    </div>
  );
}

const Since = styled(Typography)({ margin: '0 0 24px' });

/** Nobody can have seen a job come back that was first seen the other day. */
const LEAST_WATCHED = 14 * 24 * 3_600_000;

/** A company's jobs in a few numbers, each with how many jobs it is about. */
export function CompanyFigures({ company }: { company: Company }) {
  const { open, complete, open_for, closed_after, pay_stated, reposted, since, computed_at } = company;
  const watched = Date.parse(computed_at) - Date.parse(since) >= LEAST_WATCHED;
  return (
    <>
      <Figures as="dl" pad="md" aria-label="In numbers">
        <Figure name="Open now" value={`${formatNumber(open)}${complete ? '' : '+'}`} />
        {open_for && (
          <Figure name="Open for" value={plural(open_for.days, 'day')} note="Median of its open jobs" />
        )}
        {closed_after && (
          <Figure
            name="Closed after"
            value={plural(closed_after.days, 'day')}
            note={`Median of ${plural(closed_after.jobs, 'closed job')}`}
          />
        )}
        {pay_stated.of > 0 && (
          <Figure
            name="State pay"
            value={`${formatNumber(pay_stated.jobs)} of ${formatNumber(pay_stated.of)}`}
          />
        )}
        {(watched || reposted.jobs > 0) && (
          <Figure
            name="Reposted"
            value={`${formatNumber(reposted.jobs)} of ${formatNumber(reposted.of)}`}
            note="Listed again, or given a newer date"
          />
        )}
      </Figures>
      <Since variant="small" color="textTertiary">
        From the jobs listed under this name since we first read one on {day(since)}
        {complete ? '.' : '; it has too many to count, so these are the most recent.'}
      </Since>
    </>
  );
}

const Part = styled('section')({ marginTop: 44, '& > h2': { marginBottom: 14 } });

const Pays = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '2px 24px',
    padding: '10px 0',
    borderBottom: `1px solid ${tone.line}`,
    fontSize: textSize.body2,
    overflowWrap: 'anywhere',
  },
  '& b': { fontWeight: 620, textAlign: 'right' },
  '& small': { gridColumn: '1 / -1', fontSize: textSize.small, color: tone.ink2 },
  [theme.breakpoints.down('sm')]: {
    '& > li': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '& b': { textAlign: 'left' },
  },
}));

function PayPart({ pay }: Pick<Company, 'pay'>) {
  if (pay.length === 0) return null;
  return (
    <Part aria-labelledby="company-pay">
      <Typography id="company-pay" variant="h3" component="h2">
        Pay its open jobs state
      </Typography>
      <Pays>
        {pay.map(({ title, currency, period, low, high, jobs, posted }) => (
          <li key={`${title} ${currency} ${period}`}>
            <span>{title}</span>
            <b>{formatPay({ min: low, max: high, currency, period })}</b>
            <small>
              {plural(jobs, 'job')}
              {posted &&
                `, posted ${
                  day(posted.from) === day(posted.to)
                    ? day(posted.from)
                    : `between ${day(posted.from)} and ${day(posted.to)}`
                }`}
            </small>
          </li>
        ))}
      </Pays>
    </Part>
  );
}

function WeeksPart({ weeks }: Pick<Company, 'weeks'>) {
  if (weeks.length === 0) return null;
  return (
    <Part aria-labelledby="company-weeks">
      <Typography id="company-weeks" variant="h3" component="h2">
        Open jobs, week by week
      </Typography>
      <Surface pad="md">
        <ColumnChart
          label="Open jobs by week"
          items={weeks.map(({ day: date, open }) => ({ id: date, label: monthAndDay(date), value: open }))}
        />
      </Surface>
    </Part>
  );
}

/** What a company's jobs pay, where they are, and how many there were: nothing of what isn't known. */
export function CompanyDetails({ company }: { company: Company }) {
  const { slug, pay, places, weeks } = company;
  return (
    <>
      <PayPart pay={pay} />
      <WeeksPart weeks={weeks} />
      <BrowseJobs
        title="Where its jobs are"
        groups={places}
        path={(place) => jobListAddress({ company: slug, place })}
      />
    </>
  );
}

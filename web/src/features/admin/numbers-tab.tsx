import { type AdminNumbers, getAdminNumbers } from '@contract/admin.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { formatMoney } from '@/lib/format.ts';
import { apiQuery } from '@/lib/query-client.ts';
import { tone } from '@/theme/tokens.ts';
import { BarList, ColumnChart } from '@/ui/charts.tsx';
import { ErrorState } from '@/ui/error-state.tsx';
import { Stack } from '@/ui/layout.ts';
import { Panels, PanelTitle } from '@/ui/panel.ts';
import { SkeletonCard } from '@/ui/skeletons.tsx';
import { Surface } from '@/ui/surface.ts';
import { Figures } from './figures.tsx';
import { Toolbar } from './layout.ts';
import { FORM_NAMES, percent, words } from './words.ts';

/** The days that a heading covers. */
const Period = styled('span')({ fontWeight: 500, color: tone.ink3 });
const DayField = styled(TextField)({ width: 190 });

const today = () => new Date().toISOString().slice(0, 10);

function Days({ days }: { days: AdminNumbers['days'] }) {
  const charts = [
    ['sign_ups', 'Sign-ups'],
    ['searches', 'Searches'],
    ['applications', 'Applications'],
  ] as const;
  return charts.map(([key, title]) => (
    <Surface as="section" key={key}>
      <PanelTitle>
        {title}
        <Period> · 14 days</Period>
      </PanelTitle>
      <ColumnChart
        label={`${title} per day`}
        items={days.map((day) => ({
          id: day.date,
          label: String(Number(day.date.slice(8))),
          value: day[key],
        }))}
      />
    </Surface>
  ));
}

function States({ applications }: { applications: AdminNumbers['applications'] }) {
  const { now, moved } = applications;
  const states = [...new Set([...Object.keys(now), ...Object.keys(moved)])] as (keyof typeof now)[];
  return (
    <Surface as="section">
      <PanelTitle>Applications by status</PanelTitle>
      {states.length === 0 ? (
        <Typography variant="inherit" color="textSecondary">
          No applications yet.
        </Typography>
      ) : (
        <BarList
          items={states.map((state) => ({
            id: state,
            label: words(state),
            value: now[state] ?? 0,
            text: `${now[state] ?? 0}${moved[state] ? ` · ${moved[state]} that day` : ''}`,
          }))}
        />
      )}
    </Surface>
  );
}

function Drivers({ drivers }: { drivers: AdminNumbers['drivers'] }) {
  return (
    <Surface as="section">
      <PanelTitle>
        Submitted with proof, by form
        <Period> · 30 days</Period>
      </PanelTitle>
      <BarList
        full={100}
        items={drivers.map((driver) => {
          const all = driver.submitted + driver.unconfirmed + driver.handed_over + driver.failed;
          const rate = driver.success_rate;
          return {
            id: driver.kind,
            label: FORM_NAMES[driver.kind],
            value: rate === null ? null : rate * 100,
            text: rate === null ? 'no data' : `${percent(rate)} of ${all}`,
          };
        })}
      />
    </Surface>
  );
}

function Errors({ errors }: { errors: AdminNumbers['errors'] }) {
  const rows: [keyof typeof errors, string][] = [
    ['searches', 'Failed searches'],
    ['applications', 'Failed applications'],
    ['boards', 'Failing job boards'],
    ['conversions', 'Rejected conversions'],
    ['api', 'API errors (5xx)'],
  ];
  return (
    <Surface as="section">
      <PanelTitle>Errors</PanelTitle>
      <BarList
        items={rows.map(([key, label]) => ({
          id: key,
          label,
          value: errors[key],
          text: errors[key] === null ? 'see logs' : String(errors[key]),
        }))}
      />
    </Surface>
  );
}

function Day({ numbers }: { numbers: AdminNumbers }) {
  const { searches, applications, credits } = numbers;
  return (
    <Stack gap={18}>
      <Figures
        items={[
          { id: 'sign_ups', label: 'Sign-ups', value: numbers.sign_ups },
          {
            id: 'searches',
            label: 'Searches',
            value: searches.started,
            note: searches.failed ? `${searches.failed} failed` : undefined,
          },
          { id: 'queued', label: 'Applications queued', value: applications.queued },
          {
            id: 'submitted',
            label: 'Submitted with proof',
            value: applications.moved.submitted ?? 0,
            note: applications.moved.failed ? `${applications.moved.failed} failed` : undefined,
          },
          { id: 'own', label: 'Added by users', value: numbers.own_applications.added },
          { id: 'granted', label: 'Credits granted', value: credits.granted },
          { id: 'spent', label: 'Credits used', value: credits.spent },
          {
            id: 'revenue',
            label: 'Revenue',
            value: numbers.revenue,
            text: formatMoney(numbers.revenue ?? 0),
          },
        ]}
      />
      <Panels>
        <Days days={numbers.days} />
        <States applications={applications} />
        <Drivers drivers={numbers.drivers} />
        <Errors errors={numbers.errors} />
      </Panels>
    </Stack>
  );
}

/** Figures for one day, which is in the URL. */
export function NumbersTab() {
  const [search, setSearch] = useSearchParams();
  const date = search.get('date') ?? today();
  const { data, error, refetch, isFetching } = useQuery({
    ...apiQuery(getAdminNumbers, { query: { date } }),
    placeholderData: keepPreviousData,
  });
  const choose = (value: string) => {
    if (/^\d{4}-\d\d-\d\d$/.test(value)) setSearch(value === today() ? {} : { date: value });
  };
  return (
    <>
      <Toolbar>
        <DayField
          type="date"
          size="small"
          label="Day (UTC)"
          value={date}
          onChange={(event) => choose(event.target.value)}
          slotProps={{ htmlInput: { max: today() } }}
        />
        <Button variant="outlined" loading={isFetching} onClick={() => void refetch()}>
          Refresh
        </Button>
      </Toolbar>
      {error && !data && (
        <ErrorState title="Couldn’t load the numbers" error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <SkeletonCard lines={8} height={420} label="Loading the numbers" />}
      {data && <Day numbers={data} />}
    </>
  );
}

import { getConversionCounts } from '@contract/conversions-admin.ts';
import type { ResponseOf } from '@contract/endpoint.ts';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { formatNumber, shortDate } from '@/lib/format.ts';
import { apiQuery } from '@/lib/query-client.ts';
import { textSize, tone } from '@/theme/tokens.ts';
import { QueryPanel } from '@/ui/query-panel.tsx';
import { SkeletonCard } from '@/ui/skeletons.tsx';
import { VisuallyHidden } from '@/ui/visually-hidden.tsx';
import { lastDays, type TypeRow, toTypeRows } from './day-table.ts';
import { Panel } from './panels.ts';
import { TYPE_WORDS } from './words.ts';

const DAYS = 14;
const HEIGHT = 34;

const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  '& th[scope=row]': {
    width: 108,
    textAlign: 'left',
    fontWeight: 400,
    color: tone.ink2,
    fontSize: textSize.body2,
  },
  '& tbody td': { height: HEIGHT + 14, padding: '0 1.5px', verticalAlign: 'bottom' },
  '& tbody tr': { borderBottom: `1px solid ${tone.line}` },
  '& td:last-child': { width: 52, textAlign: 'right', fontWeight: 600, paddingBottom: 4 },
  '& thead th': {
    fontWeight: 400,
    fontSize: textSize.caption,
    color: tone.ink3,
    textAlign: 'left',
    padding: 0,
  },
  '& thead th:last-child': { textAlign: 'right' },
});

const Bar = styled('div')({
  borderRadius: '3px 3px 0 0',
  maxWidth: 18,
  background: tone.accent,
  '&[data-empty="true"]': { maxHeight: 1, background: tone.control },
});

/** Wider than its column, so it grows toward the middle. */
const DateLabel = styled('span')({
  display: 'flex',
  width: 0,
  whiteSpace: 'nowrap',
  'th ~ th ~ th &': { marginLeft: '100%', justifyContent: 'flex-end' },
});

function Row({ row, most }: { row: TypeRow; most: number }) {
  return (
    <tr>
      <th scope="row">{TYPE_WORDS[row.type]}</th>
      {row.days.map(({ date, count }) => (
        <td key={date} title={`${shortDate(`${date}T12:00:00Z`)}: ${formatNumber(count)}`}>
          <VisuallyHidden>{count}</VisuallyHidden>
          <Bar
            aria-hidden
            data-empty={count === 0}
            style={{ height: Math.max(3, (count / most) * HEIGHT) }}
          />
        </td>
      ))}
      <td>{formatNumber(row.total)}</td>
    </tr>
  );
}

/** Least height in px, so that what stands below does not move when the events are there. */
const LEAST_HEIGHT = 230;

const Chart = styled(Panel)({ minHeight: LEAST_HEIGHT });

type Loaded = ResponseOf<typeof getConversionCounts>;

function Loaded({ data }: { data: Loaded }) {
  const dates = lastDays(DAYS, Date.now());
  const rows = toTypeRows(data.days, dates);
  return (
    <Chart as="section">
      <Typography variant="h3" component="h2">
        Events per day by type
      </Typography>
      {rows.length === 0 ? (
        <Typography color="textSecondary">No events in the last 14 days.</Typography>
      ) : (
        <Table aria-label="Events in the last 14 days by type">
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>Type</VisuallyHidden>
              </th>
              {dates.map((date, at) => (
                <th key={date} scope="col">
                  {at === 0 || at === DAYS - 1 ? (
                    <DateLabel>{shortDate(`${date}T12:00:00Z`)}</DateLabel>
                  ) : (
                    <VisuallyHidden>{shortDate(`${date}T12:00:00Z`)}</VisuallyHidden>
                  )}
                </th>
              ))}
              <th scope="col">Total</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.type} row={row} most={Math.max(...row.days.map(({ count }) => count))} />
            ))}
          </tbody>
        </Table>
      )}
    </Chart>
  );
}

/** Events of the last two weeks, a line of columns for each type, each on its own scale. */
export function EventsChart() {
  const query = useQuery(apiQuery(getConversionCounts, { query: { days: DAYS } }));
  return (
    <QueryPanel
      query={query}
      what="the chart"
      skeleton={<SkeletonCard lines={5} height={LEAST_HEIGHT} label="Counting events" />}
    >
      {(data) => <Loaded data={data} />}
    </QueryPanel>
  );
}

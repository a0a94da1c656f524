import { getConversionCounts } from '@contract/conversions-admin.ts';
import type { ResponseOf } from '@contract/endpoint.ts';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { formatNumber, shortDate } from '@/lib/format.ts';
import { apiQuery } from '@/lib/query-client.ts';
import { textSize, tone } from '@/theme/tokens.ts';
import { QueryPanel } from '@/ui/query-panel.tsx';
import { SkeletonCard } from '@/ui/skeletons.tsx';
import { Surface } from '@/ui/surface.ts';
import { VisuallyHidden } from '@/ui/visually-hidden.tsx';
import { lastDays, type TypeRow, toTypeRows } from './day-table.ts';
import { TYPE_WORDS } from './words.ts';

const DAYS = 14;
const HEIGHT = 34;

const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  marginTop: 16,
  fontVariantNumeric: 'tabular-nums',
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

// Wider than its column: it grows towards the middle.
const AT_START: CSSProperties = { display: 'flex', width: 0, whiteSpace: 'nowrap' };
const AT_END: CSSProperties = { ...AT_START, marginLeft: '100%', justifyContent: 'flex-end' };

function Row({ row, most }: { row: TypeRow; most: number }) {
  return (
    <tr>
      <th scope="row">{TYPE_WORDS[row.type]}</th>
      {row.days.map(({ date, count }) => (
        <td key={date} title={`${shortDate(`${date}T12:00:00Z`)}: ${formatNumber(count)}`}>
          <VisuallyHidden>{count}</VisuallyHidden>
          <div
            aria-hidden
            style={{
              height: count === 0 ? 1 : Math.max(3, (count / most) * HEIGHT),
              background: count === 0 ? tone.control : tone.accent,
              borderRadius: '3px 3px 0 0',
              maxWidth: 18,
            }}
          />
        </td>
      ))}
      <td>{formatNumber(row.total)}</td>
    </tr>
  );
}

/** Least height in px, so that what stands below does not move when the events are there. */
const LEAST_HEIGHT = 230;

type Loaded = ResponseOf<typeof getConversionCounts>;

function Loaded({ data }: { data: Loaded }) {
  const dates = lastDays(DAYS, Date.now());
  const rows = toTypeRows(data.days, dates);
  return (
    <Surface as="section" style={{ minHeight: LEAST_HEIGHT }}>
      <Typography variant="h3" component="h2">
        Events per day and type
      </Typography>
      {rows.length === 0 ? (
        <Typography sx={{ color: tone.ink2, mt: 1.5 }}>No event in the last 14 days.</Typography>
      ) : (
        <Table aria-label="Events of the last 14 days by type">
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>Type</VisuallyHidden>
              </th>
              {dates.map((date, at) => (
                <th key={date} scope="col">
                  {at === 0 || at === DAYS - 1 ? (
                    <span style={at === 0 ? AT_START : AT_END}>{shortDate(`${date}T12:00:00Z`)}</span>
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
    </Surface>
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

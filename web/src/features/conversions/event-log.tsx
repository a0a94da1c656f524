import { RedditEventType } from '@contract/conversion-ids.ts';
import { ConversionState, listConversions } from '@contract/conversions-admin.ts';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useInfiniteQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { apiPages } from '@/lib/query-client.ts';
import { tone } from '@/theme/tokens.ts';
import { EmptyState } from '@/ui/empty-state.tsx';
import { ErrorState } from '@/ui/error-state.tsx';
import { Icon } from '@/ui/icon.tsx';
import { SkeletonRows } from '@/ui/skeletons.tsx';
import { EventRow } from './event-row.tsx';
import { type LogFilter, readFilter, toQuery, writeFilter } from './log-filter.ts';
import { ReplayAll } from './replay-all.tsx';
import { STATE_WORDS, TYPE_WORDS } from './words.ts';

const Filters = styled('div')({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
  margin: '14px 0 18px',
});

const Rows = styled('ol')({ listStyle: 'none', margin: 0, padding: 0, borderTop: `1px solid ${tone.line}` });

const Log = styled('section')({ marginTop: 34 });
const Head = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 12,
});
const Actions = styled('div')({ display: 'flex', gap: 8, flexWrap: 'wrap', justifyContent: 'flex-end' });
const More = styled(Button)({ marginTop: 16 });

const ANY = '';

function Choice<V extends string>(props: {
  label: string;
  value: V | undefined;
  options: readonly V[];
  words: (value: V) => string;
  onChange: (value: V | undefined) => void;
}) {
  return (
    <TextField
      select
      label={props.label}
      value={props.value ?? ANY}
      onChange={(event) => props.onChange((event.target.value || undefined) as V | undefined)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value={ANY}>All</MenuItem>
      {props.options.map((value) => (
        <MenuItem key={value} value={value}>
          {props.words(value)}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** Every event that reached the server, newest first, with Reddit's response. */
export function EventLog() {
  const [params, setParams] = useSearchParams();
  const filter = readFilter(params);
  const change = (part: LogFilter) => setParams(writeFilter({ ...filter, ...part }), { replace: true });
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(apiPages(listConversions, { query: toQuery(filter) }));
  const filtered = Object.values(filter).some(Boolean);
  const items = data?.pages.flatMap((page) => page.items);

  return (
    <Log aria-labelledby="event-log">
      <Head>
        <Typography variant="h2" id="event-log">
          Event log
        </Typography>
        <Actions>
          {items?.some(({ replayable }) => replayable) && <ReplayAll filter={filter} />}
          <Button
            variant="outlined"
            size="small"
            startIcon={<Icon of={RefreshCw} size={16} />}
            loading={isFetching && !isFetchingNextPage}
            onClick={() => void refetch()}
          >
            Refresh
          </Button>
        </Actions>
      </Head>
      <Filters role="search" aria-label="Filter events">
        <Choice
          label="Type"
          value={filter.type}
          options={RedditEventType.options}
          words={(type) => TYPE_WORDS[type]}
          onChange={(type) => change({ type })}
        />
        <Choice
          label="Status"
          value={filter.state}
          options={ConversionState.options}
          words={(state) => STATE_WORDS[state].word}
          onChange={(state) => change({ state })}
        />
        <TextField
          type="date"
          label="From"
          value={filter.from ?? ''}
          onChange={(event) => change({ from: event.target.value || undefined })}
          slotProps={{ inputLabel: { shrink: true } }}
        />
        <TextField
          type="date"
          label="To"
          value={filter.to ?? ''}
          onChange={(event) => change({ to: event.target.value || undefined })}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      </Filters>
      {error && !items ? (
        <ErrorState title="Couldn’t load the events" error={error} onRetry={() => void refetch()} />
      ) : !items ? (
        <SkeletonRows dial={false} rows={4} label="Loading events" />
      ) : items.length === 0 ? (
        <EmptyState
          seed="events"
          title={filtered ? 'No events match' : 'No events yet'}
          text={
            filtered
              ? 'Remove a filter to see more.'
              : 'Page visits, sign-ups, and purchases of people who allowed measurement appear here.'
          }
          action={
            filtered ? (
              <Button variant="outlined" onClick={() => setParams({}, { replace: true })}>
                Show all
              </Button>
            ) : undefined
          }
        />
      ) : (
        <Rows>
          {items.map((event) => (
            <EventRow key={event.id} event={event} />
          ))}
        </Rows>
      )}
      {hasNextPage && (
        <More variant="outlined" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show more
        </More>
      )}
    </Log>
  );
}

import { type ApplicationSummary, listApplications } from '@contract/applications.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { disagreement, withActive } from '@/domain/applications/follow.ts';
import { GROUPS, isRunning, STATUS_WORDS } from '@/domain/applications/status-words.ts';
import { useActive } from '@/domain/applications/use-application.ts';
import { plural, shortAge } from '@/lib/format.ts';
import { paths } from '@/lib/paths.ts';
import { apiPages } from '@/lib/query-client.ts';
import { radius, tone } from '@/theme/tokens.ts';
import { EmptyState } from '@/ui/empty-state.tsx';
import { ErrorState } from '@/ui/error-state.tsx';
import { Page } from '@/ui/page.tsx';
import { PageHeader } from '@/ui/page-header.tsx';
import { SkeletonCard } from '@/ui/skeletons.tsx';
import { StatusChip } from '@/ui/status-chip.tsx';

const Board = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(${GROUPS.length}, minmax(0, 1fr))`,
  gap: 14,
  marginTop: 24,
  alignItems: 'stretch',
  [theme.breakpoints.down('lg')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

const Column = styled('section')({
  background: tone.sunken,
  borderRadius: radius.card,
  padding: 12,
  minWidth: 0,
});
const ColumnHead = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  padding: '2px 6px 10px',
  fontVariantNumeric: 'tabular-nums',
});
const Card = styled(Link)({
  display: 'block',
  color: 'inherit',
  textDecoration: 'none',
  background: tone.surface,
  border: `1px solid ${tone.line}`,
  borderRadius: radius.inner,
  padding: 14,
  '&:hover': { borderColor: tone.control },
  '&:focus-visible': { outline: `2px solid ${tone.accent}`, outlineOffset: 2 },
});

function chipText(application: ApplicationSummary): string {
  if (application.status === 'needs_input') return plural(application.open_questions, 'question');
  if (isRunning(application.status) && application.activity) return application.activity;
  return STATUS_WORDS[application.status].text;
}

function ApplicationCard({ application }: { application: ApplicationSummary }) {
  return (
    <Card to={paths.application(application.id)}>
      <span style={{ display: 'block', fontWeight: 600, lineHeight: 1.3, overflowWrap: 'anywhere' }}>
        {application.posting.title}
      </span>
      <span style={{ display: 'block', color: tone.ink2, fontSize: 14, margin: '4px 0 10px' }}>
        {application.posting.company}
      </span>
      <span style={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 8 }}>
        <StatusChip kind={STATUS_WORDS[application.status].kind}>{chipText(application)}</StatusChip>
        <span style={{ color: tone.ink3, fontSize: 13, fontVariantNumeric: 'tabular-nums' }}>
          {shortAge(application.updated_at)}
        </span>
      </span>
    </Card>
  );
}

function Columns({ items }: { items: ApplicationSummary[] }) {
  return (
    <Board>
      {GROUPS.map((group) => {
        const statuses: readonly string[] = group.statuses;
        const cards = items.filter((item) => statuses.includes(item.status));
        return (
          <Column key={group.id} aria-label={group.title}>
            <ColumnHead>
              <Typography variant="h4" component="h2">
                {group.title}
              </Typography>
              <span style={{ color: tone.ink3 }}>{cards.length}</span>
            </ColumnHead>
            <div style={{ display: 'grid', gap: 10 }}>
              {cards.map((application) => (
                <ApplicationCard key={application.id} application={application} />
              ))}
            </div>
          </Column>
        );
      })}
    </Board>
  );
}

/** Every application by what it waits for. */
function ApplicationsPage() {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    apiPages(listApplications, { query: { limit: 100 } }),
  );
  const listed = data?.pages.flatMap((page) => page.items) ?? [];
  const { data: activity } = useActive((active) =>
    withActive(listed, active).some((item) => isRunning(item.status)),
  );
  const items = withActive(listed, activity?.applications ?? []);
  const differing = data && activity ? disagreement(listed, activity.applications) : '';
  useEffect(() => {
    if (differing) void refetch();
  }, [differing, refetch]);
  return (
    <Page>
      <PageHeader
        title="Applications"
        lead={data ? items.length > 0 && plural(items.length, 'application') : '\u00a0'}
      />
      {!data && error && (
        <div style={{ marginTop: 24 }}>
          <ErrorState title="Your applications did not load" error={error} onRetry={() => void refetch()} />
        </div>
      )}
      {!data && !error && (
        <div style={{ marginTop: 24 }}>
          <SkeletonCard lines={6} height={320} label="Loading your applications" />
        </div>
      )}
      {data && items.length === 0 && (
        <div style={{ marginTop: 24 }}>
          <EmptyState
            title="Nothing sent yet"
            text="Pick a match and apply: every answer is yours to see before it goes."
            action={
              <Button component={Link} to={paths.jobSearch()} size="large">
                See your matches
              </Button>
            }
          />
        </div>
      )}
      {items.length > 0 && <Columns items={items} />}
      {hasNextPage && (
        <Button
          variant="outlined"
          loading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
          sx={{ mt: 2 }}
        >
          Show more
        </Button>
      )}
    </Page>
  );
}

export { ApplicationsPage as Component };

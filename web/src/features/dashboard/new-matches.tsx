import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { formatNumber } from '@/lib/format.ts';
import { paths } from '@/lib/paths.ts';
import { StatusChip } from '@/ui/status-chip.tsx';
import type { Dashboard, Read } from './dashboard-data.ts';
import { since } from './days.ts';
import { JobRow } from './job-row.tsx';
import { Lines, Panel } from './panel.tsx';
import { WhatWouldAdd } from './what-would-add.tsx';
import { withoutMatches } from './without-matches.ts';

const Jobs = styled(Lines)({ '& > li': { padding: '3px 0' } });
const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 10,
  marginTop: 'auto',
  paddingTop: 16,
});

const Suggestion = styled('div')({ marginTop: 14 });

type NewMatchesProps = {
  matches: Read<'matches'>;
  lastVisit: Dashboard['last_visit'];
  search: Read<'searches'>['latest'] | undefined;
  now: number;
};

/** What searches found since the last visit, or the best of all when that is nothing. */
export function NewMatches({ matches, lastVisit, search, now }: NewMatchesProps) {
  const { new_total, new_excellent } = matches;
  // One that was dismissed a moment ago is still in the cache.
  const items = matches.items.filter(({ verdict }) => verdict !== 'dismissed');
  const from = lastVisit ? since(Date.parse(lastVisit), now) : null;
  if (items.length === 0) {
    const { title, text, action } = withoutMatches(search ?? null);
    return (
      <Panel title={title}>
        <Typography color="textSecondary" variant="body2">
          {text}
        </Typography>
        <Suggestion>
          <WhatWouldAdd search={search ?? null} />
        </Suggestion>
        <Actions>
          <Button component={Link} to={paths.jobSearch()} size="small">
            {action}
          </Button>
        </Actions>
      </Panel>
    );
  }
  const isNew = new_total > 0;
  return (
    <Panel
      title={isNew && from ? `New since ${from}` : 'Your best matches'}
      count={isNew ? new_total : undefined}
      end={
        isNew &&
        new_excellent > 0 && (
          <StatusChip kind="ok" plain>{`${formatNumber(new_excellent)} excellent`}</StatusChip>
        )
      }
    >
      {/* That there are no new ones is what the page's heading says. */}
      {!isNew && from && <WhatWouldAdd search={search ?? null} />}
      <Jobs>
        {items.map((match) => (
          <li key={match.posting.id}>
            <JobRow match={match} now={now} />
          </li>
        ))}
      </Jobs>
      <Actions>
        <Button
          component={Link}
          to={paths.jobSearch()}
          size="small"
          variant={isNew ? 'contained' : 'outlined'}
        >
          See all matches
        </Button>
      </Actions>
    </Panel>
  );
}

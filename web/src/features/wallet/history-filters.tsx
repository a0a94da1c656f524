import { LedgerGroup } from '@contract/wallet.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { X } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { Icon } from '@/ui/icon.tsx';

const Filters = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  marginBottom: 12,
});
const Groups = styled(ToggleButtonGroup)(({ theme }) => ({
  flexWrap: 'wrap',
  [theme.breakpoints.down('sm')]: { gap: 2, '& > button': { padding: '0 11px', minHeight: 44 } },
}));

const WORDS: Record<LedgerGroup, string> = {
  added: 'Added',
  used: 'Used',
  returned: 'Returned',
  removed: 'Removed',
};

const NOTHING: Record<LedgerGroup, string> = {
  added: 'No credits added yet.',
  used: 'No credits used yet.',
  returned: 'No credits returned so far.',
  removed: 'No credits expired or were taken back.',
};

type HistoryFilter = { group?: LedgerGroup; application?: string };

/** What is said instead of a history that is empty because of its filter. */
export function nothingLike({ group, application }: HistoryFilter): string {
  return application || !group ? 'No credits like that for this application.' : NOTHING[group];
}

/** What the history is about, from the URL. */
export function useHistoryFilter(): HistoryFilter {
  const [search] = useSearchParams();
  const group = LedgerGroup.safeParse(search.get('history')).data;
  const application = search.get('application');
  return { ...(group && { group }), ...(application && { application }) };
}

/** Chooses a kind of change, and leads back from one application to all. */
export function HistoryFilters({ company }: { company: string | undefined }) {
  const [, setSearch] = useSearchParams();
  const { group, application } = useHistoryFilter();
  const set = (name: string, value: string | null) =>
    setSearch(
      (now) => {
        if (value) now.set(name, value);
        else now.delete(name);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <Filters>
      <Groups
        exclusive
        aria-label="Show"
        value={group ?? 'all'}
        onChange={(_, next: LedgerGroup | 'all' | null) =>
          next && set('history', next === 'all' ? null : next)
        }
      >
        <ToggleButton value="all">All</ToggleButton>
        {LedgerGroup.options.map((one) => (
          <ToggleButton key={one} value={one}>
            {WORDS[one]}
          </ToggleButton>
        ))}
      </Groups>
      {application && (
        <Button
          variant="outlined"
          size="small"
          endIcon={<Icon of={X} size={16} />}
          onClick={() => set('application', null)}
        >
          {company ? `Only ${company}` : 'Only one application'}
        </Button>
      )}
    </Filters>
  );
}

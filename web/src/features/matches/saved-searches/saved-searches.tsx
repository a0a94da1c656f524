import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Bookmark } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { errorDetail } from '@/lib/api-error.ts';
import { formatNumber } from '@/lib/format.ts';
import { paths } from '@/lib/paths.ts';
import { radius, textSize, tone } from '@/theme/tokens.ts';
import { Icon } from '@/ui/icon.tsx';
import { type Filters, isFiltered, writeFilters } from '../filters.ts';
import { addressOf, toSaved } from './saved-filters.ts';
import { type Listed, useSavedSearches } from './use-saved-searches.ts';

const NameForm = lazy(async () => ({ default: (await import('./name-form.tsx')).NameForm }));

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  alignItems: 'center',
  padding: '0 2px 8px',
  margin: '0 -2px',
  [theme.breakpoints.down('md')]: {
    '&[data-form=false]': { flexWrap: 'nowrap', overflowX: 'auto', scrollbarWidth: 'none' },
  },
}));

const Tab = styled(Link)({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  height: 40,
  maxWidth: 260,
  padding: '0 14px',
  borderRadius: radius.full,
  background: tone.sunken,
  color: tone.ink,
  fontSize: textSize.small,
  fontWeight: 500,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '& .name': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& .new': { color: tone.accent, fontWeight: 620 },
  '&[aria-current=true]': { background: tone.accentSoft, boxShadow: `inset 0 0 0 1px ${tone.accent}` },
  '&:focus-visible': { outline: `2px solid ${tone.accent}`, outlineOffset: 2 },
});

type SavedSearchesProps = {
  filters: Filters;
  /** When the search finished whose matches with these filters are on the screen; null until they are. */
  searchedAt: string | null;
};

/** Filters that were saved under a name, with how many of their matches are new; and a way to save the present ones. */
export function SavedSearches({ filters, searchedAt }: SavedSearchesProps) {
  const { list, save, rename, remove, see } = useSavedSearches();
  const [asking, setAsking] = useState<'save' | 'rename' | null>(null);
  const here = writeFilters(filters).toString();
  const items = list.data?.items ?? [];
  const open: Listed | null = items.find((saved) => addressOf(saved.filters) === here) ?? null;
  const unseen = open && searchedAt && (open.seen_at ?? '') < searchedAt ? open.id : null;
  const { mutate: markSeen } = see;
  useEffect(() => {
    if (unseen && searchedAt) markSeen({ id: unseen, seen_at: searchedAt });
  }, [unseen, searchedAt, markSeen]);

  const begin = (what: 'save' | 'rename') => {
    save.reset();
    rename.reset();
    setAsking(what);
  };
  const close = () => setAsking(null);
  const canSave = !open && isFiltered(filters);
  // The page works without it, so a failed list isn't shown above the matches.
  if (!list.data || (items.length === 0 && !canSave)) return null;
  const error = (asking === 'save' ? save : rename).error;
  return (
    <Bar role="group" aria-label="Saved searches" data-form={asking !== null}>
      {items.map((saved) => (
        <Tab
          key={saved.id}
          to={{ pathname: paths.jobSearch(), search: addressOf(saved.filters) }}
          replace
          preventScrollReset
          aria-current={saved === open}
          title={saved.name}
          onClick={close}
        >
          <Icon of={Bookmark} size={14} />
          <span className="name">{saved.name}</span>
          {saved.new_matches > 0 && <span className="new">{formatNumber(saved.new_matches)} new</span>}
        </Tab>
      ))}
      {asking === 'save' && canSave && (
        <Suspense fallback={null}>
          <NameForm
            start={filters.q}
            action="Save search"
            pending={save.isPending}
            error={error && errorDetail(error)}
            onCancel={close}
            onSubmit={(name) =>
              save.mutate(
                { id: crypto.randomUUID(), name, filters: toSaved(filters), seen_at: searchedAt },
                { onSuccess: close },
              )
            }
          />
        </Suspense>
      )}
      {asking === 'rename' && open && (
        <Suspense fallback={null}>
          <NameForm
            key={open.id}
            start={open.name}
            action="Rename"
            pending={rename.isPending}
            error={error && errorDetail(error)}
            onCancel={close}
            onSubmit={(name) => rename.mutate({ id: open.id, name }, { onSuccess: close })}
          />
        </Suspense>
      )}
      {asking === null && canSave && (
        <Button
          variant="text"
          size="small"
          startIcon={<Icon of={Bookmark} size={14} />}
          onClick={() => begin('save')}
        >
          Save this search
        </Button>
      )}
      {asking === null && open && (
        <>
          <Button variant="text" size="small" onClick={() => begin('rename')}>
            Rename
          </Button>
          <Button variant="text" size="small" loading={remove.isPending} onClick={() => remove.mutate(open)}>
            Delete
          </Button>
        </>
      )}
    </Bar>
  );
}

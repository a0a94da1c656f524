import type { BandCounts } from '@contract/searches.ts';
import { styled } from '@mui/material/styles';
import { Search as SearchIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router-dom';
import { formatNumber } from '@/lib/format.ts';
import { radius, TOP_BAR_HEIGHT, textSize, tone } from '@/theme/tokens.ts';
import { Icon } from '@/ui/icon.tsx';
import { type Filters, WORKPLACES } from './filters.ts';

type FilterBarProps = {
  filters: Filters;
  counts: BandCounts | null;
  onChange: (part: Partial<Filters>) => void;
};

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 8,
  alignItems: 'center',
  flexWrap: 'wrap',
  padding: '4px 2px 8px',
  margin: '0 -2px',
  // On a phone one line that is swiped and stays with the list as it scrolls, so that no filter is out of reach.
  [theme.breakpoints.down('md')]: {
    flexWrap: 'nowrap',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    position: 'sticky',
    top: TOP_BAR_HEIGHT,
    zIndex: 9,
    margin: '0 calc(-1 * clamp(16px, 3vw, 32px))',
    padding: '8px clamp(16px, 3vw, 32px)',
    background: tone.paper,
    '& > button, & > select, & > label': { height: 44 },
  },
}));

const Pill = styled('button')({
  flex: 'none',
  font: 'inherit',
  fontSize: textSize.small,
  fontWeight: 500,
  height: 40,
  padding: '0 16px',
  borderRadius: radius.full,
  border: `1px solid ${tone.control}`,
  background: 'transparent',
  color: tone.ink,
  cursor: 'pointer',
  whiteSpace: 'nowrap',
  '&[aria-pressed=true]': { background: tone.ink, color: tone.paper, borderColor: tone.ink },
  '&:focus-visible': { outline: `2px solid ${tone.accent}`, outlineOffset: 2 },
});

/** Its space is reserved before the number arrives. */
const Count = styled('b')({
  display: 'inline-block',
  minWidth: '2.2em',
  marginInlineStart: 2,
  textAlign: 'end',
});

const Choice = styled('select')({
  flex: 'none',
  font: 'inherit',
  fontSize: textSize.small,
  fontWeight: 500,
  height: 40,
  padding: '0 8px 0 12px',
  maxWidth: 176,
  borderRadius: radius.full,
  border: `1px solid ${tone.control}`,
  background: tone.paper,
  color: tone.ink,
  cursor: 'pointer',
  '&:focus-visible': { outline: `2px solid ${tone.accent}`, outlineOffset: 2 },
});

const Find = styled('label')({
  // Not as wide as an input is by itself: the last of the line at 1440 px would stand alone in a second one.
  flex: '1 0 182px',
  minWidth: 0,
  maxWidth: 240,
  height: 40,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  paddingLeft: 14,
  borderRadius: radius.full,
  border: `1px solid ${tone.control}`,
  background: tone.surface,
  color: tone.ink3,
  cursor: 'text',
  '&:hover': { borderColor: tone.ink2 },
  '&:focus-within': { borderColor: tone.accent, boxShadow: `inset 0 0 0 1px ${tone.accent}` },
  '& input': {
    flex: 1,
    minWidth: 0,
    height: '100%',
    padding: '0 14px 0 0',
    border: 0,
    outline: 0,
    borderRadius: 'inherit',
    background: 'transparent',
    color: tone.ink,
    font: 'inherit',
    fontSize: textSize.body2,
    '&::placeholder': { color: tone.ink3, opacity: 1 },
  },
});

const BANDS = [
  ['excellent', 'Excellent'],
  ['good', 'Good'],
  ['fair', 'Fair'],
] as const;

const PAY = [40, 60, 80, 100, 120, 150, 200];
const DAYS = [
  [1, 'Posted today'],
  [7, 'Posted this week'],
  [30, 'Posted this month'],
] as const;

function SearchBox({ value, onChange }: { value: string; onChange: (q: string) => void }) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  const [sent, setSent] = useState(value);
  const resting = useNavigation().state === 'idle';
  // The URL changed, but not through typing here: back, forward, or cleared filters.
  if (value !== known) {
    setKnown(value);
    if (value !== sent) {
      setText(value);
      setSent(value);
    }
  }
  useEffect(() => {
    // Updating the URL would replace a navigation that is in progress.
    if (!resting) return;
    const timer = setTimeout(() => {
      if (text.trim() === value) return;
      setSent(text.trim());
      onChange(text);
    }, 250);
    return () => clearTimeout(timer);
  }, [text, value, onChange, resting]);
  return (
    <Find>
      <Icon of={SearchIcon} size={16} />
      <input
        value={text}
        placeholder="Title, company, skill"
        aria-label="Search your matches"
        onChange={(event) => setText(event.target.value)}
      />
    </Find>
  );
}

/** Bands with their counts, then the other filters. */
export function FilterBar({ filters, counts, onChange }: FilterBarProps) {
  return (
    <Bar role="group" aria-label="Filter matches" tabIndex={-1}>
      {BANDS.map(([band, label]) => (
        <Pill
          key={band}
          type="button"
          aria-pressed={filters.band === band}
          onClick={() => onChange({ band: filters.band === band ? null : band })}
        >
          {label} <Count>{counts && formatNumber(counts[band])}</Count>
        </Pill>
      ))}
      <Choice
        aria-label="Workplace"
        value={filters.workplace ?? ''}
        onChange={(event) => onChange({ workplace: (event.target.value || null) as Filters['workplace'] })}
      >
        <option value="">Any workplace</option>
        {Object.entries(WORKPLACES).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Choice>
      <Choice
        aria-label="Pay"
        value={filters.salaryMin ?? ''}
        onChange={(event) => onChange({ salaryMin: Number(event.target.value) || null })}
      >
        <option value="">Any pay</option>
        {PAY.map((thousands) => (
          <option key={thousands} value={thousands * 100_000}>
            ${thousands}k and up
          </option>
        ))}
      </Choice>
      <Choice
        aria-label="Date posted"
        value={filters.postedWithinDays ?? ''}
        onChange={(event) => onChange({ postedWithinDays: Number(event.target.value) || null })}
      >
        <option value="">Any time</option>
        {DAYS.map(([days, label]) => (
          <option key={days} value={days}>
            {label}
          </option>
        ))}
      </Choice>
      <Choice
        aria-label="Show"
        value={filters.onlyNew ? 'new' : (filters.verdict ?? '')}
        onChange={(event) => {
          const { value } = event.target;
          onChange({
            onlyNew: value === 'new',
            verdict: value === 'saved' || value === 'dismissed' ? value : null,
          });
        }}
      >
        <option value="">All but dismissed</option>
        <option value="new">New since last search</option>
        <option value="saved">Saved</option>
        <option value="dismissed">Dismissed</option>
      </Choice>
      <Choice
        aria-label="Sort by"
        value={filters.sort}
        onChange={(event) => onChange({ sort: event.target.value as Filters['sort'] })}
      >
        <option value="score">Best first</option>
        <option value="newest">Newest first</option>
        <option value="salary">Highest pay first</option>
      </Choice>
      <SearchBox value={filters.q} onChange={(q) => onChange({ q })} />
    </Bar>
  );
}

import type { Match } from '@contract/matches.ts';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { whereOf } from '@/domain/postings/posting-words.ts';
import { timeAgo } from '@/lib/format.ts';
import { paths } from '@/lib/paths.ts';
import { radius, textSize, tone } from '@/theme/tokens.ts';
import { BearingDial } from '@/ui/bearing-dial.tsx';
import { StatusChip } from '@/ui/status-chip.tsx';
import { tiltWords } from './order-words.ts';

type MatchRowProps = {
  match: Match;
  open: boolean;
  selected: boolean;
  /** An application to it is being started. */
  applying: boolean;
  /** Whether Tab leads to this row: to one of the list, from which the keyboard goes on. */
  tabbable: boolean;
};

/**
 * The look of every row, once for the whole list: a thousand rows are plain elements, and none of them computes a style of
 * its own.
 */
export const Rows = styled('div')(({ theme }) => ({
  '& .row': {
    display: 'grid',
    gridTemplateColumns: '44px minmax(0, 1fr)',
    alignItems: 'stretch',
    borderBottom: `1px solid ${tone.line}`,
    '&:hover': { background: tone.sunken },
    '&:has([aria-current=true])': {
      background: tone.accentSoft,
      borderRadius: radius.card,
      borderBottomColor: 'transparent',
    },
    '&:has(:checked)': { boxShadow: `inset 3px 0 0 ${tone.accent}` },
  },
  '& .select': { display: 'grid', placeItems: 'center', cursor: 'pointer' },
  '& .select input': { width: 18, height: 18, margin: 0, accentColor: tone.accent, cursor: 'pointer' },
  '& .select :focus-visible': { outline: `2px solid ${tone.accent}`, outlineOffset: 3 },
  '& .job': {
    display: 'grid',
    gridTemplateColumns: '52px minmax(0, 1fr)',
    gap: 16,
    alignItems: 'center',
    padding: '14px 16px 14px 4px',
    color: 'inherit',
    textDecoration: 'none',
  },
  '& .job:focus-visible': {
    outline: `2px solid ${tone.accent}`,
    outlineOffset: -2,
    borderRadius: radius.card,
  },
  '& .title': { display: 'block', fontWeight: 600, lineHeight: 1.3, overflowWrap: 'anywhere' },
  '& .where': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    color: tone.ink2,
    fontSize: textSize.small,
    marginTop: 3,
  },
  '& .chips': { display: 'flex', gap: 6, flexWrap: 'wrap', marginTop: 6 },
  '& .age': { color: tone.ink3, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  [theme.breakpoints.down('sm')]: {
    '& .row': { gridTemplateColumns: '40px minmax(0, 1fr)' },
    '& .job': { gap: 12, padding: '14px 4px 14px 0' },
  },
}));

/** One match in the list; drawn anew only when something of it changes. The list hears its clicks. */
export const MatchRow = memo(function MatchRow({ match, open, selected, applying, tabbable }: MatchRowProps) {
  const { posting, score } = match;
  const state = match.application_id
    ? 'Applied'
    : applying
      ? 'Applying…'
      : match.verdict === 'saved'
        ? 'Saved'
        : null;
  const tabIndex = tabbable ? 0 : -1;
  return (
    <div className="row" data-match={posting.id}>
      <label className="select">
        <input
          type="checkbox"
          aria-label={`Select ${posting.title} at ${posting.company}`}
          checked={selected}
          tabIndex={tabIndex}
          readOnly
        />
      </label>
      <a className="job" href={paths.match(posting.id)} aria-current={open} tabIndex={tabIndex}>
        <BearingDial score={score.score} unknown={(1 - score.known_share) * 100} subject={posting.title} />
        <span>
          <span className="title">{posting.title}</span>
          <span className="where">
            {whereOf(posting)}
            {posting.posted_at && <span className="age"> · {timeAgo(posting.posted_at)}</span>}
          </span>
          {(state || match.is_new || match.tilt || match.score_change || score.blockers.length > 0) && (
            <span className="chips">
              {score.blockers[0] && <StatusChip kind="missing">{score.blockers[0].detail}</StatusChip>}
              {state && <StatusChip kind={state === 'Applying…' ? 'neutral' : 'ok'}>{state}</StatusChip>}
              {match.is_new && !state && <StatusChip>New</StatusChip>}
              {match.score_change && <StatusChip>Was {match.score_change.from}</StatusChip>}
              {match.tilt && <StatusChip>{tiltWords(match.tilt)}</StatusChip>}
            </span>
          )}
        </span>
      </a>
    </div>
  );
});

import type { Match } from '@contract/matches.ts';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { whereOf } from '@/domain/postings/posting-words.ts';
import { timeAgo } from '@/lib/format.ts';
import { paths } from '@/lib/paths.ts';
import { radius, textSize, tone } from '@/theme/tokens.ts';
import { BearingDial } from '@/ui/bearing-dial.tsx';
import { StatusChip } from '@/ui/status-chip.tsx';

type MatchRowProps = { match: Match; open: boolean };

const Row = styled('a')({
  display: 'grid',
  gridTemplateColumns: '52px minmax(0, 1fr) auto',
  gap: 16,
  alignItems: 'center',
  padding: '14px 16px',
  color: 'inherit',
  textDecoration: 'none',
  borderBottom: `1px solid ${tone.line}`,
  '&:hover': { background: tone.sunken },
  '&[aria-current=true]': {
    background: tone.accentSoft,
    borderRadius: radius.card,
    borderBottomColor: 'transparent',
  },
  '&:focus-visible': { outline: `2px solid ${tone.accent}`, outlineOffset: -2, borderRadius: radius.card },
});

const Title = styled('span')({
  display: 'block',
  fontWeight: 600,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
});
const Where = styled('span')({
  display: 'block',
  color: tone.ink2,
  fontSize: textSize.small,
  marginTop: 3,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** One match in the list; drawn anew only when it or its being open changes. */
export const MatchRow = memo(function MatchRow({ match, open }: MatchRowProps) {
  const { posting, score } = match;
  const state = match.application_id ? 'applied' : match.verdict === 'saved' ? 'saved' : null;
  return (
    <Row href={paths.match(posting.id)} aria-current={open}>
      <BearingDial score={score.score} unknown={(1 - score.known_share) * 100} subject={posting.title} />
      <span style={{ minWidth: 0 }}>
        <Title>{posting.title}</Title>
        <Where>{whereOf(posting)}</Where>
        {(state || match.is_new || score.blockers.length > 0) && (
          <span style={{ display: 'flex', gap: 6, flexWrap: 'wrap', marginTop: 6 }}>
            {score.blockers[0] && <StatusChip kind="missing">{score.blockers[0].detail}</StatusChip>}
            {state && <StatusChip kind="ok">{state}</StatusChip>}
            {match.is_new && !state && <StatusChip>new</StatusChip>}
          </span>
        )}
      </span>
      <span
        style={{
          color: tone.ink3,
          fontSize: textSize.small,
          fontVariantNumeric: 'tabular-nums',
          whiteSpace: 'nowrap',
        }}
      >
        {posting.posted_at ? timeAgo(posting.posted_at) : ''}
      </span>
    </Row>
  );
});

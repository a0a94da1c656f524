import type { Match } from '@contract/matches.ts';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { whereOf } from '@/domain/postings/posting-words.ts';
import { formatPay, timeAgo } from '@/lib/format.ts';
import { paths } from '@/lib/paths.ts';
import { LARGE_TEXT, radius, textSize, tone } from '@/theme/tokens.ts';
import { BearingDial } from '@/ui/bearing-dial.tsx';
import { StatusChip } from '@/ui/status-chip.tsx';

const Row = styled(Link)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr) auto',
  gap: '4px 14px',
  alignItems: 'center',
  padding: '11px 10px',
  margin: '0 -10px',
  borderRadius: radius.inner,
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { background: tone.sunken },
  '&:focus-visible': { outline: `2px solid ${tone.accent}`, outlineOffset: -2 },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: '48px minmax(0, 1fr)' },
}));

const Title = styled('span')({
  display: 'block',
  fontWeight: 620,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
});
const Where = styled('span')({
  display: 'block',
  marginTop: 2,
  color: tone.ink2,
  fontSize: textSize.small,
  lineHeight: 1.4,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
const End = styled('span')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'end',
  gap: 3,
  color: tone.ink2,
  fontSize: textSize.caption,
  lineHeight: 1.4,
  whiteSpace: 'nowrap',
  [LARGE_TEXT]: { whiteSpace: 'normal' },
  [theme.breakpoints.down('sm')]: { gridColumn: '2 / -1', display: 'flex', alignItems: 'center', gap: 12 },
}));

/** One job with its dial, pay, and age. */
export function JobRow({ match: { posting, score, application_id }, now }: { match: Match; now: number }) {
  const pay = formatPay(posting.salary);
  return (
    <Row to={paths.match(posting.id)}>
      <BearingDial
        score={score.score}
        unknown={(1 - score.known_share) * 100}
        size={48}
        subject={posting.title}
      />
      <span>
        <Title>{posting.title}</Title>
        <Where>{whereOf(posting)}</Where>
      </span>
      <End>
        {application_id ? (
          <StatusChip kind="ok">Applied</StatusChip>
        ) : pay ? (
          <span>{pay}</span>
        ) : (
          <StatusChip kind="unknown">pay not stated</StatusChip>
        )}
        {posting.posted_at && <span>{timeAgo(posting.posted_at, now)}</span>}
      </End>
    </Row>
  );
}

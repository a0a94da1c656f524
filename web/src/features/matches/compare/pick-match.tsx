import { listMatches } from '@contract/matches.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { whereOf } from '@/domain/postings/posting-words.ts';
import { paths } from '@/lib/paths.ts';
import { apiPages } from '@/lib/query-client.ts';
import { textSize, tone } from '@/theme/tokens.ts';
import { BearingDial } from '@/ui/bearing-dial.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';
import { PagedList } from '@/ui/paged-list.tsx';
import { SkeletonRows } from '@/ui/skeletons.tsx';

const Choice = styled(Link)({
  display: 'grid',
  gridTemplateColumns: '52px minmax(0, 1fr)',
  gap: 14,
  alignItems: 'center',
  padding: '12px 14px',
  color: 'inherit',
  textDecoration: 'none',
  borderBottom: `1px solid ${tone.line}`,
  '&:hover': { background: tone.sunken },
  '&:focus-visible': { outline: `2px solid ${tone.accent}`, outlineOffset: -2 },
});
const Title = styled('span')({
  display: 'block',
  fontWeight: 600,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
});
const Where = styled('span')({ display: 'block', marginTop: 3, color: tone.ink2, fontSize: textSize.small });

type PickMatchProps = {
  /** Already in the other column. */
  except: string | null;
  /** The URL with this posting in the empty column. */
  toOf: (postingId: string) => string;
};

/** The user's matches, best first, to choose from. */
export function PickMatch({ except, toOf }: PickMatchProps) {
  const matches = useInfiniteQuery(apiPages(listMatches, { query: { sort: 'score' } }));
  return (
    <PagedList
      list={matches}
      what="your matches"
      label="Matches to compare"
      skeleton={<SkeletonRows rows={6} label="Loading your matches" />}
      keep={({ posting, verdict }) => posting.id !== except && verdict !== 'dismissed'}
      rowKey={({ posting }) => posting.id}
      rowHeight={80}
      row={({ posting, score }) => (
        <Choice to={toOf(posting.id)} replace preventScrollReset>
          <BearingDial score={score.score} unknown={(1 - score.known_share) * 100} subject={posting.title} />
          <span>
            <Title>{posting.title}</Title>
            <Where>{whereOf(posting)}</Where>
          </span>
        </Choice>
      )}
      empty={
        <EmptyState
          title="No other matches"
          text="Search again, or add titles or skills to your profile."
          action={
            <Button component={Link} to={paths.jobSearch()}>
              Back to matches
            </Button>
          }
        />
      }
    />
  );
}

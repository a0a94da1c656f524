import type { ResponseOf } from '@contract/endpoint.ts';
import { getImprovements } from '@contract/matches-improvements.ts';
import MuiLink from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { apiQuery } from '@/lib/query-client.ts';
import { hatch, radius, textSize, tone } from '@/theme/tokens.ts';
import { QueryPanel } from '@/ui/query-panel.tsx';
import { SkeletonLines } from '@/ui/skeletons.tsx';
import { VisuallyHidden } from '@/ui/visually-hidden.tsx';
import { improvementWords, unstatedWords } from './improvement-words.ts';

const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 14 });
const Item = styled('li')({
  display: 'grid',
  gridTemplateColumns: '52px minmax(0, 1fr)',
  gap: 14,
  alignItems: 'start',
});
const Points = styled('b')({
  padding: '3px 0',
  borderRadius: radius.full,
  background: tone.accentSoft,
  color: tone.accentStrong,
  fontSize: textSize.small,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  // The profile can't change these: hatched, like everything that isn't stated.
  '&[data-unstated]': { background: hatch(), color: tone.ink2 },
});

function PointsBadge({ points, unstated = false }: { points: number; unstated?: boolean }) {
  return (
    <Points data-unstated={unstated || undefined}>
      +{points}
      <VisuallyHidden> points</VisuallyHidden>
    </Points>
  );
}

const Outdated = styled(Typography)({ marginBottom: 16 });

type Answer = ResponseOf<typeof getImprovements>;

function Loaded({ data, shown }: { data: Answer; shown: number | null }) {
  const { score, improvements, unstated } = data;
  if (score === null)
    return (
      <Typography variant="body2" color="textSecondary">
        There’s nothing to compare yet. Add a resume, job titles, or skills to your profile first.
      </Typography>
    );
  const nothing = improvements.length === 0 && unstated.length === 0;
  return (
    <>
      {score !== shown && (
        <Outdated variant="body2" color="textSecondary">
          With your profile as it is now, this job scores {score}. Search again to update your matches.
        </Outdated>
      )}
      {nothing ? (
        <Typography variant="body2" color="textSecondary">
          No single change to your profile would raise this score.
        </Typography>
      ) : (
        <List>
          {improvements.map((improvement) => {
            const { change, condition, to } = improvementWords(improvement);
            return (
              <Item key={change}>
                <PointsBadge points={improvement.to - score} />
                <div>
                  <MuiLink component={Link} to={to}>
                    {change}
                  </MuiLink>
                  <Typography variant="small" component="div" color="textSecondary">
                    {condition}
                  </Typography>
                </div>
              </Item>
            );
          })}
          {unstated.map((one) => (
            <Item key={one.fact}>
              <PointsBadge points={one.to - score} unstated />
              <Typography variant="body2" color="textSecondary">
                {unstatedWords(one)}
              </Typography>
            </Item>
          ))}
        </List>
      )}
    </>
  );
}

/** What would raise the score, each fact by how much, and what nobody stated. */
export function Improvements({ postingId, shown }: { postingId: string; shown: number | null }) {
  const query = useQuery(apiQuery(getImprovements, { params: { posting_id: postingId } }));
  return (
    <QueryPanel query={query} what="what would raise the score" skeleton={<SkeletonLines lines={4} />}>
      {(data) => <Loaded data={data} shown={shown} />}
    </QueryPanel>
  );
}

import type { Match } from '@contract/matches.ts';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { timeAgo } from '@/lib/format.ts';
import { paths } from '@/lib/paths.ts';
import { BearingDial } from '@/ui/bearing-dial.tsx';
import { Panel, Rows } from './panel.ts';

/** The best of the newest search. */
export function BestMatches({ matches }: { matches: Match[] }) {
  return (
    <Panel>
      <div style={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 12 }}>
        <Typography variant="h3" component="h2">
          Best matches
        </Typography>
        <Button component={Link} to={paths.jobSearch()} variant="outlined" size="small">
          See all
        </Button>
      </div>
      <Rows>
        {matches.map(({ posting, score }) => (
          <li key={posting.id}>
            <Link to={paths.match(posting.id)}>
              <BearingDial
                score={score.score}
                unknown={(1 - score.known_share) * 100}
                size={48}
                subject={posting.title}
              />
              <span style={{ flex: 1, minWidth: 0 }}>
                <span style={{ display: 'block', fontWeight: 600 }}>{posting.title}</span>
                <Typography
                  style={{ display: 'block' }}
                  component="span"
                  variant="small"
                  color="textSecondary"
                >
                  {[posting.company, posting.locations[0]].filter(Boolean).join(' · ')}
                </Typography>
              </span>
              <Typography component="span" variant="small" color="textTertiary">
                {posting.posted_at ? timeAgo(posting.posted_at) : ''}
              </Typography>
            </Link>
          </li>
        ))}
      </Rows>
    </Panel>
  );
}

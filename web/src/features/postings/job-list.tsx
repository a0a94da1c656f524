import type { PostingSummary } from '@contract/postings.ts';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { placeLine } from '@/domain/postings/posting-words.ts';
import { timeAgo } from '@/lib/format.ts';
import { paths } from '@/lib/paths.ts';
import { textSize, tone } from '@/theme/tokens.ts';
import { Surface } from '@/ui/surface.ts';
import { JobFacts } from './job-facts.tsx';
import { matchedParts } from './matched-parts.ts';

const List = styled(Surface)({
  listStyle: 'none',
  overflow: 'hidden',
  transition: 'opacity 160ms ease-out',
  '&[aria-busy="true"]': { opacity: 0.6 },
  '& > li + li': { borderTop: `1px solid ${tone.line}` },
});

const Row = styled('article')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '4px 20px',
  padding: '18px 22px',
  '&:hover': { background: tone.sunken },
  '& h2, & h3': {
    margin: 0,
    fontSize: textSize.lead,
    lineHeight: 1.3,
    fontWeight: 620,
    overflowWrap: 'anywhere',
  },
  '& h2 + p, & h3 + p': { margin: '3px 0 10px' },
  '& a': { color: tone.ink, textDecoration: 'none' },
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
  '& mark': {
    color: 'inherit',
    background: tone.accentSoft,
    borderRadius: 3,
    boxShadow: `0 0 0 2px ${tone.accentSoft}`,
  },
  '& a:focus-visible': { outline: 'none' },
  '& a:focus-visible::after': { outline: `2px solid ${tone.accent}`, outlineOffset: -3, borderRadius: 12 },
  [theme.breakpoints.down('sm')]: { padding: '16px' },
}));

type JobListProps = {
  postings: readonly PostingSummary[];
  /** When the list was read, in ms since 1970: ages are counted from then, as in the page's HTML. */
  readAt: number;
  busy?: boolean;
  /** What was searched for, marked in the titles. */
  q?: string | undefined;
  heading?: 'h2' | 'h3';
};

/** Postings below each other, each a link to its page. */
export function JobList({ postings, readAt, busy = false, q, heading: Heading = 'h2' }: JobListProps) {
  return (
    <List as="ul" pad="none" aria-busy={busy}>
      {postings.map((posting) => (
        <li key={posting.id}>
          <Row>
            <div>
              <Heading>
                <Link to={paths.job(posting.id)}>
                  {matchedParts(posting.title, q).map(({ text, matched }, at) =>
                    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, in its order
                    matched ? <mark key={at}>{text}</mark> : text,
                  )}
                </Link>
              </Heading>
              <Typography variant="body2" color="textSecondary">
                {placeLine(posting)}
              </Typography>
              <JobFacts posting={posting} readAt={readAt} />
            </div>
            {posting.posted_at && (
              <Typography
                component="time"
                dateTime={posting.posted_at}
                variant="small"
                color="textTertiary"
                noWrap
              >
                {timeAgo(posting.posted_at, readAt)}
              </Typography>
            )}
          </Row>
        </li>
      ))}
    </List>
  );
}

import type { ResponseOf } from '@contract/endpoint.ts';
import { getMatch } from '@contract/matches.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { PostingText } from '@/domain/postings/posting-text.tsx';
import { payOf, whereOf } from '@/domain/postings/posting-words.ts';
import { timeAgo } from '@/lib/format.ts';
import { paths } from '@/lib/paths.ts';
import { apiQuery } from '@/lib/query-client.ts';
import { tone } from '@/theme/tokens.ts';
import { BearingDial } from '@/ui/bearing-dial.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';
import { Icon } from '@/ui/icon.tsx';
import { PendingHeader } from '@/ui/page-header.tsx';
import { PageMeta } from '@/ui/page-meta.tsx';
import { QueryPanel } from '@/ui/query-panel.tsx';
import { SkeletonCard } from '@/ui/skeletons.tsx';
import { Surface } from '@/ui/surface.ts';
import { ApplyButton } from './apply-button.tsx';
import { FormPreview } from './form-preview.tsx';
import { IsItWrong } from './is-it-wrong.tsx';
import { changeWords, tiltWords } from './order-words.ts';
import { ScorePanel } from './score-panel.tsx';
import { useVerdict } from './use-verdict.tsx';
import { WhyDismissed } from './why-dismissed.tsx';
import { WhyNotHigher } from './why-not-higher.tsx';

const Head = styled('header')(({ theme }) => ({
  display: 'flex',
  gap: 20,
  alignItems: 'center',
  marginBottom: 28,
  // On a phone the words need the width more than the dial does.
  [theme.breakpoints.down('sm')]: { gap: 14, '& [role=img], & svg': { width: 68, height: 68 } },
}));
const HeadWords = styled('div')({ minWidth: 0, overflowWrap: 'anywhere' });
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 10, marginTop: 24 });
const Order = styled(Typography)({ display: 'block', marginTop: 16 });
const Facts = styled(Typography)({ marginTop: 6 });
const Source = styled(Typography)({ marginTop: 24 });
const Text = styled('div')({ marginTop: 12 });
const Question = styled('div')({ marginTop: 16 });
/** Sections that open on demand, between the actions and the job description. */
const More = styled('div')({ margin: '30px 0 26px', borderBottom: `1px solid ${tone.line}` });

type Detail = ResponseOf<typeof getMatch>;

function Loaded({ data, heading }: { data: Detail; heading: 'h1' | 'h2' }) {
  const postingId = data.posting.id;
  // Opened by its own URL, it stays; opened as the first of the list, it makes room for the next.
  const judge = useVerdict({ stays: useParams().posting_id === postingId });
  const { posting, score } = data;
  const facts = [
    whereOf(posting),
    payOf(posting),
    posting.posted_at ? `Posted ${timeAgo(posting.posted_at)}` : null,
  ];
  const closed = posting.status === 'closed';
  return (
    <Surface as="article" pad="lg" aria-label={posting.title}>
      {heading === 'h1' && <PageMeta title={`${posting.title}, ${posting.company}`} />}
      <Head>
        <BearingDial
          score={score.score}
          unknown={(1 - score.known_share) * 100}
          size={92}
          subject={posting.title}
        />
        <HeadWords>
          <Typography variant="h2" component={heading}>
            {posting.title}
          </Typography>
          <Facts color="textSecondary">{facts.filter(Boolean).join(' · ')}</Facts>
        </HeadWords>
      </Head>
      <ScorePanel score={score} posting={posting} />
      {(data.score_change || data.tilt) && (
        <Order variant="small" color="textSecondary">
          {data.score_change && changeWords(data.score_change)}
          {data.tilt && ` ${tiltWords(data.tilt)} in your list. The score stays the same.`}
        </Order>
      )}
      <Actions>
        <ApplyButton match={data} size="large" />
        {!closed && (
          <Button
            variant="outlined"
            size="large"
            href={posting.apply.url}
            target="_blank"
            rel="noopener noreferrer"
            endIcon={<Icon of={ExternalLink} size={16} />}
          >
            Apply myself
          </Button>
        )}
        <Button
          variant="outlined"
          size="large"
          aria-pressed={data.verdict === 'saved'}
          onClick={() => judge(posting, { verdict: data.verdict === 'saved' ? null : 'saved' })}
        >
          {data.verdict === 'saved' ? 'Saved' : 'Save'}
        </Button>
        <Button
          variant="text"
          size="large"
          onClick={() => judge(posting, { verdict: data.verdict === 'dismissed' ? null : 'dismissed' })}
        >
          {data.verdict === 'dismissed' ? 'Undo dismiss' : 'Dismiss'}
        </Button>
        <Button component={Link} to={paths.compare(postingId)} variant="text" size="large">
          Compare
        </Button>
      </Actions>
      {data.verdict === 'dismissed' && (
        <Question>
          <WhyDismissed
            chosen={data.dismiss_reason}
            onChoose={(reason) => judge(posting, { verdict: 'dismissed', reason })}
          />
        </Question>
      )}
      <More>
        <WhyNotHigher postingId={postingId} shown={score.score} />
        <IsItWrong postingId={postingId} />
        {!closed && !data.application_id && <FormPreview posting={posting} />}
      </More>
      <Typography variant="h3" component={heading === 'h1' ? 'h2' : 'h3'}>
        Job description
      </Typography>
      <Text>
        <PostingText html={posting.description_html} />
      </Text>
      <Source color="textTertiary" variant="caption">
        From{' '}
        {posting.attribution.url ? (
          <a href={posting.attribution.url}>{posting.attribution.name}</a>
        ) : (
          posting.attribution.name
        )}
      </Source>
    </Surface>
  );
}

/** One posting with its score, what to do about it, and its text. */
export function MatchDetail({ posting_id, heading }: { posting_id: string; heading: 'h1' | 'h2' }) {
  const query = useQuery(apiQuery(getMatch, { params: { posting_id } }));
  return (
    <>
      {heading === 'h1' && !query.data && <PendingHeader title="Job" />}
      <QueryPanel
        query={query}
        what="this job"
        heading={heading === 'h1' ? 'h2' : 'h3'}
        skeleton={<SkeletonCard lines={9} height={560} label="Loading the job" />}
        missing={
          <EmptyState
            title="This job is no longer available"
            text="It may have been removed by the employer."
          />
        }
      >
        {(data) => <Loaded data={data} heading={heading} />}
      </QueryPanel>
    </>
  );
}

import type { Score } from '@contract/matches.ts';
import type { PostingSummary } from '@contract/postings.ts';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { longOpen } from '@/domain/postings/long-open.ts';
import { RISK_LABEL } from '@/domain/postings/risk-labels.ts';
import { paths } from '@/lib/paths.ts';
import { ReasonBars } from '@/ui/reason-bars.tsx';
import { SignalNotes } from '@/ui/signal-notes.tsx';
import { type ChipKind, ChipRow, StatusChip } from '@/ui/status-chip.tsx';
import { PART_LABELS } from './part-labels.ts';

const Parts = styled('div')({ display: 'grid', gap: 18 });

const chips = (kind: ChipKind, words: readonly string[]) =>
  words.map((word) => (
    <StatusChip key={kind + word} kind={kind}>
      {word}
    </StatusChip>
  ));

/** Why the score is what it is: blockers first, then the bars, then skills and signals. */
export function ScorePanel({ score, posting }: { score: Score; posting: PostingSummary }) {
  const old = longOpen(posting);
  // A job's age is told with its facts: among the parts of the score it would seem to be one.
  const counted = score.parts.filter(({ weight }) => weight > 0);
  return (
    <Parts>
      {score.blockers.length > 0 && (
        <ChipRow label="What’s in the way">
          {chips(
            'missing',
            score.blockers.map(({ detail }) => detail),
          )}
        </ChipRow>
      )}
      <ReasonBars
        items={counted.map((part) => ({
          id: part.kind,
          label: PART_LABELS[part.kind],
          value: part.value === null ? null : part.value * 100,
          text: part.label,
          note: part.value === null ? part.why : part.note,
        }))}
      />
      <Typography variant="small" color="textTertiary">
        {score.known_share < 1 && 'Hatched parts weren’t stated. They don’t count for or against you. '}
        <Link to={paths.howScoresWork()}>How we score</Link>
      </Typography>
      <ChipRow label="Skills and signals">
        {[
          ...chips('ok', score.skills_matched),
          ...chips('missing', score.skills_missing),
          ...chips('signal', [
            ...(old ? [old] : []),
            ...posting.risk_flags.map(({ kind }) => RISK_LABEL[kind]),
          ]),
        ]}
      </ChipRow>
      <SignalNotes signals={posting.risk_flags} />
    </Parts>
  );
}

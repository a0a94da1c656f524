import type { Score } from '@contract/matches.ts';
import type { PostingSummary } from '@contract/postings.ts';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { longOpen } from '@/domain/postings/long-open.ts';
import { RISK_LABEL } from '@/domain/postings/risk-labels.ts';
import { timeAgo } from '@/lib/format.ts';
import { paths } from '@/lib/paths.ts';
import { ReasonBars } from '@/ui/reason-bars.tsx';
import { SignalNotes } from '@/ui/signal-notes.tsx';
import { ChipRow, StatusChip } from '@/ui/status-chip.tsx';
import { PART_LABELS } from './part-labels.ts';

const Parts = styled('div')({ display: 'grid', gap: 18 });

/** Why the score is what it is: blockers first, then the bars, then skills and signals. */
export function ScorePanel({ score, posting }: { score: Score; posting: PostingSummary }) {
  const old = longOpen(posting);
  return (
    <Parts>
      {score.blockers.length > 0 && (
        <ChipRow label="What’s in the way">
          {score.blockers.map((blocker) => (
            <StatusChip key={blocker.detail} kind="missing">
              {blocker.detail}
            </StatusChip>
          ))}
        </ChipRow>
      )}
      <ReasonBars
        items={score.parts.map((part) => ({
          id: part.kind,
          label: PART_LABELS[part.kind],
          value: part.value === null ? null : part.value * 100,
          text: part.kind === 'freshness' && posting.posted_at ? timeAgo(posting.posted_at) : part.label,
          note: part.value === null ? part.why : part.note,
        }))}
      />
      <Typography variant="small" color="textTertiary">
        {score.unknown.length > 0 && 'Hatched parts weren’t stated. They don’t count for or against you. '}
        <Link to={paths.howScoresWork()}>How we score</Link>
      </Typography>
      <ChipRow label="Skills and signals">
        {[
          ...score.skills_matched.map((skill) => (
            <StatusChip key={`+${skill}`} kind="ok">
              {skill}
            </StatusChip>
          )),
          ...score.skills_missing.map((skill) => (
            <StatusChip key={`-${skill}`} kind="missing">
              {skill}
            </StatusChip>
          )),
          ...(old
            ? [
                <StatusChip key="age" kind="signal">
                  {old}
                </StatusChip>,
              ]
            : []),
          ...posting.risk_flags.map((flag) => (
            <StatusChip key={flag.kind} kind="signal">
              {RISK_LABEL[flag.kind]}
            </StatusChip>
          )),
        ]}
      </ChipRow>
      <SignalNotes signals={posting.risk_flags} />
    </Parts>
  );
}

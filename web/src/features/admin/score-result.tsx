import type { Score } from '@contract/matches.ts';
import Typography from '@mui/material/Typography';
import { BearingDial } from '@/ui/bearing-dial.tsx';
import { Row, Stack } from '@/ui/layout.ts';
import { ReasonBars } from '@/ui/reason-bars.tsx';
import { ChipRow, StatusChip } from '@/ui/status-chip.tsx';
import { words } from './words.ts';

/** A score with everything that led to it. */
export function ScoreResult({ score }: { score: Score }) {
  const unknown = Math.round((1 - score.known_share) * 100);
  const chips = [
    ...score.blockers.map((blocker) => (
      <StatusChip key={blocker.detail} kind="missing">
        {blocker.detail}
      </StatusChip>
    )),
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
  ];
  return (
    <Stack gap={18}>
      <Row>
        <BearingDial score={score.score} unknown={unknown} size={84} subject="The job" />
        <div>
          <Typography variant="h3">{words(score.band)}</Typography>
          <Typography component="span" variant="inherit" color="textSecondary">
            {unknown}% couldn’t be checked
          </Typography>
        </div>
      </Row>
      <ReasonBars
        items={score.parts.map((part) => ({
          id: part.kind,
          label: words(part.kind),
          value: part.value === null ? null : part.value * 100,
          text: part.label,
          note: part.why,
        }))}
      />
      {chips.length > 0 && <ChipRow label="Blockers and skills">{chips}</ChipRow>}
    </Stack>
  );
}

import type { DismissReason } from '@contract/matches.ts';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { radius, textSize, tone } from '@/theme/tokens.ts';
import { OFFERED_REASONS, type OfferedReason } from './dismiss-reasons.ts';

const Root = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 6 });

const Reason = styled('button')({
  font: 'inherit',
  fontSize: textSize.small,
  fontWeight: 500,
  minHeight: 36,
  padding: '0 13px',
  borderRadius: radius.full,
  border: `1px solid ${tone.line}`,
  background: tone.sunken,
  color: tone.ink,
  cursor: 'pointer',
  '&[aria-pressed=true]': { background: tone.ink, color: tone.paper, borderColor: tone.ink },
  '&:focus-visible': { outline: `2px solid ${tone.accent}`, outlineOffset: 2 },
});

const Ask = styled(Typography)({ flexBasis: '100%' });

type WhyDismissedProps = {
  chosen: DismissReason | null;
  onChoose: (reason: OfferedReason) => void;
};

/** Asks why a posting was dismissed; answering is optional. */
export function WhyDismissed({ chosen, onChoose }: WhyDismissedProps) {
  const id = useId();
  return (
    <Root role="group" aria-labelledby={id}>
      <Ask id={id} variant="small" color="textSecondary">
        Why isn’t it a fit?
      </Ask>
      {OFFERED_REASONS.map(({ reason, label }) => (
        <Reason key={reason} type="button" aria-pressed={chosen === reason} onClick={() => onChoose(reason)}>
          {label}
        </Reason>
      ))}
    </Root>
  );
}

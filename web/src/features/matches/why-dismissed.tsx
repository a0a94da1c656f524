import type { DismissReason } from '@contract/matches.ts';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { Ask, Choice } from './choice.ts';
import { OFFERED_REASONS, type OfferedReason } from './dismiss-reasons.ts';

const Root = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 6 });

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
        <Choice key={reason} type="button" aria-pressed={chosen === reason} onClick={() => onChoose(reason)}>
          {label}
        </Choice>
      ))}
    </Root>
  );
}

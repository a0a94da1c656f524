import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { Link } from 'react-router-dom';
import { type Choice, chooseConsent, useConsent } from '@/lib/consent.ts';
import { paths } from '@/lib/paths.ts';
import { tone } from '@/theme/tokens.ts';
import { StatusChip } from '@/ui/status-chip.tsx';

export function MeasurementText() {
  return (
    <>
      Whether we may see how the pages are used, and tell advertisers that an ad worked. What exactly stands
      in the <Link to={paths.privacy()}>privacy policy</Link>.
    </>
  );
}

/** The choice about analytics and advertising; counts at once, in this browser. */
export function MeasurementChoice() {
  const { choice, gpc } = useConsent();
  return (
    <>
      <ToggleButtonGroup
        exclusive
        aria-label="Measurement"
        value={gpc ? 'denied' : choice}
        disabled={gpc}
        onChange={(_, next: Exclude<Choice, 'unknown'> | null) => {
          if (next) chooseConsent(next);
        }}
      >
        <ToggleButton value="granted">Allow</ToggleButton>
        <ToggleButton value="limited">Only limited</ToggleButton>
        <ToggleButton value="denied">No</ToggleButton>
      </ToggleButtonGroup>
      <p style={{ margin: '10px 0 0', color: tone.ink3, fontSize: 14 }}>
        {gpc && 'Your browser sends Global Privacy Control: nothing is measured.'}
        {!gpc && choice === 'unknown' && <StatusChip kind="unknown">you have not chosen yet</StatusChip>}
        {!gpc && choice === 'limited' && 'Measured, but neither sold nor shared.'}
      </p>
    </>
  );
}

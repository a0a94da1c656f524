import { styled } from '@mui/material/styles';
import { hatch, radius, tone } from '@/theme/tokens.ts';

const Track = styled('div')({
  height: 6,
  borderRadius: radius.full,
  overflow: 'hidden',
  background: hatch(tone.control),
  boxShadow: `inset 0 0 0 1px ${tone.line}`,
  '&[data-known="true"]': { background: tone.sunken },
});

const Bar = styled('div')({
  height: '100%',
  borderRadius: radius.full,
  background: tone.accent,
  transition: 'transform 240ms ease-out',
});

/**
 * A thin progress bar.
 * @param value 0–100; null, which is hatched, if the end can't be known
 * @param label its name for screen readers
 */
export function Progress({ value, label }: { value: number | null; label: string }) {
  const clamped = value === null ? null : Math.min(100, Math.max(0, value));
  return (
    <Track
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={clamped === null ? undefined : Math.round(clamped)}
      data-known={clamped !== null}
    >
      {clamped !== null && <Bar style={{ transform: `translateX(${clamped - 100}%)` }} />}
    </Track>
  );
}

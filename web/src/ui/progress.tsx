import { hatch, radius, tone } from '@/theme/tokens.ts';

/**
 * A thin progress bar.
 * @param value 0–100; null, which is hatched, if the end can't be known
 * @param label its name for screen readers
 */
export function Progress({ value, label }: { value: number | null; label: string }) {
  const clamped = value === null ? null : Math.min(100, Math.max(0, value));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={clamped === null ? undefined : Math.round(clamped)}
      style={{
        height: 6,
        borderRadius: radius.full,
        overflow: 'hidden',
        background: clamped === null ? hatch(tone.control) : tone.sunken,
        boxShadow: `inset 0 0 0 1px ${tone.line}`,
      }}
    >
      {clamped !== null && (
        <div
          style={{
            height: '100%',
            width: '100%',
            borderRadius: radius.full,
            background: tone.accent,
            transform: `translateX(${clamped - 100}%)`,
            transition: 'transform 240ms ease-out',
          }}
        />
      )}
    </div>
  );
}

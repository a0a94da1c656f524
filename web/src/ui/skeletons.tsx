import { keyframes, styled } from '@mui/material/styles';
import { tone } from '@/theme/tokens.ts';
import { Surface } from './surface.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
const pulse = keyframes({ '50%': { opacity: 0.55 } });

/** A placeholder of the final size. Hidden for the first 200 ms; pulses unless the user prefers reduced motion. */
export const Bone = styled('span')({
  display: 'block',
  background: tone.line,
  borderRadius: 8,
  opacity: 0,
  animation: `${appear} 120ms ease-out 200ms forwards`,
  '@media (prefers-reduced-motion: no-preference)': {
    animation: `${appear} 120ms ease-out 200ms forwards, ${pulse} 1.6s ease-in-out 400ms infinite`,
  },
});

/** Announces loading once; the skeletons themselves are hidden from screen readers. */
function Loading({ label }: { label: string }) {
  return <VisuallyHidden role="status">{label}</VisuallyHidden>;
}

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: '52px 1fr 32px',
  gap: 14,
  alignItems: 'center',
  padding: '14px 16px',
  borderBottom: `1px solid ${tone.line}`,
});

type SkeletonRowsProps = {
  rows?: number;
  label?: string;
  /** False for lists without a dial. */
  dial?: boolean;
};

/** Rows of a list, by default with a dial each. */
export function SkeletonRows({ rows = 6, label = 'Loading', dial = true }: SkeletonRowsProps) {
  return (
    <div>
      <Loading label={label} />
      {Array.from({ length: rows }, (_, i) => (
        <Row
          key={`row-${i.toString()}`}
          aria-hidden
          style={dial ? undefined : { gridTemplateColumns: '1fr 32px', minHeight: 116 }}
        >
          {dial && <Bone style={{ width: 52, height: 52, borderRadius: '50%' }} />}
          <div>
            <Bone style={{ height: 16, width: `${70 - ((i * 13) % 30)}%` }} />
            <Bone style={{ height: 13, width: `${50 - ((i * 7) % 20)}%`, marginTop: 8 }} />
          </div>
          <Bone style={{ height: 13 }} />
        </Row>
      ))}
    </div>
  );
}

/** A card with a heading and lines of text. */
export function SkeletonCard({
  lines = 3,
  height,
  label = 'Loading',
}: {
  lines?: number;
  /** Minimum height in px, or one for phones and one for wider screens. */
  height?: number | { xs: number; sm: number };
  label?: string;
}) {
  return (
    <Surface pad="lg" sx={{ minHeight: height }}>
      <Loading label={label} />
      <div aria-hidden>
        <Bone style={{ height: 24, width: '46%', marginBottom: 20 }} />
        <SkeletonLines lines={lines} />
      </div>
    </Surface>
  );
}

/** Lines of text, the last one short. */
export function SkeletonLines({ lines = 3 }: { lines?: number }) {
  return (
    <div aria-hidden>
      {Array.from({ length: lines }, (_, i) => (
        <Bone
          key={`line-${i.toString()}`}
          style={{ height: 14, width: i === lines - 1 ? '58%' : '100%', marginTop: i ? 12 : 0 }}
        />
      ))}
    </div>
  );
}

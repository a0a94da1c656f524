import { keyframes, styled } from '@mui/material/styles';
import { tone } from '@/theme/tokens.ts';
import { Stack } from './layout.ts';
import { Surface } from './surface.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
const pulse = keyframes({ '50%': { opacity: 0.55 } });

/** A placeholder of the final size. Hidden for the first 200 ms; pulses unless the user prefers reduced motion. */
export const Bone = styled('span', {
  shouldForwardProp: (prop) => prop !== 'height' && prop !== 'width' && prop !== 'sx',
})<{ height?: number; width?: number | string }>(({ height, width }) => ({
  display: 'block',
  height,
  width,
  background: tone.line,
  borderRadius: 8,
  opacity: 0,
  animation: `${appear} 120ms ease-out 200ms forwards`,
  '@media (prefers-reduced-motion: no-preference)': {
    animation: `${appear} 120ms ease-out 200ms forwards, ${pulse} 1.6s ease-in-out 400ms infinite`,
  },
}));

const Dial = styled(Bone)({ borderRadius: '50%' });

const Lines = styled('div')({ display: 'grid', gap: 12 });

/** Announces loading once; the skeletons themselves are hidden from screen readers. */
function Loading({ label }: { label: string }) {
  return <VisuallyHidden role="status">{label}</VisuallyHidden>;
}

const Row = styled('div', { shouldForwardProp: (prop) => prop !== 'dial' })<{ dial: boolean }>(
  ({ dial }) => ({
    display: 'grid',
    gridTemplateColumns: dial ? '52px 1fr 32px' : '1fr 32px',
    minHeight: dial ? undefined : 116,
    gap: 14,
    alignItems: 'center',
    padding: '14px 16px',
    borderBottom: `1px solid ${tone.line}`,
  }),
);

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
        <Row key={`row-${i.toString()}`} aria-hidden dial={dial}>
          {dial && <Dial height={52} width={52} />}
          <Lines>
            <Bone height={16} width={`${70 - ((i * 13) % 30)}%`} />
            <Bone height={13} width={`${50 - ((i * 7) % 20)}%`} />
          </Lines>
          <Bone height={13} />
        </Row>
      ))}
    </div>
  );
}

type Height = number | { xs: number; sm: number };

const Card = styled(Surface, {
  shouldForwardProp: (prop) => prop !== 'height' && prop !== 'pad' && prop !== 'as',
})<{
  height?: Height;
}>(({ theme, height }) =>
  typeof height === 'object'
    ? { minHeight: height.xs, [theme.breakpoints.up('sm')]: { minHeight: height.sm } }
    : { minHeight: height },
);

/** A card with a heading and lines of text. */
export function SkeletonCard({
  lines = 3,
  height,
  label = 'Loading',
}: {
  lines?: number;
  /** Minimum height in px, or one for phones and one for wider screens. */
  height?: Height;
  label?: string;
}) {
  return (
    <Card pad="lg" height={height}>
      <Loading label={label} />
      <Stack gap={20} aria-hidden>
        <Bone height={24} width="46%" />
        <SkeletonLines lines={lines} />
      </Stack>
    </Card>
  );
}

/** Lines of text, the last one short. */
export function SkeletonLines({ lines = 3 }: { lines?: number }) {
  return (
    <Lines aria-hidden>
      {Array.from({ length: lines }, (_, i) => (
        <Bone key={`line-${i.toString()}`} height={14} width={i === lines - 1 ? '58%' : '100%'} />
      ))}
    </Lines>
  );
}

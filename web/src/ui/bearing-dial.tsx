import { styled } from '@mui/material/styles';
import { font, tone } from '@/theme/tokens.ts';
import { dialLabel, dialShape } from './dial-geometry.ts';

type BearingDialProps = {
  /** 0–100; null if nothing could be checked, which is hatched and has no number. */
  score: number | null;
  /** Share of what couldn't be checked, 0–100. */
  unknown: number;
  /** Width and height in px: 52 in lists, 64–84 on cards, 96 on a detail. */
  size?: number;
  /** What the number is about, for screen readers. */
  subject?: string;
  /** Set if the same text is beside the dial, so it isn't read twice. */
  decorative?: boolean;
};

const Box = styled('span', { shouldForwardProp: (prop) => prop !== 'size' })<{ size: number }>(
  ({ size }) => ({
    flex: 'none',
    display: 'block',
    width: size,
    height: size,
    '& > svg': { display: 'block' },
  }),
);

/** A score as a bearing: a 270° arc whose hatched end is what's unknown. Always shown with its number. */
export function BearingDial({ score, unknown, size = 52, subject, decorative = false }: BearingDialProps) {
  const shape = dialShape(score, unknown, size);
  const naming = decorative
    ? { 'aria-hidden': true }
    : { role: 'img', 'aria-label': dialLabel(score, unknown, subject) };
  return (
    <Box {...naming} size={size}>
      <svg aria-hidden width={size} height={size} viewBox={`0 0 ${size} ${size}`}>
        <g fill="none" strokeWidth={shape.stroke} strokeLinecap="round">
          {shape.track && <path d={shape.track} stroke={tone.line} />}
          {shape.solid && <path d={shape.solid} stroke={tone.accent} />}
        </g>
        {shape.hatch && (
          <path d={shape.hatch} stroke={tone.control} strokeWidth={1.5} strokeLinecap="round" fill="none" />
        )}
        <text
          x="50%"
          y="52%"
          textAnchor="middle"
          dominantBaseline="central"
          fontFamily={font.display}
          fontWeight={650}
          fontSize={Math.round(size * 0.33)}
          letterSpacing="-0.02em"
          fill={score === null ? tone.ink3 : tone.ink}
        >
          {score === null ? '?' : Math.round(score)}
        </text>
      </svg>
    </Box>
  );
}

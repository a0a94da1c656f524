import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { tone } from '@/theme/tokens.ts';
import { contourLines } from './contour-paths.ts';

type ContoursProps = {
  /** Each seed draws a different landscape. Use the page's name. */
  seed: string;
  /** Position of the summit, as shares of width and height (0–1). */
  x?: number;
  y?: number;
  lines?: number;
  /** Distance between the lines in a drawing 1440 wide. */
  step?: number;
};

const WIDTH = 1440;
const HEIGHT = 800;

const Ground = styled('svg')({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  pointerEvents: 'none',
});

/** Fine contour lines behind a block, which needs `position: relative` and `overflow: hidden`. Purely decorative. */
export function Contours({ seed, x = 0.72, y = 0.46, lines = 13, step = 46 }: ContoursProps) {
  const drawn = useMemo(
    () => contourLines({ seed, x: x * WIDTH, y: y * HEIGHT, lines, step }),
    [seed, x, y, lines, step],
  );
  return (
    <Ground aria-hidden viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMid slice">
      <g fill="none" stroke={tone.contour}>
        {drawn.map((line) => (
          <path
            key={line.d.slice(0, 24)}
            d={line.d}
            strokeWidth={line.index ? 2 : 1.2}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </g>
    </Ground>
  );
}

/** 32 bits from a text, so that every page gets its own landscape (FNV-1a). */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    hash ^= text.charCodeAt(i);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}

/** Pseudo-random numbers in 0–1 from a seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export type ContourLine = {
  /** Closed SVG path. */
  d: string;
  /** Every fourth line is an index contour and drawn thicker, as on a map. */
  index: boolean;
};

type ContourOptions = {
  seed: string;
  /** Place of the summit, in the units of the drawing. */
  x: number;
  y: number;
  /** Number of lines and the distance between them. */
  lines?: number;
  step?: number;
};

const POINTS = 60;

/**
 * Smooth closed curve through points (Catmull–Rom as cubic Béziers). In steps between whole numbers, and as `s`, which takes
 * the first control point from the curve before: a third of the characters, and the paths are much of a page's HTML.
 */
function closedCurve(points: readonly (readonly [number, number])[]): string {
  const at = (i: number) => points[(i + points.length) % points.length] as readonly [number, number];
  /** Half of what a curve's end looks ahead, and the next one's beginning looks back. */
  const handle = (i: number) =>
    [(at(i + 1)[0] - at(i - 1)[0]) / 6, (at(i + 1)[1] - at(i - 1)[1]) / 6] as const;
  let [x, y] = at(0).map(Math.round) as [number, number];
  const step = ([toX, toY]: readonly [number, number]) => [Math.round(toX - x), Math.round(toY - y)] as const;
  const first = handle(0);
  let d = `M${x} ${y}c${step([x + first[0], y + first[1]]).join(' ')}`;
  for (let i = 1; i <= points.length; i++) {
    const [end, before] = [at(i), handle(i)];
    const move = step(end);
    d += `${i === 1 ? ' ' : 's'}${[...step([end[0] - before[0], end[1] - before[1]]), ...move].join(' ')}`;
    x += move[0];
    y += move[1];
  }
  return `${d.replaceAll(' -', '-')}Z`;
}

/**
 * Contour lines around a summit: the same seed gives the same landscape, and neighboring lines never cross,
 * because what bends one bends the next nearly alike.
 */
export function contourLines({ seed, x, y, lines = 12, step = 46 }: ContourOptions): ContourLine[] {
  const random = randomFrom(seedOf(seed));
  const waves = [2, 3, 5].map((frequency, i) => ({
    frequency,
    height: (0.13 - 0.035 * i) * (0.7 + 0.6 * random()),
    phase: random() * Math.PI * 2,
    drift: (random() - 0.5) * 0.42,
  }));
  const flat = 0.72 + random() * 0.22;
  const tilt = (random() - 0.5) * 0.9;
  const points = POINTS / 3;
  return Array.from({ length: lines }, (_, i) => {
    const level = i + 1;
    const ring = Array.from({ length: points }, (_, j) => {
      const angle = (j / points) * Math.PI * 2;
      const bend = waves.reduce(
        (sum, w) => sum + w.height * Math.sin(w.frequency * angle + w.phase + w.drift * level),
        1,
      );
      const distance = level * step * bend;
      const [u, v] = [distance * Math.cos(angle) * 1.2, distance * Math.sin(angle) * flat];
      return [
        x + u * Math.cos(tilt) - v * Math.sin(tilt),
        y + u * Math.sin(tilt) + v * Math.cos(tilt),
      ] as const;
    });
    return { d: closedCurve(ring), index: level % 4 === 0 };
  });
}

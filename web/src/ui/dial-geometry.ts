/** Sweep of the bearing dial in degrees; the gap is at the bottom. */
export const DIAL_SWEEP = 270;
const START = 135;
const RADIANS = Math.PI / 180;
/** Distance between hatch strokes along the arc, and how far they lean, both in px. */
const HATCH_STEP = 3.6;
const HATCH_LEAN = 3;

export type DialShape = {
  radius: number;
  stroke: number;
  /** SVG path of what could be checked but was not reached, null when nothing is known. */
  track: string | null;
  /** SVG path of the score within what is known, null when there is none. */
  solid: string | null;
  /** SVG path of slanted strokes over the unknown share, null when all is known. */
  hatch: string | null;
};

const round = (value: number) => Math.round(value * 100) / 100;

function point(center: number, radius: number, degrees: number): string {
  const angle = degrees * RADIANS;
  return `${round(center + radius * Math.cos(angle))} ${round(center + radius * Math.sin(angle))}`;
}

function arc(center: number, radius: number, from: number, to: number): string {
  const large = to - from > 180 ? 1 : 0;
  return `M${point(center, radius, from)}A${round(radius)} ${round(radius)} 0 ${large} 1 ${point(center, radius, to)}`;
}

/** Degrees of the arc that the solid part and the known part take. Shares are clamped to 0–100. */
export function dialDegrees(score: number | null, unknown: number): { solid: number; known: number } {
  const clamp = (value: number) => Math.min(100, Math.max(0, value));
  const known = score === null ? 0 : (DIAL_SWEEP * (100 - clamp(unknown))) / 100;
  return { known, solid: score === null ? 0 : (known * clamp(score)) / 100 };
}

/**
 * The dial as SVG paths. The whole arc is all that could be checked: its hatched end is the share that is
 * unknown, the solid arc is score × known share. Without a score the whole arc is hatched.
 * @param size width and height in px
 */
export function dialShape(score: number | null, unknown: number, size: number): DialShape {
  const stroke = Math.max(4, Math.round(size * 0.075 * 2) / 2);
  const radius = (size - stroke) / 2 - 1;
  const center = size / 2;
  const { solid, known } = dialDegrees(score, unknown);
  const end = START + DIAL_SWEEP;
  const capDegrees = stroke / 2 / radius / RADIANS;
  // A round cap reaches beyond its end; before hatching it is drawn back, so that the two do not touch.
  const knownEnd = START + known - (known < DIAL_SWEEP ? capDegrees + 2 / radius / RADIANS : 0);
  const lines: string[] = [];
  if (known < DIAL_SWEEP) {
    const step = HATCH_STEP / radius / RADIANS;
    const lean = HATCH_LEAN / radius / RADIANS;
    const first = known === 0 ? START : START + known;
    for (let degrees = first; degrees + lean <= end + 0.5; degrees += step) {
      lines.push(
        `M${point(center, radius - stroke / 2, degrees)}L${point(center, radius + stroke / 2, degrees + lean)}`,
      );
    }
  }
  const solidEnd = Math.min(START + solid, knownEnd);
  return {
    radius,
    stroke,
    track: known > 0 && knownEnd > START ? arc(center, radius, START, knownEnd) : null,
    solid: solid > 0 && solidEnd > START ? arc(center, radius, START, solidEnd) : null,
    hatch: lines.length > 0 ? lines.join('') : null,
  };
}

/** The accessible name of a dial. */
export function dialLabel(score: number | null, unknown: number, subject = 'Relevance'): string {
  if (score === null) return `${subject}: no score, because nothing could be checked`;
  const rounded = Math.round(score);
  return `${subject}: ${rounded} out of 100${unknown > 0 ? `, ${Math.round(unknown)}% unknown` : ''}`;
}

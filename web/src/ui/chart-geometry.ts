/** Largest value of a series, at least 1, so that an empty chart divides by something. */
export function chartMax(values: readonly (number | null)[]): number {
  return Math.max(1, ...values.map((value) => value ?? 0));
}

/**
 * Points of a line over a box, from left to right; a gap in the data (null) starts a new piece.
 * @returns one SVG path per piece, and the places of the gaps as x ranges
 */
export function linePieces(
  values: readonly (number | null)[],
  box: { width: number; height: number },
): { paths: string[]; gaps: { from: number; to: number }[] } {
  const max = chartMax(values);
  const step = values.length > 1 ? box.width / (values.length - 1) : 0;
  const paths: string[] = [];
  const gaps: { from: number; to: number }[] = [];
  let piece = '';
  values.forEach((value, i) => {
    const x = Math.round(i * step * 10) / 10;
    if (value === null) {
      if (piece) paths.push(piece);
      piece = '';
      const last = gaps.at(-1);
      const from = Math.max(0, Math.round((i - 0.5) * step * 10) / 10);
      const to = Math.min(box.width, Math.round((i + 0.5) * step * 10) / 10);
      if (last && last.to >= from) last.to = to;
      else gaps.push({ from, to });
      return;
    }
    const y = Math.round((box.height - (value / max) * box.height) * 10) / 10;
    piece += `${piece ? 'L' : 'M'}${x} ${y}`;
  });
  if (piece) paths.push(piece);
  return { paths, gaps };
}

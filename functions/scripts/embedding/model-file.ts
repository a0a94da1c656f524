import { type Layout, rowsOf } from '../../src/modules/job-text/embedding/title-rows.ts';

/** Writes a trained table in the format of `decodeModel`: a signed byte per number, a scale per row. */
export function encodeModel(layout: Layout, table: Float32Array, dimension: number): Uint8Array {
  const header = new TextEncoder().encode(
    JSON.stringify({
      dimension,
      pairs: layout.pairs,
      letter_groups: layout.letter_groups,
      words: [...layout.words.keys()].join(' '),
    }),
  );
  const count = rowsOf(layout);
  const scalesAt = Math.ceil((4 + header.byteLength) / 4) * 4;
  const rowsAt = scalesAt + count * 4;
  const file = new Uint8Array(rowsAt + count * dimension);
  const view = new DataView(file.buffer);
  view.setUint32(0, header.byteLength, true);
  file.set(header, 4);
  for (let row = 0; row < count; row++) {
    let largest = 0;
    for (let d = 0; d < dimension; d++) largest = Math.max(largest, Math.abs(table[row * dimension + d]!));
    const scale = largest / 127 || 1;
    view.setFloat32(scalesAt + row * 4, scale, true);
    for (let d = 0; d < dimension; d++)
      view.setInt8(rowsAt + row * dimension + d, Math.round(table[row * dimension + d]! / scale));
  }
  return file;
}

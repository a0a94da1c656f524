import type { Layout } from './title-rows.ts';

/** A trained model: rows of signed bytes, each with its own scale. */
export type Model = { layout: Layout; dimension: number; scales: Float32Array; rows: Int8Array };

/**
 * Reads a model file. Little endian: u32 length of the header, header (JSON: dimension, pairs, letter_groups,
 * words joined by spaces), padding to 4 bytes, f32 scale per row, i8 rows.
 */
export function decodeModel(file: Uint8Array): Model {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const headerLength = view.getUint32(0, true);
  const header = JSON.parse(new TextDecoder().decode(file.subarray(4, 4 + headerLength))) as {
    dimension: number;
    pairs: number;
    letter_groups: number;
    words: string;
  };
  const words = new Map(header.words.split(' ').map((word, row) => [word, row]));
  const count = words.size + header.pairs + header.letter_groups;
  const scalesAt = Math.ceil((4 + headerLength) / 4) * 4;
  const scales = new Float32Array(count);
  for (let row = 0; row < count; row++) scales[row] = view.getFloat32(scalesAt + row * 4, true);
  const rowsAt = scalesAt + count * 4;
  return {
    layout: { words, pairs: header.pairs, letter_groups: header.letter_groups },
    dimension: header.dimension,
    scales,
    rows: new Int8Array(file.buffer, file.byteOffset + rowsAt, count * header.dimension),
  };
}

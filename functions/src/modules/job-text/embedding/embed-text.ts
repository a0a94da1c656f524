import { readFileSync } from 'node:fs';
import { EMBEDDING_DIMENSION } from './embedding-model.ts';
import { decodeModel, type Model } from './model-file.ts';
import { featureRows } from './title-tokens.ts';

/** Sum of the rows of a text, normalized; all zeros for a text without letters. */
export function embedWith(model: Model, text: string): number[] {
  const sum = new Array<number>(model.dimension).fill(0);
  const { rows, weights } = featureRows(text, model.layout);
  for (let f = 0; f < rows.length; f++) {
    const row = rows[f]!;
    const factor = weights[f]! * model.scales[row]!;
    const at = row * model.dimension;
    for (let d = 0; d < model.dimension; d++) sum[d]! += factor * model.rows[at + d]!;
  }
  const norm = Math.hypot(...sum);
  return norm === 0 ? sum : sum.map((value) => value / norm);
}

let loaded: Model | undefined;

/**
 * Unit vector of a job title or skill: `EMBEDDING_DIMENSION` numbers (all zeros if the text has no letters). Offline
 * and deterministic. The model (2.7 MB) is read on the first call, so that a function that never embeds does not pay
 * for it. The build copies the file beside the bundle.
 */
export function embedText(text: string): number[] {
  loaded ??= decodeModel(new Uint8Array(readFileSync(new URL('./titles-v1.bin', import.meta.url))));
  return embedWith(loaded, text);
}

/** A vector as 128 signed bytes in base64: precise enough to compare two titles, an eighth of the size. */
export function packVector(vector: number[]): string {
  return Buffer.from(Int8Array.from(vector, (value) => Math.round(value * 127)).buffer).toString('base64');
}

/** Reverses `packVector`; null for an empty or foreign string. */
export function unpackVector(packed: string): Int8Array | null {
  const bytes = Buffer.from(packed, 'base64');
  if (bytes.byteLength !== EMBEDDING_DIMENSION) return null;
  return new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

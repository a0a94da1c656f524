import { readFileSync } from 'node:fs';
import type { TitleLanguage } from '../translation/lexicon.ts';
import { translateTitle } from '../translation/translate-title.ts';
import { plainWords } from '../words/plain-words.ts';
import { EMBEDDING_DIMENSION } from './embedding-model.ts';
import { decodeModel, type Model } from './model-file.ts';
import { featureRows, singular } from './title-tokens.ts';

/** Sum of the rows of a text, normalized; all zeros for a text without letters. */
export function embedWith(model: Model, text: string): number[] {
  const { dimension, rows: table, scales } = model;
  const sum = new Float64Array(dimension);
  const { rows, weights } = featureRows(text, model.layout);
  for (let f = 0; f < rows.length; f++) {
    const row = rows[f]!;
    const factor = weights[f]! * scales[row]!;
    for (let d = 0, at = row * dimension; d < dimension; d++, at++) sum[d] = sum[d]! + factor * table[at]!;
  }
  let squares = 0;
  for (let d = 0; d < dimension; d++) squares += sum[d]! * sum[d]!;
  const norm = Math.sqrt(squares) || 1;
  return Array.from(sum, (value) => value / norm);
}

let loaded: Model | undefined;

/** The model (6 MB) is read on first use, so that a function that never embeds does not pay for it. */
function model(): Model {
  loaded ??= decodeModel(new Uint8Array(readFileSync(new URL('./titles-v2.bin', import.meta.url))));
  return loaded;
}

function isEnglish(word: string): boolean {
  const { words } = model().layout;
  return words.has(word) || words.has(singular(word));
}

/** Whether nothing in a title is foreign: its words are all known, or too short to tell. */
function readsAsEnglish(title: string): boolean {
  const words = ASCII.test(title) ? title.toLowerCase().split(/[^a-z0-9+#]+/) : plainWords(title);
  return words.every((word) => word.length < 3 || isEnglish(word));
}

const ASCII = /^[\x20-\x7e]*$/;

/** The language a title is written in; null for English and for languages that are not known. */
export function languageOfTitle(title: string): TitleLanguage | null {
  if (readsAsEnglish(title)) return null;
  return translateTitle(title, isEnglish)?.language ?? null;
}

/** A title in English words if it is in another known language, or else as it is. `expected` is the language around it. */
export function inEnglish(title: string, expected: TitleLanguage | null = null): string {
  if (expected === null && readsAsEnglish(title)) return title;
  return translateTitle(title, isEnglish, expected)?.english ?? title;
}

/**
 * Unit vector of a job title in any of the known languages, or of a skill: `EMBEDDING_DIMENSION` numbers (all zeros if
 * the text has no letters). Offline and deterministic. The build copies the model beside the bundle.
 */
export function embedText(text: string): number[] {
  return embedEnglish(inEnglish(text));
}

/** The same for a title that is known to be in English. */
export function embedEnglish(text: string): number[] {
  return embedWith(model(), text);
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

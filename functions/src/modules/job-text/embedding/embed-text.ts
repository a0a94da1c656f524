import { readFileSync } from 'node:fs';
import type { TitleLanguage } from '../translation/lexicon.ts';
import { translateTitle } from '../translation/translate-title.ts';
import { plainWords } from '../words/plain-words.ts';
import { EMBEDDING_DIMENSION } from './embedding-model.ts';
import { decodeModel, type Model } from './model-file.ts';
import { pairRows, type Rows, wordRows } from './title-rows.ts';
import { singular, titleTokens } from './title-tokens.ts';

/** Sums of the rows of words that were met lately: titles are made of few words, each of some ten rows. 4 MB. */
const WORDS_KEPT = 4000;
const sumsOfModel = new WeakMap<Model, Map<string, Float64Array>>();

function addRows(
  { dimension, rows: table, scales }: Model,
  { rows, weights }: Rows,
  sum: Float64Array,
): void {
  for (let f = 0; f < rows.length; f++) {
    const row = rows[f]!;
    const factor = weights[f]! * scales[row]!;
    for (let d = 0, at = row * dimension; d < dimension; d++, at++) sum[d] = sum[d]! + factor * table[at]!;
  }
}

function sumOfWord(model: Model, sums: Map<string, Float64Array>, token: string): Float64Array {
  const known = sums.get(token);
  if (known) return known;
  const sum = new Float64Array(model.dimension);
  addRows(model, wordRows(token, model.layout), sum);
  if (sums.size >= WORDS_KEPT) sums.clear();
  sums.set(token, sum);
  return sum;
}

/** Sum of the rows of a text, normalized; all zeros for a text without letters. */
export function embedWith(model: Model, text: string): number[] {
  const { dimension, layout } = model;
  const sums = sumsOfModel.get(model) ?? new Map<string, Float64Array>();
  sumsOfModel.set(model, sums);
  const tokens = titleTokens(text);
  const sum = new Float64Array(dimension);
  for (const token of tokens) {
    const ofWord = sumOfWord(model, sums, token);
    for (let d = 0; d < dimension; d++) sum[d] = sum[d]! + ofWord[d]!;
  }
  addRows(model, pairRows(tokens, layout), sum);
  let squares = 0;
  for (let d = 0; d < dimension; d++) squares += sum[d]! * sum[d]!;
  const norm = Math.sqrt(squares) || 1;
  const vector = new Array<number>(dimension);
  for (let d = 0; d < dimension; d++) vector[d] = sum[d]! / norm;
  return vector;
}

let loaded: Model | undefined;

/** The model (6 MB) is read on first use, so that a function that never embeds does not pay for it. */
function model(): Model {
  loaded ??= decodeModel(new Uint8Array(readFileSync(new URL('./titles-v3.bin', import.meta.url))));
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

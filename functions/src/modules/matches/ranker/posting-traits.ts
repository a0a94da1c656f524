import { unpackVector } from '../../job-text/embedding/embed-text.ts';
import { EMBEDDING_MODEL } from '../../job-text/embedding/embedding-model.ts';
import { titleTokens } from '../../job-text/embedding/title-tokens.ts';
import type { PostingFeatures } from '../../job-text/features/posting-features.ts';
import { type PackedTerms, readTerms } from '../../job-text/terms/text-terms.ts';
import { type NearOccupations, unpackOccupations } from '../../job-text/title-search/near-occupations.ts';

/** A posting's features, unpacked once for any number of comparisons. */
export type PostingTraits = {
  tokens: readonly string[];
  /** A bit for each token: a title whose bits are not all here has a token that is not. */
  token_bits: number;
  /** Null if it is of another model: vectors of different models are not comparable. */
  vector: Int8Array | null;
  occupations: NearOccupations;
  terms: PackedTerms;
};

const read = new WeakMap<PostingFeatures, PostingTraits>();

/** The traits of a posting's features, which never change. */
export function traitsOf(features: PostingFeatures): PostingTraits {
  const known = read.get(features);
  if (known) return known;
  const tokens = features.title === '' ? [] : titleTokens(features.title);
  const comparable = features.embedding_model === EMBEDDING_MODEL;
  const traits = {
    tokens,
    token_bits: bitsOf(tokens),
    vector: comparable ? unpackVector(features.title_vector) : null,
    occupations: unpackOccupations(comparable ? (features.occupations ?? '') : ''),
    terms: readTerms(features.text_terms ?? ''),
  };
  read.set(features, traits);
  return traits;
}

export function bitsOf(tokens: readonly string[]): number {
  let bits = 0;
  for (const token of tokens) {
    let hash = 0;
    for (let i = 0; i < token.length; i++) hash = (Math.imul(hash, 31) + token.charCodeAt(i)) | 0;
    bits |= 1 << (hash & 31);
  }
  return bits;
}

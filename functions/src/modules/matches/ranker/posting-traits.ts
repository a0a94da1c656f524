import { embedText, packVector, unpackVector } from '../../job-text/embedding/embed-text.ts';
import { EMBEDDING_MODEL } from '../../job-text/embedding/embedding-model.ts';
import { titleTokens } from '../../job-text/embedding/title-tokens.ts';
import type { PostingFeatures } from '../../job-text/features/posting-features.ts';
import { unpackEmphasis } from '../../job-text/features/skill-emphasis.ts';
import { type PackedTerms, readTerms } from '../../job-text/terms/text-terms.ts';
import { type NearOccupations, unpackOccupations } from '../../job-text/title-search/near-occupations.ts';

/** A posting's features, unpacked once for any number of comparisons. */
export type PostingTraits = {
  tokens: readonly string[];
  /** A bit for each token: a title whose bits are not all here has a token that is not. */
  token_bits: number;
  /** Null without a title. One of another model is not comparable, so it is made anew. */
  vector: Int8Array | null;
  occupations: NearOccupations;
  terms: PackedTerms;
  /** How central each skill is, required ones first, and the root of the sum of their squares, less for long lists. */
  emphasis: Float64Array;
  emphasis_norm: number;
};

const read = new WeakMap<PostingFeatures, PostingTraits>();

/** The traits of a posting's features, which never change. */
export function traitsOf(features: PostingFeatures): PostingTraits {
  const known = read.get(features);
  if (known) return known;
  const tokens = features.title === '' ? [] : titleTokens(features.title);
  const comparable = features.embedding_model === EMBEDDING_MODEL;
  const { skill_emphasis = '', skills_required, skills_preferred } = features;
  const emphasis = unpackEmphasis(skill_emphasis, skills_required.length, skills_preferred.length);
  const traits = {
    tokens,
    token_bits: bitsOf(tokens),
    vector: unpackVector(comparable ? features.title_vector : vectorOf(features.title)),
    occupations: unpackOccupations(comparable ? (features.occupations ?? '') : ''),
    terms: readTerms(features.text_terms ?? ''),
    emphasis,
    emphasis_norm: normOf(emphasis),
  };
  read.set(features, traits);
  return traits;
}

/** Until its board is read again, a posting holds the vector of the model that it was read with. */
function vectorOf(title: string): string {
  return title === '' ? '' : packVector(embedText(title));
}

/** Beyond so many skills a longer list expects no more: nobody has all sixty. */
const LONG_LIST = 24;

function normOf(emphasis: Float64Array): number {
  const squares = emphasis.reduce((sum, value) => sum + value * value, 0);
  return Math.sqrt(squares * Math.min(1, LONG_LIST / Math.max(1, emphasis.length)));
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

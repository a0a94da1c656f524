import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Posting } from '../../dossier.ts';
import type { Topic } from '../../topics/topics.ts';
import type { FormField } from '../../types.ts';

/** Lower case, and nothing but words: the same question is the same whatever its punctuation. */
export function plainWords(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function hashed(parts: readonly string[]): string {
  return `question:${bytesToHex(sha256(utf8ToBytes(parts.join('\n')))).slice(0, 20)}`;
}

function wording({ section = '', label, repeat }: FormField): string[] {
  return [plainWords(section), plainWords(label), repeat ? `${repeat.of} ${repeat.index}` : ''];
}

/** A question that is asked under its own wording, so that no other question's answer is taken for it. */
export function worded(field: FormField, { confidence }: Pick<Topic, 'confidence'>): Topic {
  return { id: hashed(wording(field)), name: 'unknown', confidence, legal: false, negated: false };
}

/**
 * A question of this one field: its answer holds for no other field, nor for another job's form, even if that is worded
 * the same.
 */
export function ofThisField(
  field: FormField,
  { confidence }: Pick<Topic, 'confidence'>,
  { company, title }: Posting,
): Topic {
  const id = hashed([...wording(field), field.key, plainWords(company), plainWords(title)]);
  return { id, name: 'unknown', confidence, legal: false, negated: false };
}

import { FieldValue } from 'firebase-admin/firestore';
import { isThin } from '../../contract/job-pages.ts';
import type { PostingSummary } from '../../contract/postings.ts';
import { familyOf } from '../job-text/embedding/title-family.ts';
import { marketOf } from '../job-text/places/market.ts';
import { flagsAt } from '../job-text/signals/posting-risks.ts';
import { groupTerms } from './directory/posting-groups.ts';
import type { Origin, PostingContent, PostingRecord, StoredPosting } from './posting.ts';
import { copyKeysOf, isForClient } from './text/copies.ts';
import { publicTerms, skillTerm } from './text/search-terms.ts';
import { sketchOf } from './text/text-sketch.ts';

const SUMMARY_FIELDS = [
  'source',
  'title',
  'company',
  'locations',
  'country',
  'workplace',
  'employment_type',
  'seniority',
  'seniority_estimate',
  'salary',
  'skills',
  'posted_at',
  'status',
  'risk_flags',
] as const satisfies readonly (keyof PostingSummary)[];

/** Fields of `postings/{id}` that a summary is made of. */
export const SUMMARY_SELECTION: readonly string[] = [...SUMMARY_FIELDS, 'risk_flags_later'];
/** Fields of `postings/{id}` that ranking reads, without vector and terms. */
export const RANKING_FIELDS: readonly string[] = [...SUMMARY_SELECTION, 'features'];

/** Fields that exist only for queries. */
const QUERY_FIELDS = new Set([
  'embedding',
  'family',
  'market',
  'area',
  'title_terms',
  'skill_terms',
  'terms',
  'has_salary',
  'level',
  'thin',
  'copy_keys',
  'sketch',
  'for_client',
]);

/** The compact document of a posting: the record, its vector, and the terms by which queries find it. */
export function toDocument(
  record: PostingRecord,
  { description_text }: PostingContent,
  embedding: number[],
): Record<string, unknown> {
  const { id: _, ...fields } = record;
  const family = familyOf(embedding);
  const sketch = sketchOf(description_text);
  const for_client = isForClient(description_text);
  return {
    ...fields,
    has_salary: record.salary !== null,
    level: record.seniority ?? record.seniority_estimate ?? null,
    thin: isThin({ ...record, description_text }),
    // A title without letters has no direction; such a posting is found by its terms only.
    ...(family === null ? {} : { family, embedding: FieldValue.vector(embedding) }),
    ...marketOf(record.features),
    title_terms: record.features.title_terms,
    skill_terms: record.skills.map(skillTerm).slice(0, 60),
    copy_keys: copyKeysOf({ ...record, sketch, for_client }),
    sketch,
    for_client,
    terms: [...publicTerms(record), ...groupTerms(record)],
  };
}

export function toSummary(id: string, data: Record<string, unknown>, now: Date): PostingSummary {
  const picked = Object.fromEntries(SUMMARY_FIELDS.map((field) => [field, data[field] ?? null]));
  // Only toDocument writes it, so the fields have the shape of the summary.
  return { id, ...picked, risk_flags: riskFlagsOf(data, now) } as PostingSummary;
}

const riskFlagsOf = (data: Record<string, unknown>, now: Date): PostingRecord['risk_flags'] =>
  flagsAt(data as Pick<PostingRecord, 'risk_flags' | 'risk_flags_later'>, now); // only toDocument writes it

export function toStored(id: string, data: Record<string, unknown>, now: Date): StoredPosting {
  return { ...toSummary(id, data, now), features: data.features as StoredPosting['features'] };
}

export function toRecord(id: string, data: Record<string, unknown>, now: Date): PostingRecord {
  const fields = Object.fromEntries(Object.entries(data).filter(([field]) => !QUERY_FIELDS.has(field)));
  return { id, ...fields, risk_flags: riskFlagsOf(data, now) } as PostingRecord; // only toDocument writes it
}

/** What ingest needs to know of an existing posting. */
export type PostingHead = Pick<
  PostingRecord,
  'id' | 'source' | 'origins' | 'status' | 'first_seen_at' | 'reposts'
>;

export function toHead(id: string, data: Record<string, unknown>): PostingHead {
  return {
    id,
    source: data.source as PostingHead['source'],
    origins: data.origins as Origin[], // only toDocument writes it
    status: data.status as PostingHead['status'],
    first_seen_at: String(data.first_seen_at),
    reposts: Number(data.reposts ?? 0),
  };
}

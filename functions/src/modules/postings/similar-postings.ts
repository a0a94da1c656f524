import type { PostingSummary } from '../../contract/postings.ts';
import { AppError } from '../../platform/app-error.ts';
import { isDocumentId } from '../../platform/document-id.ts';
import { familyOf } from '../job-text/embedding/title-family.ts';
import { marketOf } from '../job-text/places/market.ts';
import type { PostingsRepository } from './postings.repository.ts';

export type SimilarPostingsDeps = { postings: Pick<PostingsRepository, 'get' | 'index'> };

const MOST = 6;
/** Below, titles name different work. */
const LEAST_COSINE = 0.6;

/** Features store the title's vector as signed bytes. */
function vectorOf(title_vector: string): number[] {
  const bytes = Buffer.from(title_vector, 'base64');
  const values = Array.from(bytes, (_, at) => bytes.readInt8(at));
  const length = Math.hypot(...values);
  return length === 0 ? [] : values.map((value) => value / length);
}

/** Open postings with a title like this one's in the same market, most similar first. */
export async function similarPostings(
  { postings }: SimilarPostingsDeps,
  posting_id: string,
): Promise<{ items: PostingSummary[] }> {
  const record = isDocumentId(posting_id) ? await postings.get(posting_id) : null;
  if (!record) throw new AppError('not_found', 'Job not found. It may have been removed.');
  const vector = vectorOf(record.features.title_vector);
  const family = vector.length > 0 ? familyOf(vector) : null;
  if (family === null) return { items: [] };
  const found = await postings.index.nearest({
    family,
    place: { market: marketOf(record.features).market },
    vector,
    least_cosine: LEAST_COSINE,
    limit: MOST + 1,
  });
  const others = found.filter(({ id }) => id !== posting_id).slice(0, MOST);
  // Features are for ranking only, and what this returns becomes a part of public pages.
  return { items: others.map(({ features: _, ...summary }) => summary) };
}

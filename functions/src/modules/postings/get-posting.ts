import type { Posting } from '../../contract/postings.ts';
import { AppError } from '../../platform/app-error.ts';
import { isDocumentId } from '../../platform/document-id.ts';
import { type BoardRef, boardOfExternalId } from './board.ts';
import type { BoardsRepository } from './boards.repository.ts';
import { companySlug, shownPlace } from './directory/posting-groups.ts';
import type { PostingRecord } from './posting.ts';
import type { PostingsRepository } from './postings.repository.ts';
import { attributionOf } from './sources/attribution.ts';

export type ReadPostingDeps = {
  postings: Pick<PostingsRepository, 'get' | 'getContent' | 'list'>;
  boards: Pick<BoardsRepository, 'get'>;
};

/** The board that the posting is read from. */
function boardOf({ source, origins }: PostingRecord): BoardRef {
  return { source, board: boardOfExternalId(origins[0]?.external_id ?? '') };
}

/** An unchanged posting is not written on every run, so its board's run says when it was last seen. */
function lastSeen(record: PostingRecord, board_seen_at: string | null): string {
  const current = record.status === 'open' && record.missed === 0 ? board_seen_at : null;
  return current && current > record.last_seen_at ? current : record.last_seen_at;
}

/** A posting with its text, open or closed. */
export async function getPosting(deps: ReadPostingDeps, posting_id: string): Promise<Posting> {
  const missing = new AppError('not_found', 'Job not found. It may have been removed.');
  if (!isDocumentId(posting_id)) throw missing;
  const [record, content] = await Promise.all([
    deps.postings.get(posting_id),
    deps.postings.getContent(posting_id),
  ]);
  if (!record || !content) throw missing;
  const board = await deps.boards.get(boardOf(record));
  return {
    id: record.id,
    source: record.source,
    title: record.title,
    company: record.company,
    locations: record.locations,
    country: record.country,
    workplace: record.workplace,
    employment_type: record.employment_type,
    seniority: record.seniority,
    seniority_estimate: record.seniority_estimate ?? null,
    salary: record.salary,
    skills: record.skills,
    posted_at: record.posted_at,
    status: record.status,
    risk_flags: record.risk_flags,
    url: record.url,
    apply: record.apply,
    ...content,
    first_seen_at: record.first_seen_at,
    last_seen_at: lastSeen(record, board?.last_success_at ?? null),
    places: record.features.places.map(shownPlace),
    company_slug: companySlug(record.company),
    attribution: attributionOf(record.source),
  };
}

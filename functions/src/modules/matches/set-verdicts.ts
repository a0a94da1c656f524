import type { z } from 'zod';
import type { setVerdicts } from '../../contract/matches.ts';
import { isDocumentId } from '../../platform/document-id.ts';
import { normaliseTitle } from '../job-text/titles/normalise-title.ts';
import type { MatchDeps } from './match-deps.ts';
import type { NewVerdict } from './verdicts.repository.ts';

type Body = z.output<(typeof setVerdicts)['body']>;
type Answer = z.infer<(typeof setVerdicts)['response']>;

/**
 * Saves or dismisses several postings in one write, or undoes that. What a verdict stores of its posting comes from the
 * latest search, which is in memory; only a posting that it does not contain is read.
 */
export async function setVerdictsOf(deps: MatchDeps, uid: string, { verdicts }: Body): Promise<Answer> {
  const wanted = new Map(verdicts.map((one) => [one.posting_id, one]));
  const judged = [...wanted.values()].filter(({ verdict }) => verdict !== null);
  const names = await namesOf(
    deps,
    uid,
    judged.map(({ posting_id }) => posting_id),
  );
  const records = judged.flatMap(({ posting_id, verdict, reason }): NewVerdict[] => {
    const posting = names.get(posting_id);
    if (!posting || verdict === null) return [];
    return [{ posting_id, verdict, reason, company: posting.company, title: normaliseTitle(posting.title) }];
  });
  const removed = [...wanted.values()].filter(({ verdict }) => verdict === null);
  const before = await deps.verdicts.setAll(
    uid,
    records,
    removed.map(({ posting_id }) => posting_id),
    deps.clock(),
  );
  return {
    before,
    missing: judged.map(({ posting_id }) => posting_id).filter((id) => !names.has(id)),
  };
}

type Named = { company: string; title: string };

async function namesOf(deps: MatchDeps, uid: string, ids: readonly string[]): Promise<Map<string, Named>> {
  const names = new Map<string, Named>();
  const record = ids.length > 0 ? await deps.searches.findLatestDone(uid) : null;
  if (record) {
    const wanted = new Set(ids);
    const entries = await deps.searches.entries(uid, record);
    const positions = [...entries.keys()].filter((at) => wanted.has(entries[at]!.id));
    for (const { posting } of await deps.searches.matchesAt(uid, record.id, positions)) {
      names.set(posting.id, posting);
    }
  }
  const others = ids.filter((id) => !names.has(id) && isDocumentId(id));
  await Promise.all(
    others.map(async (id) => {
      const posting = await deps.findStoredPosting(id);
      if (posting) names.set(id, posting);
    }),
  );
  return names;
}

import { useCallback, useEffect, useState } from 'react';
import { forgetDraft, readDraft, writeDraft } from './drafts.ts';

/**
 * What somebody typed and has not sent yet; survives a reload and a closed tab, and goes with the person who signs
 * out. `start` is what the form shows before anything was typed, and fills in again for fields that were left alone.
 * @param key unique for person and form
 */
export function useDraft<T extends object>(key: string, start: T) {
  const [draft, setDraft] = useState(() => ({ key, typed: readDraft<T>(key) }));
  // Another form or another user: what was typed stays under its own key.
  if (draft.key !== key) setDraft({ key, typed: readDraft<T>(key) });
  useEffect(() => {
    if (Object.keys(draft.typed).length > 0) writeDraft(draft.key, draft.typed);
  }, [draft]);
  const change = useCallback(
    (part: Partial<T>) => setDraft((before) => ({ ...before, typed: { ...before.typed, ...part } })),
    [],
  );
  const forget = useCallback(() => {
    forgetDraft(key);
    setDraft({ key, typed: {} });
  }, [key]);
  return { value: { ...start, ...draft.typed }, change, forget };
}

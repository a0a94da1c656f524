import type { ApplicationSummary } from '@contract/applications.ts';
import { isRunning } from './status-words.ts';

/** The list with what is known since about applications at work. */
export function withActive(
  items: readonly ApplicationSummary[],
  active: readonly ApplicationSummary[],
): ApplicationSummary[] {
  const known = new Map(active.map((application) => [application.id, application]));
  return items.map((item) => {
    const now = known.get(item.id);
    return now && now.updated_at >= item.updated_at ? now : item;
  });
}

/**
 * Applications that the list and the work at hand do not agree on: new ones, and running ones that nobody works on any
 * more. Empty means that the list needs no reload.
 */
export function disagreement(
  items: readonly ApplicationSummary[],
  active: readonly ApplicationSummary[],
): string {
  const listed = new Set(items.map(({ id }) => id));
  const atWork = new Set(active.map(({ id }) => id));
  const unlisted = active.filter(({ id }) => !listed.has(id));
  const ended = items.filter(({ id, status }) => isRunning(status) && !atWork.has(id));
  return [...unlisted, ...ended]
    .map(({ id }) => id)
    .sort()
    .join();
}

import type { ApplicationSummary } from '@contract/applications.ts';
import { isRunning } from './status-words.ts';

/** The list, updated with what is known about the applications in progress. */
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
 * Applications that the list and the work in progress disagree on: new ones, and running ones that nobody is working on
 * anymore. Empty means the list doesn't need to be reloaded.
 */
export function disagreement(
  items: readonly ApplicationSummary[],
  active: readonly ApplicationSummary[],
): string {
  const listed = new Set(items.map(({ id }) => id));
  const inProgress = new Set(active.map(({ id }) => id));
  const unlisted = active.filter(({ id }) => !listed.has(id));
  const ended = items.filter(({ id, status }) => isRunning(status) && !inProgress.has(id));
  return [...unlisted, ...ended]
    .map(({ id }) => id)
    .sort()
    .join();
}

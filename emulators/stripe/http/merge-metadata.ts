/** The metadata after an update: keys are merged, empty ones go; an update to nothing clears all. */
export function mergeMetadata(
  present: Record<string, string> | null,
  change: Record<string, string> | undefined,
): Record<string, string> {
  if (change === undefined) return present ?? {};
  if (Object.keys(change).length === 0) return {};
  return Object.fromEntries(Object.entries({ ...present, ...change }).filter(([, value]) => value !== ''));
}

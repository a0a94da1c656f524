let results: Map<string, WeakMap<object, unknown>> | null = null;

/**
 * Runs `read` with results kept by `remembered`. The page must not change meanwhile, so `read` is synchronous; a reading
 * within another one shares its results.
 */
export function withRemembered<T>(read: () => T): T {
  const outer = results;
  results ??= new Map();
  try {
    return read();
  } finally {
    results = outer;
  }
}

/** What was found out about a node, once in each reading of the page; outside of one it is found out each time. */
export function remembered<T>(what: string, node: object, find: () => T): T {
  if (!results) return find();
  let known = results.get(what);
  if (!known) {
    known = new WeakMap();
    results.set(what, known);
  }
  if (known.has(node)) return known.get(node) as T; // set below, for the same `what`
  const found = find();
  known.set(node, found);
  return found;
}

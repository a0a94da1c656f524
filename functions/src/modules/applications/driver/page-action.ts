/**
 * Performs an action on a marked element. Playwright's messages contain typed text and parts of the page, which must
 * not be logged: only the action, the mark and the kind of error are kept.
 */
export async function pageAction<T>(name: string, mark: string, action: () => Promise<T>): Promise<T> {
  try {
    return await action();
  } catch (error) {
    throw new Error(`${name} on element ${mark} failed: ${error instanceof Error ? error.name : 'unknown'}`);
  }
}

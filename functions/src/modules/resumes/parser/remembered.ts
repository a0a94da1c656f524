/** What all remembered functions have found out about texts of the file that is being read. */
const memories: Map<string, unknown>[] = [];

/**
 * The same function, which works out each text once a file: lines are looked at by several steps, and by the same step in
 * several readings. Only for functions of nothing but the text, whose results nobody changes.
 */
export function remembered<T>(of: (text: string) => T): (text: string) => T {
  const memory = new Map<string, unknown>();
  memories.push(memory);
  return (text) => {
    const known = memory.get(text);
    // A remembered `undefined` is told from a text that is new.
    if (known !== undefined || memory.has(text)) return known as T;
    const found = of(text);
    memory.set(text, found);
    return found;
  };
}

/** Called when a file has been read: nothing of it is kept. */
export function forgetTexts(): void {
  for (const memory of memories) memory.clear();
}

type Memory = { found: Map<string, unknown>; characters: number };

/** What all remembered functions have found out about texts of the file that is being read. */
const memories: Memory[] = [];

/**
 * Characters of the texts that a function remembers at most, more than twice those of the longest file. Some are also asked
 * outside of reading a file, where nobody tells them to forget.
 */
const MOST_CHARACTERS = 1_000_000;

/**
 * The same function, which works out each text once a file: lines are looked at by several steps, and by the same step in
 * several readings. Only for functions of nothing but the text, whose results nobody changes.
 */
export function remembered<T>(of: (text: string) => T): (text: string) => T {
  const memory: Memory = { found: new Map(), characters: 0 };
  memories.push(memory);
  return (text) => {
    const known = memory.found.get(text);
    // A remembered `undefined` is told from a text that is new.
    if (known !== undefined || memory.found.has(text)) return known as T;
    const found = of(text);
    if (memory.characters + text.length > MOST_CHARACTERS) forget(memory);
    memory.found.set(text, found);
    memory.characters += text.length;
    return found;
  };
}

/** Called when a file has been read: nothing of it is kept. */
export function forgetTexts(): void {
  for (const memory of memories) forget(memory);
}

function forget(memory: Memory): void {
  memory.found.clear();
  memory.characters = 0;
}

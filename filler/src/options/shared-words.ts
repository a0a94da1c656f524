/** The only one of several, if it is. */
export function only(found: readonly string[]): string | null {
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** The words of a text that say something, without their accents. */
export function tokens(text: string): string[] {
  return (
    text
      .toLowerCase()
      .normalize('NFKD')
      .replace(/\p{M}+/gu, '')
      .match(/[\p{L}\p{N}+#]+/gu) ?? []
  ).filter((word) => !SMALL.has(word));
}

const SMALL = new Set('a an the of or and in to i my is am are de la el'.split(' '));

/** Words that turn an option into its opposite or into something else. */
export const TURNS = new Set('not no non never without other none former ex un neither'.split(' '));

/** "Careers fair" and "career fair" say the same. */
const singular = (word: string) => (/^\p{L}{3,}[^s]s$/u.test(word) ? word.slice(0, -1) : word);
const wordsSaid = (text: string) => tokens(text).map(singular);

/** The only option with all the words of the answer, or all of whose words the answer has. */
export function sharedWords(options: readonly string[], value: string): string | null {
  const said = new Set(wordsSaid(value));
  if (said.size === 0) return null;
  const turned = (words: readonly string[]) => words.filter((word) => TURNS.has(word)).join();
  const comparable = options.filter((option) => turned(wordsSaid(option)) === turned([...said]));
  const more = comparable.filter((option) => {
    const words = new Set(wordsSaid(option));
    return [...said].every((word) => words.has(word));
  });
  if (more.length > 0) return only(more);
  return only(
    comparable.filter((option) => {
      const words = wordsSaid(option);
      return words.length > 0 && words.join('').length >= 3 && words.every((word) => said.has(word));
    }),
  );
}

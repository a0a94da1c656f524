/** An action of the palette, or a page it opens. */
export type Command = {
  /** Unique among all that are shown together. */
  id: string;
  label: string;
  /** The heading of its group. */
  group: string;
  /** Other words that people look for it by. */
  keywords?: string;
  /** A line beside the label: the company of a job. */
  detail?: string;
  /** The shortcut that does the same, in the syntax of the registry. */
  keys?: string;
} & ({ to: string; run?: never } | { run: () => void; to?: never });

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** How well a command fits what was typed: 0 not at all, higher is better. */
function fitOf({ label, detail = '', keywords = '' }: Command, text: string): number {
  const typed = wordsOf(text);
  if (label.toLowerCase().startsWith(text.trim().toLowerCase())) return 3;
  const inLabel = wordsOf(label);
  if (typed.every((word) => inLabel.some((one) => one.startsWith(word)))) return 2;
  const anywhere = [...inLabel, ...wordsOf(`${detail} ${keywords}`)];
  return typed.every((word) => anywhere.some((one) => one.startsWith(word))) ? 1 : 0;
}

/** Those that fit what was typed, the best first within each group; groups keep their order. */
export function matching(commands: readonly Command[], text: string): Command[] {
  if (wordsOf(text).length === 0) return [...commands];
  const groups = Map.groupBy(commands, ({ group }) => group);
  return [...groups.values()].flatMap((group) =>
    group
      .map((command) => ({ command, fits: fitOf(command, text) }))
      .filter(({ fits }) => fits > 0)
      .sort((a, b) => b.fits - a.fits)
      .map(({ command }) => command),
  );
}

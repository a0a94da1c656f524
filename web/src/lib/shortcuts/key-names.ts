const NAMES: Record<string, string> = {
  Control: 'Ctrl',
  Meta: 'Command',
  Escape: 'Esc',
  ArrowUp: 'Up arrow',
  ArrowDown: 'Down arrow',
  ArrowLeft: 'Left arrow',
  ArrowRight: 'Right arrow',
};

/** Whether this is an Apple keyboard, where shortcuts are made with Command. */
const isApple = () => /Mac|iP(?:hone|ad|od)/.test(navigator.platform);

/**
 * The keys of a binding as they stand on the keyboard, one list for each press: `Shift+x` is `[['Shift', 'X']]`, `g d` is
 * `[['G'], ['D']]`, `$mod+k` is `[['Command', 'K']]` on a Mac and `[['Ctrl', 'K']]` elsewhere.
 */
export function keyNames(binding: string): string[][] {
  return binding.split(' ').map((press) =>
    press
      .split(/(?<=\w|\])\+/)
      .filter((part) => !part.startsWith('['))
      .map((part) => (part === '$mod' ? (isApple() ? 'Meta' : 'Control') : part))
      .map((part) => NAMES[part] ?? (part.length === 1 ? part.toUpperCase() : part)),
  );
}

import { createKeybindingsHandler } from 'tinykeys';

/** One thing the keyboard can do. */
export type Shortcut = {
  /**
   * In the syntax of tinykeys: `j`, `Shift+x`, `$mod+k` (Command on a Mac, Ctrl elsewhere), `g d` (one after the other),
   * `[Shift]+?` (with or without). Of several, the first is the one that help shows.
   */
  keys: string | readonly [string, ...string[]];
  /** What it does, as help and the command palette say it: "Next job". */
  label: string;
  run: () => void;
  /** False while it can't do anything; help lists it anyway. */
  enabled?: boolean | undefined;
  /** Also heard in text fields, menus and dialogs, as `$mod+k` is. */
  everywhere?: boolean | undefined;
  /** Also runs again and again while the key is held. */
  repeats?: boolean | undefined;
};

/** Shortcuts that belong together, under a heading: "Matches". */
export type ShortcutGroup = { name: string; shortcuts: readonly Shortcut[] };

/** Where keys mean something else. */
const ELSEWHERE =
  'input:not([type=checkbox]), textarea, select, [contenteditable=true], [role=menu], [role=listbox], [role=dialog], [role=alertdialog]';

const bindingsOf = ({ keys }: Shortcut): readonly string[] => (typeof keys === 'string' ? [keys] : keys);

const presses = (binding: string) => binding.split(' ').length;

/** Whether a binding has no Ctrl, Command or Alt: typing, or speech input, could set it off by accident. */
const isPlain = (binding: string) => !/\$mod|Control|Meta|Alt/.test(binding);

/** What can be pressed right now. Of two shortcuts with the same keys, the one added last is run. */
export function createShortcutRegistry() {
  let groups: readonly ShortcutGroup[] = [];
  let on = true;
  let hear: (event: KeyboardEvent) => void = () => undefined;
  const listeners = new Set<() => void>();

  const fire = (binding: string, event: KeyboardEvent) => {
    const elsewhere = event.target instanceof Element && event.target.closest(ELSEWHERE) !== null;
    if (!on && isPlain(binding)) return;
    const shortcut = groups
      .flatMap(({ shortcuts }) => shortcuts)
      .findLast((one) => bindingsOf(one).includes(binding) && one.enabled !== false);
    if (!shortcut || (elsewhere && !shortcut.everywhere)) return;
    event.preventDefault();
    if (!event.repeat || shortcut.repeats) shortcut.run();
  };

  const changed = (next: readonly ShortcutGroup[]) => {
    groups = next;
    const bindings = new Set(groups.flatMap(({ shortcuts }) => shortcuts.flatMap(bindingsOf)));
    // Sequences first: the second key of `g s` is not also an `s`.
    const ordered = [...bindings].sort((a, b) => presses(b) - presses(a));
    hear = createKeybindingsHandler(
      Object.fromEntries(ordered.map((binding) => [binding, (event: KeyboardEvent) => fire(binding, event)])),
      { ignore: (event) => event.defaultPrevented || event.isComposing },
    );
    for (const listener of listeners) listener();
  };

  return {
    /** Adds shortcuts; the result removes them. */
    add(group: ShortcutGroup): () => void {
      changed([...groups, group]);
      return () => changed(groups.filter((one) => one !== group));
    },
    /** Everything that was added, in that order; the same array until something changes. */
    groups: () => groups,
    /** Whether plain keys do anything; those with Ctrl, Command or Alt always do. */
    isOn: () => on,
    setOn(next: boolean): void {
      on = next;
      for (const listener of listeners) listener();
    },
    onKeyDown: (event: KeyboardEvent) => hear(event),
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

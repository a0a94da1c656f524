import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { safeStorage } from '@/lib/tracking/safe-storage.ts';
import { createShortcutRegistry, type Shortcut, type ShortcutGroup } from './registry.ts';

const STORAGE_KEY = 'shortcuts';
const storage = safeStorage(() => localStorage);

export const shortcuts = createShortcutRegistry();

shortcuts.setOn(storage.getItem(STORAGE_KEY) !== 'off');
// The build renders the pages too.
if (typeof window !== 'undefined') window.addEventListener('keydown', shortcuts.onKeyDown);

/**
 * Declares what the keyboard does while this component stands, under a heading for help: the one place where shortcuts come
 * from. They are silent in text fields, menus and dialogs unless they say otherwise.
 * @example useShortcuts('Matches', [{ keys: 's', label: 'Save', run: save }])
 */
export function useShortcuts(name: string, declared: readonly Shortcut[]): void {
  const latest = useRef(declared);
  useLayoutEffect(() => {
    latest.current = declared;
  });
  const said = JSON.stringify(declared);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `said` is what help shows of `declared`; what it runs is read late
  useEffect(
    () =>
      shortcuts.add({
        name,
        shortcuts: latest.current.map((shortcut, at) => ({
          ...shortcut,
          run: () => latest.current[at]?.run(),
        })),
      }),
    [name, said],
  );
}

/** Everything the keyboard can do on this page. */
export function useShortcutGroups(): readonly ShortcutGroup[] {
  return useSyncExternalStore(shortcuts.subscribe, shortcuts.groups, shortcuts.groups);
}

/** Whether single keys are shortcuts, and how to turn them off: they get in the way of speech input. */
export function useSingleKeys(): [boolean, (on: boolean) => void] {
  const on = useSyncExternalStore(shortcuts.subscribe, shortcuts.isOn, shortcuts.isOn);
  return [
    on,
    (next) => {
      shortcuts.setOn(next);
      if (next) storage.removeItem(STORAGE_KEY);
      else storage.setItem(STORAGE_KEY, 'off');
    },
  ];
}

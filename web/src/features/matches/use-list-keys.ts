import { useShortcuts } from '@/lib/shortcuts/use-shortcuts.ts';

/** What the keyboard does in the list of matches. `move` goes by so many rows; the others act on the row or the selection. */
export type ListActions = {
  move: (by: number) => void;
  open: () => void;
  save: () => void;
  dismiss: () => void;
  apply: () => void;
  select: () => void;
  selectUpTo: () => void;
  selectAll: () => void;
  clear: () => void;
};

export function useListKeys(
  actions: ListActions,
  { any, selected }: { any: boolean; selected: boolean },
): void {
  useShortcuts('Matches', [
    { keys: 'j', label: 'Next job', run: () => actions.move(1), repeats: true, enabled: any },
    { keys: 'k', label: 'Previous job', run: () => actions.move(-1), repeats: true, enabled: any },
    { keys: 'o', label: 'Open the job (or Enter)', run: actions.open, enabled: any },
    { keys: 's', label: 'Save or unsave', run: actions.save, enabled: any },
    { keys: ['d', 'e'], label: 'Dismiss', run: actions.dismiss, enabled: any },
    { keys: 'a', label: 'Apply (shows the cost first)', run: actions.apply, enabled: any },
    { keys: 'x', label: 'Select', run: actions.select, enabled: any },
    { keys: 'Shift+x', label: 'Select up to here', run: actions.selectUpTo, enabled: any },
    { keys: '$mod+a', label: 'Select all jobs shown', run: actions.selectAll, enabled: any && selected },
    { keys: 'Escape', label: 'Clear the selection', run: actions.clear, enabled: selected },
  ]);
}

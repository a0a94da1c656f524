import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  closePalette,
  closeShortcutsHelp,
  openShortcutsHelp,
  togglePalette,
  usePaletteOpen,
  useShortcutsHelpOpen,
} from '@/features/commands/commands-open.ts';
import { useSession } from '@/lib/session.ts';
import { useShortcuts } from '@/lib/shortcuts/use-shortcuts.ts';
import { GO_KEYS, SIGNED_IN } from '../nav-links.ts';
import { EVERYWHERE, GO_TO, useCommands } from '../use-commands.ts';

const CommandPalette = lazy(async () => ({
  default: (await import('@/features/commands/command-palette.tsx')).CommandPalette,
}));
const ShortcutsHelp = lazy(async () => ({
  default: (await import('@/features/commands/shortcuts-help.tsx')).ShortcutsHelp,
}));

function OpenPalette() {
  const commands = useCommands();
  const uid = useSession().user?.uid ?? null;
  return <CommandPalette commands={commands} uid={uid} onClose={closePalette} />;
}

/** The keys that work on every page, the command palette and the list of shortcuts. */
export function CommandCenter() {
  const navigate = useNavigate();
  const signedIn = useSession().status === 'signed_in';
  const palette = usePaletteOpen();
  const help = useShortcutsHelpOpen();
  useShortcuts(EVERYWHERE, [
    { keys: '$mod+k', label: 'Search or run a command', run: togglePalette, everywhere: true },
    { keys: '[Shift]+?', label: 'Keyboard shortcuts', run: openShortcutsHelp },
  ]);
  useShortcuts(
    GO_TO,
    signedIn
      ? SIGNED_IN.map(({ to, label }) => ({ keys: GO_KEYS[to] ?? '', label, run: () => navigate(to) }))
      : [],
  );
  return (
    <Suspense fallback={null}>
      {palette && <OpenPalette />}
      {help && <ShortcutsHelp onClose={closeShortcutsHelp} />}
    </Suspense>
  );
}

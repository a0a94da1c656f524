import { createFlag } from '@/lib/flag.ts';

const palette = createFlag();
const help = createFlag();

export const openPalette = (): void => palette.set(true);
export const closePalette = (): void => palette.set(false);
export const togglePalette = (): void => palette.set(!palette.get());
export const usePaletteOpen = palette.use;

export const openShortcutsHelp = (): void => help.set(true);
export const closeShortcutsHelp = (): void => help.set(false);
export const useShortcutsHelpOpen = help.use;

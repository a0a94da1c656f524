import type { LucideIcon } from 'lucide-react';

/** An icon of the one stroke set (1.75 px, round). Decorative: the word stands beside it, or names the button. */
export function Icon({ of: Glyph, size = 20 }: { of: LucideIcon; size?: number }) {
  return (
    <Glyph
      size={size}
      strokeWidth={1.75}
      absoluteStrokeWidth
      aria-hidden
      focusable={false}
      style={{ flex: 'none' }}
    />
  );
}

import type { LucideIcon } from 'lucide-react';

/** An icon with the shared stroke (1.75 px, round). Decorative: put text beside it, or name the button. */
export function Icon({ of: Glyph, size = 20 }: { of: LucideIcon; size?: number }) {
  return <Glyph size={size} strokeWidth={1.75} absoluteStrokeWidth aria-hidden focusable={false} />;
}

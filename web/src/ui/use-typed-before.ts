import { type RefObject, useLayoutEffect } from 'react';

/**
 * Takes over what was typed into a prerendered field before the page reacted: React leaves it in the field, and knows
 * nothing of it.
 */
export function useTypedBefore(
  field: RefObject<HTMLInputElement | null>,
  take: (typed: string) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(() => {
    const typed = field.current?.value;
    if (typed) take(typed);
  }, []);
}

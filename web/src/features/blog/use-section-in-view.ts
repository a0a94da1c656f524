import { useEffect, useState } from 'react';

/** A section is being read once its heading is in the upper third of the window. */
const READING_LINE = 1 / 3;

/** The `id` of the section being read: the last heading above the reading line; null above the first one. */
export function useSectionInView(headings: readonly { id: string }[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const elements = headings.flatMap(({ id }) => document.getElementById(id) ?? []);
    const observer = new IntersectionObserver(
      () => {
        const line = window.innerHeight * READING_LINE;
        setCurrent(elements.findLast((one) => one.getBoundingClientRect().top <= line)?.id ?? null);
      },
      // All above the reading line counts as seen, so that a jump past several headings is noticed, too.
      { rootMargin: `1000000px 0px -${100 - 100 * READING_LINE}% 0px` },
    );
    for (const element of elements) observer.observe(element);
    return () => observer.disconnect();
  }, [headings]);
  return current;
}

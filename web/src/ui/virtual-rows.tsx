import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

type VirtualRowsProps<T> = {
  items: readonly T[];
  row: (item: T) => ReactNode;
  rowKey: (item: T) => string;
  label: string;
  /** What a row is usually high, in px; each is measured once it is drawn. */
  rowHeight: number;
  /** Whether more can be fetched, so that the size of the list is not known. */
  openEnded: boolean;
};

/** Rows above and below the viewport that are drawn too, so that Tab and Page Down always find the next one. */
const OVERSCAN = 10;

function indexOf(target: Element): number | null {
  const index = target.closest('li')?.dataset.index;
  return index === undefined ? null : Number(index);
}

/**
 * A list of which only the rows near the viewport are in the document. It stays one list: each row says its place and
 * of how many, and the row that has the focus is kept however far it is scrolled away. What it gives up is the browser's own
 * find-in-page, which is why short lists are not drawn like this (see `PagedList`).
 */
export function VirtualRows<T>({ items, row, rowKey, label, rowHeight, openEnded }: VirtualRowsProps<T>) {
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  const [focused, setFocused] = useState<number | null>(null);
  // Whatever stands above the list may have grown.
  useLayoutEffect(() => {
    const now = Math.round((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
    if (Math.abs(now - top) > 1) setTop(now);
  });
  const virtualizer = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN,
    scrollMargin: top,
    getItemKey: (index) => rowKey(items[index] as T),
    rangeExtractor: (range: Range) => {
      const near = defaultRangeExtractor(range);
      if (focused === null || focused >= items.length || near.includes(focused)) return near;
      return [...near, focused].sort((a, b) => a - b);
    },
    useFlushSync: false,
  });
  return (
    <ul
      ref={list}
      aria-label={label}
      style={{
        position: 'relative',
        listStyle: 'none',
        margin: 0,
        padding: 0,
        height: virtualizer.getTotalSize(),
      }}
      onFocus={({ target }) => setFocused(indexOf(target))}
      onBlur={() => setFocused(null)}
    >
      {virtualizer.getVirtualItems().map(({ key, index, start }) => (
        <li
          key={key}
          ref={virtualizer.measureElement}
          data-index={index}
          aria-setsize={openEnded ? -1 : items.length}
          aria-posinset={index + 1}
          style={{
            position: 'absolute',
            top: 0,
            left: 0,
            width: '100%',
            transform: `translateY(${start - top}px)`,
          }}
        >
          {row(items[index] as T)}
        </li>
      ))}
    </ul>
  );
}

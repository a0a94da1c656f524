import { styled } from '@mui/material/styles';
import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, type Ref, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { TOP_BAR_HEIGHT } from '@/theme/tokens.ts';

/** How a list is moved through by keyboard. */
export type RowsHandle = {
  /** Puts the focus on the link of a row, scrolling it into sight. */
  focus: (index: number) => void;
};

/** What stays free above and below a row that is scrolled to: the top bar, and bars over the page. */
export const ROW_SCROLL_MARGIN = TOP_BAR_HEIGHT + 76;

type VirtualRowsProps<T> = {
  handle?: Ref<RowsHandle> | undefined;
  items: readonly T[];
  row: (item: T) => ReactNode;
  rowKey: (item: T) => string;
  label: string;
  /** Estimated height of a row, in px; each is measured once rendered. */
  rowHeight: number;
  /** Whether there are more to fetch, so the size of the list isn't known. */
  openEnded: boolean;
};

/** Extra rows rendered above and below the viewport, so Tab and Page Down always find the next one. */
const OVERSCAN = 10;

function indexOf(target: Element): number | null {
  const index = target.closest('li')?.dataset.index;
  return index === undefined ? null : Number(index);
}

const List = styled('ul')({
  position: 'relative',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': { position: 'absolute', top: 0, left: 0, width: '100%' },
});

/**
 * A list with only the rows near the viewport in the document. Screen readers still see one list: each row has its position
 * and the list's size, and the focused row is kept however far it is scrolled away. The browser's find-in-page doesn't work
 * in it, so short lists don't use it (see `PagedList`).
 */
export function VirtualRows<T>({
  handle,
  items,
  row,
  rowKey,
  label,
  rowHeight,
  openEnded,
}: VirtualRowsProps<T>) {
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  const [focused, setFocused] = useState<number | null>(null);
  // Whatever is above the list may have grown.
  useLayoutEffect(() => {
    const now = Math.round((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
    if (Math.abs(now - top) > 1) setTop(now);
  });
  const virtualizer = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN,
    scrollMargin: top,
    scrollPaddingStart: ROW_SCROLL_MARGIN,
    scrollPaddingEnd: ROW_SCROLL_MARGIN,
    getItemKey: (index) => rowKey(items[index] as T),
    rangeExtractor: (range: Range) => {
      const near = defaultRangeExtractor(range);
      if (focused === null || focused >= items.length || near.includes(focused)) return near;
      return [...near, focused].sort((a, b) => a - b);
    },
    useFlushSync: false,
  });
  const awaited = useRef<number | null>(null);
  useImperativeHandle(handle, () => ({
    focus(index) {
      awaited.current = index;
      // Draws it, if it is far from the viewport.
      setFocused(index);
      virtualizer.scrollToIndex(index, { align: 'auto' });
    },
  }));
  useLayoutEffect(() => {
    if (awaited.current === null) return;
    const link = list.current?.querySelector<HTMLElement>(`[data-index="${awaited.current}"] a`);
    if (!link) return;
    awaited.current = null;
    link.focus({ preventScroll: true });
  });
  return (
    <List
      ref={list}
      aria-label={label}
      style={{ height: virtualizer.getTotalSize() }}
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
          style={{ transform: `translateY(${start - top}px)` }}
        >
          {row(items[index] as T)}
        </li>
      ))}
    </List>
  );
}

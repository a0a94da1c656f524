// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useSectionInView } from './use-section-in-view.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

test('names the last heading above the reading line, also on the way back up', () => {
  const observed: Element[] = [];
  let cross = () => {};
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(crossed: () => void) {
        cross = crossed;
      }
      observe(element: Element) {
        observed.push(element);
      }
      disconnect() {
        observed.length = 0;
      }
    },
  );
  vi.stubGlobal('innerHeight', 900);
  const headings = ['first', 'second'].map((id) => {
    const heading = document.createElement('h2');
    heading.id = id;
    document.body.append(heading);
    return heading;
  });
  const scrollTo = (tops: number[]) =>
    act(() => {
      headings.forEach((heading, index) => {
        heading.getBoundingClientRect = () => new DOMRect(0, tops[index], 600, 30);
      });
      cross();
    });
  const list = [{ id: 'first' }, { id: 'second' }];
  const { result, unmount } = renderHook(() => useSectionInView(list));
  expect(observed).toEqual(headings);
  scrollTo([400, 1200]);
  expect(result.current).toBeNull();
  scrollTo([300, 1100]);
  expect(result.current).toBe('first');
  scrollTo([-700, 100]);
  expect(result.current).toBe('second');
  scrollTo([-400, 400]);
  expect(result.current).toBe('first');
  unmount();
  expect(observed).toEqual([]);
});

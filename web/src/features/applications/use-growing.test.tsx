// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useGrowing } from './use-growing.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Stands in for the browser: what is observed comes into view when the test says so. */
function observing(): { comeIntoView: () => void } {
  let seen: (() => void) | null = null;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        seen = () => callback([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {
        seen = null;
      }
    },
  );
  return { comeIntoView: () => act(() => seen?.()) };
}

function List({ count }: { count: number }) {
  const [drawn, end] = useGrowing(
    Array.from({ length: count }, (_, at) => at),
    2,
  );
  return (
    <ul>
      {drawn.map((item) => (
        <li key={item}>{item}</li>
      ))}
      {end}
    </ul>
  );
}

const drawn = () => screen.getAllByRole('listitem').length;

test('a list grows each time its end comes into view, until all of it is drawn', () => {
  const { comeIntoView } = observing();
  render(<List count={5} />);
  expect(drawn()).toBe(2);
  comeIntoView();
  expect(drawn()).toBe(4);
  comeIntoView();
  expect(drawn()).toBe(5);
  comeIntoView();
  expect(drawn()).toBe(5);
});

test('a short one is drawn whole, and what is drawn stays when it shrinks and grows', () => {
  const { comeIntoView } = observing();
  const { rerender } = render(<List count={4} />);
  comeIntoView();
  rerender(<List count={1} />);
  expect(drawn()).toBe(1);
  rerender(<List count={4} />);
  expect(drawn()).toBe(4);
});

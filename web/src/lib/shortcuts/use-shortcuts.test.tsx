// @vitest-environment happy-dom
import { cleanup, render, renderHook, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { keyNames } from './key-names.ts';
import { useShortcutGroups, useShortcuts, useSingleKeys } from './use-shortcuts.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

let renders = 0;

function Counter() {
  const [count, setCount] = useState(0);
  useShortcuts('Counter', [{ keys: 'c', label: 'Count', run: () => setCount(count + 1) }]);
  return <output>{count}</output>;
}

function Help() {
  const groups = useShortcutGroups();
  renders += 1;
  return <p>{groups.map(({ name, shortcuts }) => `${name}: ${shortcuts.map(({ label }) => label)}`)}</p>;
}

test('help lists what is declared, and a key runs what was rendered last', async () => {
  render(
    <>
      <Counter />
      <Help />
    </>,
  );
  expect(screen.getByText('Counter: Count')).toBeTruthy();
  const before = renders;
  await userEvent.keyboard('ccc');
  expect(screen.getByRole('status').textContent).toBe('3');
  expect(renders).toBe(before);
});

test('what has left the page is not listed any more', () => {
  const help = render(<Help />);
  const counter = render(<Counter />);
  expect(screen.getByText('Counter: Count')).toBeTruthy();
  counter.unmount();
  expect(help.container.textContent).toBe('');
});

test('single keys can be turned off, and that is remembered', async () => {
  render(<Counter />);
  const { result, rerender } = renderHook(useSingleKeys);
  result.current[1](false);
  rerender();
  await userEvent.keyboard('c');
  expect(result.current[0]).toBe(false);
  expect(screen.getByRole('status').textContent).toBe('0');
  expect(localStorage.getItem('shortcuts')).toBe('off');
  result.current[1](true);
  await userEvent.keyboard('c');
  expect(screen.getByRole('status').textContent).toBe('1');
  expect(localStorage.getItem('shortcuts')).toBeNull();
});

test('keys are named as they stand on the keyboard', () => {
  expect(keyNames('Shift+x')).toEqual([['Shift', 'X']]);
  expect(keyNames('g d')).toEqual([['G'], ['D']]);
  expect(keyNames('$mod+k')).toEqual([['Ctrl', 'K']]);
  expect(keyNames('[Shift]+?')).toEqual([['?']]);
  expect(keyNames('ArrowDown')).toEqual([['Down arrow']]);
});

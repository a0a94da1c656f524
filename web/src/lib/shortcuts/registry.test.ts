// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createShortcutRegistry } from './registry.ts';

let registry = createShortcutRegistry();
const listen = (event: KeyboardEvent) => registry.onKeyDown(event);

beforeEach(() => {
  registry = createShortcutRegistry();
  window.addEventListener('keydown', listen);
});

afterEach(() => {
  window.removeEventListener('keydown', listen);
  document.body.replaceChildren();
});

function press(key: string, init: KeyboardEventInit = {}, target: Element = document.body): KeyboardEvent {
  const event = new KeyboardEvent('keydown', {
    key,
    code: `Key${key.toUpperCase()}`,
    bubbles: true,
    cancelable: true,
    ...init,
  });
  target.dispatchEvent(event);
  return event;
}

function into<K extends keyof HTMLElementTagNameMap>(tag: K, attributes: Record<string, string> = {}) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.body.append(element);
  return element;
}

test('a key runs its shortcut and does nothing else', () => {
  const run = vi.fn();
  registry.add({ name: 'Test', shortcuts: [{ keys: ['j', 'ArrowDown'], label: 'Next', run }] });
  expect(press('j').defaultPrevented).toBe(true);
  press('ArrowDown', { code: 'ArrowDown' });
  expect(run).toHaveBeenCalledTimes(2);
  expect(press('k').defaultPrevented).toBe(false);
});

test('with a modifier it is another key', () => {
  const x = vi.fn();
  const range = vi.fn();
  registry.add({
    name: 'Test',
    shortcuts: [
      { keys: 'x', label: 'Select', run: x },
      { keys: 'Shift+x', label: 'Select up to here', run: range },
    ],
  });
  press('x', { ctrlKey: true });
  press('X', { shiftKey: true });
  expect(x).not.toHaveBeenCalled();
  expect(range).toHaveBeenCalledOnce();
});

test('a question mark is heard whether or not the keyboard needs Shift for it', () => {
  const run = vi.fn();
  registry.add({ name: 'Test', shortcuts: [{ keys: '[Shift]+?', label: 'Help', run }] });
  press('?', { code: 'Slash', shiftKey: true });
  press('?', { code: 'Comma' });
  expect(run).toHaveBeenCalledTimes(2);
});

test.each([
  ['a text field', () => into('input')],
  ['a text area', () => into('textarea')],
  ['a select', () => into('select')],
  ['a menu', () => into('div', { role: 'menu' })],
  ['a dialog', () => into('div', { role: 'dialog' })],
])('in %s only shortcuts that are heard everywhere run', (_, place) => {
  const letter = vi.fn();
  const palette = vi.fn();
  registry.add({
    name: 'Test',
    shortcuts: [
      { keys: 's', label: 'Save', run: letter },
      { keys: 'Control+k', label: 'Commands', run: palette, everywhere: true },
    ],
  });
  const target = place();
  expect(press('s', {}, target).defaultPrevented).toBe(false);
  press('k', { ctrlKey: true }, target);
  expect(letter).not.toHaveBeenCalled();
  expect(palette).toHaveBeenCalledOnce();
});

test('a key that was handled where it was pressed is left alone', () => {
  const run = vi.fn();
  registry.add({ name: 'Test', shortcuts: [{ keys: 's', label: 'Save', run }] });
  const button = into('button');
  button.addEventListener('keydown', (event) => event.preventDefault());
  press('s', {}, button);
  expect(run).not.toHaveBeenCalled();
});

test('a held key repeats only what says so', () => {
  const next = vi.fn();
  const save = vi.fn();
  registry.add({
    name: 'Test',
    shortcuts: [
      { keys: 'j', label: 'Next application', run: next, repeats: true },
      { keys: 's', label: 'Save', run: save },
    ],
  });
  for (const repeat of [false, true, true]) {
    press('j', { repeat });
    press('s', { repeat });
  }
  expect(next).toHaveBeenCalledTimes(3);
  expect(save).toHaveBeenCalledOnce();
});

test('the second key of a sequence is not also a shortcut of its own', () => {
  const save = vi.fn();
  const settings = vi.fn();
  registry.add({ name: 'Page', shortcuts: [{ keys: 's', label: 'Save', run: save }] });
  registry.add({ name: 'Go to', shortcuts: [{ keys: 'g s', label: 'Settings', run: settings }] });
  press('g');
  press('s');
  expect(settings).toHaveBeenCalledOnce();
  expect(save).not.toHaveBeenCalled();
  press('s');
  expect(save).toHaveBeenCalledOnce();
});

test('of two with the same keys the last that can do something runs', () => {
  const app = vi.fn();
  const page = vi.fn();
  registry.add({ name: 'App', shortcuts: [{ keys: 'u', label: 'Undo', run: app }] });
  const remove = registry.add({ name: 'Page', shortcuts: [{ keys: 'u', label: 'Undo', run: page }] });
  press('u');
  expect([app.mock.calls.length, page.mock.calls.length]).toEqual([0, 1]);
  remove();
  registry.add({ name: 'Page', shortcuts: [{ keys: 'u', label: 'Undo', run: page, enabled: false }] });
  press('u');
  expect([app.mock.calls.length, page.mock.calls.length]).toEqual([1, 1]);
});

test('turned off, plain keys do nothing and the others still do', () => {
  const letter = vi.fn();
  const palette = vi.fn();
  registry.add({
    name: 'Test',
    shortcuts: [
      { keys: 's', label: 'Save', run: letter },
      { keys: 'Control+k', label: 'Commands', run: palette },
    ],
  });
  registry.setOn(false);
  expect(press('s').defaultPrevented).toBe(false);
  press('k', { ctrlKey: true });
  expect(letter).not.toHaveBeenCalled();
  expect(palette).toHaveBeenCalledOnce();
});

// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { holdEarlyInput } from './early-input.ts';

let root: HTMLElement;
const clicked = vi.fn();
let early: ReturnType<typeof holdEarlyInput>;

beforeEach(() => {
  document.body.innerHTML = `<div id="root">
    <button>Start</button><a href="#premium" data-needs-app>Premium</a><p>Words</p><input aria-label="Name">
  </div>`;
  root = document.getElementById('root') as HTMLElement; // stands in the line above
  clicked.mockClear();
  early = holdEarlyInput(root);
});
afterEach(() => early.giveUp());

const find = (selector: string) => root.querySelector(selector) as HTMLElement; // each test names what is there
const down = (selector: string) =>
  find(selector).dispatchEvent(new Event('pointerdown', { bubbles: true, cancelable: true }));
function press(selector: string): void {
  down(selector);
  find(selector).click();
}

/** As the app does when it can react: it listens, and what waited is pressed again. */
function start(): void {
  for (const one of ['button', 'a', 'input'])
    find(one).addEventListener('click', (event) => {
      event.preventDefault();
      clicked(one);
    });
  early.replay();
}

it('presses again what was pressed before the app could react', () => {
  press('button');
  start();
  expect(clicked.mock.calls).toEqual([['button']]);
});

it('presses only the last of several controls', () => {
  press('button');
  press('a');
  start();
  expect(clicked.mock.calls).toEqual([['a']]);
});

it('leaves an earlier control alone once another is being pressed', () => {
  press('button');
  down('a');
  start();
  expect(clicked).not.toHaveBeenCalled();
  find('a').click();
  expect(clicked.mock.calls).toEqual([['a']]);
});

it('leaves an earlier control alone once a field is being pressed', () => {
  press('button');
  down('input');
  start();
  expect(clicked).not.toHaveBeenCalled();
});

it('still presses what was pressed if the page is then scrolled', () => {
  press('button');
  down('p');
  start();
  expect(clicked.mock.calls).toEqual([['button']]);
});

it('still presses what was pressed if a finger on another control turns out to scroll', () => {
  press('button');
  down('a');
  find('a').dispatchEvent(new Event('pointercancel', { bubbles: true }));
  start();
  expect(clicked.mock.calls).toEqual([['button']]);
});

it('holds a control that is pressed twice', () => {
  press('button');
  down('button');
  start();
  expect(clicked.mock.calls).toEqual([['button']]);
});

it('forgets what was pressed before once the later press is done', () => {
  press('button');
  find('a').removeAttribute('data-needs-app');
  press('a');
  down('p');
  find('p').dispatchEvent(new Event('pointercancel', { bubbles: true }));
  start();
  expect(clicked).not.toHaveBeenCalled();
});

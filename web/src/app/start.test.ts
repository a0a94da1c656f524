// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const LINK = '<a id="link" href="/about">About</a>';
const BUTTON = '<button id="button" type="button">Sign up</button>';

let startApp: (root: HTMLElement) => Promise<void>;
/** Whether the chunk of the app can be fetched. */
let reachable: boolean;
let assign: ReturnType<typeof vi.spyOn>;
const listening: [string, EventListenerOrEventListenerObject, unknown][] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  reachable = true;
  startApp = async () => {};
  vi.doMock('./main.tsx', () => {
    if (!reachable) throw new Error('Failed to fetch');
    return { startApp: (root: HTMLElement) => startApp(root) };
  });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  const add = window.addEventListener.bind(window);
  vi.spyOn(globalThis, 'addEventListener').mockImplementation(
    (type: string, listener: EventListenerOrEventListenerObject, options?: unknown) => {
      listening.push([type, listener, options]);
      add(type, listener, options as AddEventListenerOptions);
    },
  );
});
afterEach(() => {
  for (const [type, listener, options] of listening.splice(0)) {
    removeEventListener(type, listener, options as EventListenerOptions);
  }
  vi.useRealTimers();
  vi.doUnmock('./main.tsx');
  document.documentElement.className = '';
  history.replaceState(null, '', '/');
});

/** Opens a prerendered page. */
async function open(html: string, { late = true, search = '' } = {}): Promise<void> {
  history.replaceState(null, '', `/${search}`);
  document.body.innerHTML = `<div id="root" data-page="/" ${late ? 'data-start="late"' : ''}>${html}</div>`;
  await import('./start.ts');
}
const element = (id: string) => document.getElementById(id) as HTMLElement;
const settle = () => vi.advanceTimersByTimeAsync(0);

/** @returns whether the browser would have done what the click means */
const click = (id: string, options: MouseEventInit = {}) =>
  element(id).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...options }));
const sign = () => dispatchEvent(new Event('pointermove'));

/** An app that comes when the test says so. */
function slowApp(then: () => void = () => {}): () => Promise<void> {
  let come = () => {};
  startApp = () =>
    new Promise((resolve) => {
      come = () => {
        then();
        resolve();
      };
    });
  return async () => {
    come();
    await settle();
  };
}

test('a button pressed before the app has started is pressed again when it has', async () => {
  const come = slowApp();
  await open(BUTTON);
  sign();
  await settle();
  expect(click('button')).toBe(false);
  const pressed = vi.fn();
  element('button').addEventListener('click', pressed);
  await come();
  expect(pressed).toHaveBeenCalledOnce();
});

test('buttons wait also on pages that start at once', async () => {
  const come = slowApp();
  await open(BUTTON, { late: false });
  await settle();
  expect(click('button')).toBe(false);
  const pressed = vi.fn();
  element('button').addEventListener('click', pressed);
  await come();
  expect(pressed).toHaveBeenCalledOnce();
});

test('links wait only on an address that says where the visitor came from', async () => {
  await open(LINK);
  expect(click('link')).toBe(true);
  vi.resetModules();
  await open(LINK, { search: '?rdt_cid=1' });
  expect(click('link')).toBe(false);
});

test.each(['ctrlKey', 'metaKey', 'shiftKey'])('a click with %s is left to the browser', async (key) => {
  await open(LINK, { search: '?rdt_cid=1' });
  expect(click('link', { [key]: true })).toBe(true);
});

test('a link of HTML that the app replaced is pressed in what replaced it', async () => {
  const pressed = vi.fn();
  const come = slowApp(() => {
    element('root').innerHTML = LINK;
    element('link').addEventListener('click', pressed);
  });
  await open(`<p>${LINK}</p>`, { late: false, search: '?rdt_cid=1' });
  await settle();
  expect(click('link')).toBe(false);
  await come();
  expect(pressed).toHaveBeenCalledOnce();
  expect(assign).not.toHaveBeenCalled();
});

test('without the app, the form to sign in is not hidden from those who came to sign up', async () => {
  reachable = false;
  document.documentElement.className = 'light signs-up';
  await open(BUTTON);
  await settle();
  expect(document.documentElement.className).toBe('light');
});

test('without the app, a link that waits is followed, and the page works as HTML until the next try', async () => {
  reachable = false;
  await open(LINK + BUTTON, { search: '?rdt_cid=1' });
  sign();
  click('link');
  await settle();
  expect(assign).toHaveBeenCalledExactlyOnceWith((element('link') as HTMLAnchorElement).href);
  expect(click('link')).toBe(true);

  await vi.advanceTimersByTimeAsync(3000);
  reachable = true;
  const started = vi.fn(async () => {});
  startApp = started;
  sign();
  await settle();
  expect(started).toHaveBeenCalledOnce();
});

test('a chunk that is gone after a deploy reloads the page once', async () => {
  sessionStorage.clear();
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  await open(LINK);
  for (const prevented of [true, false]) {
    const event = new Event('vite:preloadError', { cancelable: true });
    Object.assign(event, { payload: new Error('Failed to fetch /assets/app-1.js') });
    expect(dispatchEvent(event)).toBe(!prevented);
  }
  expect(reload).toHaveBeenCalledOnce();
});

test('a file dropped where nothing takes it leaves the page where it is', async () => {
  await open('<p id="text">Text</p><label id="zone">Drop it here</label>');
  element('zone').addEventListener('drop', (event) => event.preventDefault());
  const drop = (id: string, types: string[]) => {
    const dataTransfer = { types, dropEffect: 'copy' };
    const event = Object.assign(new Event('drop', { bubbles: true, cancelable: true }), { dataTransfer });
    element(id).dispatchEvent(event);
    return { stays: event.defaultPrevented, effect: dataTransfer.dropEffect };
  };
  expect(drop('text', ['Files'])).toEqual({ stays: true, effect: 'none' });
  expect(drop('text', ['text/plain'])).toEqual({ stays: false, effect: 'copy' });
  expect(drop('zone', ['Files'])).toEqual({ stays: true, effect: 'copy' });
});

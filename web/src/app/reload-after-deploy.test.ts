// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reloadAfterDeploy } from './reload-after-deploy.ts';

const reload = vi.fn();

/** A page of a build, in which this chunk can't be loaded. Returns whether the app is left to show the error. */
function failIn(build: string, chunk: string): boolean {
  const added = vi.spyOn(window, 'addEventListener').mockImplementation(() => undefined);
  reloadAfterDeploy(build);
  const [, listener] = added.mock.lastCall ?? [];
  added.mockRestore();
  const event = new Event('vite:preloadError', { cancelable: true });
  Object.assign(event, { payload: new Error(chunk) });
  (listener as unknown as (event: Event) => void)(event);
  return !event.defaultPrevented;
}

beforeEach(() => {
  vi.stubGlobal('location', { reload });
});
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
  reload.mockReset();
});

test('reloads once for a build, whatever chunks of it are gone, and again for the next one', () => {
  expect(failIn('/assets/index-1.js', 'app-1.js')).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(failIn('/assets/index-1.js', 'jobs-page-1.js')).toBe(true);
  expect(failIn('/assets/index-1.js', 'app-1.js')).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(failIn('/assets/index-2.js', 'app-2.js')).toBe(false);
  expect(reload).toHaveBeenCalledTimes(2);
});

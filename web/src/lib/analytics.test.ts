import { describe, expect, it } from 'vitest';
import { pageName, utmValues } from './analytics.ts';
import { fromServer, toServer } from './theme-preference.ts';

function memory(): Storage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => values.set(key, value),
    removeItem: (key) => values.delete(key),
    clear: () => values.clear(),
    key: () => null,
    length: 0,
  };
}

describe('pageName', () => {
  it('derives a name from the path and keeps ids out of it', () => {
    expect(pageName('/')).toBe('Home');
    expect(pageName('/students-and-grads')).toBe('Students And Grads');
    expect(pageName('/applications/8f3a')).toBe('Applications Detail');
  });
});

describe('utmValues', () => {
  it('takes values from the URL first, then from storage', () => {
    const storage = memory();
    expect(utmValues('?utm_source=reddit&x=1', storage)).toEqual({ utm_source: 'reddit' });
    expect(utmValues('', storage)).toEqual({ utm_source: 'reddit' });
  });
});

describe('theme on the server', () => {
  it('stores dark as true, light as false, system as null, and reads them back', () => {
    for (const choice of ['dark', 'light', 'system'] as const)
      expect(fromServer(toServer(choice))).toBe(choice);
    expect(fromServer(undefined)).toBe('system');
  });
});

import { describe, expect, it } from 'vitest';
import { fromServer, toServer } from './theme-preference.ts';

describe('theme on the server', () => {
  it('stores dark as true, light as false, system as null, and reads them back', () => {
    for (const choice of ['dark', 'light', 'system'] as const)
      expect(fromServer(toServer(choice))).toBe(choice);
    expect(fromServer(undefined)).toBe('system');
  });
});

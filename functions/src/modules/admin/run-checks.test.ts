import { describe, expect, it } from 'vitest';
import { type Check, projectChecks, runAllChecks } from './run-checks.ts';

const quiet = { info: () => {}, warn: () => {}, error: () => {} };
const fine: Check = async () => 'fine';
const ALL = { firestore: fine, storage: fine, auth: fine, tasks: fine, chromium: fine };

describe('checks', () => {
  it('call no answer a failure', async () => {
    const checks = { ...ALL, tasks: () => new Promise<string>(() => {}) };
    const items = await runAllChecks({ checks, logger: quiet }, 20);
    expect(items[3]).toMatchObject({ name: 'tasks', ok: false, detail: 'No answer within 0.02 s' });
    expect(items[4]).toMatchObject({ name: 'chromium', ok: true, detail: 'fine' });
  });

  it('find the Chromium of this machine or the packed one, and miss one that is not there', async () => {
    const chromium = (path: string) =>
      projectChecks({
        countPostings: async () => 0,
        files: {
          put: async () => {},
          get: async () => null,
          remove: async () => {},
          removeAll: async () => {},
        },
        accounts: {} as never,
        queue: { enqueue: async () => {} },
        chrome_path: () => path,
        newId: () => 'x',
      }).chromium();
    expect(await chromium(process.execPath)).toBe('Chromium is there');
    expect(await chromium('')).toBe('The packed Chromium is there');
    await expect(chromium('/nowhere/chromium')).rejects.toThrow('ENOENT');
  });
});

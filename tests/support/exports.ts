import { unzipSync } from 'fflate';
import { expect } from 'vitest';
import { accountTasksOn } from '../../functions/src/composition/account-tasks.ts';
import { EXPORT_PART_BYTES } from '../../functions/src/contract/account.ts';
import { startApi } from './api.ts';
import { createHarness } from './applications.ts';
import { filesOf } from './busy-user.ts';
import { expectOk, type TestUser } from './users.ts';

/** An API whose exports a test starts, delivers and downloads. */
export type ExportHarness = Awaited<ReturnType<typeof startExports>>;

export async function startExports() {
  const api = await startApi();
  const harness = createHarness(api);
  const { account } = api.services;

  const start = (user: TestUser) => api.call('POST', '/api/account/export', { token: user.token });
  const state = async (user: TestUser) =>
    expectOk(await api.call('GET', '/api/account/export', { token: user.token })).body;
  const exportsOf = async (user: TestUser) =>
    (await filesOf(harness, user)).filter((path) => path.includes('/exports/'));

  /** Delivers the queued exports; returns their number. */
  async function deliver(): Promise<number> {
    const due = api.tasks.filter((task) => task.name === 'exportAccount');
    api.tasks.length = 0;
    for (const task of due) await accountTasksOn(api.services).exportAccount(task.payload);
    return due.length;
  }

  const part = (user: TestUser, export_id: string, offset = 0) =>
    api.call('GET', `/api/account/export/file?export_id=${export_id}&offset=${offset}`, {
      token: user.token,
    });

  /** The whole zip, part by part as the page fetches it. */
  async function download(user: TestUser): Promise<Record<string, Uint8Array>> {
    const { id, size } = await state(user);
    const parts: Uint8Array[] = [];
    for (let offset = 0; offset < size; ) {
      const { bytes } = expectOk(await part(user, id, offset));
      expect(bytes.byteLength).toBeLessThanOrEqual(EXPORT_PART_BYTES);
      parts.push(bytes);
      offset += bytes.byteLength;
    }
    return unzipSync(Buffer.concat(parts));
  }

  /** Starts an export, delivers it, and downloads its zip. */
  async function exported(user: TestUser): Promise<Record<string, Uint8Array>> {
    expect((await start(user)).status).toBe(202);
    await deliver();
    return download(user);
  }

  return { api, harness, account, start, state, exportsOf, deliver, part, download, exported };
}

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkTasksOn } from '../../functions/src/composition/check-tasks.ts';
import { DEPENDENCIES } from '../../functions/src/contract/admin-testing.ts';
import { checksRepository } from '../../functions/src/modules/admin/checks.repository.ts';
import { answerCheck } from '../../functions/src/modules/admin/remote-check.ts';
import type { TaskPayloads, TaskQueue } from '../../functions/src/tasks/queue.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { everyDocument } from '../support/every-document.ts';
import { expectOk, makeAdmin, signUp, type TestUser } from '../support/users.ts';

let api: TestApi;
let admin: TestUser;
/** Delivered at once, to functions two of which have neither browser nor boards. */
const queue: TaskQueue = {
  async enqueue(name, payload) {
    const { services } = api;
    const checks = checksRepository(services.db, services.clock);
    if (name === 'checkQueue') await checkTasksOn(services).checkQueue(payload as TaskPayloads['checkQueue']);
    if (name === 'checkChromium' || name === 'checkJobBoards') {
      const { check_id } = payload as TaskPayloads['checkChromium'];
      await answerCheck({ checks, logger: services.logger }, check_id, async () => {
        throw new Error(`${name} did not work`);
      });
    }
  },
};
beforeAll(async () => {
  api = await startApi({ queue });
  admin = await makeAdmin(api, await signUp());
});
afterAll(() => api.close());

const RESUME = `Maria Lopez
maria.lopez@example.com | (518) 555-0142 | Albany, NY

Experience
Registered Nurse, Albany Memorial Hospital, Jan 2018 - Present
- Triage and patient care on a ward of thirty beds, with two nurses to lead.

Licenses
Registered Nurse (RN), New York State

Skills
Triage, Patient care, Electronic health records
`;

describe('checks', () => {
  it('use each dependency, tell how long it took, and leave nothing behind', async () => {
    const { items } = expectOk(await api.call('GET', '/api/admin/checks', { token: admin.token })).body;
    const names = items.map(({ name }: { name: string }) => name);
    expect(names).toEqual([...DEPENDENCIES]);
    const of = (wanted: string) => items.find(({ name }: { name: string }) => name === wanted);
    for (const name of ['firestore', 'storage', 'auth', 'account_mails', 'tasks', 'search_index', 'reddit']) {
      expect(of(name), name).toMatchObject({ ok: true });
    }
    expect(of('tasks').detail).toBe('A task was queued and delivered.');
    expect(api.mails).toEqual([expect.stringContaining('@check.invalid')]);
    // The function's message is passed on.
    expect(of('chromium')).toMatchObject({ ok: false, detail: 'checkChromium did not work' });
    expect(of('job_boards')).toMatchObject({ ok: false, detail: 'checkJobBoards did not work' });
    const [files] = await api.services.firebase.bucket().getFiles({ prefix: 'checks/' });
    expect(files).toEqual([]);
    expect([...(await everyDocument(api.services.db)).keys()].filter((path) => /^checks/.test(path))).toEqual(
      [],
    );
  });

  it('say what does not work instead of failing', async () => {
    const { files } = api.services.account;
    const { put } = files;
    files.put = async () => {
      throw new Error('The bucket is away');
    };
    const { items } = expectOk(await api.call('GET', '/api/admin/checks', { token: admin.token })).body;
    files.put = put;
    expect(items[1]).toMatchObject({ name: 'storage', ok: false, detail: 'The bucket is away' });
    expect(items[0].ok).toBe(true);
  });
});

describe('sandboxes', () => {
  it('read a resume and score a posting, and keep nothing', async () => {
    const kept = async () =>
      [...(await everyDocument(api.services.db)).keys()].filter(
        (path) => !/^(audit|rate_limits)\//.test(path),
      );
    const before = await kept();
    const path = '/api/admin/sandbox/resume';
    const read = expectOk(await api.call('POST', path, { token: admin.token, bytes: RESUME })).body;
    expect(read).toMatchObject({
      file_type: 'txt',
      pages: 1,
      parsed: { full_name: { value: 'Maria Lopez' } },
    });

    const posting = {
      title: 'Registered Nurse',
      text: 'Requirements:\nRegistered Nurse license of New York State.\nTriage, patient care.\nAt least 2 years of experience.',
      location: 'Albany, NY',
    };
    const json = { profile: { location: 'Albany, NY' }, resume: read.parsed, posting };
    const score = async (body: unknown) =>
      expectOk(await api.call('POST', '/api/admin/sandbox/match', { token: admin.token, json: body })).body;
    const nurse = await score(json);
    expect(nurse.score).toBeGreaterThan(60);
    const driver = await score({ profile: { job_title: 'Truck driver' }, posting });
    expect(driver.score).toBeLessThan(nurse.score);
    const nobody = await score({ profile: {}, posting });
    expect(nobody.score).toBeNull();
    expect(await kept()).toEqual(before);
  });

  it('say what is wrong with a file', async () => {
    const path = '/api/admin/sandbox/resume';
    const call = (bytes: Uint8Array) => api.call('POST', path, { token: admin.token, bytes });
    expect((await call(new Uint8Array(0))).body.code).toBe('resume_empty');
    expect((await call(new Uint8Array(2000).fill(7))).body.code).toBe('resume_wrong_type');
  });
});

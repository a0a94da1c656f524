import { strToU8, zipSync } from 'fflate';
import { FieldValue } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LIMITS } from '../../functions/src/contract/limits.ts';
import { RESUME_MESSAGES } from '../../functions/src/contract/messages.ts';
import { findKnownResume } from '../../functions/src/modules/resumes/careers.ts';
import { makeOdt } from '../../functions/src/modules/resumes/parser/test-files.ts';
import { purgeResumes } from '../../functions/src/modules/resumes/resumes.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { expectOk, signUp, type TestUser } from '../support/users.ts';

let api: TestApi;
let user: TestUser;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  user = await signUp();
});
afterAll(() => api.close());

const RESUME = `Grace Hopper
grace@example.com | +1 212 555 0100 | New York, NY

Experience
Software Engineer, Remington Rand, Jan 2015 - Present
- Led a team of five engineers that built the first compiler used in production.
- Wrote the reference manual and trained two hundred customers.

Education
PhD Mathematics, Yale University, 2014

Skills
Java, COBOL, Compilers, Public speaking
`;

const upload = (bytes: Uint8Array | string, file_name = 'resume.txt') =>
  api.call('POST', `/api/resumes?file_name=${encodeURIComponent(file_name)}`, { token: user.token, bytes });
const list = async () => (await api.call('GET', '/api/resumes', { token: user.token })).body.items;

async function storedFiles(): Promise<string[]> {
  const [files] = await api.services.firebase.bucket().getFiles({ prefix: `users/${user.uid}/` });
  return files.map((file) => file.name);
}

describe('a resume', () => {
  it('is understood, kept and given back as it came', async () => {
    const answer = await upload(RESUME, 'C:\\Users\\grace\\My résumé.txt');
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      file_name: 'My résumé.txt',
      file_type: 'txt',
      version: 1,
      active: true,
      parsed: { full_name: { value: 'Grace Hopper' }, email: { value: 'grace@example.com' } },
    });
    expect(await storedFiles()).toEqual([`users/${user.uid}/resumes/${answer.body.id}`]);
    const file = await api.call('GET', `/api/resumes/${answer.body.id}/file`, { token: user.token });
    expect(new TextDecoder().decode(file.bytes)).toBe(RESUME);
    expect(file.headers.get('content-disposition')).toContain('attachment');
    expect(file.headers.get('content-disposition')).toContain("filename*=UTF-8''My%20r%C3%A9sum%C3%A9.txt");
  });

  it.each([
    [
      'odt',
      'application/vnd.oasis.opendocument.text',
      makeOdt(
        RESUME.split('\n')
          .map((line) => `<text:p>${line}</text:p>`)
          .join(''),
      ),
    ],
    ['rtf', 'application/rtf', strToU8(`{\\rtf1 ${RESUME.replaceAll('\n', '\\par\n')}}`)],
  ])('may be an %s file, and comes back as one', async (file_type, content_type, bytes) => {
    const { body } = await upload(bytes, `resume.${file_type}`);
    expect(body).toMatchObject({ file_type, parsed: { full_name: { value: 'Grace Hopper' } } });
    const file = await api.call('GET', `/api/resumes/${body.id}/file`, { token: user.token });
    expect(file.headers.get('content-type')).toBe(content_type);
    expect(file.bytes).toEqual(bytes);
  });

  it('that came last is the active one, until another is chosen', async () => {
    const ids: string[] = [];
    for (const number of [1, 2, 3]) ids.push((await upload(`${RESUME}\nReference ${number}\n`)).body.id);
    const active = async () => (await list()).filter((item: { active: boolean }) => item.active);
    expect((await active()).map((item: { version: number }) => item.version)).toEqual([3]);
    expectOk(await api.call('POST', `/api/resumes/${ids[0]}/activate`, { token: user.token }));
    expect((await active()).map((item: { id: string }) => item.id)).toEqual([ids[0]]);

    const gone = await api.call('DELETE', `/api/resumes/${ids[0]}`, { token: user.token });
    expect(gone.status).toBe(204);
    expect((await active()).map((item: { id: string }) => item.id)).toEqual([ids[2]]);
    expect((await api.call('DELETE', `/api/resumes/${ids[0]}`, { token: user.token })).status).toBe(404);
    expect((await upload(RESUME)).body.version).toBe(4);
  });

  it('for matches and the one that employers get can be two', async () => {
    const ids: string[] = [];
    for (const number of [1, 2, 3]) ids.push((await upload(`${RESUME}\nReference ${number}\n`)).body.id);
    const uses = async () => {
      const items: { id: string; active: boolean; sent: boolean }[] = await list();
      const at = (flag: 'active' | 'sent') =>
        items.filter((one) => one[flag]).map(({ id }) => ids.indexOf(id));
      return { active: at('active'), sent: at('sent') };
    };
    const use = async (index: number, query = '') =>
      expectOk(await api.call('POST', `/api/resumes/${ids[index]}/activate${query}`, { token: user.token }));
    expect(await uses()).toEqual({ active: [2], sent: [2] });
    expect((await use(0, '?use=applications')).body).toMatchObject({ active: false, sent: true });
    expect(await uses()).toEqual({ active: [2], sent: [0] });
    await use(1, '?use=profile');
    expect(await uses()).toEqual({ active: [1], sent: [0] });
    const { resume } = api.services;
    expect((await findKnownResume(resume, user.uid)).sent?.version).toBe(1);

    // What was sent falls back to what matches go by, and comes back with the deleted one.
    const call = (method: string, path = '') =>
      api.call(method, `/api/resumes/${ids[0]}${path}`, { token: user.token });
    expect((await call('DELETE')).status).toBe(204);
    expect(await uses()).toEqual({ active: [1], sent: [1] });
    expect((await call('POST', '/restore')).body).toMatchObject({ active: false, sent: true });
    expect(await uses()).toEqual({ active: [1], sent: [0] });
    await use(2);
    expect(await uses()).toEqual({ active: [2], sent: [2] });
  });

  it('that was stored before they could differ is sent if it is the active one', async () => {
    const { id } = (await upload(RESUME)).body;
    const doc = api.services.db.doc(`users/${user.uid}/resumes/${id}`);
    await doc.update({ sent: FieldValue.delete(), source_lines: FieldValue.delete() });
    expect(await list()).toMatchObject([{ active: true, sent: true, source_lines: [] }]);
    expect((await findKnownResume(api.services.resume, user.uid)).sent?.id).toBe(id);
  });

  it('is shown without a line that was stored with a place that cannot be', async () => {
    const { id } = (await upload(RESUME)).body;
    const line = { page: 1, line: 1, text: 'Nora', box: { x: 72, y: 70, width: 90, height: 12 } };
    const endless = { ...line, line: 2, box: { ...line.box, width: 667_000_000_000_000_000 } };
    await api.services.db.doc(`users/${user.uid}/resumes/${id}`).update({ source_lines: [line, endless] });
    expect(await list()).toMatchObject([{ source_lines: [line] }]);
  });

  it('deleted by mistake is restored as it was, until its time is over; then its file goes too', async () => {
    const first = (await upload(RESUME)).body.id;
    const second = (await upload(`${RESUME}\nReference 2\n`)).body.id;
    const call = (method: string, path: string) =>
      api.call(method, `/api/resumes/${second}${path}`, { token: user.token });
    const shown = async () =>
      (await list()).map((item: { id: string; active: boolean }) => [item.id, item.active]);
    expect((await call('POST', '/restore')).status).toBe(404);
    expect((await call('DELETE', '')).status).toBe(204);
    expect(await shown()).toEqual([[first, true]]);
    expect((await call('GET', '/file')).status).toBe(404);
    expect((await call('POST', '/activate')).status).toBe(404);

    expect((await call('POST', '/restore')).body).toMatchObject({ id: second, active: true, version: 2 });
    expect(await shown()).toEqual([
      [second, true],
      [first, false],
    ]);
    expect((await call('GET', '/file')).status).toBe(200);

    expect((await call('DELETE', '')).status).toBe(204);
    const { resume } = api.services;
    await purgeResumes(resume);
    expect(await storedFiles()).toHaveLength(2);
    const later = new Date(Date.now() + LIMITS.resume_restore_minutes * 60_000 + 1_000);
    await purgeResumes({ ...resume, clock: () => later });
    expect((await call('POST', '/restore')).status).toBe(404);
    expect(await storedFiles()).toEqual([`users/${user.uid}/resumes/${first}`]);
  });

  it('beyond the tenth is refused and leaves no file', { timeout: 60_000 }, async () => {
    // The rate limit is not what is tested here.
    for (let count = 0; count < LIMITS.resumes_per_user; count += 1) expectOk(await upload(RESUME));
    const answer = await upload(RESUME);
    expect(answer.body.code).toBe('resume_limit_reached');
    expect(await storedFiles()).toHaveLength(LIMITS.resumes_per_user);
  });

  it('whose note cannot be stored leaves no file behind', async () => {
    const { resume } = api.services;
    const { runTransaction } = resume;
    resume.runTransaction = async () => {
      throw new Error('Firestore is away');
    };
    expect((await upload(RESUME)).status).toBe(500);
    resume.runTransaction = runTransaction;
    expect(await storedFiles()).toEqual([]);
    expect(await list()).toEqual([]);
  });

  it('of another user does not exist', async () => {
    const { id } = (await upload(RESUME)).body;
    const other = await signUp();
    for (const [method, path] of [
      ['GET', `/api/resumes/${id}/file`],
      ['POST', `/api/resumes/${id}/activate`],
      ['DELETE', `/api/resumes/${id}`],
    ] as const) {
      expect((await api.call(method, path, { token: other.token })).status).toBe(404);
    }
    expect(await storedFiles()).toHaveLength(1);
  });
});

const EXE = new Uint8Array(4096).fill(7);
EXE.set([0x4d, 0x5a, 0x90, 0x00]);

function pdf(body: string, trailer = ''): Uint8Array {
  const head = `%PDF-1.4\n${body}`;
  const text = `${head}xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Root 1 0 R /Size 4 ${trailer} >>\nstartxref\n${head.length}\n%%EOF\n`;
  return new TextEncoder().encode(text);
}

const EMPTY_PAGE =
  '1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n' +
  '2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n' +
  '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>\nendobj\n';

function docxBomb(): Uint8Array {
  const types = '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>';
  return zipSync(
    {
      '[Content_Types].xml': new TextEncoder().encode(types),
      'word/document.xml': new Uint8Array(80 * 1024 * 1024),
    },
    { level: 9 },
  );
}

describe('a file that is no resume', () => {
  it.each([
    ['an empty file', 'resume_empty', () => new Uint8Array()],
    ['a file of 6 MB', 'resume_too_large', () => new Uint8Array(6 * 1024 * 1024).fill(65)],
    ['a program that calls itself a PDF', 'resume_wrong_type', () => EXE],
    [
      'a few words',
      'resume_too_little_text',
      () => new TextEncoder().encode('Grace Hopper, grace@example.com'),
    ],
    ['a damaged PDF', 'resume_broken', () => new TextEncoder().encode('%PDF-1.7\nnot a pdf at all')],
    ['a PDF without text', 'resume_no_text', () => pdf(EMPTY_PAGE)],
    ['a Word file that is a zip bomb', 'resume_archive_bomb', docxBomb],
  ] as const)('%s is refused with %s, and nothing is stored', { timeout: 60_000 }, async (_, code, make) => {
    const answer = await upload(make(), 'resume.pdf');
    expect(answer.status).toBe(422);
    expect(answer.body.code).toBe(code);
    expect(answer.body.detail).toBe(RESUME_MESSAGES[code]);
    expect(await storedFiles()).toEqual([]);
    expect(await list()).toEqual([]);
    const wrote = await api.services.db.collection('users').doc(user.uid).listCollections();
    expect(wrote).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { filesOf } from './export-account.ts';

const leaf = (id: string, data: unknown) => ({ id, data, below: {} });

describe('files of the copy', () => {
  it('get names that every system can unpack and that leave no folder', () => {
    const resumes = ['../../etc/passwd', 'CV: "final" 3.pdf', '', '..'].map((file_name, at) =>
      leaf(`r${at}`, { file_path: `users/u/resumes/r${at}`, file_name, version: at }),
    );
    const users = [{ id: 'u', data: {}, below: { resumes } }];
    const applications = [
      leaf('a1', { screenshot_path: 'users/u/a.png' }),
      leaf('a2', { screenshot_path: null }),
    ];
    expect(filesOf({ users, applications }).map(({ name }) => name)).toEqual([
      'resumes/v0-__.._etc_passwd',
      'resumes/v1-CV_ _final_ 3.pdf',
      'resumes/v2-resume',
      'resumes/v3-_',
      'applications/a1.png',
    ]);
    expect(filesOf({})).toEqual([]);
  });
});

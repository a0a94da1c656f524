import { expect, it } from 'vitest';
import { fileOf } from './exported-files.ts';

it('files get names that every system can unpack and that lead out of no folder', () => {
  const resumes = ['../../etc/passwd', 'CV: "final" 3.pdf', '', '..'].map((file_name, at) => ({
    path: `users/u/resumes/r${at}`,
    data: { file_path: `users/u/resumes/r${at}`, file_name, version: at },
  }));
  const applications = [
    { path: 'applications/a1', data: { screenshot_path: 'users/u/a.png' } },
    { path: 'applications/a2', data: { screenshot_path: null } },
    { path: 'applications/a1/events/e1', data: { screenshot_path: 'users/u/a.png' } },
  ];
  expect([...resumes, ...applications].map((document) => fileOf(document)?.name ?? null)).toEqual([
    'resumes/v0-__.._etc_passwd',
    'resumes/v1-CV_ _final_ 3.pdf',
    'resumes/v2-resume',
    'resumes/v3-_',
    'applications/a1.png',
    null,
    null,
  ]);
});

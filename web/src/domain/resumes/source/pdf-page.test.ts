import { expect, test } from 'vitest';
import { openPage } from './pdf-page.ts';

test('a file that could not be opened is opened anew by the next try', async () => {
  const file = new Blob(['%PDF-1.7']);
  const failures = ['first', 'second'];
  file.arrayBuffer = () => Promise.reject(new Error(failures.shift()));
  await expect(openPage(file, 1)).rejects.toThrow('first');
  await expect(openPage(file, 1)).rejects.toThrow('second');
});

import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chromiumProblem } from './find-chromium.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chromium-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.unstubAllEnvs();
});

test('a CHROME_PATH that leads nowhere is named, with what to do', () => {
  vi.stubEnv('CHROME_PATH', join(folder, 'missing'));
  expect(chromiumProblem()).toContain(`CHROME_PATH is ${join(folder, 'missing')}, but that is no program.`);
  expect(chromiumProblem()).toContain('apt-get install chromium');
});

test('a Chromium that can be started is no problem', () => {
  const program = join(folder, 'chromium');
  writeFileSync(program, '#!/bin/sh\n');
  chmodSync(program, 0o755);
  vi.stubEnv('CHROME_PATH', program);
  expect(chromiumProblem()).toBeNull();
  vi.stubEnv('CHROME_PATH', '');
  vi.stubEnv('PATH', folder);
  expect(chromiumProblem()).toBeNull();
});

import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findChromium } from './chromium.ts';

let folder: string;
let program: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'chromium-'));
  program = join(folder, 'chromium');
  writeFileSync(program, '#!/bin/sh\n');
  chmodSync(program, 0o755);
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a CHROME_PATH that leads nowhere is named, with what to do', () => {
  const CHROME_PATH = join(folder, 'missing');
  const find = () => findChromium({ CHROME_PATH });
  expect(find).toThrow(`CHROME_PATH is ${CHROME_PATH}, but that is no program.`);
  expect(find).toThrow('set CHROME_PATH');
});

test('CHROME_PATH goes before the packed Chromium, and that before an installed one', () => {
  expect(findChromium({ CHROME_PATH: program }, true)).toBe(program);
  expect(findChromium({ PATH: folder }, true)).toBe('');
  expect(findChromium({ PATH: folder }, false)).toBe(program);
});

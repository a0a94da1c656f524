import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Build, buildIfStale } from './build-if-stale.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'huntwell-build-'));
  writeFileSync(join(root, 'package-lock.json'), '{}');
  writeFileSync(join(root, 'source.txt'), 'one');
});
afterEach(() => rmSync(root, { recursive: true }));

/** Copies the source into a folder that it empties first, as Vite does. */
const copying = (mark: string): Build => ({
  name: 'copy',
  inputs: ['source.txt'],
  output: 'dist/index.html',
  command: [
    process.execPath,
    '--eval',
    `const fs = require('node:fs');
    fs.rmSync('dist', { recursive: true, force: true });
    fs.mkdirSync('dist');
    fs.writeFileSync('dist/index.html', '${mark} ' + fs.readFileSync('source.txt', 'utf8'));`,
  ],
});
const built = () => readFileSync(join(root, 'dist/index.html'), 'utf8');

test('builds once for the same inputs, and again when they change', () => {
  expect(buildIfStale(root, copying('local'))).toBe(true);
  expect(buildIfStale(root, copying('local'))).toBe(false);
  writeFileSync(join(root, 'source.txt'), 'two');
  expect(buildIfStale(root, copying('local'))).toBe(true);
  expect(built()).toBe('local two');
});

test('builds again after another build of the same folder', () => {
  buildIfStale(root, copying('local'));
  // What `npm run build` leaves.
  rmSync(join(root, 'dist'), { recursive: true });
  mkdirSync(join(root, 'dist'));
  writeFileSync(join(root, 'dist/index.html'), 'production one');
  expect(buildIfStale(root, copying('local'))).toBe(true);
  expect(built()).toBe('local one');
});

test('a build that fails is told with what it said, and is tried again', () => {
  const failing: Build = {
    ...copying('local'),
    command: [process.execPath, '--eval', 'throw new Error("no disk")'],
  };
  expect(() => buildIfStale(root, failing)).toThrow(/Building copy failed[\s\S]*no disk/);
  expect(buildIfStale(root, copying('local'))).toBe(true);
});

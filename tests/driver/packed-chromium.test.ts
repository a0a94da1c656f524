import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PACKED_RUNS_HERE, packedChromium } from '../../functions/src/platform/chromium/packed-chromium.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'packed-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** With nothing from this system but glibc: only the package's libraries, no variables. */
function version({ executablePath, env }: Awaited<ReturnType<typeof packedChromium>>): string {
  const { LD_LIBRARY_PATH } = env;
  return spawnSync(executablePath, ['--version'], { env: { LD_LIBRARY_PATH }, encoding: 'utf8' }).stdout;
}

test.runIf(PACKED_RUNS_HERE)(
  'is unpacked once by those who start at once, whole, and mended when a cleaner took a part',
  { timeout: 120_000 },
  async () => {
    const [one, other] = await Promise.all([packedChromium(folder), packedChromium(folder)]);
    expect(one).toEqual(other);
    const place = dirname(one.executablePath);
    expect(await readdir(folder)).toEqual([expect.stringMatching(/^huntwell-chromium-[\d.]+-\d+$/)]);
    expect((await stat(place)).mode & 0o077).toBe(0);
    expect(version(one)).toMatch(/^Chromium \d+/);

    const { ino } = await stat(one.executablePath);
    await packedChromium(folder);
    expect((await stat(one.executablePath)).ino).toBe(ino);

    await rm(join(place, 'lib', 'libnss3.so'));
    await packedChromium(folder);
    expect(await readdir(folder)).toHaveLength(1);
    expect((await stat(join(place, 'lib', 'libnss3.so'))).size).toBeGreaterThan(0);
  },
);

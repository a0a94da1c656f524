import { createReadStream, createWriteStream } from 'node:fs';
import { access, lstat, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { extract } from 'tar-fs';

/** A program and its environment. */
export type Program = { executablePath: string; env: NodeJS.ProcessEnv };

/** Whether the packed Chromium can run here: it is a Linux x64 binary. */
export const PACKED_RUNS_HERE = process.platform === 'linux' && process.arch === 'x64';

/** What a usable folder contains; a cleaner of temporary files may have removed some of it. */
const NEEDED = ['chromium', 'lib/libnss3.so', 'lib/libexpat.so.1', 'fonts', 'fonts.conf'];

/**
 * The Chromium packed for Cloud Functions (`@sparticuz/chromium`), with the libraries and fonts of the same package, so
 * that it needs nothing of the system but glibc 2.34 and renders the same everywhere. It is unpacked once per version
 * into the temporary folder, atomically for processes that start at the same time.
 *
 * The package's own `executablePath()` is not used: it accepts a file that another process is still writing, and
 * unpacks the libraries only on AWS Lambda.
 */
export async function packedChromium(parent = tmpdir()): Promise<Program> {
  if (!PACKED_RUNS_HERE)
    throw new Error(
      `The packed Chromium is made for Linux on x64, not for ${process.platform} on ${process.arch}: set CHROME_PATH`,
    );
  const bin = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..', 'bin');
  const { version } = JSON.parse(await readFile(join(bin, '..', 'package.json'), 'utf8'));
  // Per user, because another user's folder cannot be trusted with a program.
  const folder = join(parent, `huntwell-chromium-${version}-${process.getuid?.() ?? 0}`);
  if (!(await isWhole(folder))) await unpack(bin, folder);
  return {
    executablePath: join(folder, 'chromium'),
    env: {
      ...process.env,
      LD_LIBRARY_PATH: [join(folder, 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':'),
      FONTCONFIG_FILE: join(folder, 'fonts.conf'),
    },
  };
}

async function isWhole(folder: string): Promise<boolean> {
  const found = await lstat(folder).catch(() => null);
  if (!found) return false;
  if (!found.isDirectory() || found.uid !== (process.getuid?.() ?? found.uid))
    throw new Error(`${folder} belongs to somebody else: remove it, or set TMPDIR to a folder of your own`);
  return (await Promise.allSettled(NEEDED.map((name) => access(join(folder, name))))).every(
    ({ status }) => status === 'fulfilled',
  );
}

/** Unpacks beside the folder and moves it into place at once; if another process was first, its folder stays. */
async function unpack(bin: string, folder: string): Promise<void> {
  const started = performance.now();
  const made = await mkdtemp(`${folder}-`);
  try {
    await Promise.all([
      inflate(join(bin, 'chromium.br'), createWriteStream(join(made, 'chromium'), { mode: 0o700 })),
      inflate(join(bin, 'al2023.tar.br'), extract(made)),
      // Its own configuration names AWS Lambda's folders.
      inflate(
        join(bin, 'fonts.tar.br'),
        extract(made, { ignore: (name) => basename(name) === 'fonts.conf' }),
      ),
      writeFile(join(made, 'fonts.conf'), fontsConf(folder)),
    ]);
    await putInPlace(made, folder);
  } finally {
    await rm(made, { recursive: true, force: true });
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.info(`Unpacked Chromium into ${folder} in ${seconds} s; this is done once.`);
}

async function inflate(file: string, target: NodeJS.WritableStream): Promise<void> {
  await pipeline(createReadStream(file), createBrotliDecompress(), target);
}

async function putInPlace(made: string, folder: string): Promise<void> {
  const isTaken = (error: unknown) => ['ENOTEMPTY', 'EEXIST'].includes(Object(error).code);
  try {
    await rename(made, folder);
  } catch (error) {
    if (!isTaken(error)) throw error;
    if (await isWhole(folder)) return;
    // An incomplete folder is moved away in one step, so that no process sees it half removed.
    const broken = `${made}-broken`;
    await rename(folder, broken);
    await rm(broken, { recursive: true, force: true });
    await putInPlace(made, folder);
  }
}

const fontsConf = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, 'fonts')}</dir>
  <cachedir>${join(folder, 'fonts-cache')}</cachedir>
</fontconfig>
`;

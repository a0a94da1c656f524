import { mkdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const heartbeatInterval = 1500;
const staleAfter = 6000;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Ensures that only one process writes to the directory. Returns the function that releases the lock. Throws when
 * another live process holds it; a lock left behind by a killed process is ignored.
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  await mkdir(directory, { recursive: true });
  const file = join(directory, 'lock');
  for (let attempt = 0; ; attempt++) {
    try {
      await writeFile(file, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || attempt > 2) throw error;
      const pid = Number(await readFile(file, 'utf8').catch(() => '0'));
      const age = await stat(file).then(
        ({ mtimeMs }) => Date.now() - mtimeMs,
        () => Number.POSITIVE_INFINITY,
      );
      if (pid > 0 && isAlive(pid) && age < staleAfter) {
        throw new Error(
          `${directory} is in use by another Firestore (process ${pid}). Stop it, or choose another data directory.`,
        );
      }
      await rm(file, { force: true });
    }
  }
  const heartbeat = setInterval(
    () => void utimes(file, new Date(), new Date()).catch(() => {}),
    heartbeatInterval,
  );
  heartbeat.unref();
  return async () => {
    clearInterval(heartbeat);
    await rm(file, { force: true });
  };
}

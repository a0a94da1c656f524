import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Runs a program and returns its output; throws with its error output if it fails. */
export async function run(
  command: string,
  args: string[],
  options: { cwd: string; env?: NodeJS.ProcessEnv; timeout_ms?: number },
): Promise<string> {
  const { cwd, env = process.env, timeout_ms = 300_000 } = options;
  try {
    const { stdout } = await execute(command, args, {
      cwd,
      env,
      timeout: timeout_ms,
      maxBuffer: 64 * 1024 * 1024,
    });
    return stdout;
  } catch (thrown) {
    const { stderr = '', stdout = '', message = '' } = thrown as Partial<Record<string, string>>; // of execFile
    throw new Error(stderr.trim() || stdout.trim() || message);
  }
}

import { apiChecks } from './api.ts';
import { runChecks } from './check.ts';
import { pageChecks } from './pages.ts';
import { type SignInOptions, signInChecks } from './sign-in.ts';

/**
 * Looks at a deployed Huntwell from outside and prints what it sees.
 * @param address its public address; paths are cut off
 * @returns how many checks failed
 */
export async function smoke(
  address: string,
  options: SignInOptions,
  log: (line: string) => void,
): Promise<number> {
  const { origin } = new URL(address);
  log(`\nSmoke test of ${origin}`);
  const checks = [...pageChecks(origin), ...apiChecks(origin), ...signInChecks(origin, options)];
  const failed = await runChecks(checks, log);
  log(failed === 0 ? `All ${checks.length} checks passed.` : `${failed} of ${checks.length} checks failed.`);
  return failed;
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findForeign } from './codebases.ts';
import { type CheckResult, error, messageOf } from './finding.ts';
import { folderSize, megabytes } from './folder-size.ts';
import { run } from './run.ts';
import type { Values } from './target.ts';

/** Placeholders for values that a project does not have yet: such a build is only checked, never deployed. */
const EXAMPLE: Values = {
  VITE_FIREBASE_API_KEY: 'AIzaExample',
  VITE_FIREBASE_AUTH_DOMAIN: 'example.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'example',
  VITE_FIREBASE_APP_ID: '1:1:web:1',
};

/**
 * Builds the web app for the cloud and inspects the output. @param given the build's values; missing required ones get
 * placeholders @param out the folder to build in; its content can be deployed afterwards
 */
export async function checkWebApp(
  root: string,
  mode: string,
  given: Values,
  out: string,
): Promise<CheckResult> {
  const values = { ...EXAMPLE, ...Object.fromEntries(Object.entries(given).filter(([, value]) => value)) };
  try {
    const vite = [join(root, 'node_modules/vite/bin/vite.js'), 'build', join(root, 'web'), '--mode', mode];
    await run(process.execPath, [...vite, '--outDir', out, '--emptyOutDir', '--logLevel', 'warn'], {
      cwd: root,
      env: { ...process.env, ...values },
    });
  } catch (thrown) {
    return { notes: [], findings: [error(`The web app does not build: ${messageOf(thrown)}`, 'See above.')] };
  }
  const scripts = readdirSync(join(out, 'assets')).filter((name) => name.endsWith('.js'));
  const key = values.VITE_FIREBASE_API_KEY ?? '';
  const has_key = scripts.some((name) => readFileSync(join(out, 'assets', name), 'utf8').includes(key));
  const findings = findForeign(root, out);
  if (!has_key)
    findings.push(
      error('The built web app has no Firebase key: nobody could sign in', 'See web/src/lib/firebase.ts.'),
    );
  for (const name of ['index.html', 'app.html', '404.html', 'robots.txt', 'sw.js']) {
    if (!existsSync(join(out, name)))
      findings.push(error(`The built web app has no ${name}`, 'See web/public and web/build/prerender.ts.'));
  }
  const javascript = scripts.map((name) => readFileSync(join(out, 'assets', name)).length);
  return {
    notes: [
      `web: ${megabytes(folderSize(out))} in all, ${scripts.length} scripts of ${megabytes(javascript.reduce((a, b) => a + b, 0))}`,
    ],
    findings,
  };
}

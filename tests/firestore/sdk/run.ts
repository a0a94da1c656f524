import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { startEmbedded } from '../support/embedded.ts';
import { type Suite, suites } from './suites.ts';
import { type Outcome, parseTapLine } from './tap.ts';

/**
 * Runs the public suites of the Firestore SDKs against the embedded Firestore, unchanged but for host and project:
 * `SDK_TESTS=FOLDER npm run test:firestore:sdk`. Prints every test that failed or was skipped, by name, and counts.
 * Exits with 1 when a test fails that is not in known-failures.json, or one of that list passes.
 */

type Known = Record<string, Record<string, string>>;
type Results = Record<Outcome, string[]>;

const project = 'demo-sdk-suites';
/** Second project used by the JS SDK's suite. */
const projects = [project, 'test-db2'];
const openRules = `rules_version = '2';
service cloud.firestore { match /databases/{database}/documents { match /{document=**} { allow read, write; } } }`;

const known = JSON.parse(readFileSync(join(import.meta.dirname, 'known-failures.json'), 'utf8')) as Known;

function explainSetup(): void {
  const repositories = new Map(suites.map(({ repository }) => [repository, repository.split('/')[1]]));
  console.log('The suites of the SDKs are not part of this repository. To get and run them:\n');
  console.log('  mkdir sdk-tests && cd sdk-tests');
  for (const repository of repositories.keys())
    console.log(`  git clone --depth 1 https://github.com/${repository}`);
  for (const suite of suites) console.log(`  (cd ${repositories.get(suite.repository)} && ${suite.prepare})`);
  console.log('\nthen here: SDK_TESTS=.../sdk-tests npm run test:firestore:sdk');
}

/** Clients of these projects may do anything, as with an official emulator without rules. */
async function openProjects(port: number): Promise<void> {
  const body = JSON.stringify({ rules: { files: [{ content: openRules }] } });
  for (const name of projects) {
    const url = `http://127.0.0.1:${port}/emulator/v1/projects/${name}:securityRules`;
    const answer = await fetch(url, { method: 'PUT', body });
    if (!answer.ok) throw new Error(`The rules of ${name} were refused: ${await answer.text()}`);
  }
}

async function run(suite: Suite, checkout: string): Promise<Results> {
  const { port, kill } = await startEmbedded();
  await openProjects(port);
  const results: Results = { passed: [], failed: [], skipped: [] };
  const child = spawn(process.execPath, suite.command, {
    cwd: join(checkout, suite.folder),
    env: { ...process.env, ...suite.environment(port, project) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  for await (const line of createInterface({ input: child.stdout })) {
    const result = parseTapLine(line);
    if (result) results[result.outcome].push(result.name);
  }
  await exited;
  await kill('SIGTERM');
  return results;
}

/** Prints the results. True if they match the known failures. */
function report(suite: Suite, { passed, failed, skipped }: Results): boolean {
  const reasons = known[suite.name] ?? {};
  const unexpected = failed.filter((name) => !Object.hasOwn(reasons, name));
  const mended = passed.filter((name) => Object.hasOwn(reasons, name));
  for (const name of skipped) console.log(`  skipped  ${name}`);
  for (const name of failed)
    console.log(`  failed   ${name}${reasons[name] ? ` (known: ${reasons[name]})` : ''}`);
  for (const name of mended) console.log(`  passed, so take it from known-failures.json: ${name}`);
  console.log(
    `${suite.name}: ${passed.length} passed, ${failed.length} failed (${failed.length - unexpected.length} known), ${skipped.length} skipped`,
  );
  // A suite that failed to start must not count as passed.
  if (passed.length === 0) console.log('  No test passed: see what the suite printed above.');
  return unexpected.length === 0 && mended.length === 0 && passed.length > 0;
}

const folder = process.env.SDK_TESTS;
if (!folder) {
  explainSetup();
} else {
  let good = true;
  for (const suite of suites) {
    const checkout = resolve(folder, suite.repository.split('/')[1] as string);
    if (!existsSync(join(checkout, suite.ready))) {
      console.log(`${suite.name}: not ready. In ${checkout}: ${suite.prepare}`);
      good = false;
      continue;
    }
    good = report(suite, await run(suite, checkout)) && good;
  }
  process.exitCode = good ? 0 : 1;
}

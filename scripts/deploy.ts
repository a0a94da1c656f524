/**
 * `npm run deploy -- --project ID [--mode MODE] [--url URL] [--email EMAIL --password PASSWORD] [--dry-run]`: checks,
 * builds and deploys everything in order, then tests the live site from outside. Stops if a check fails.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { checkDeploy, print } from './deploy/check.ts';
import { writeDeployConfig } from './deploy/deploy-config.ts';
import { messageOf } from './deploy/finding.ts';
import { readFirebaseJson } from './deploy/firebase-json.ts';
import { run } from './deploy/run.ts';
import { deploySteps, indexStates, type Step } from './deploy/steps.ts';
import { findTarget } from './deploy/target.ts';
import { smoke } from './smoke/smoke.ts';

const { values } = parseArgs({
  options: {
    project: { type: 'string' },
    mode: { type: 'string', default: 'production' },
    url: { type: 'string' },
    email: { type: 'string', default: process.env.SMOKE_EMAIL },
    password: { type: 'string', default: process.env.SMOKE_PASSWORD },
    'dry-run': { type: 'boolean', default: false },
  },
});
if (!values.project) {
  console.error('Usage: npm run deploy -- --project ID [--mode MODE] [--url URL] [--dry-run]');
  process.exit(2);
}
const root = join(import.meta.dirname, '..');
const firebase = join(root, 'node_modules/firebase-tools/lib/bin/firebase.js');
const target = findTarget(root, values.project, values.mode);
const { project } = target;
const non_interactive = !process.stdin.isTTY || process.env.CI !== undefined;

const INDEX_WAIT_MS = 45 * 60_000;
const INDEX_POLL_MS = 20_000;

function stop(message: string): never {
  print(`\n${message}`);
  process.exit(1);
}

function runStep({ name, args, fix }: Step): void {
  print(`\n══ ${name}\n   firebase ${args.join(' ')}`);
  const { status } = spawnSync(process.execPath, [firebase, ...args], { cwd: root, stdio: 'inherit' });
  if (status !== 0) stop(`${name} was not deployed; what stands above it was.\n→ ${fix}`);
}

/** Stops unless Secret Manager has a value for every secret: firebase-tools would notice only half-way. */
async function requireSecrets(names: string[]): Promise<void> {
  for (const name of names) {
    const set = `firebase functions:secrets:set ${name} --project ${project}`;
    try {
      const printed = await run(
        process.execPath,
        [firebase, 'functions:secrets:get', name, '--project', project],
        { cwd: root },
      );
      if (!printed.includes('ENABLED'))
        stop(`The secret ${name} has no version that is switched on.\n→ ${set}`);
    } catch (thrown) {
      stop(
        `The secret ${name} cannot be read: ${messageOf(thrown)}\n→ Signed in? firebase login. Set? ${set}`,
      );
    }
  }
}

/** Waits until every composite index is ready; a query fails while its index is being built. */
async function waitForIndexes(): Promise<void> {
  const args = [firebase, 'firestore:indexes', '--pretty', '--project', project];
  const until = Date.now() + INDEX_WAIT_MS;
  print('\n══ Indexes');
  while (true) {
    const states = indexStates(await run(process.execPath, args, { cwd: root }));
    const ready = states.get('READY') ?? 0;
    states.delete('READY');
    const others = [...states].map(([state, count]) => `${count} ${state}`).join(', ');
    print(`   ${ready} ready${others && `, ${others}`}`);
    if (states.size === 0) return;
    if (states.has('NEEDS_REPAIR'))
      stop('An index needs repair.\n→ Delete it in the Firestore console and deploy again.');
    if (Date.now() > until) {
      stop(
        'The indexes are still being built.\n→ Large collections take hours: run the same command again later.',
      );
    }
    await wait(INDEX_POLL_MS);
  }
}

if (project.startsWith('demo-'))
  stop(`${project} is a local project. Give the id of a real one with --project.`);
const checked = await checkDeploy(root, target, print);
if (checked.errors > 0) process.exit(1);
const config = writeDeployConfig(root, readFirebaseJson(root), checked, target);
const { before, after } = deploySteps({ project, config, non_interactive });
const address = values.url ?? `https://${project}.web.app`;
if (values['dry-run']) {
  for (const { name, args } of [...before, ...after]) print(`\n${name}\n   firebase ${args.join(' ')}`);
  print(`\nSmoke test of ${address}`);
  process.exit(0);
}
await requireSecrets(checked.params.filter(({ type }) => type === 'secret').map(({ name }) => name));
for (const step of before) runStep(step);
await waitForIndexes();
for (const step of after) runStep(step);
const { email, password } = values;
const failed = await smoke(
  address,
  {
    identity_origin: 'https://identitytoolkit.googleapis.com',
    account: email && password ? { email, password } : null,
  },
  print,
);
if (failed > 0)
  stop(`Everything is deployed, but not all of it works.\n→ To roll back: docs/deploy.md, "Rollback".`);

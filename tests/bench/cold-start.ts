/**
 * Cold start of each unit beside a bare Express, as Markdown: `node tests/bench/cold-start.ts [RUNS]`. Builds the codebases
 * as they are deployed, then starts each unit in a process of its own, in turns, against the embedded Firestore: until the
 * first answer where it answers calls, until it is loaded where a queue or a schedule calls it. Medians. Needs the web app's build.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startFirestore } from '../../emulators/firestore/server.ts';
import { CODEBASES } from '../../functions/scripts/codebases.ts';
import { type DeployedCodebase, deployInto } from '../../functions/scripts/deployed-codebase.ts';

const runs = Number(process.argv[2] ?? 9);
/** As installed: the baseline is the whole package, unbundled. */
const EXPRESS = createRequire(join(import.meta.dirname, '../../functions/package.json')).resolve('express');

type Unit = { name: string; folder: string; target: string; path: string | null };
type Start = {
  ms: number;
  mb: number;
  /** Milliseconds of processor time, which depends less on what else the machine does. */
  cpu: number;
};

/** What the functions framework does, without it: loads the function, listens, and calls it. */
const START = `
const { createServer } = require('node:http');
const [target, path, express] = process.argv.slice(2);
const done = () => {
  const { user, system } = process.cpuUsage();
  process.send({ mb: process.memoryUsage.rss() / 2 ** 20, cpu: (user + system) / 1000 });
};
(async () => {
  const handler = target === 'express'
    ? (() => { const app = require(express)(); app.get('/', (_req, res) => res.json({ ok: true })); return app; })()
    : (await import('./lib/index.js'))[target];
  if (path === '') return done();
  const server = createServer(handler).listen(0, '127.0.0.1', async () => {
    const answer = await fetch('http://127.0.0.1:' + server.address().port + path);
    if (answer.status >= 500) throw new Error(await answer.text());
    done();
  });
})();
`;

function startUnit({ folder, target, path }: Unit, env: NodeJS.ProcessEnv): Promise<Start> {
  const began = performance.now();
  const child = spawn(process.execPath, [join(folder, 'start.cjs'), target, path ?? '', EXPRESS], {
    cwd: folder,
    env: { ...env, FUNCTION_TARGET: target },
    // What a unit logs is not of interest here.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    timeout: 60_000,
  });
  return new Promise((resolve, reject) => {
    child.once('message', (message) => {
      // as START sends it
      resolve({ ms: performance.now() - began, ...(message as Omit<Start, 'ms'>) });
      child.kill('SIGKILL');
    });
    child.once('exit', (code, signal) => reject(new Error(`${target} ended with ${code ?? signal}`)));
  });
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function unitsOf({ codebase, folder }: DeployedCodebase): Unit[] {
  const queue = (target: string): Unit => ({ name: target, folder, target, path: null });
  if (codebase.name === 'apply') return [queue('prepareApplication')];
  if (codebase.name === 'pages') return [{ name: 'pages', folder, target: 'pages', path: '/jobs' }];
  return [
    { name: 'bare Express', folder, target: 'express', path: '/' },
    { name: 'api, health', folder, target: 'api', path: '/api/health' },
    { name: 'api, postings', folder, target: 'api', path: '/api/postings?limit=10' },
    { name: 'uploads', folder, target: 'uploads', path: '/api/resumes' },
    { name: 'webhooks', folder, target: 'webhooks', path: '/api/webhooks/stripe' },
    queue('runSearch'),
    queue('ingest'),
  ];
}

const parent = mkdtempSync(join(tmpdir(), 'huntwell-cold-start-'));
const firestore = await startFirestore({
  port: 0,
  host: '127.0.0.1',
  projectId: 'demo-huntwell',
  rules: readFileSync(join(import.meta.dirname, '../../firestore.rules'), 'utf8'),
  dataDir: null,
  log: () => undefined,
});
try {
  const deployed = [];
  for (const codebase of CODEBASES) deployed.push(await deployInto(codebase, parent));
  console.log('| codebase | own code | packages |\n|---|---:|---:|');
  const size = (bytes: number) => `${(bytes / 2 ** 20).toFixed(1)} MB`;
  for (const { codebase, bytes } of deployed) {
    console.log(`| ${codebase.name} | ${size(bytes.own)} | ${size(bytes.packages)} |`);
  }
  const env = {
    PATH: process.env.PATH,
    GCLOUD_PROJECT: 'demo-huntwell',
    FIREBASE_CONFIG: '{"projectId":"demo-huntwell"}',
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${firestore.port}`,
    IDENTITY_API_KEY: 'none',
    // Not on Google Cloud: the client libraries would wait for its metadata server.
    METADATA_SERVER_DETECTION: 'none',
  };
  const units = deployed.flatMap(unitsOf);
  for (const { folder } of deployed) writeFileSync(join(folder, 'start.cjs'), START);
  const starts = new Map<string, Start[]>();
  for (let run = 0; run < runs; run += 1) {
    for (const unit of units) {
      starts.set(unit.name, [...(starts.get(unit.name) ?? []), await startUnit(unit, env)]);
    }
  }
  const middle = (name: string, of: keyof Start) =>
    median((starts.get(name) ?? []).map((start) => start[of]));
  const times = (name: string, of: keyof Start) => (middle(name, of) / middle('bare Express', of)).toFixed(1);
  console.log('\n| unit | until | ms | × bare Express | CPU ms | × bare Express | MB |');
  console.log('|---|---|---:|---:|---:|---:|---:|');
  for (const { name, path } of units) {
    console.log(
      `| ${name} | ${path ? 'first answer' : 'loaded'} | ${middle(name, 'ms').toFixed(0)} | ${times(name, 'ms')} | ` +
        `${middle(name, 'cpu').toFixed(0)} | ${times(name, 'cpu')} | ${middle(name, 'mb').toFixed(0)} |`,
    );
  }
} finally {
  await firestore.close();
  rmSync(parent, { recursive: true, force: true });
}

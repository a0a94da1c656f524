import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterEach, describe, expect, it } from 'vitest';
import { buildCodebase, refuseCommonJsOnDemand } from './build-codebase.ts';
import { runIn } from './deployed-codebase.ts';

const functions = join(import.meta.dirname, '..');
const cleanUps: (() => Promise<unknown> | unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp();
});

describe('buildCodebase', () => {
  it('makes a bundle that can call servers', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'huntwell-bundle-'));
    cleanUps.push(() => rm(folder, { recursive: true }));
    const server = createServer((_req, res) => res.end('hello')).listen(0, '127.0.0.1');
    cleanUps.push(() => server.close());
    await once(server, 'listening');
    const base_url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const entry = 'src/platform/outgoing.ts';
    const codebase = {
      name: 'calls',
      entry,
      data: [],
      package_folders: [],
      processes: {},
      fills_forms: false,
      renders_pages: false,
      not_bundled: [],
    };
    await buildCodebase(codebase, folder);
    const answer = await runIn(
      { folder },
      `const { createOutgoing } = await import('./lib/index.js');
      const send = createOutgoing({ hosts: [], base_url: '${base_url}' });
      const { status, text } = await send('${base_url}/');
      console.log(JSON.stringify({ status, text }));
      process.exit();`,
    );
    expect(answer).toEqual({ status: 200, text: 'hello' });
  });
});

describe('refuseCommonJsOnDemand', () => {
  async function metafileOf(contents: string) {
    const options = { bundle: true, write: false, format: 'esm', platform: 'node', metafile: true } as const;
    return (await build({ ...options, stdin: { contents, resolveDir: functions, sourcefile: 'entry.js' } }))
      .metafile;
  }

  it('names the module that loads a CommonJS package on demand', async () => {
    const metafile = await metafileOf(`export const load = () => import('undici');`);
    expect(() => refuseCommonJsOnDemand(metafile)).toThrow(
      /entry\.js loads the CommonJS module undici with import\(\)/,
    );
  });

  it('accepts static imports of CommonJS, ES modules on demand, and whatever packages do inside', async () => {
    const metafile = await metafileOf(
      `export { Agent } from 'undici'; export { Gaxios } from 'gaxios';
      export const load = () => import('libphonenumber-js/min');`,
    );
    expect(() => refuseCommonJsOnDemand(metafile)).not.toThrow();
  });
});

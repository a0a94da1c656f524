/** `npm start` and `npm run dev`: the whole product on this machine until Ctrl-C. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { offsetProblem } from '../emulators/ports.ts';
import { startStack } from '../emulators/stack/start-stack.ts';

const { values } = parseArgs({
  options: {
    fresh: { type: 'boolean', default: false },
    dev: { type: 'boolean', default: false },
    'port-offset': { type: 'string', default: '0' },
    'data-dir': { type: 'string' },
  },
});

const offset = Number(values['port-offset']);
const problem = offsetProblem(offset);
if (problem) {
  console.error(problem);
  process.exit(2);
}
const root = join(import.meta.dirname, '..');

try {
  const started = performance.now();
  const stack = await startStack({
    root,
    port_offset: offset,
    data_dir: values['data-dir'] ?? join(root, '.data', offset === 0 ? 'stack' : `stack-${offset}`),
    fresh: values.fresh,
    mode: values.dev ? 'dev' : 'built',
    log: (line) => console.log(line),
  });
  console.log(`
Huntwell is ready (${((performance.now() - started) / 1000).toFixed(1)} s). Open:

    ${stack.address}

    demo@huntwell.test    password: huntwell
    admin@huntwell.test   password: huntwell

Emails: http://127.0.0.1:${stack.ports.mailbox}   Employers: http://127.0.0.1:${stack.ports.employers}
Ctrl-C stops everything and keeps your data. To start over: npm start -- --fresh
`);
  let stopping = false;
  const end = async (code: number) => {
    if (stopping) return;
    stopping = true;
    console.log('Stopping …');
    await stack.stop();
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0));
  const name = await stack.broken;
  if (!stopping) {
    console.error(`"${name}" stopped unexpectedly. Its log is in the logs folder of the data directory.`);
    await end(1);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

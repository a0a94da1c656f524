// Bootstrap: plain JavaScript without dependencies, for whatever Node (20 or newer) the machine has.
// Installs when node_modules is missing or older than the lockfile, then runs the given script under the
// Node that the project pins.
//   node scripts/run.mjs scripts/start.ts [arguments]
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const binaries = join(root, 'node_modules', '.bin');
const pinnedNode = join(
  root,
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);

function modified(file) {
  return existsSync(file) ? statSync(file).mtimeMs : 0;
}

/** npm writes node_modules/.package-lock.json last, so its age tells whether the install is whole and current. */
function installed() {
  const record = modified(join(root, 'node_modules', '.package-lock.json'));
  return record > 0 && record >= modified(join(root, 'package-lock.json')) && existsSync(pinnedNode);
}

if (!installed()) {
  // To stderr: what the script prints may be read by a program.
  console.error('Installing packages (once, about two minutes) …');
  // Not `npm ci`: it refuses a lockfile that lacks the packages of other platforms, which some registries do not serve.
  const install = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['inherit', 2, 2],
    shell: process.platform === 'win32',
  });
  if (install.status !== 0 || !existsSync(pinnedNode)) {
    console.error('The packages could not be installed. Check the network and run the same command again.');
    process.exit(install.status || 1);
  }
}

const [script, ...args] = process.argv.slice(2);
if (!script) {
  console.error('Usage: node scripts/run.mjs SCRIPT [arguments]');
  process.exit(2);
}

const child = spawn(pinnedNode, [join(root, script), ...args], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    PATH: `${dirname(pinnedNode)}${delimiter}${binaries}${delimiter}${process.env.PATH ?? ''}`,
  },
});
// A terminal sends Ctrl-C to the whole group: the child decides when to end, and this process waits for it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
  });
}
// npm hands a SIGTERM to its shell alone, which dies without telling this process: its end is the sign to end too.
const shell = process.ppid;
const watch = process.env.npm_lifecycle_event
  ? setInterval(() => process.ppid !== shell && child.kill('SIGTERM'), 500)
  : undefined;
child.on('exit', (code, signal) => {
  clearInterval(watch);
  process.exitCode = signal ? 1 : (code ?? 1);
});

// Runs a command as the leader of its own process group and ends that whole group when this process is asked
// to end, or when whoever holds the other end of stdin is gone. So nothing outlives the stack, however it dies.
//   node watchdog.mjs GRACE_MS COMMAND [arguments]
import { spawn } from 'node:child_process';

const [grace, command, ...args] = process.argv.slice(2);
const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], detached: true });

function signalGroup(signal) {
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The group is already gone.
  }
}

let ending = false;
function end() {
  if (ending) return;
  ending = true;
  // Only the leader gets the polite signal: it stops its own workers in its own order.
  child.kill('SIGINT');
  setTimeout(() => signalGroup('SIGKILL'), Number(grace)).unref();
}

process.stdin.resume();
process.stdin.on('end', end);
process.stdin.on('error', end);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
child.on('error', (error) => {
  console.error(`${command} could not be started: ${error.message}`);
  process.exit(127);
});
child.on('exit', (code, signal) => {
  signalGroup('SIGKILL');
  process.exit(signal ? 1 : (code ?? 1));
});

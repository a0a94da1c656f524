import { mkdirSync } from 'node:fs';
import type { Ports } from '../ports.ts';

/**
 * Saves the accounts of the Auth emulator, which holds them in memory only. Called periodically and on shutdown, so
 * that accounts survive a restart.
 */
export async function exportAuth(ports: Ports, directory: string): Promise<void> {
  mkdirSync(directory, { recursive: true });
  const answer = await fetch(`http://127.0.0.1:${ports.hub}/_admin/export`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ path: directory, initiatedBy: 'huntwell stack' }),
    signal: AbortSignal.timeout(10_000),
  });
  if (!answer.ok) throw new Error(`Couldn’t save the accounts: ${answer.status} ${await answer.text()}`);
}

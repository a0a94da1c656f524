import { join } from 'node:path';
import { type Ports, portsAt } from '../../../emulators/ports.ts';

export type StackAddress = { offset: number; ports: Ports; address: string };

export const ROOT = join(import.meta.dirname, '../../..');

/** The stack that listens at this port offset. */
export function stackAt(offset: number): StackAddress {
  const ports = portsAt(offset);
  return { offset, ports, address: `http://127.0.0.1:${ports.hosting}` };
}

/** Port offset of a stack that runs already and is to be used, for work on the tests themselves. */
export const RUNNING_OFFSET = process.env.E2E_PORT_OFFSET ?? null;

/** The stack that all journeys share. Its ports are far from those that `npm start` is given by hand. */
export const MAIN_STACK = stackAt(Number(RUNNING_OFFSET ?? 5600));
/** The stack that is killed and started again. */
export const CRASH_STACK = stackAt(5700);

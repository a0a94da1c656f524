import { parseArgs } from 'node:util';
import { type StackAddress, stackAt } from '../../tests/e2e/support/stacks.ts';

/** The stack that runs at the command line's `--port-offset`. */
export function runningStack(): StackAddress {
  const { values } = parseArgs({ options: { 'port-offset': { type: 'string', default: '0' } } });
  return stackAt(Number(values['port-offset']));
}

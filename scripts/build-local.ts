/** Builds what a local stack serves, unless it is there: `npm test` does so before the browser tests begin, while others wait. */
import { join } from 'node:path';
import { buildStack } from '../emulators/stack/build-stack.ts';

buildStack(join(import.meta.dirname, '..'), (line) => console.log(line));

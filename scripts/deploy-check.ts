/**
 * `npm run deploy:check [-- --project ID] [--mode MODE]`: checks offline whether this checkout can be deployed. With a
 * project, also whether it has every value that the product needs. Exits with 1 if a deploy would be refused.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkDeploy, print } from './deploy/check.ts';
import { findTarget } from './deploy/target.ts';

const { values } = parseArgs({
  options: { project: { type: 'string' }, mode: { type: 'string', default: 'production' } },
});
const root = join(import.meta.dirname, '..');
const target = values.project ? findTarget(root, values.project, values.mode) : null;
const { errors } = await checkDeploy(root, target, print);
process.exitCode = errors === 0 ? 0 : 1;

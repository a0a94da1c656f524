/**
 * `npm run smoke -- URL [--email E-MAIL --password PASSWORD] [--identity-origin URL]`: looks at a deployed Huntwell from
 * outside. With a test account (also as
 * SMOKE_EMAIL and SMOKE_PASSWORD) it signs in and reads the profile. Exits with 1 when a check fails.
 */
import { parseArgs } from 'node:util';
import { smoke } from './smoke/smoke.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    email: { type: 'string', default: process.env.SMOKE_EMAIL },
    password: { type: 'string', default: process.env.SMOKE_PASSWORD },
    'identity-origin': { type: 'string', default: 'https://identitytoolkit.googleapis.com' },
  },
});
const [address] = positionals;
if (!address || !URL.canParse(address) || !values.email !== !values.password) {
  console.error('Usage: npm run smoke -- URL [--email E-MAIL --password PASSWORD] [--identity-origin URL]');
  process.exit(2);
}
const { email, password } = values;
const account = email && password ? { email, password } : null;
const identity_origin = values['identity-origin'].replace(/\/+$/, '');
const failed = await smoke(address, { identity_origin, account }, (line) => console.log(line));
process.exitCode = failed === 0 ? 0 : 1;

/**
 * `npm run admin:grant -- EMAIL [--revoke] [--port-offset N] [--project ID]`: sets or removes the custom claim that
 * makes a user an administrator. Removing it also ends all their sessions, because tokens carry the claim for an hour.
 * Without --project it uses the local stack.
 */
import { parseArgs } from 'node:util';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { portsAt } from '../emulators/ports.ts';
import { PROJECT_ID } from '../emulators/stack/project.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    revoke: { type: 'boolean', default: false },
    project: { type: 'string' },
    'port-offset': { type: 'string', default: '0' },
  },
});
const [email] = positionals;
if (!email) {
  console.error('Usage: npm run admin:grant -- E-MAIL [--revoke] [--port-offset N] [--project ID]');
  process.exit(2);
}
if (!values.project) {
  process.env.FIREBASE_AUTH_EMULATOR_HOST = `127.0.0.1:${portsAt(Number(values['port-offset'])).auth}`;
}
initializeApp({ projectId: values.project ?? PROJECT_ID });

try {
  const user = await getAuth().getUserByEmail(email);
  const { admin: _, ...others } = user.customClaims ?? {};
  await getAuth().setCustomUserClaims(user.uid, values.revoke ? others : { ...others, admin: true });
  if (values.revoke) await getAuth().revokeRefreshTokens(user.uid);
  console.log(
    values.revoke
      ? `${email} is no longer an admin and was signed out everywhere.`
      : `${email} is now an admin. It counts from their next sign-in.`,
  );
} catch (error) {
  const code = error && typeof error === 'object' && 'code' in error ? error.code : '';
  const reason = code === 'auth/user-not-found' ? 'there is no such account; sign up first' : String(error);
  console.error(`${email} was not changed: ${reason}`);
  process.exit(1);
}

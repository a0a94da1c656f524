import {
  type Auth,
  GoogleAuthProvider,
  reauthenticateWithCredential,
  signInWithCredential,
  type User,
  type UserCredential,
} from 'firebase/auth';
import { emulatorOrigin } from './emulator-origin.ts';

const FEATURES = 'popup,width=480,height=640';
const CLOSED_POLL_MS = 400;

function chooseAccount(origin: string): Promise<string> {
  const chooser = window.open(
    `${origin}/?origin=${encodeURIComponent(location.origin)}`,
    'account-chooser',
    FEATURES,
  );
  if (!chooser)
    return Promise.reject(new Error('The sign-in window was blocked. Allow pop-ups and try again.'));
  return new Promise((resolve, reject) => {
    const done = () => {
      window.removeEventListener('message', onMessage);
      clearInterval(poll);
    };
    const onMessage = (event: MessageEvent<{ type?: string; id_token?: string }>) => {
      if (event.origin !== origin || event.data?.type !== 'account-chooser' || !event.data.id_token) return;
      done();
      resolve(event.data.id_token);
    };
    const poll = setInterval(() => {
      if (!chooser.closed) return;
      done();
      reject(new Error('The sign-in window was closed before an account was chosen.'));
    }, CLOSED_POLL_MS);
    window.addEventListener('message', onMessage);
  });
}

async function chosenCredential() {
  const origin = emulatorOrigin(location, import.meta.env.VITE_ACCOUNT_CHOOSER_PORT_DELTA);
  return GoogleAuthProvider.credential(await chooseAccount(origin));
}

/** The local stack's stand-in for Google's pop-up. Only builds of the mode `emulator` contain this module. */
export async function signInWithAccountChooser(auth: Auth): Promise<UserCredential> {
  return signInWithCredential(auth, await chosenCredential());
}

/** The same, to confirm who is signed in. */
export async function confirmWithAccountChooser(user: User): Promise<void> {
  await reauthenticateWithCredential(user, await chosenCredential());
}

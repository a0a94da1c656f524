import { type FirebaseOptions, initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth';
import { emulatorOrigin } from './emulator-origin.ts';

const env = import.meta.env;

const options: FirebaseOptions = {
  apiKey: env.VITE_FIREBASE_API_KEY,
  authDomain: env.VITE_FIREBASE_AUTH_DOMAIN,
  projectId: env.VITE_FIREBASE_PROJECT_ID,
  appId: env.VITE_FIREBASE_APP_ID,
};

export const app = initializeApp(options);

/** Firebase Auth, the only part of Firebase that the browser uses. The pop-up code is loaded when it is needed. */
export const auth = initializeAuth(app, {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence],
});

if (import.meta.env.MODE === 'emulator') {
  connectAuthEmulator(auth, emulatorOrigin(location, env.VITE_AUTH_PORT_DELTA), { disableWarnings: true });
}

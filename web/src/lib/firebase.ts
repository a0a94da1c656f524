import { type FirebaseOptions, initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth';
import { emulatorOrigin } from './emulator-origin.ts';

// Each by its own name: a build writes the values here, where the smoke test reads them in the deployed page.
const options: FirebaseOptions = {
  apiKey: import.meta.env.VITE_FIREBASE_API_KEY,
  authDomain: import.meta.env.VITE_FIREBASE_AUTH_DOMAIN,
  projectId: import.meta.env.VITE_FIREBASE_PROJECT_ID,
  appId: import.meta.env.VITE_FIREBASE_APP_ID,
};

export const app = initializeApp(options);

/** Firebase Auth, the only part of Firebase that the browser uses. The pop-up code is loaded when it is needed. */
export const auth = initializeAuth(app, {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence],
});

if (import.meta.env.MODE === 'emulator') {
  connectAuthEmulator(auth, emulatorOrigin(location, import.meta.env.VITE_AUTH_PORT_DELTA), {
    disableWarnings: true,
  });
}

import { type FirebaseOptions, initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth';
import { emulatorOrigin } from './emulator-origin.ts';

// Each by its own name, so that the build inlines the values where the smoke test looks for them in the deployed page.
const options: FirebaseOptions = {
  apiKey: import.meta.env.VITE_FIREBASE_API_KEY,
  authDomain: import.meta.env.VITE_FIREBASE_AUTH_DOMAIN,
  projectId: import.meta.env.VITE_FIREBASE_PROJECT_ID,
  appId: import.meta.env.VITE_FIREBASE_APP_ID,
};

export const app = initializeApp(options);

/** Firebase Auth, the only part of Firebase that the browser uses. The pop-up code loads on demand. */
export const auth = initializeAuth(app, {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence],
});

if (import.meta.env.MODE === 'emulator') {
  connectAuthEmulator(auth, emulatorOrigin(location, import.meta.env.VITE_AUTH_PORT_DELTA), {
    disableWarnings: true,
  });
}

import { PROJECT_ID } from './project-id.ts';

type EmulatorPort = 'firestore_port' | 'storage_port' | 'auth_port';

/** Points this process at running emulators. Read by firebase-admin when it connects, so call it before anything imports it. */
export function useEmulators(port: (name: EmulatorPort) => number): void {
  process.env.METADATA_SERVER_DETECTION = 'none';
  process.env.GCLOUD_PROJECT = PROJECT_ID;
  process.env.FIREBASE_CONFIG = JSON.stringify({
    projectId: PROJECT_ID,
    storageBucket: `${PROJECT_ID}.firebasestorage.app`,
  });
  process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${port('firestore_port')}`;
  process.env.FIREBASE_STORAGE_EMULATOR_HOST = `127.0.0.1:${port('storage_port')}`;
  process.env.FIREBASE_AUTH_EMULATOR_HOST = `127.0.0.1:${port('auth_port')}`;
}

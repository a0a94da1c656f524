import { inject } from 'vitest';
import { PROJECT_ID } from './project-id.ts';

// Read by firebase-admin when it connects, so they are set before anything imports it.
process.env.METADATA_SERVER_DETECTION = 'none';
process.env.GCLOUD_PROJECT = PROJECT_ID;
process.env.FIREBASE_CONFIG = JSON.stringify({
  projectId: PROJECT_ID,
  storageBucket: `${PROJECT_ID}.firebasestorage.app`,
});
process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${inject('firestore_port')}`;
process.env.FIREBASE_STORAGE_EMULATOR_HOST = `127.0.0.1:${inject('storage_port')}`;
process.env.FIREBASE_AUTH_EMULATOR_HOST = `127.0.0.1:${inject('auth_port')}`;

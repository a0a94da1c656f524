import { getApps, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { type Functions, getFunctions } from 'firebase-admin/functions';
import { getStorage } from 'firebase-admin/storage';

/** The project's services, each connected on first use. Credentials and emulators come from the environment. */
export type Firebase = {
  db: Firestore;
  auth: () => Auth;
  functions: () => Functions;
  bucket: () => ReturnType<ReturnType<typeof getStorage>['bucket']>;
};

/** Connects to the project's default database, or to another one. */
export function connectFirebase(database_id = '(default)'): Firebase {
  const app = getApps()[0] ?? initializeApp();
  return {
    db: getFirestore(app, database_id),
    auth: () => getAuth(app),
    functions: () => getFunctions(app),
    bucket: () => getStorage(app).bucket(),
  };
}

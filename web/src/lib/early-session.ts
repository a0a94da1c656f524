/**
 * Who was signed in here last, as Firebase Auth stored it, and the page's first reads with that token. Runs in the page's
 * first script, so that neither waits for the app and for Firebase Auth, which loads after the first paint and has the last
 * word. If Firebase should store it differently one day, nothing is found here, and the page waits for Firebase.
 */

/** The part of Firebase's stored user that we read. */
export type StoredUser = {
  uid: string;
  email?: string | null;
  emailVerified?: boolean;
  displayName?: string | null;
  isAnonymous?: boolean;
  stsTokenManager: { accessToken: string; expirationTime: number };
};

const key = () => `firebase:authUser:${import.meta.env.VITE_FIREBASE_API_KEY}:[DEFAULT]`;
const DATABASE = 'firebaseLocalStorageDb';
const STORE = 'firebaseLocalStorage';

/** A token that ends sooner is left to Firebase, which renews it. */
const LASTS_MS = 60_000;

let user: StoredUser | null = null;
const responses = new Map<string, Promise<Response>>();

function isStoredUser(value: unknown): value is StoredUser {
  const { uid, stsTokenManager: token } = (value ?? {}) as Partial<StoredUser>;
  return (
    typeof uid === 'string' &&
    typeof token?.accessToken === 'string' &&
    typeof token.expirationTime === 'number'
  );
}

function fromLocalStorage(): unknown {
  try {
    return JSON.parse(localStorage.getItem(key()) ?? 'null');
  } catch {
    return null;
  }
}

/** Null as well if there is no such database; it isn't created. */
function fromDatabase(): Promise<unknown> {
  return new Promise((resolve) => {
    const none = () => resolve(null);
    try {
      const opening = indexedDB.open(DATABASE);
      opening.onupgradeneeded = () => opening.transaction?.abort();
      opening.onerror = (event) => {
        event.preventDefault();
        none();
      };
      opening.onsuccess = () => {
        const database = opening.result;
        try {
          const reading = database.transaction(STORE).objectStore(STORE).get(key());
          reading.onsuccess = () => resolve((reading.result as { value?: unknown } | undefined)?.value);
          reading.onerror = none;
        } catch {
          none();
        }
        database.close();
      };
    } catch {
      none();
    }
  });
}

/**
 * Reads who was signed in, and requests these paths of the API if their token still lasts. Null if nobody was.
 * @param paths as the app will request them: each response is handed to the first request of its path
 */
export async function beginEarly(paths: readonly string[]): Promise<StoredUser | null> {
  const stored = fromLocalStorage() ?? (await fromDatabase());
  if (!isStoredUser(stored)) return null;
  user = stored;
  const token = earlyToken();
  if (token === null) return stored;
  const headers = { accept: 'application/json', authorization: `Bearer ${token}` };
  for (const path of paths) {
    const response = fetch(path, { credentials: 'include', headers });
    // Whoever takes it handles the failure.
    response.catch(() => undefined);
    responses.set(path, response);
  }
  return stored;
}

/** The stored token, while it lasts and until Firebase Auth has said who is signed in. */
export function earlyToken(): string | null {
  if (!user) return null;
  const { accessToken, expirationTime } = user.stsTokenManager;
  return expirationTime - Date.now() > LASTS_MS ? accessToken : null;
}

/** The response to a request that was made early, once. */
export function takeEarlyResponse(path: string): Promise<Response> | undefined {
  const response = responses.get(path);
  responses.delete(path);
  return response;
}

/** From now on Firebase Auth says who is signed in. */
export function endEarly(): void {
  user = null;
  responses.clear();
}

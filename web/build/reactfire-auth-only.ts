import type { Plugin } from 'vite';

const UNUSED = /^firebase\/(database|firestore|functions|remote-config|storage)$/;
const EMPTY = '\0reactfire-unused';

/**
 * reactfire imports every product of Firebase from one file, and those register themselves when imported, so
 * nothing can be shaken off: half a megabyte for the auth hooks alone. The app uses Firebase for Auth only, so the
 * other products are replaced, for reactfire's imports alone, by names without content.
 */
export function reactfireAuthOnly(): Plugin {
  return {
    name: 'huntwell-reactfire-auth-only',
    apply: 'build',
    enforce: 'pre',
    resolveId(id, importer) {
      return importer?.includes('/reactfire/') && UNUSED.test(id) ? EMPTY : null;
    },
    load(id) {
      if (id !== EMPTY) return null;
      const names = [
        ...['get', 'off', 'onChildAdded', 'onChildChanged', 'onChildMoved', 'onChildRemoved', 'onValue'],
        ...['onSnapshot', 'queryEqual', 'httpsCallable', 'getDownloadURL', 'ref'],
        ...['ensureInitialized', 'getAll', 'getBoolean', 'getNumber', 'getString', 'getValue'],
      ];
      return names.map((name) => `export const ${name} = undefined;`).join('\n');
    },
  };
}

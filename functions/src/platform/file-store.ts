import type { Bucket } from '@google-cloud/storage';
import pLimit from 'p-limit';

/** Files removed at once. */
const REMOVALS = 16;

/** Files by path. Paths hold ids alone, never what a user typed. */
export type FileStore = {
  put(path: string, bytes: Uint8Array, content_type: string): Promise<void>;
  /** Null if there is no such file. */
  get(path: string): Promise<Uint8Array | null>;
  /** Removing what is not there is fine. */
  remove(path: string): Promise<void>;
  /** Removes every file whose path begins so. */
  removeAll(prefix: string): Promise<void>;
};

/** Files in Cloud Storage. The bucket is asked for at the first use. */
export function cloudFileStore(bucket: () => Bucket): FileStore {
  return {
    async put(path, bytes, content_type) {
      // Small files: one request instead of a resumable session's two.
      await bucket()
        .file(path)
        .save(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
          contentType: content_type,
          resumable: false,
          metadata: { cacheControl: 'private, no-store' },
        });
    },
    async get(path) {
      try {
        const [bytes] = await bucket().file(path).download();
        return bytes;
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async remove(path) {
      await bucket().file(path).delete({ ignoreNotFound: true });
    },
    async removeAll(prefix) {
      const [files] = await bucket().getFiles({ prefix });
      await pLimit(REMOVALS).map(files, (file) => file.delete({ ignoreNotFound: true }));
    },
  };
}

function isMissing(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 404;
}

import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Bucket } from '@google-cloud/storage';
import pLimit from 'p-limit';

/** Files deleted concurrently. */
const REMOVALS = 16;

/** Memory used by a streamed file: it is sent in chunks of this size. */
const CHUNK_BYTES = 8 * 1024 * 1024;

/** Files by path. Paths contain only ids, never user input. */
export type FileStore = {
  put(path: string, bytes: Uint8Array, content_type: string): Promise<void>;
  /** Null if there is no such file. */
  get(path: string): Promise<Uint8Array | null>;
  /** At most `length` bytes from `offset`; null if there is no such file or it ends before. */
  getPart(path: string, offset: number, length: number): Promise<Uint8Array | null>;
  /** Writes a stream chunk by chunk. The file exists only once the stream has ended; a failed stream leaves none. */
  putStream(path: string, content: Readable, content_type: string): Promise<void>;
  /** Deleting a missing file is no error. */
  remove(path: string): Promise<void>;
  /** Deletes every file with this path prefix. */
  removeAll(prefix: string): Promise<void>;
};

/** Files in Cloud Storage. The bucket is requested on first use. */
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
    async getPart(path, offset, length) {
      try {
        const [bytes] = await bucket()
          .file(path)
          .download({ start: offset, end: offset + length - 1 });
        return bytes;
      } catch (error) {
        if (isMissing(error) || codeOf(error) === 416) return null;
        throw error;
      }
    },
    async putStream(path, content, content_type) {
      const target = bucket()
        .file(path)
        .createWriteStream({
          contentType: content_type,
          chunkSize: CHUNK_BYTES,
          metadata: { cacheControl: 'private, no-store' },
        });
      await pipeline(content, target);
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
  return codeOf(error) === 404;
}

function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}

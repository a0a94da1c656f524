import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Bucket } from '@google-cloud/storage';
import pLimit from 'p-limit';

/** Files removed at once. */
const REMOVALS = 16;

/** Memory that a file written as a stream takes: it is sent in pieces of this size. */
const CHUNK_BYTES = 8 * 1024 * 1024;

/** Files by path. Paths hold ids alone, never what a user typed. */
export type FileStore = {
  put(path: string, bytes: Uint8Array, content_type: string): Promise<void>;
  /** Null if there is no such file. */
  get(path: string): Promise<Uint8Array | null>;
  /** Bytes from `offset` on, at most `length` of them; null if there is no such file or it ends before. */
  getPart(path: string, offset: number, length: number): Promise<Uint8Array | null>;
  /** Writes what the stream gives, piece by piece. There is no file until its end; a stream that fails leaves none. */
  putStream(path: string, content: Readable, content_type: string): Promise<void>;
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

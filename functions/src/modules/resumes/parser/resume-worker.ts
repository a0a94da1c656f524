/**
 * The thread that reads resumes. In: {@link ReadRequest}. Out: `'ready'` once, when everything is loaded that each file
 * needs, then one {@link ReadReply} a request.
 */
import { parentPort } from 'node:worker_threads';
import { type ResumeRead, readResumeBytes } from './read-resume-bytes.ts';
import { type ResumeRefusal, ResumeRefused } from './resume-refused.ts';

export type ReadRequest = { bytes: Uint8Array; now: Date };
export type ReadReply =
  | { read: ResumeRead }
  | { refused: ResumeRefusal; cause: string | undefined }
  | { failed: Error };

parentPort?.on('message', async (request: ReadRequest) => {
  parentPort?.postMessage(await reply(request));
});
parentPort?.postMessage('ready');

async function reply({ bytes, now }: ReadRequest): Promise<ReadReply> {
  try {
    return { read: await readResumeBytes(bytes, now) };
  } catch (error) {
    if (error instanceof ResumeRefused) {
      return { refused: error.code, cause: error.cause === undefined ? undefined : String(error.cause) };
    }
    // Nested deeper than the stack reaches: no document is.
    if (error instanceof RangeError) return { refused: 'resume_too_complex', cause: error.message };
    return { failed: error instanceof Error ? error : new Error(String(error)) };
  }
}

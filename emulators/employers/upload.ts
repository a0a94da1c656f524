import type { IncomingMessage } from 'node:http';
import { MAX_FILE_BYTES, type UploadedFile } from './resume-file.ts';

const MAX_BODY_BYTES = 2 * MAX_FILE_BYTES + 1_000_000;

/** A parsed `multipart/form-data` body: text values by name in order of arrival, files by name. */
export type Multipart = {
  texts: Map<string, string[]>;
  files: Map<string, UploadedFile>;
  /** Why the body could not be read; if set, everything else is empty. */
  problem?: string;
};

/** Reads a multipart body. Field names are kept as is: brackets have no meaning here. */
export async function readMultipart(req: IncomingMessage): Promise<Multipart> {
  const texts = new Map<string, string[]>();
  const files = new Map<string, UploadedFile>();
  const body = await readCapped(req);
  if (!body) return { texts, files, problem: 'The file is larger than 10 MB.' };
  let form: FormData;
  try {
    const headers = { 'content-type': req.headers['content-type'] ?? '' };
    form = await new Response(new Uint8Array(body), { headers }).formData();
  } catch {
    return { texts, files, problem: 'The form could not be read.' };
  }
  for (const [name, value] of form) {
    if (typeof value === 'string') {
      texts.set(name, [...(texts.get(name) ?? []), value]);
      continue;
    }
    // Browsers send an empty, unnamed part for an untouched file input.
    if (value.name === '') continue;
    const content = Buffer.from(await value.arrayBuffer());
    files.set(name, { filename: value.name, mimeType: value.type, content });
  }
  return { texts, files };
}

/** The single file of an upload request. */
export async function readUpload(
  req: IncomingMessage,
): Promise<{ file: UploadedFile | undefined; problem: string | undefined }> {
  const { files, problem } = await readMultipart(req);
  return { file: files.values().next().value, problem };
}

async function readCapped(req: AsyncIterable<Buffer>): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of req) {
    size += chunk.length;
    // The rest is read and discarded: closing the connection would hide the response from the browser.
    if (size <= MAX_BODY_BYTES) chunks.push(chunk);
  }
  return size <= MAX_BODY_BYTES ? Buffer.concat(chunks) : undefined;
}

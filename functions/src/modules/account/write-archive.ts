import { Readable, Transform } from 'node:stream';
import { ZipFile } from 'yazl';
import type { AccountExport } from '../../contract/account.ts';
import { PRODUCT_NAME } from '../../contract/brand.ts';
import type { AccountDeps } from './account-deps.ts';
import { type ExportedFile, fileOf } from './exported-files.ts';

export type ArchiveProgress = AccountExport['progress'];

type ArchiveDeps = Pick<AccountDeps, 'accounts' | 'owned' | 'files' | 'clock'>;

const JSON_NAME = `${PRODUCT_NAME.toLowerCase()}-data.json`;
const MISSING_NAME = 'missing-files.txt';

/**
 * A zip of everything stored about the user: the documents in one JSON file, then the original resumes and the
 * screenshots of sent forms. It is streamed: one page of documents, or one file, is in memory.
 *
 * @param progress is updated as it goes @param signal ends the stream with its reason
 */
export function exportArchive(
  deps: ArchiveDeps,
  uid: string,
  progress: ArchiveProgress,
  signal: AbortSignal,
): { stream: Readable; size: () => number } {
  const zip = new ZipFile();
  let size = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.byteLength;
      done(null, chunk);
    },
  });
  // Readers of the stream see the error. If storing never began there are none, and the error must not end the process.
  stream.on('error', () => undefined);
  zip.outputStream.pipe(stream);
  const fail = (error: unknown) => stream.destroy(error instanceof Error ? error : new Error(String(error)));
  zip.on('error', fail);
  signal.addEventListener('abort', () => fail(signal.reason), { once: true });
  fill(zip, deps, uid, progress, stream).catch(fail);
  return { stream, size: () => size };
}

async function fill(
  zip: ZipFile,
  deps: ArchiveDeps,
  uid: string,
  progress: ArchiveProgress,
  stream: Readable,
): Promise<void> {
  const files: ExportedFile[] = [];
  await addStream(zip, JSON_NAME, Readable.from(documentsAsJson(deps, uid, progress, files)), stream);
  progress.step = 'files';
  progress.files_total = files.length;
  const missing: string[] = [];
  for (const { path, name } of files) {
    const bytes = await deps.files.get(path);
    // Not compressed: PDF, DOCX and PNG already are.
    if (bytes) await addStream(zip, name, Readable.from([bytes]), stream, { compress: false });
    else missing.push(name);
    progress.files_written += 1;
  }
  if (missing.length > 0) await addStream(zip, MISSING_NAME, Readable.from([missing.join('\n')]), stream);
  zip.end();
}

/** Adds an entry and waits until it is written, so that never more than one is in memory. */
function addStream(
  zip: ZipFile,
  name: string,
  content: Readable,
  archive: Readable,
  options: { compress: boolean } = { compress: true },
): Promise<void> {
  return new Promise((resolve, reject) => {
    const abandon = () => content.destroy();
    archive.once('close', abandon);
    content.once('error', reject);
    content.once('close', () => {
      archive.off('close', abandon);
      if (content.readableEnded) resolve();
      else reject(new Error('The archive was aborted'));
    });
    zip.addReadStream(content, name, options);
  });
}

async function* documentsAsJson(
  { accounts, owned, clock }: ArchiveDeps,
  uid: string,
  progress: ArchiveProgress,
  files: ExportedFile[],
): AsyncGenerator<string> {
  const account = await accounts.find(uid);
  const owner = { uid, email: account?.email_verified ? account.email : null };
  const head = JSON.stringify({ exported_at: clock().toISOString(), account }, null, 2);
  // The documents become the last field of the object.
  yield `${head.slice(0, -2)},\n  "documents": [`;
  for await (const document of owned.read(owner)) {
    yield `${progress.documents_read === 0 ? '' : ','}\n    ${JSON.stringify(document)}`;
    progress.documents_read += 1;
    const file = fileOf(document);
    if (file) files.push(file);
  }
  yield '\n  ]\n}\n';
}

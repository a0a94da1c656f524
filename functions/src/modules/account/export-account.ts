import { type Zippable, zip } from 'fflate';
import pLimit from 'p-limit';
import { PRODUCT_NAME } from '../../contract/brand.ts';
import type { Accounts } from '../../integrations/accounts.ts';
import type { Clock } from '../../platform/clock.ts';
import type { FileAnswer } from '../../platform/file-answer.ts';
import type { FileStore } from '../../platform/file-store.ts';
import type { DocumentTree, OwnedDataRepository } from './owned-data.repository.ts';

export type ExportDeps = { accounts: Accounts; owned: OwnedDataRepository; files: FileStore; clock: Clock };

/** An answer of Cloud Functions ends at 32 MB. Files that do not fit are named in the JSON and can be had one by one. */
const FILES_BYTES = 26 * 1024 * 1024;
/** Files fetched at once: hundreds end within the minute of a call, and those held in memory fit it. */
const DOWNLOADS = 8;
const FILE_STEM = `${PRODUCT_NAME.toLowerCase()}-data`;

export type StoredFile = { path: string; name: string };

/**
 * Everything that is kept about the person as one zip: the documents as one JSON file, the original resumes and the pictures of
 * sent forms.
 */
export async function exportAccountOf(deps: ExportDeps, uid: string): Promise<FileAnswer> {
  const account = await deps.accounts.find(uid);
  const data = await deps.owned.read({ uid, email: account?.email_verified ? account.email : null });
  const content: Zippable = {};
  const left_out: string[] = [];
  let bytes_left = FILES_BYTES;
  await pLimit(DOWNLOADS).map(filesOf(data), async ({ path, name }) => {
    const bytes = await deps.files.get(path);
    if (!bytes) return;
    if (bytes.byteLength > bytes_left) {
      left_out.push(name);
      return;
    }
    bytes_left -= bytes.byteLength;
    // Stored as they are: PDF, DOCX and PNG are compressed already.
    content[name] = [bytes, { level: 0 }];
  });
  const at = deps.clock();
  const summary = { exported_at: at.toISOString(), account, files_left_out: left_out, data };
  content[`${FILE_STEM}.json`] = new TextEncoder().encode(JSON.stringify(summary, null, 2));
  return {
    content_type: 'application/zip',
    file_name: `${FILE_STEM}-${at.toISOString().slice(0, 10)}.zip`,
    bytes: await zipped(content),
  };
}

function zipped(content: Zippable): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    zip(content, (error, bytes) => (error ? reject(error) : resolve(bytes)));
  });
}

/** The files that these documents speak of, resumes first, with the names they get in the zip. */
export function filesOf(data: Record<string, DocumentTree[]>): StoredFile[] {
  const resumes = (data.users ?? []).flatMap((user) => user.below.resumes ?? []).map(fieldsOf);
  const applications = (data.applications ?? []).map(fieldsOf);
  return [
    ...resumes.flatMap(({ fields: { file_path, file_name, version } }) =>
      typeof file_path === 'string'
        ? [{ path: file_path, name: `resumes/v${version}-${safeName(file_name)}` }]
        : [],
    ),
    ...applications.flatMap(({ id, fields: { screenshot_path } }) =>
      typeof screenshot_path === 'string' ? [{ path: screenshot_path, name: `applications/${id}.png` }] : [],
    ),
  ];
}

function fieldsOf(tree: DocumentTree): { id: string; fields: Record<string, unknown> } {
  const is_object = typeof tree.data === 'object' && tree.data !== null;
  return { id: tree.id, fields: is_object ? (tree.data as Record<string, unknown>) : {} };
}

/** A name that every system can unpack, and that leads out of no folder. */
function safeName(name: unknown): string {
  const cleaned = String(name ?? '')
    .replace(/[\\/:*?"<>|\p{Cc}]/gu, '_')
    .replace(/^\.+/, '_');
  return cleaned || 'resume';
}

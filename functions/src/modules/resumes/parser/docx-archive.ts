import { buffer } from 'node:stream/consumers';
import { strFromU8 } from 'fflate';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { checkXml } from './docx-limits.ts';
import { ResumeRefused } from './resume-refused.ts';

/** Limits for a Word file. A 20-page resume with pictures stays far below all of them. */
const MAX_ENTRIES = 2_000;
const MAX_TOTAL_BYTES = 80 * 1024 * 1024;
const MAX_PART_BYTES = 8 * 1024 * 1024;

const DOCUMENT = 'word/document.xml';
/** The parts that contain text. Pictures, fonts and embedded files are never unpacked. */
const NEEDED =
  /^(?:\[Content_Types\]\.xml|_rels\/\.rels|docProps\/app\.xml|word\/[\w-]+\.xml|word\/_rels\/[\w.-]+\.rels)$/;

/**
 * Unpacks the text parts of a Word file within limits. The archive's directory is checked before anything is unpacked;
 * yauzl stops a part that turns out larger than declared.
 *
 * @throws ResumeRefused if it is not a Word file, unpacks to too much, contains far too much, or is damaged
 */
export async function readDocxParts(bytes: Uint8Array): Promise<Map<string, Uint8Array>> {
  try {
    const archive = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
      lazyEntries: true,
    });
    const parts = await unpack(archive);
    checkXml([...parts.values()]);
    return parts;
  } catch (error) {
    if (error instanceof ResumeRefused) throw error;
    throw new ResumeRefused('resume_broken', { cause: error });
  }
}

async function unpack(archive: ZipFile): Promise<Map<string, Uint8Array>> {
  if (archive.entryCount > MAX_ENTRIES) throw new ResumeRefused('resume_archive_bomb');
  const entries: Entry[] = [];
  for await (const entry of archive.eachEntry()) entries.push(entry);
  if (!entries.some(({ fileName }) => fileName === DOCUMENT)) throw new ResumeRefused('resume_wrong_type');
  const needed = entries.filter(({ fileName }) => NEEDED.test(fileName));
  const total = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  if (total > MAX_TOTAL_BYTES || needed.some(({ uncompressedSize }) => uncompressedSize > MAX_PART_BYTES)) {
    throw new ResumeRefused('resume_archive_bomb');
  }
  if (entries.some((entry) => entry.isEncrypted())) throw new ResumeRefused('resume_encrypted');
  const parts = new Map<string, Uint8Array>();
  for (const entry of needed) {
    const part = await buffer(await archive.openReadStreamPromise(entry));
    refuseEntities(part);
    parts.set(entry.fileName, part);
  }
  return parts;
}

/**
 * Word never writes a document type. One that declares entities is an attempt to make a few bytes expand in the XML
 * reader.
 */
function refuseEntities(part: Uint8Array): void {
  const start = strFromU8(part.subarray(0, 4096), true).replaceAll('\0', '');
  if (/<!(?:DOCTYPE|ENTITY)/i.test(start)) throw new ResumeRefused('resume_archive_bomb');
}

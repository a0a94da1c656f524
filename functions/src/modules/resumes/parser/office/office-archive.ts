import { buffer } from 'node:stream/consumers';
import { strFromU8 } from 'fflate';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { ResumeRefused } from '../limits/resume-refused.ts';
import { checkXml } from './xml-limits.ts';

/** Limits for a Word or OpenDocument file. A 20-page resume with pictures stays far below all of them. */
const MAX_ENTRIES = 2_000;
const MAX_TOTAL_BYTES = 80 * 1024 * 1024;
const MAX_PART_BYTES = 8 * 1024 * 1024;

/** The part that holds the text, and the parts that are read. Pictures, fonts and embedded files are never unpacked. */
const FORMATS = {
  docx: {
    document: 'word/document.xml',
    needed: /^(?:docProps\/app\.xml|word\/[\w-]+\.xml|word\/_rels\/[\w.-]+\.rels)$/,
  },
  odt: {
    document: 'content.xml',
    needed: /^(?:mimetype|(?:content|styles|meta)\.xml|META-INF\/manifest\.xml)$/,
  },
} as const;
const ODT = /^application\/vnd\.oasis\.opendocument\.text(?:-template)?$/;

export type OfficeArchive = { format: keyof typeof FORMATS; parts: Map<string, Uint8Array> };

/**
 * Unpacks the text parts of a Word or OpenDocument file within limits. The archive's directory is checked before anything
 * is unpacked; yauzl stops a part that turns out larger than declared.
 *
 * @throws ResumeRefused if it is neither, unpacks to too much, contains far too much, or is damaged
 */
export async function readOfficeArchive(bytes: Uint8Array): Promise<OfficeArchive> {
  try {
    const archive = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
      lazyEntries: true,
    });
    const unpacked = await unpack(archive);
    checkXml([...unpacked.parts.values()]);
    return unpacked;
  } catch (error) {
    if (error instanceof ResumeRefused) throw error;
    throw new ResumeRefused('resume_broken', { cause: error });
  }
}

async function unpack(archive: ZipFile): Promise<OfficeArchive> {
  if (archive.entryCount > MAX_ENTRIES) throw new ResumeRefused('resume_archive_bomb');
  const entries: Entry[] = [];
  for await (const entry of archive.eachEntry()) entries.push(entry);
  // LibreOffice puts a document with a password into an archive of its own.
  if (entries.some(({ fileName }) => fileName === 'encrypted-package'))
    throw new ResumeRefused('resume_encrypted');
  const format = (['docx', 'odt'] as const).find((one) =>
    entries.some(({ fileName }) => fileName === FORMATS[one].document),
  );
  if (format === undefined) throw new ResumeRefused('resume_wrong_type');
  const needed = entries.filter(({ fileName }) => FORMATS[format].needed.test(fileName));
  const total = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  if (total > MAX_TOTAL_BYTES || needed.some(({ uncompressedSize }) => uncompressedSize > MAX_PART_BYTES)) {
    throw new ResumeRefused('resume_archive_bomb');
  }
  if (entries.some((entry) => entry.isEncrypted())) throw new ResumeRefused('resume_encrypted');
  const parts = new Map<string, Uint8Array>();
  for (const entry of needed) {
    const part = await buffer(await archive.openReadStreamPromise(entry));
    refuseEntities(part);
    if (entry.fileName === 'META-INF/manifest.xml' && strFromU8(part).includes('encryption-data')) {
      throw new ResumeRefused('resume_encrypted');
    }
    parts.set(entry.fileName, part);
  }
  // Spreadsheets and presentations have a content.xml as well.
  const mime = parts.get('mimetype');
  if (format === 'odt' && (mime === undefined || !ODT.test(new TextDecoder().decode(mime).trim()))) {
    throw new ResumeRefused('resume_wrong_type');
  }
  return { format, parts };
}

/**
 * Neither format has a document type. One that declares entities is an attempt to make a few bytes expand in the XML
 * reader.
 */
function refuseEntities(part: Uint8Array): void {
  const start = strFromU8(part.subarray(0, 4096), true).replaceAll('\0', '');
  if (/<!(?:DOCTYPE|ENTITY)/i.test(start)) throw new ResumeRefused('resume_archive_bomb');
}

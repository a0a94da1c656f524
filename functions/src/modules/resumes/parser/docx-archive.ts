import { Inflate, strFromU8 } from 'fflate';
import { ResumeRefused } from './resume-refused.ts';

/** Bounds of a Word file. A resume of 20 pages with pictures stays far below all of them. */
const MAX_ENTRIES = 2_000;
const MAX_TOTAL_BYTES = 80 * 1024 * 1024;
const MAX_PART_BYTES = 8 * 1024 * 1024;
/** Elements of all parts together: twelve thousand words, each formatted for itself, have fewer. */
const MAX_ELEMENTS = 60_000;
const CHUNK = 64 * 1024;

const LESS_THAN = 0x3c;
const SLASH = 0x2f;

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_ENTRY = 0x04034b50;

type Entry = { name: string; method: number; flags: number; packed: number; size: number; offset: number };

/** The parts that text is read from. Pictures, fonts and embedded files are counted, but never kept. */
const NEEDED =
  /^(?:\[Content_Types\]\.xml|_rels\/\.rels|docProps\/app\.xml|word\/[\w-]+\.xml|word\/_rels\/[\w.-]+\.rels)$/;

/**
 * Unpacks the text parts of a Word file within bounds. Sizes are checked as declared before anything is unpacked, and
 * as they come out while it is, so a file that lies about its sizes is caught as well.
 *
 * @throws ResumeRefused when it is no Word file, unpacks to too much, or is damaged
 */
export function readDocxParts(bytes: Uint8Array): Map<string, Uint8Array> {
  const entries = readDirectory(bytes);
  if (!entries.some((entry) => entry.name === 'word/document.xml'))
    throw new ResumeRefused('resume_wrong_type');
  if (entries.length > MAX_ENTRIES) throw new ResumeRefused('resume_archive_bomb');
  if (entries.reduce((sum, entry) => sum + entry.size, 0) > MAX_TOTAL_BYTES) {
    throw new ResumeRefused('resume_archive_bomb');
  }
  const parts = new Map<string, Uint8Array>();
  let left = MAX_TOTAL_BYTES;
  let elements = 0;
  for (const entry of entries) {
    const needed = NEEDED.test(entry.name);
    const unpacked = unpack(bytes, entry, needed ? Math.min(left, MAX_PART_BYTES) : left, needed);
    left -= unpacked.size;
    if (!needed || unpacked.bytes === undefined) continue;
    refuseEntities(unpacked.bytes);
    elements += countElements(unpacked.bytes);
    // What is read is a tree in memory: a few kilobytes of packed empty elements would make a gigabyte of it.
    if (elements > MAX_ELEMENTS) throw new ResumeRefused('resume_archive_bomb');
    parts.set(entry.name, unpacked.bytes);
  }
  return parts;
}

function readDirectory(bytes: Uint8Array): Entry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.length - 22;
  // A comment of up to 64 KB may follow the record.
  while (end >= 0 && end > bytes.length - 66_000 && view.getUint32(end, true) !== END_OF_DIRECTORY) end -= 1;
  if (end < 0 || view.getUint32(end, true) !== END_OF_DIRECTORY) throw new ResumeRefused('resume_broken');
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  const entries: Entry[] = [];
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== DIRECTORY_ENTRY)
      throw new ResumeRefused('resume_broken');
    const name_length = view.getUint16(at + 28, true);
    entries.push({
      flags: view.getUint16(at + 8, true),
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
      name: strFromU8(bytes.subarray(at + 46, at + 46 + name_length)).replaceAll('\\', '/'),
    });
    at += 46 + name_length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

function unpack(
  bytes: Uint8Array,
  entry: Entry,
  limit: number,
  keep: boolean,
): { size: number; bytes: Uint8Array | undefined } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { offset } = entry;
  if (offset + 30 > bytes.length || view.getUint32(offset, true) !== LOCAL_ENTRY)
    throw new ResumeRefused('resume_broken');
  if ((entry.flags & 1) !== 0) throw new ResumeRefused('resume_encrypted');
  const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  const packed = bytes.subarray(start, start + entry.packed);
  if (packed.length < entry.packed) throw new ResumeRefused('resume_broken');
  if (entry.method === 0) {
    if (packed.length > limit) throw new ResumeRefused('resume_archive_bomb');
    return { size: packed.length, bytes: keep ? packed : undefined };
  }
  if (entry.method !== 8) {
    if (keep) throw new ResumeRefused('resume_broken');
    return { size: 0, bytes: undefined };
  }
  return inflate(packed, limit, keep);
}

function inflate(
  packed: Uint8Array,
  limit: number,
  keep: boolean,
): { size: number; bytes: Uint8Array | undefined } {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const stream = new Inflate((chunk) => {
    size += chunk.length;
    if (size > limit) throw new ResumeRefused('resume_archive_bomb');
    if (keep) chunks.push(chunk);
  });
  try {
    for (let at = 0; at < packed.length || at === 0; at += CHUNK) {
      stream.push(packed.subarray(at, at + CHUNK), at + CHUNK >= packed.length);
    }
  } catch (error) {
    if (error instanceof ResumeRefused) throw error;
    throw new ResumeRefused('resume_broken', { cause: error });
  }
  if (!keep) return { size, bytes: undefined };
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return { size, bytes: whole };
}

/** Word writes no document type. One that declares entities is there to make a few bytes swell in the XML reader. */
/** Start tags, or what looks like one, in any encoding that XML is read in. */
function countElements(part: Uint8Array): number {
  let count = 0;
  for (let at = part.indexOf(LESS_THAN); at !== -1; at = part.indexOf(LESS_THAN, at + 1)) {
    const next = part[at + 1] || part[at + 2];
    if (next !== SLASH) count += 1;
  }
  return count;
}

function refuseEntities(part: Uint8Array): void {
  const start = strFromU8(part.subarray(0, 4096), true).replaceAll('\0', '');
  if (/<!(?:DOCTYPE|ENTITY)/i.test(start)) throw new ResumeRefused('resume_archive_bomb');
}

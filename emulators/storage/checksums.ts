import { createHash } from 'node:crypto';

// Castagnoli polynomial, reflected. Node's zlib.crc32 uses another one.
const POLYNOMIAL = 0x82f63b78;

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ POLYNOMIAL : value >>> 1;
  return value >>> 0;
});

/** CRC32C as Cloud Storage writes it: base64 of the four big-endian bytes. */
export function crc32c(content: Uint8Array): string {
  let crc = 0xffffffff;
  for (const byte of content) crc = (TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE((crc ^ 0xffffffff) >>> 0);
  return bytes.toString('base64');
}

/** MD5 as Cloud Storage writes it: base64. */
export function md5(content: Uint8Array): string {
  return createHash('md5').update(content).digest('base64');
}

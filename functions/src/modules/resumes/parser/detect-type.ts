import { strFromU8 } from 'fflate';

export type ContentType = 'pdf' | 'zip' | 'rtf' | 'encrypted_office' | 'txt' | 'other';

const PDF_HEADER_WITHIN = 1024;
const ENCRYPTED_PACKAGE = Buffer.from('EncryptedPackage', 'utf16le');

/** The type of the content, whatever the file name. `zip` may be a Word or OpenDocument file, depending on its entries. */
export function detectType(bytes: Uint8Array): ContentType {
  const start = strFromU8(bytes.subarray(0, PDF_HEADER_WITHIN), true);
  // PDF readers accept leading bytes before the header, so blank lines added by mail programs do no harm.
  if (/^[\sï»¿]*%PDF-\d/.test(start) || (start.includes('%PDF-1.') && !/^(?:MZ|PK|\x7fELF)/.test(start)))
    return 'pdf';
  if (start.startsWith('PK\u0003\u0004') || start.startsWith('PK\u0005\u0006')) return 'zip';
  // A password-protected Word file is wrapped in the older container format, under this name.
  if (start.startsWith('\u00d0\u00cf\u0011\u00e0'))
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(ENCRYPTED_PACKAGE)
      ? 'encrypted_office'
      : 'other';
  if (/^[\sï»¿]*\{\\rtf/.test(start)) return 'rtf';
  if (/^\s*(?:<!doctype html|<html|<\?xml)/i.test(start)) return 'other';
  return decodeText(bytes) === undefined ? 'other' : 'txt';
}

/**
 * Text of a UTF-8, UTF-16 or Windows-1252 file, or undefined if the bytes are not text: null bytes or more than a few
 * control characters.
 */
export function decodeText(bytes: Uint8Array): string | undefined {
  const utf16 = utf16Label(bytes);
  if (utf16 !== undefined) {
    const text = new TextDecoder(utf16).decode(bytes);
    return isText(text) && !/[\ud800-\udfff](?![\udc00-\udfff])/.test(text.slice(0, 2000)) ? text : undefined;
  }
  if (bytes.includes(0)) return undefined;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return isText(text) ? text : undefined;
  } catch {
    const text = new TextDecoder('windows-1252').decode(bytes);
    // Any bytes decode as Windows-1252, but words with occasional accents do not look like arbitrary bytes.
    const high = bytes.reduce((count, byte) => count + (byte >= 0x80 ? 1 : 0), 0);
    return isText(text) && high < 0.15 * bytes.length ? text : undefined;
  }
}

function utf16Label(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  // Without a byte order mark: in Latin text, every other byte is zero.
  const sample = bytes.subarray(0, 512);
  if (sample.length < 16) return undefined;
  let even = 0;
  let odd = 0;
  sample.forEach((byte, index) => {
    if (byte !== 0) return;
    if (index % 2 === 0) even += 1;
    else odd += 1;
  });
  if (odd > 0.4 * sample.length && even === 0) return 'utf-16le';
  if (even > 0.4 * sample.length && odd === 0) return 'utf-16be';
  return undefined;
}

function isText(text: string): boolean {
  const controls = text.match(/(?![\t\n\v\f\r])[\p{Cc}\ufffd]/gu)?.length ?? 0;
  return controls <= text.length * 0.005;
}

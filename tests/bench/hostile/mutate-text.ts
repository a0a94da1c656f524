import type { Random } from '../../resume-generator/random.ts';
import { mutateBytes } from './mutate-bytes.ts';

const RTF_SIGNS = [
  '{',
  '}',
  '\\par ',
  '{\\pard ',
  '\\bin99 ',
  "\\'",
  '\\u-1 ',
  '\\uc8 ',
  '{\\*\\x ',
  '\\trowd',
  '\\cell',
  '\\row',
  '{\\fonttbl',
  '\\f99 ',
  '{\\pict ',
  '\\ansicpg932 ',
];
const TEXT_SIGNS = [
  '\f',
  '\t',
  '    ',
  '....',
  '----',
  '•',
  '@',
  '://',
  '\u0000',
  '\ufeff',
  '\u202e',
  '\ud800',
  'é',
  '(',
  '/',
  ' – ',
  '2019',
  'Experience\n',
  '\r',
];

/** A damaged or malicious RTF file. */
export function mutateRtf(source: Uint8Array, random: Random): { how: string; bytes: Uint8Array } {
  if (random.chance(0.5)) return mutateBytes(source, random, RTF_SIGNS);
  const text = Buffer.from(source).toString('latin1');
  const values = ['0', '-1', '999999999', '-2147483648', '9999999999', ''];
  const changes: Record<string, () => string> = {
    'other values': () =>
      text.replace(/(\\[a-z]+)-?\d*/g, (whole, word: string) =>
        random.chance(0.1) ? word + random.pick(values) : whole,
      ),
    'other words': () =>
      text.replace(/\\[a-z]+/g, (whole) => (random.chance(0.1) ? random.pick(RTF_SIGNS).trim() : whole)),
    'groups nested': () => {
      const at = random.between(6, text.length);
      const depth = 10 ** random.between(1, 5);
      return (
        text.slice(0, at) + '{'.repeat(depth) + '}'.repeat(random.chance(0.5) ? depth : 0) + text.slice(at)
      );
    },
    'binary data': () => {
      const at = random.between(6, text.length);
      return `${text.slice(0, at)}\\bin${random.pick([10, 1_000, 999_999_999, -9])} ${text.slice(at)}`;
    },
  };
  const how = random.pick(Object.keys(changes));
  return { how, bytes: new Uint8Array(Buffer.from(changes[how]!(), 'latin1')) };
}

/** A text in an encoding that it doesn't declare, or damaged. */
export function mutateTxt(source: Uint8Array, random: Random): { how: string; bytes: Uint8Array } {
  if (random.chance(0.6)) return mutateBytes(source, random, TEXT_SIGNS);
  const text = Buffer.from(source).toString('utf8');
  const utf16 = Buffer.from(text, 'utf16le');
  const changes: Record<string, () => Buffer> = {
    'UTF-16 without a mark': () => utf16,
    'UTF-16, cut within a letter': () =>
      Buffer.concat([Buffer.from([0xff, 0xfe]), utf16.subarray(0, utf16.length - 1)]),
    'UTF-16 with the wrong mark': () => Buffer.concat([Buffer.from([0xfe, 0xff]), utf16]),
    'encodings mixed': () =>
      Buffer.concat([
        Buffer.from(text.slice(0, text.length / 2)),
        Buffer.from(text.slice(text.length / 2), 'latin1'),
        utf16,
      ]),
    'another code page': () =>
      Buffer.from(source.map((byte) => (byte > 127 ? random.between(128, 255) : byte))),
    'no line breaks': () => Buffer.from(text.replaceAll('\n', random.word(' ||\r|\t'))),
    'each sign a line': () => Buffer.from([...text].join('\n')),
    'in capitals, spaced': () => Buffer.from([...text.toUpperCase()].join(' ')),
    'lines shuffled': () => Buffer.from(random.some(text.split('\n'), 9_999).join('\n')),
    'letters with many marks': () =>
      Buffer.from(
        text.replace(
          /\p{L}/gu,
          (letter) => letter + (random.chance(0.05) ? '\u0301'.repeat(random.between(1, 400)) : ''),
        ),
      ),
    'all of it many times': () => Buffer.from(text.repeat(random.between(2, 90))),
  };
  const how = random.pick(Object.keys(changes));
  return { how, bytes: new Uint8Array(changes[how]!()) };
}

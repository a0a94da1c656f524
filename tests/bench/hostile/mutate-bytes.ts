import type { Random } from '../../resume-generator/random.ts';

/** Files are refused above this, so nothing larger is made. */
export const MAX_BYTES = 5 * 1024 * 1024;

/** Changes bytes of a file. `signs` are pieces that mean something in its format. */
type Change = (bytes: Buffer, random: Random, signs: readonly string[]) => Buffer;

const CHANGES: Readonly<Record<string, Change>> = {
  'flipped bits': (bytes, random) => {
    const changed = Buffer.from(bytes);
    for (let times = random.between(1, 40); times > 0; times -= 1) {
      const at = random.between(0, changed.length - 1);
      changed[at] = changed[at]! ^ (1 << random.between(0, 7));
    }
    return changed;
  },
  truncated: (bytes, random) => bytes.subarray(0, Math.floor(bytes.length * random.next())),
  'without its start': (bytes, random) =>
    Buffer.concat([bytes.subarray(0, 16), bytes.subarray(random.between(16, bytes.length))]),
  'pieces cut out': (bytes, random) => {
    const { at, end } = piece(bytes, random, 400);
    return Buffer.concat([bytes.subarray(0, at), bytes.subarray(end)]);
  },
  'a piece repeated': (bytes, random) => {
    const { at, end } = piece(bytes, random, 60);
    return spliced(bytes, at, repeated(bytes.subarray(at, end), 10 ** random.between(1, 4)));
  },
  'a long stretch repeated': (bytes, random) => {
    const { at, end } = piece(bytes, random, 20_000);
    return spliced(bytes, at, repeated(bytes.subarray(at, end), random.between(2, 60)));
  },
  'pieces moved': (bytes, random) => {
    const { at, end } = piece(bytes, random, 3_000);
    const rest = Buffer.concat([bytes.subarray(0, at), bytes.subarray(end)]);
    return spliced(rest, random.between(0, rest.length), bytes.subarray(at, end));
  },
  blanks: (bytes, random) =>
    spliced(
      bytes,
      place(bytes, random),
      Buffer.alloc(10 ** random.between(1, 6), random.word(' |\t|\n|\f|\0')),
    ),
  signs: (bytes, random, signs) => {
    let changed = bytes;
    for (let times = random.between(1, 12); times > 0; times -= 1)
      changed = spliced(changed, place(changed, random), Buffer.from(random.pick(signs)));
    return changed;
  },
  'signs by the thousand': (bytes, random, signs) =>
    spliced(
      bytes,
      place(bytes, random),
      repeated(Buffer.from(random.pick(signs)), 10 ** random.between(3, 5)),
    ),
  'other numbers': (bytes, random) => {
    const share = random.next() ** 3;
    const text = bytes.toString('latin1').replace(/\d+/g, (number) => {
      if (random.next() >= share) return number;
      return random.pick([
        '0',
        '-1',
        '1',
        '65535',
        '2147483647',
        '4294967296',
        '99999999999999',
        '1e99',
        number + number,
      ]);
    });
    return Buffer.from(text, 'latin1');
  },
};

function place(bytes: Buffer, random: Random): number {
  return random.between(0, bytes.length);
}

function piece(bytes: Buffer, random: Random, longest: number): { at: number; end: number } {
  const at = random.between(0, Math.max(0, bytes.length - 1));
  return { at, end: Math.min(bytes.length, at + random.between(1, longest)) };
}

function spliced(bytes: Buffer, at: number, added: Buffer): Buffer {
  return Buffer.concat([bytes.subarray(0, at), added, bytes.subarray(at)]);
}

function repeated(bytes: Buffer, times: number): Buffer {
  const fitting = Math.min(times, Math.ceil(MAX_BYTES / Math.max(1, bytes.length)));
  return Buffer.concat(Array<Buffer>(fitting).fill(bytes));
}

/** One to three kinds of changes to the bytes; `how` names the first. */
export function mutateBytes(
  source: Uint8Array,
  random: Random,
  signs: readonly string[],
): { how: string; bytes: Uint8Array } {
  const kinds = random.some(Object.keys(CHANGES), random.pick([1, 1, 2, 3]));
  let bytes: Buffer = Buffer.from(source);
  for (const kind of kinds) {
    if (bytes.length > 0) bytes = CHANGES[kind]!(bytes, random, signs).subarray(0, MAX_BYTES);
  }
  return { how: kinds[0]!, bytes: new Uint8Array(bytes) };
}

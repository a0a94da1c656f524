import { deflateSync, inflateSync } from 'node:zlib';
import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';
import type { Random } from '../../resume-generator/random.ts';
import { MAX_BYTES, mutateBytes } from './mutate-bytes.ts';

const SIGNS = [
  ' obj\n',
  'endobj',
  'stream\n',
  'endstream',
  '/Kids',
  '<<',
  '>>',
  '[',
  ']',
  '((((',
  '/Filter/FlateDecode',
  'xref',
  'trailer',
  ' R ',
  '%',
];
const OPERATORS = [
  'BT ',
  'ET ',
  '(word) Tj ',
  '[(a) -9999 (b)] TJ ',
  'q ',
  'Q ',
  '/F1 12 Tf ',
  '0 0 0 0 0 0 cm ',
  '1e9 0 0 1e9 0 0 Tm ',
  '/Fm0 Do ',
  'BI ID ',
  '[',
  '<<',
  '(',
  '3 Tr ',
  'T* ',
];

type Change = (document: PDFDocument, random: Random) => void;

/** Changes of what a PDF says, not of its bytes. */
const OBJECT_CHANGES: Readonly<Record<string, Change>> = {
  'entries taken away': (document, random) => {
    for (const dict of someDicts(document, random)) {
      const key = random.pick(dict.keys());
      if (key !== undefined) dict.delete(key);
    }
  },
  'entries of other kinds': (document, random) => {
    for (const dict of someDicts(document, random)) {
      const key = random.pick(dict.keys());
      if (key !== undefined) dict.set(key, anyValue(document, random));
    }
  },
  'references to other objects': (document, random) => {
    const refs = document.context.enumerateIndirectObjects().map(([ref]) => ref);
    for (const dict of someDicts(document, random)) {
      const key = random.pick(dict.keys().filter((one) => dict.get(one) instanceof PDFRef));
      if (key !== undefined) dict.set(key, random.pick(refs));
    }
  },
  'huge numbers': (document, random) => {
    for (const dict of someDicts(document, random)) {
      const key = random.pick(dict.keys().filter((one) => dict.get(one) instanceof PDFNumber));
      if (key !== undefined) dict.set(key, hugeNumber(random));
    }
  },
  'arrays changed': (document, random) => {
    for (const [, object] of document.context.enumerateIndirectObjects()) {
      for (const array of arraysOf(object)) {
        if (array.size() === 0 || !random.chance(0.2)) continue;
        const at = random.between(0, array.size() - 1);
        if (random.chance(0.3)) array.remove(at);
        else if (random.chance(0.5)) array.set(at, anyValue(document, random));
        else for (let times = 10 ** random.between(1, 4); times > 0; times -= 1) array.push(array.get(at));
      }
    }
  },
  'pages within pages': (document, random) => {
    const pages = document.catalog.Pages();
    const { context } = document;
    const kids = pages.Kids();
    if (random.chance(0.5)) kids.push(document.catalog.get(PDFName.of('Pages'))!);
    else
      for (let depth = random.between(1, 2_000); depth > 0; depth -= 1) {
        const inner = context.obj({ Type: 'Pages', Count: 1, Kids: [kids.get(0)] });
        kids.set(0, context.register(inner));
      }
    if (random.chance(0.5)) pages.set(PDFName.of('Count'), hugeNumber(random));
  },
  'streams swapped': (document, random) => {
    const streams = rawStreams(document);
    const [one, other] = random.some(streams, 2);
    if (one === undefined || other === undefined) return;
    document.context.assign(one.ref, PDFRawStream.of(one.stream.dict, other.stream.contents));
    document.context.assign(other.ref, PDFRawStream.of(other.stream.dict, one.stream.contents));
  },
  'objects swapped': (document, random) => {
    const [one, other] = random.some(document.context.enumerateIndirectObjects(), 2);
    if (one === undefined || other === undefined) return;
    document.context.assign(one[0], other[1]);
    document.context.assign(other[0], one[1]);
  },
  'filters piled up': (document, random) => {
    for (const { stream } of random.some(rawStreams(document), 2)) {
      const names = Array.from({ length: random.between(1, 60) }, () =>
        random.word(
          'FlateDecode|ASCIIHexDecode|ASCII85Decode|LZWDecode|RunLengthDecode|DCTDecode|JBIG2Decode|JPXDecode|CCITTFaxDecode|Crypt|None',
        ),
      );
      stream.dict.set(PDFName.of('Filter'), document.context.obj(names.map((name) => PDFName.of(name))));
    }
  },
  'streams changed inside': (document, random) => {
    for (const { ref, stream } of random.some(rawStreams(document), random.between(1, 3)))
      repack(document, ref, stream, (plain) => Buffer.from(mutateBytes(plain, random, OPERATORS).bytes));
  },
  'streams that swell': (document, random) => {
    const [chosen] = random.some(rawStreams(document), 1);
    if (chosen === undefined) return;
    const piece = Buffer.from(random.pick(OPERATORS));
    const bytes = 10 ** random.between(4, 8) * random.next();
    repack(document, chosen.ref, chosen.stream, (plain) =>
      Buffer.concat([plain, Buffer.alloc(Math.max(1, Math.floor(bytes)), piece)]),
    );
  },
  'forms that draw themselves': (document, random) => {
    const { context } = document;
    const ref = context.nextRef();
    const resources = context.obj({ XObject: { Fm0: ref } });
    const body = Buffer.from('/Fm0 Do '.repeat(random.pick([1, 2, 20])));
    const dict = context.obj({ Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 9, 9], Length: body.length });
    dict.set(PDFName.of('Resources'), resources);
    context.assign(ref, PDFRawStream.of(dict, body));
    for (const page of document.getPages()) {
      page.node.set(PDFName.of('Resources'), resources);
      page.node.set(PDFName.of('Contents'), ref);
    }
  },
  'fonts changed': (document, random) => {
    for (const [ref, object] of document.context.enumerateIndirectObjects()) {
      if (object instanceof PDFRawStream && random.chance(0.3) && object.dict.has(PDFName.of('Length1')))
        repack(document, ref, object, (plain) =>
          Buffer.from(mutateBytes(plain, random, ['glyf', 'loca', 'cmap', '\0\0\0\0', '\xff\xff']).bytes),
        );
      const dict = object instanceof PDFDict ? object : undefined;
      if (dict === undefined || !random.chance(0.5)) continue;
      for (const name of [
        'ToUnicode',
        'Encoding',
        'Widths',
        'W',
        'DescendantFonts',
        'CIDToGIDMap',
        'FontDescriptor',
      ])
        if (dict.has(PDFName.of(name)) && random.chance(0.4))
          dict.set(PDFName.of(name), anyValue(document, random));
    }
  },
};

function dictOf(object: PDFObject): PDFDict | undefined {
  if (object instanceof PDFDict) return object;
  return object instanceof PDFRawStream ? object.dict : undefined;
}

function someDicts(document: PDFDocument, random: Random): PDFDict[] {
  const dicts = document.context.enumerateIndirectObjects().flatMap(([, object]) => dictOf(object) ?? []);
  return random.some(dicts, random.between(1, 8));
}

function arraysOf(object: PDFObject): PDFArray[] {
  if (object instanceof PDFArray) return [object];
  return (dictOf(object)?.values() ?? []).filter((value) => value instanceof PDFArray);
}

function rawStreams(document: PDFDocument): { ref: PDFRef; stream: PDFRawStream }[] {
  return document.context
    .enumerateIndirectObjects()
    .flatMap(([ref, stream]) => (stream instanceof PDFRawStream ? [{ ref, stream }] : []));
}

/** Changes a stream's unpacked bytes. One that has another filter than Flate is changed as it is. */
function repack(
  document: PDFDocument,
  ref: PDFRef,
  stream: PDFRawStream,
  change: (plain: Buffer) => Buffer,
): void {
  let plain = Buffer.from(stream.contents);
  try {
    plain = inflateSync(plain);
  } catch {
    document.context.assign(ref, PDFRawStream.of(stream.dict, change(plain)));
    return;
  }
  document.context.assign(ref, PDFRawStream.of(stream.dict, deflateSync(change(plain), { level: 1 })));
}

function hugeNumber(random: Random): PDFNumber {
  return PDFNumber.of(random.pick([-1, 0, 0.5, 65_536, 2 ** 31 - 1, 2 ** 32, 1e15, -1e15]));
}

function anyValue(document: PDFDocument, random: Random): PDFObject {
  const { context } = document;
  const objects = context.enumerateIndirectObjects();
  let nested: PDFObject = PDFNumber.of(1);
  for (let depth = 10 ** random.between(0, 3); depth > 0; depth -= 1) nested = context.obj([nested]);
  return random.pick([
    hugeNumber(random),
    PDFName.of(random.word('Type|Identity-H|Page|None')),
    PDFString.of('x'.repeat(10 ** random.between(0, 5))),
    random.pick(objects)[0],
    random.pick(objects)[1],
    PDFRef.of(random.between(1, 1_000_000)),
    context.obj({}),
    nested,
  ]);
}

/** Breaks the table of where objects stand, in a file written without object streams. */
function breakTable(bytes: Uint8Array, random: Random): Uint8Array {
  const text = Buffer.from(bytes).toString('latin1');
  const changed = random.pick([
    () => text.replace(/startxref\s+\d+/, `startxref\n${random.pick([0, -5, 7, 99_999_999, text.length])}`),
    () =>
      text.replace(/\d{10}(?= \d{5} n)/g, (offset) =>
        String(Number(offset) + random.between(-30, 30)).padStart(10, '0'),
      ),
    () => text.replace(/xref\s+0 \d+/, `xref\n0 ${random.pick([1, 99_999_999, 4_000_000_000])}`),
    () => text.replace(/\/Size \d+/, `/Size ${random.pick([0, 1, 99_999_999])}`),
    () => text.replace(/trailer\s*<</, 'trailer << /Prev 9 '),
    () => text.replace(/startxref/, `trailer << /Prev ${text.lastIndexOf('xref')} >> startxref`),
    () => text.slice(0, text.lastIndexOf('xref')),
    () => text.replaceAll('endobj', ''),
    () => text.replaceAll('endstream', random.word('endstrean|stream|')),
  ])();
  return new Uint8Array(Buffer.from(changed, 'latin1'));
}

/** A damaged or malicious PDF. */
export async function mutatePdf(
  source: Uint8Array,
  random: Random,
): Promise<{ how: string; bytes: Uint8Array }> {
  if (random.chance(0.3)) return mutateBytes(source, random, SIGNS);
  const document = await PDFDocument.load(source, { updateMetadata: false }).catch(() => undefined);
  if (document === undefined) return mutateBytes(source, random, SIGNS);
  if (random.chance(0.15)) {
    const plain = await document.save({ useObjectStreams: false });
    return { how: 'broken table', bytes: breakTable(plain, random) };
  }
  const kinds = random.some(Object.keys(OBJECT_CHANGES), random.pick([1, 1, 2, 3]));
  try {
    for (const kind of kinds) OBJECT_CHANGES[kind]!(document, random);
    const bytes = await document.save({
      useObjectStreams: random.chance(0.5),
      addDefaultPage: false,
      updateFieldAppearances: false,
    });
    return { how: kinds[0]!, bytes: bytes.subarray(0, MAX_BYTES) };
  } catch {
    // The library can't write what is left of it.
    return mutateBytes(source, random, SIGNS);
  }
}

import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate';
import type { Random } from '../../resume-generator/random.ts';
import { mutateBytes } from './mutate-bytes.ts';

const SIGNS = [
  '<w:p>',
  '</w:p>',
  '<w:tbl>',
  '</w:tc>',
  '<w:r/>',
  '<text:p/>',
  '&#x0;',
  '&amp;',
  '&bogus;',
  '<![CDATA[',
  ']]>',
  '<!--',
  '<?x',
  '=""',
  '\u202e',
];
const MB = 1024 * 1024;

type Parts = Record<string, Uint8Array>;
type Change = (parts: Parts, name: string, random: Random) => Zippable;

/** Changes to the parts of an archive; `name` is the part that is changed. */
const CHANGES: Readonly<Record<string, Change>> = {
  'bytes of a part': (parts, name, random) => ({
    ...parts,
    [name]: mutateBytes(parts[name]!, random, SIGNS).bytes,
  }),
  'elements repeated': (parts, name, random) =>
    inXml(parts, name, (xml) => {
      const { at, end } = elementOf(xml, random);
      const times = Math.min(10 ** random.between(1, 5), Math.floor((8 * MB) / (end - at + 1)));
      return xml.slice(0, at) + xml.slice(at, end).repeat(Math.max(1, times)) + xml.slice(end);
    }),
  'elements nested': (parts, name, random) =>
    inXml(parts, name, (xml) => {
      const { at, end, tag } = elementOf(xml, random);
      const depth = 10 ** random.between(1, 4);
      return `${xml.slice(0, at)}${`<${tag}>`.repeat(depth)}${xml.slice(at, end)}${`</${tag}>`.repeat(depth)}${xml.slice(end)}`;
    }),
  'elements swapped': (parts, name, random) =>
    inXml(parts, name, (xml) => {
      const [one, other] = [elementOf(xml, random), elementOf(xml, random)].toSorted((a, b) => a.at - b.at);
      if (one!.end > other!.at) return xml.slice(0, one!.at) + xml.slice(one!.end);
      return [
        xml.slice(0, one!.at),
        xml.slice(other!.at, other!.end),
        xml.slice(one!.end, other!.at),
        xml.slice(one!.at, one!.end),
        xml.slice(other!.end),
      ].join('');
    }),
  'names changed': (parts, name, random) =>
    inXml(parts, name, (xml) => {
      const { tag } = elementOf(xml, random);
      return xml.replaceAll(
        `<${tag}`,
        `<${random.word('w:tbl|w:tc|w:p|w:txbxContent|w:sdt|table:table|text:list|draw:frame|x')}`,
      );
    }),
  'attributes changed': (parts, name, random) =>
    inXml(parts, name, (xml) =>
      xml.replace(/="[^"]*"/g, (value) =>
        random.chance(0.1)
          ? `="${random.pick(['', '-1', '999999999', 'NaN', '\u0000', 'x'.repeat(9_000)])}"`
          : value,
      ),
    ),
  'another encoding': (parts, name, random) => ({
    ...parts,
    [name]: Buffer.from(
      strFromU8(parts[name]!),
      random.pick(['utf16le', 'latin1', 'base64', 'ucs2'] as const),
    ),
  }),
  'a part taken away': (parts, name) =>
    Object.fromEntries(Object.entries(parts).filter(([one]) => one !== name)),
  'parts swapped': (parts, name, random) => {
    const other = random.pick(Object.keys(parts));
    return { ...parts, [name]: parts[other]!, [other]: parts[name]! };
  },
  'a part that swells': (parts, name, random) => {
    const size = Math.floor(random.next() ** 2 * 90 * MB);
    const unread = random.chance(0.5) ? 'word/media/a.bin' : name;
    return { ...parts, [unread]: [new Uint8Array(size).fill(random.between(0, 255)), { level: 1 }] };
  },
  'many parts': (parts, _name, random) => ({
    ...parts,
    ...Object.fromEntries(
      Array.from({ length: 10 ** random.between(1, 3) * random.between(1, 9) }, (_, at) => [
        `word/p${at}.xml`,
        strToU8('<a/>'),
      ]),
    ),
  }),
};

function inXml(parts: Parts, name: string, change: (xml: string) => string): Parts {
  return { ...parts, [name]: strToU8(change(strFromU8(parts[name]!))) };
}

/** An element of chance, up to the next tag that closes one of its name. */
function elementOf(xml: string, random: Random): { at: number; end: number; tag: string } {
  const opening = [...xml.matchAll(/<([a-zA-Z][\w:.-]*)/g)];
  const chosen = random.pick(opening);
  if (chosen === undefined) return { at: 0, end: 0, tag: 'a' };
  const tag = chosen[1]!;
  const close = xml.indexOf(`</${tag}>`, chosen.index);
  const end = close === -1 ? xml.indexOf('>', chosen.index) + 1 : close + tag.length + 3;
  return { at: chosen.index, end, tag };
}

/** A damaged or malicious Word or OpenDocument file. */
export function mutateOffice(source: Uint8Array, random: Random): { how: string; bytes: Uint8Array } {
  if (random.chance(0.25))
    return mutateBytes(source, random, ['PK\x03\x04', 'PK\x01\x02', 'PK\x05\x06', '\xff\xff\xff\xff']);
  const parts = unzipSync(source);
  const names = Object.keys(parts);
  const main = names.find((name) => name === 'word/document.xml' || name === 'content.xml');
  const name = main !== undefined && random.chance(0.7) ? main : random.pick(names);
  const how = random.pick(Object.keys(CHANGES));
  const bytes = zipSync(CHANGES[how]!(parts, name, random), { level: random.pick([1, 6]) });
  return { how, bytes: random.chance(0.1) ? mutateBytes(bytes, random, ['PK']).bytes : bytes };
}

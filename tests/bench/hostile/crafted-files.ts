import { deflateSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import {
  column,
  makeDocx,
  makeOdt,
  makePdf,
  paragraph,
  table,
} from '../../../functions/src/modules/resumes/parser/test-files.ts';

type Crafted = { name: string; make: () => Uint8Array };

const MB = 1024 * 1024;
const SENTENCE = 'Shipped the first public API of a company in 2019. ';
const RESUME = [
  'Tobias Fern',
  'tobias@fern.example · +1 415 555 0134 · Berlin, Germany',
  'EXPERIENCE',
  'Backend Developer, Acme GmbH  03/2019 – Present',
  `• ${SENTENCE}`,
  `• ${SENTENCE}`,
  'EDUCATION',
  'B.Sc. Computer Science, University of Bonn  2014 – 2018',
  'SKILLS',
  'TypeScript, SQL, Kubernetes, Go',
];
const BODY = RESUME.map((line) => paragraph(line)).join('');

/** Some sixty files, each crafted to cost time or memory in one specific way, or to say what cannot be. */
export function craftedFiles(): Crafted[] {
  return [...wordFiles(), ...texts(), ...pdfs(), ...archives()];
}

function wordFiles(): Crafted[] {
  const bodies: Record<string, () => string> = {
    '100,000 empty paragraphs': () => '<w:p/>'.repeat(100_000),
    '55,000 empty paragraphs': () => '<w:p/>'.repeat(55_000),
    '55,000 empty runs': () => `<w:p>${'<w:r/>'.repeat(55_000)}</w:p>`,
    '55,000 unknown elements': () => '<w:x/>'.repeat(55_000),
    '18,000 breaks': () => `<w:p>${'<w:r><w:br/></w:r>'.repeat(18_000)}</w:p>`,
    '18,000 tabs': () => `<w:p>${'<w:r><w:tab/></w:r>'.repeat(18_000)}</w:p>`,
    '3,900 paragraphs': () => paragraph('Led a team, 2014 – 2018, Berlin').repeat(3_900),
    '3,900 bullets': () => paragraph(SENTENCE, { bullet: true }).repeat(3_900),
    '9,000 bold paragraphs': () => paragraph('Skills', { bold: true }).repeat(9_000),
    'one paragraph of 9,900 characters': () => paragraph('a '.repeat(4_950)),
    'forty paragraphs of 9,900 characters': () => paragraph('1'.repeat(9_900)).repeat(40),
    'one paragraph of 7 MB': () => paragraph('a '.repeat(3_500_000)),
    'one word of 7 MB': () => paragraph('a'.repeat(7_000_000)),
    'spaces of 7 MB': () => paragraph(`${' '.repeat(7_000_000)}.`),
    'insertions nested 25,000 deep': () =>
      `<w:p>${'<w:ins>'.repeat(25_000)}${'</w:ins>'.repeat(25_000)}</w:p>`,
    'content controls nested 2,000 deep': () =>
      `${'<w:sdt><w:sdtContent>'.repeat(2_000)}${'</w:sdtContent></w:sdt>'.repeat(2_000)}`,
    'tables nested 1,000 deep': () =>
      `${'<w:tbl><w:tr><w:tc>'.repeat(1_000)}<w:p/>${'</w:tc></w:tr></w:tbl>'.repeat(1_000)}`,
    'a table of 10,000 cells': () => table([Array<string>(10_000).fill('<w:p/>')]),
    'a table of 3,000 rows': () => table(Array<string[]>(3_000).fill([paragraph('a'), paragraph('b')])),
    'an attribute of 7 MB': () => `<w:p w:x="${'a'.repeat(7_000_000)}"/>`,
    '100,000 attributes': () => `<w:p ${Array.from({ length: 100_000 }, (_, i) => `a${i}=""`).join(' ')}/>`,
    '200,000 character references': () => paragraph('x').replace('x', '&#65;'.repeat(200_000)),
    'a comment of 7 MB': () => `<!--${'-a'.repeat(3_500_000)}-->`,
  };
  return Object.entries(bodies).map(([name, body]) => ({
    name: `DOCX: ${name}`,
    make: () => makeDocx(BODY + body()),
  }));
}

function texts(): Crafted[] {
  const pieces: Record<string, [string, number]> = {
    spaces: [' ', 4_700_000],
    tabs: ['\t', 4_700_000],
    'blank lines': ['\n', 4_700_000],
    'blank pages': ['\f', 4_700_000],
    'short lines': ['ab\n', 1_000_000],
    'a line of words': ['ab ', 1_600_000],
    'one word': ['a', 5_000_000],
    'lines of spaces with a letter': [`${' '.repeat(1_990)}a\n`, 2_000],
    'lines of spaces with a letter, within bounds': [`${' '.repeat(9_900)}a\n`, 39],
    'lines of signs with a letter, within bounds': [`${'- '.repeat(4_900)}a\n`, 39],
    'heading signs, within bounds': [`# ${'# '.repeat(4_900)}a\n`, 39],
    'stars, within bounds': [`${'**a'.repeat(3_200)}\n`, 39],
    'digits, within bounds': [`${'1 '.repeat(4_900)}\n`, 39],
    'phone numbers, within bounds': [`${'+1 415 555 0134 '.repeat(600)}\n`, 39],
    'dates, within bounds': [`${'03/2019 – '.repeat(950)}\n`, 39],
    'addresses, within bounds': [`${'a.a@a.a.'.repeat(1_200)}\n`, 39],
    'links, within bounds': [`${'https://a.b/c?'.repeat(700)}\n`, 39],
    'commas, within bounds': [`Skills: ${'a, '.repeat(3_200)}\n`, 39],
    'capitals, within bounds': [`${'AB '.repeat(3_200)}\n`, 39],
    '3,900 headings': ['EXPERIENCE\n\n', 3_900],
    '3,900 jobs': ['Developer, Acme GmbH  03/2019 – Present\n', 3_900],
  };
  return Object.entries(pieces).map(([name, [piece, times]]) => ({
    name: `TXT: ${name}`,
    make: () => strToU8(`${RESUME.join('\n')}\n${piece.repeat(times)}`.slice(0, 4_900_000)),
  }));
}

function pdfs(): Crafted[] {
  const contents: Record<string, () => Buffer> = {
    '90,000 words': () => Buffer.from('BT /F1 10 Tf 9 9 Td (Word) Tj ET\n'.repeat(90_000)),
    '50,000 words in one place': () => Buffer.from('BT /F1 10 Tf 9 9 Td (Word) Tj ET\n'.repeat(50_000)),
    '50,000 words side by side': () =>
      Buffer.from(
        Array.from({ length: 50_000 }, (_, i) => `BT /F1 1 Tf ${i} ${i % 700} Td (W) Tj ET`).join('\n'),
      ),
    'states without end': () => Buffer.from('q '.repeat(5_000_000)),
    '200 MB of blanks': () => Buffer.alloc(200 * MB, ' '),
    'a string of 4 MB': () => Buffer.from(`BT /F1 10 Tf (${'a'.repeat(4 * MB)}) Tj ET`),
    'arrays nested 1,000,000 deep': () => Buffer.from('['.repeat(1_000_000)),
    'dictionaries nested 500,000 deep': () => Buffer.from('<</A '.repeat(500_000)),
    // Under the last heading, SKILLS: a letter is one there, and what is left of a line so wide is its first letter.
    'letters of endless width': () =>
      Buffer.from(
        [...RESUME.slice(0, -1), 'R', 'C']
          .map((line, at) => shown(line, at, line.length > 1 ? 1 : WIDE))
          .join('\n'),
      ),
    'lines off the page': () => Buffer.from(RESUME.map((line, at) => shown(line, at * 90, 1)).join('\n')),
    'a number of 4 MB': () => Buffer.from('1'.repeat(4 * MB)),
  };
  return Object.entries(contents).map(([name, content]) => ({
    name: `PDF: ${name}`,
    make: () => makePdf([column(RESUME)], { content: deflateSync(content(), { level: 1 }) }),
  }));
}

const WIDE = 1e17;

/** Shows a line of text, so many lines from the top and so many times as wide as it is. */
function shown(line: string, at: number, wide: number): string {
  const text = line.replace(/[^ -~]|[()\\]/g, ' ');
  return `BT /F1 10 Tf ${wide} 0 0 1 72 ${700 - 14 * at} Tm (${text}) Tj ET`;
}

function archives(): Crafted[] {
  const files: Record<string, () => Uint8Array> = {
    'a part of 9 MB': () => makeDocx(paragraph('a'.repeat(9 * MB))),
    'a picture of 90 MB': () =>
      makeDocx(BODY, { 'word/media/a.bmp': [new Uint8Array(90 * MB), { level: 1 }] }),
    '20,000 entries': () => makeDocx(BODY, manyParts(20_000)),
    entities: () =>
      makeDocx(BODY, { 'word/styles.xml': strToU8('<!DOCTYPE a [<!ENTITY b "b">]><a>&b;</a>') }),
    'sizes that lie': () => lying(makeDocx(paragraph('a'.repeat(9 * MB)))),
    'ODT: 100,000 paragraphs': () => makeOdt('<text:p/>'.repeat(100_000)),
    'ODT: 90 MB': () =>
      zipSync({ mimetype: strToU8('x'), 'content.xml': [new Uint8Array(90 * MB), { level: 1 }] }),
  };
  return Object.entries(files).map(([name, make]) => ({ name: `ZIP: ${name}`, make }));
}

function manyParts(count: number): Record<string, Uint8Array> {
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`word/x${index}`, new Uint8Array()]),
  );
}

/** Writes 100 bytes as the unpacked size of every entry into the archive's directory. */
function lying(archive: Uint8Array): Uint8Array {
  const bytes = Buffer.from(archive);
  for (let at = 0; ; at += 4) {
    at = bytes.indexOf('PK\x01\x02', at, 'latin1');
    if (at === -1) return bytes;
    bytes.writeUInt32LE(100, at + 24);
  }
}

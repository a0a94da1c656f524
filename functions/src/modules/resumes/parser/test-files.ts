import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { strToU8, type Zippable, zipSync } from 'fflate';

/** Text at a place on a page: points from the left and from the top. */
export type Ink = { text: string; x: number; y: number; size?: number; bold?: boolean };
type PdfOptions = {
  link?: string;
  encrypt?: 'empty' | 'secret';
  content?: Uint8Array;
  /** A font dictionary for `/F1` instead of Helvetica. */
  font?: string;
};

const HEIGHT = 792;
const FILE_ID = Buffer.from('0123456789abcdef0123456789abcdef', 'hex');

/** A small PDF for tests: Helvetica on US Letter, one list of texts a page. */
export function makePdf(pages: Ink[][], options: PdfOptions = {}): Uint8Array {
  const objects: { dict: string; stream?: Uint8Array }[] = [];
  const add = (dict: string, stream?: Uint8Array) => objects.push({ dict, stream });
  add('<< /Type /Catalog /Pages 2 0 R >>');
  const first_page = 5;
  const kids = pages.map((_, index) => `${first_page + index * 2} 0 R`).join(' ');
  add(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`);
  add(options.font ?? '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>');
  add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>');
  const link =
    options.link === undefined
      ? ''
      : `/Annots [<< /Type /Annot /Subtype /Link /Rect [50 700 300 780] /A << /S /URI /URI (${options.link}) >> >>]`;
  pages.forEach((inks, index) => {
    const content = `${first_page + index * 2 + 1} 0 R`;
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 ${HEIGHT}] /Contents ${content} ${link} /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> >>`,
    );
    const stream = options.content ?? deflateSync(Buffer.from(inks.map(operators).join('\n'), 'latin1'));
    add(`<< /Length ${stream.length} /Filter /FlateDecode >>`, stream);
  });
  return assemble(objects, options.encrypt);
}

function operators({ text, x, y, size = 10, bold = false }: Ink): string {
  // WinAnsi has its bullets and dashes where Latin-1 has nothing.
  const escaped = text
    .replace(/[\\()]/g, '\\$&')
    .replace(/•/g, '\x95')
    .replace(/–/g, '\x96');
  return `BT /${bold ? 'F2' : 'F1'} ${size} Tf 1 0 0 1 ${x} ${HEIGHT - y} Tm (${escaped}) Tj ET`;
}

function assemble(
  objects: { dict: string; stream?: Uint8Array }[],
  encrypt: 'empty' | 'secret' | undefined,
): Uint8Array {
  const key = encrypt === undefined ? undefined : encryptionKey(encrypt === 'empty' ? '' : 'secret');
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')];
  const offsets: number[] = [];
  const length = () => parts.reduce((sum, part) => sum + part.length, 0);
  objects.forEach(({ dict, stream }, index) => {
    offsets.push(length());
    parts.push(Buffer.from(`${index + 1} 0 obj\n${dict}\n`, 'latin1'));
    if (stream !== undefined) {
      const bytes = key === undefined ? Buffer.from(stream) : rc4(objectKey(key.key, index + 1), stream);
      parts.push(Buffer.from('stream\n'), bytes, Buffer.from('\nendstream\n'));
    }
    parts.push(Buffer.from('endobj\n'));
  });
  const start = length();
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const id = FILE_ID.toString('hex');
  const security =
    key === undefined
      ? ''
      : `/Encrypt << /Filter /Standard /V 1 /R 2 /Length 40 /P -4 /O <${key.owner.toString('hex')}> /U <${key.user.toString('hex')}> >>`;
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /ID [<${id}> <${id}>] ${security} >>\nstartxref\n${start}\n%%EOF\n`,
    ),
  );
  return new Uint8Array(Buffer.concat(parts));
}

const PADDING = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');

/** The standard 40-bit security handler (revision 2), with `password` for the user. */
function encryptionKey(password: string): { key: Buffer; owner: Buffer; user: Buffer } {
  const padded = Buffer.concat([Buffer.from(password), PADDING]).subarray(0, 32);
  const owner_key = createHash('md5').update(PADDING).digest().subarray(0, 5);
  const owner = rc4(owner_key, padded);
  const permissions = Buffer.alloc(4);
  permissions.writeInt32LE(-4);
  const key = createHash('md5')
    .update(Buffer.concat([padded, owner, permissions, FILE_ID]))
    .digest()
    .subarray(0, 5);
  return { key, owner, user: rc4(key, PADDING) };
}

function objectKey(key: Buffer, number: number): Buffer {
  const salt = Buffer.from([number & 0xff, (number >> 8) & 0xff, 0, 0, 0]);
  return createHash('md5')
    .update(Buffer.concat([key, salt]))
    .digest()
    .subarray(0, 10);
}

function rc4(key: Uint8Array, data: Uint8Array): Buffer {
  const state = Array.from({ length: 256 }, (_, index) => index);
  const swap = (a: number, b: number) => {
    const kept = state[a]!;
    state[a] = state[b]!;
    state[b] = kept;
  };
  for (let i = 0, j = 0; i < 256; i += 1) {
    j = (j + state[i]! + key[i % key.length]!) & 0xff;
    swap(i, j);
  }
  let i = 0;
  let j = 0;
  return Buffer.from(data).map((byte) => {
    i = (i + 1) & 0xff;
    j = (j + state[i]!) & 0xff;
    swap(i, j);
    return byte ^ state[(state[i]! + state[j]!) & 0xff]!;
  }) as Buffer;
}

const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

/** A Word paragraph: tabs in the text become tabs. */
export function paragraph(
  text: string,
  look: { bold?: boolean; style?: string; bullet?: boolean } = {},
): string {
  const style = look.style === undefined ? '' : `<w:pStyle w:val="${look.style}"/>`;
  const list = look.bullet === true ? '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>' : '';
  const bold = look.bold === true ? '<w:rPr><w:b/></w:rPr>' : '';
  const runs = text
    .split('\t')
    .map((piece) => `<w:r>${bold}<w:t xml:space="preserve">${escapeXml(piece)}</w:t></w:r>`)
    .join('<w:r><w:tab/></w:r>');
  return `<w:p><w:pPr>${style}${list}</w:pPr>${runs}</w:p>`;
}

export function table(rows: string[][]): string {
  const cells = rows.map((row) => `<w:tr>${row.map((cell) => `<w:tc>${cell}</w:tc>`).join('')}</w:tr>`);
  return `<w:tbl>${cells.join('')}</w:tbl>`;
}

function escapeXml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

/** A small Word file for tests, with further entries beside the document if given. */
export function makeDocx(body: string, further: Zippable = {}): Uint8Array {
  const types = 'http://schemas.openxmlformats.org/package/2006/content-types';
  const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  return zipSync({
    '[Content_Types].xml': strToU8(
      `<?xml version="1.0"?><Types xmlns="${types}"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    ),
    '_rels/.rels': strToU8(
      `<?xml version="1.0"?><Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="word/document.xml"/></Relationships>`,
    ),
    'word/_rels/document.xml.rels': strToU8(
      `<?xml version="1.0"?><Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/numbering" Target="numbering.xml"/></Relationships>`,
    ),
    'word/numbering.xml': strToU8(
      `<w:numbering xmlns:w="${WORD}"><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`,
    ),
    'word/document.xml': strToU8(
      `<?xml version="1.0"?><w:document xmlns:w="${WORD}"><w:body>${body}</w:body></w:document>`,
    ),
    ...further,
  });
}

/** Texts one below the other from the top left of a page. */
export function column(texts: (string | Omit<Ink, 'x' | 'y'>)[], x = 50, top = 60, leading = 14): Ink[] {
  return texts.flatMap((one, index) => {
    const ink = typeof one === 'string' ? { text: one } : one;
    return ink.text === '' ? [] : [{ ...ink, x, y: top + index * leading }];
  });
}

const ODF = ['office', 'text', 'table', 'style', 'draw:drawing', 'fo:xsl-fo-compatible', 'meta'].map(
  (one) => {
    const [prefix, name = prefix] = one.split(':');
    return `xmlns:${prefix}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`;
  },
);

/** A small OpenDocument text for tests, with further entries beside its content if given. */
export function makeOdt(body: string, further: Zippable = {}, styles = ''): Uint8Array {
  return zipSync({
    mimetype: strToU8('application/vnd.oasis.opendocument.text'),
    'content.xml': strToU8(
      `<?xml version="1.0"?><office:document-content ${ODF.join(' ')} xmlns:xlink="http://www.w3.org/1999/xlink"><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
    ),
    ...further,
  });
}

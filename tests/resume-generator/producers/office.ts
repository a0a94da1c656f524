import { strToU8, zipSync } from 'fflate';
import type { Random } from '../random.ts';
import type { Sheet, Span } from '../sheet.ts';
import { type Line, linesOf } from './lines.ts';

const escapeXml = (value: string) =>
  value.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replaceAll('\n', ', ');

const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPES = 'http://schemas.openxmlformats.org/package/2006/content-types';

/** A Word file as templates are built: side bars in tables or text boxes, headings by style or by hand. */
export function toDocx(sheet: Sheet, random: Random): Uint8Array {
  const styled = random.chance(0.5);
  const paragraphs = (lines: Line[]) => lines.map((line) => wordLine(line, styled)).join('');
  const main = paragraphs(linesOf(sheet, 'main'));
  const side = paragraphs(linesOf(sheet, 'side'));
  const table = `<w:tbl><w:tr><w:tc>${sheet.frame === 'leftBar' ? side : main}</w:tc><w:tc>${sheet.frame === 'leftBar' ? main : side}</w:tc></w:tr></w:tbl>`;
  const box = `<w:p><w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wps:txbx><w:txbxContent>${side}</w:txbxContent></wps:txbx></w:drawing></mc:Choice><mc:Fallback/></mc:AlternateContent></w:r></w:p>`;
  const body = side === '' ? main : random.chance(0.5) ? table : box + main;
  const styles = `<w:styles xmlns:w="${WORD}"><w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="21"/></w:rPr></w:rPrDefault></w:docDefaults><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/><w:rPr><w:b/><w:sz w:val="28"/></w:rPr></w:style><w:style w:type="paragraph" w:styleId="Title"><w:name w:val="Title"/><w:rPr><w:sz w:val="48"/></w:rPr></w:style></w:styles>`;
  return zipSync({
    '[Content_Types].xml': strToU8(
      `<?xml version="1.0"?><Types xmlns="${TYPES}"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    ),
    '_rels/.rels': strToU8(
      `<?xml version="1.0"?><Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>`,
    ),
    'word/styles.xml': strToU8(styles),
    'word/document.xml': strToU8(
      `<?xml version="1.0"?><w:document xmlns:w="${WORD}" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"><w:body>${body}</w:body></w:document>`,
    ),
  });
}

function wordLine(line: Line, styled: boolean): string {
  if (line.cells !== undefined) {
    const cells = line.cells.map(
      (cell) =>
        `<w:tc>${cell
          .split('\n')
          .map((one) => `<w:p><w:r><w:t>${escapeXml(one)}</w:t></w:r></w:p>`)
          .join('')}</w:tc>`,
    );
    return `<w:tbl><w:tr>${cells.join('')}</w:tr></w:tbl>`;
  }
  const heading = line.kind === 'heading' || line.kind === 'name';
  const style = heading && styled ? `<w:pStyle w:val="${line.kind === 'name' ? 'Title' : 'Heading1'}"/>` : '';
  const list = line.kind === 'bullet' ? '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>' : '';
  const run = ({ text, bold, italic }: Span) => {
    const look = `${bold || (heading && !styled) ? '<w:b/>' : ''}${italic ? '<w:i/>' : ''}${heading && !styled ? `<w:sz w:val="${line.kind === 'name' ? 44 : 26}"/>` : ''}`;
    return `<w:r>${look === '' ? '' : `<w:rPr>${look}</w:rPr>`}<w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r>`;
  };
  const right = line.right === undefined ? '' : `<w:r><w:tab/></w:r>${line.right.map(run).join('')}`;
  return `<w:p><w:pPr>${style}${list}</w:pPr>${line.left.map(run).join('')}${right}</w:p>`;
}

/** An OpenDocument text. */
export function toOdt(sheet: Sheet): Uint8Array {
  const names = ['office', 'text', 'table', 'style'].map(
    (one) => `xmlns:${one}="urn:oasis:names:tc:opendocument:xmlns:${one}:1.0"`,
  );
  const bold =
    '<style:style style:name="B" style:family="text"><style:text-properties fo:font-weight="bold"/></style:style>';
  const span = ({ text, bold: strong }: Span) =>
    strong ? `<text:span text:style-name="B">${escapeXml(text)}</text:span>` : escapeXml(text);
  const line = (one: Line): string => {
    if (one.cells !== undefined) {
      const cells = one.cells.map(
        (cell) =>
          `<table:table-cell>${cell
            .split('\n')
            .map((text) => `<text:p>${escapeXml(text)}</text:p>`)
            .join('')}</table:table-cell>`,
      );
      return `<table:table><table:table-row>${cells.join('')}</table:table-row></table:table>`;
    }
    const inner = `${one.left.map(span).join('')}${one.right === undefined ? '' : `<text:tab/>${one.right.map(span).join('')}`}`;
    if (one.kind === 'heading') return `<text:h text:outline-level="1">${inner}</text:h>`;
    const paragraph = `<text:p>${inner}</text:p>`;
    return one.kind === 'bullet'
      ? `<text:list><text:list-item>${paragraph}</text:list-item></text:list>`
      : paragraph;
  };
  const body = [...linesOf(sheet, 'main'), ...linesOf(sheet, 'side')].map(line).join('');
  return zipSync({
    mimetype: [strToU8('application/vnd.oasis.opendocument.text'), { level: 0 }],
    'content.xml': strToU8(
      `<?xml version="1.0"?><office:document-content ${names.join(' ')} xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0"><office:automatic-styles>${bold}</office:automatic-styles><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
    ),
  });
}

/** A Rich Text file. */
export function toRtf(sheet: Sheet): Uint8Array {
  const letters = (value: string) =>
    [...value.replace(/[\\{}]/g, '\\$&').replaceAll('\n', ', ')]
      .map((sign) => (sign.charCodeAt(0) < 128 ? sign : `\\u${sign.charCodeAt(0)}?`))
      .join('');
  const span = ({ text, bold }: Span) => (bold ? `{\\b ${letters(text)}}` : letters(text));
  const line = (one: Line): string => {
    if (one.cells !== undefined)
      return `\\trowd\\pard\\intbl ${one.cells.map((cell) => `${letters(cell)}\\cell `).join('')}\\row\\pard `;
    const inner = `${one.left.map(span).join('')}${one.right === undefined ? '' : `\\tab ${one.right.map(span).join('')}`}`;
    if (one.kind === 'bullet') return `\\pard{\\pntext\\bullet\\tab}${inner}\\par\n`;
    return one.kind === 'heading' || one.kind === 'name'
      ? `\\pard{\\b\\fs${one.kind === 'name' ? 44 : 28} ${inner}}\\par\n`
      : `\\pard ${inner}\\par\n`;
  };
  const body = [...linesOf(sheet, 'main'), ...linesOf(sheet, 'side')].map(line).join('');
  return strToU8(`{\\rtf1\\ansi\\ansicpg1252\\deff0{\\fonttbl{\\f0\\fswiss Arial;}}\\fs21 ${body}}`);
}

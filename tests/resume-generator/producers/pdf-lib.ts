import { deflateSync } from 'node:zlib';
import {
  decodePDFRawStream,
  PDFDocument,
  type PDFFont,
  PDFName,
  PDFRawStream,
  StandardFonts,
} from '@cantoo/pdf-lib';
import type { Sheet, Span } from '../sheet.ts';
import { type Line, linesOf } from './lines.ts';

const WIDTH = 595;
const HEIGHT = 842;
const MARGIN = 48;

/** Whether the standard fonts have all letters of the text. */
export function isWesternEuropean(text: string): boolean {
  return /^[\s\x20-\x7e\xa0-\xff–—‘’“”•▪●○…]*$/.test(text);
}

/** A PDF that a program draws itself, each piece at its place, without spaces between pieces. */
export async function drawPdf(sheet: Sheet): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const plain = await pdf.embedFont(
    sheet.look.font === 'serif' ? StandardFonts.TimesRoman : StandardFonts.Helvetica,
  );
  const bold = await pdf.embedFont(
    sheet.look.font === 'serif' ? StandardFonts.TimesRomanBold : StandardFonts.HelveticaBold,
  );
  let page = pdf.addPage([WIDTH, HEIGHT]);
  const draw = (lines: Line[], left: number, right: number) => {
    let y = HEIGHT - MARGIN;
    const put = (text: string, x: number, size: number, font: PDFFont) => {
      if (text !== '') page.drawText(text, { x, y, size, font });
    };
    for (const line of lines) {
      const size = line.kind === 'name' ? 20 : line.kind === 'heading' ? 13 : sheet.look.size;
      const strong = line.kind === 'name' || line.kind === 'heading';
      y -= size * (line.kind === 'blank' ? 0.6 : 1.4);
      if (line.kind === 'blank') continue;
      const indent = line.kind === 'bullet' ? 12 : 0;
      if (line.kind === 'bullet') put('•', left, size, plain);
      if (line.cells !== undefined) {
        const width = (right - left) / 3;
        const cells = line.cells.map((cell) =>
          cell.split('\n').flatMap((one) => wrap([{ text: one }], width - 8, size, plain, bold)),
        );
        const top = y;
        for (const [index, rows] of cells.entries()) {
          y = top;
          for (const row of rows) {
            drawSpans(row, left + index * width, size, false);
            y -= size * 1.3;
          }
        }
        y = top - size * 1.3 * Math.max(...cells.map((rows) => rows.length));
        continue;
      }
      for (const [index, row] of wrap(line.left, right - left - indent, size, plain, bold).entries()) {
        if (index > 0) y -= size * 1.3;
        if (y < MARGIN) nextPage();
        drawSpans(row, left + indent, size, strong);
        if (index === 0 && line.right !== undefined) {
          const text = line.right.map((span) => span.text).join('');
          put(text, right - plain.widthOfTextAtSize(text, size), size, plain);
        }
      }
      if (y < MARGIN + 20) nextPage();
    }
    function drawSpans(spans: Span[], from: number, size: number, strong: boolean) {
      let x = from;
      for (const span of spans) {
        const font = strong || span.bold ? bold : plain;
        put(span.text, x, size, font);
        x += font.widthOfTextAtSize(span.text, size);
      }
    }
    function nextPage() {
      page = pdf.addPage([WIDTH, HEIGHT]);
      y = HEIGHT - MARGIN;
    }
  };
  const side = linesOf(sheet, 'side');
  if (side.length === 0) draw(linesOf(sheet, 'main'), MARGIN, WIDTH - MARGIN);
  else {
    const bar = sheet.frame === 'leftBar' ? MARGIN : WIDTH - MARGIN - 150;
    draw(side, bar, bar + 150);
    const main = sheet.frame === 'leftBar' ? MARGIN + 175 : MARGIN;
    draw(linesOf(sheet, 'main'), main, main + WIDTH - 2 * MARGIN - 175);
  }
  return await pdf.save();
}

/** The spans cut into lines that fit. */
function wrap(spans: Span[], width: number, size: number, plain: PDFFont, bold: PDFFont): Span[][] {
  const rows: Span[][] = [[]];
  let used = 0;
  for (const span of spans) {
    const font = span.bold ? bold : plain;
    for (const word of span.text.split(/(?<= )/)) {
      const wide = font.widthOfTextAtSize(word, size);
      if (used + wide > width && used > 0) {
        rows.push([]);
        used = 0;
      }
      const row = rows.at(-1)!;
      const last = row.at(-1);
      if (last !== undefined && last.bold === span.bold) last.text += word;
      else row.push({ ...span, text: word });
      used += wide;
    }
  }
  return rows;
}

/** The same PDF from an export that maps the glyphs of fi, fl, ff to nothing. */
export async function breakLigatures(bytes: Uint8Array): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(bytes);
  for (const [reference, object] of pdf.context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFRawStream)) continue;
    const text = Buffer.from(decodePDFRawStream(object).decode()).toString('latin1');
    if (!text.includes('begincmap')) continue;
    const broken = text.replace(/<0066006(?:6|9|C)>/gi, '<0000>').replace(/<00660066006(?:9|C)>/gi, '<0000>');
    const packed = deflateSync(Buffer.from(broken, 'latin1'));
    object.dict.set(PDFName.of('Filter'), PDFName.of('FlateDecode'));
    pdf.context.assign(reference, PDFRawStream.of(object.dict, packed));
  }
  return await pdf.save();
}

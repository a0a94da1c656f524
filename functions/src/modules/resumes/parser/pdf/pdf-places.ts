import type { DocumentLink, TextLine } from '../text/text-line.ts';
import type { PdfPage } from './pdf-read.ts';

/** A page of a PDF, in points. */
export type Sheet = { number: number; width: number; height: number };
/** Where a line was read: `number` is the one it is found by, `y` its baseline. */
type Span = { page: number; y: number; line: TextLine; number: number };

/** The part of a rectangle that is on the page; none if there is no such part, whatever the file says. */
export function boxOn(
  page: Sheet,
  x: number,
  y: number,
  right: number,
  bottom: number,
): Pick<TextLine, 'box'> {
  const [from_x, to_x] = [Math.max(0, x), Math.min(page.width, right)];
  const [from_y, to_y] = [Math.max(0, y), Math.min(page.height, bottom)];
  const box = { x: from_x, y: from_y, width: to_x - from_x, height: to_y - from_y };
  return box.width > 0 && box.height > 0 && Object.values(box).every(Number.isFinite) ? { box } : {};
}

const AIR = 2;

/** The links of all pages, with the lines that they cover. */
export function linksOf(pages: PdfPage[], spans: Span[]): DocumentLink[] {
  const by_page = Map.groupBy(spans, ({ page }) => page);
  return pages.flatMap(({ links }, index) => {
    const page = index + 1;
    const own = by_page.get(page) ?? [];
    return links.map(({ url, x, right, top, bottom }): DocumentLink => {
      const covered = own.find(
        ({ y, line }) => y >= top - AIR && y <= bottom + AIR && line.x < right && line.right > x,
      );
      if (covered !== undefined) return { url, page, line: covered.number };
      const away = ({ y }: Span) => Math.max(top - y, y - bottom, 0);
      const near = own.reduce<Span | undefined>(
        (best, span) => (best === undefined || away(span) < away(best) ? span : best),
        undefined,
      );
      return { url, page, line: null, near: near?.number };
    });
  });
}

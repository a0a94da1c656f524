/** A line of the file. */
export type Place = { page: number; line: number };

/** "12", or "2.12" in a file of several pages. */
export function placeText({ page, line }: Place, pages: number): string {
  return pages > 1 ? `${page}.${line}` : String(line);
}

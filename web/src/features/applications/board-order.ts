/** Ids of the cards of each column that is open, as they stand on the board. */
export type Columns = readonly (readonly string[])[];

export type Direction = 'next' | 'previous' | 'left' | 'right';

/** The card that the keyboard goes to from `from`; the first one when nothing is focused; null at an end. */
export function cardTowards(columns: Columns, from: string | null, direction: Direction): string | null {
  const column = from === null ? -1 : columns.findIndex((ids) => ids.includes(from));
  if (column < 0 || from === null) return columns.find((ids) => ids.length > 0)?.[0] ?? null;
  const row = columns[column]?.indexOf(from) ?? 0;
  if (direction === 'next') return columns[column]?.[row + 1] ?? null;
  if (direction === 'previous') return columns[column]?.[row - 1] ?? null;
  const side = direction === 'left' ? columns.slice(0, column).reverse() : columns.slice(column + 1);
  const ids = side.find((cards) => cards.length > 0);
  return ids?.[Math.min(row, ids.length - 1)] ?? null;
}

import { EMBEDDING_DIMENSION as D } from '../../src/modules/job-text/embedding/embedding-model.ts';
import { featureRows, type Layout } from '../../src/modules/job-text/embedding/title-rows.ts';
import { mainDirections } from './main-directions.ts';
import type { TitleGroup } from './read-titles.ts';
import type { Trained } from './train-table.ts';

/** An occupation counts as much as so many titles when the directions are chosen. */
const OCCUPATION_WEIGHT = 10;

type Vectors = { count: number; values: Float32Array };

function unit(values: Float32Array, from: number, length: number): void {
  let squares = 0;
  for (let d = 0; d < length; d++) squares += values[from + d]! ** 2;
  const norm = Math.sqrt(squares) || 1;
  for (let d = 0; d < length; d++) values[from + d]! /= norm;
}

/** What a table makes of each text, before it is made as long as the others. */
function sumsOf(texts: readonly string[], layout: Layout, table: Float32Array): Vectors {
  const values = new Float32Array(texts.length * D);
  for (const [i, text] of texts.entries()) {
    const { rows, weights } = featureRows(text, layout);
    for (const [f, row] of rows.entries())
      for (let d = 0; d < D; d++) values[i * D + d]! += weights[f]! * table[row * D + d]!;
  }
  return { count: texts.length, values };
}

function meanLength({ count, values }: Vectors): number {
  let sum = 0;
  for (let i = 0; i < count; i++) sum += Math.hypot(...values.subarray(i * D, (i + 1) * D));
  return sum / count;
}

/** The same vectors of several tables, one after the other. */
function beside(parts: readonly Float32Array[], scales: readonly number[]): Float32Array {
  const count = parts[0]!.length / D;
  const width = parts.length * D;
  const all = new Float32Array(count * width);
  for (const [part, values] of parts.entries())
    for (let i = 0; i < count; i++)
      for (let d = 0; d < D; d++) all[i * width + part * D + d] = values[i * D + d]! * scales[part]!;
  return all;
}

function project(values: Float32Array, width: number, directions: Float64Array): Float32Array {
  const count = values.length / width;
  const projected = new Float32Array(count * D);
  for (let i = 0; i < count; i++)
    for (let j = 0; j < width; j++) {
      const value = values[i * width + j]!;
      if (value !== 0) for (let d = 0; d < D; d++) projected[i * D + d]! += value * directions[j * D + d]!;
    }
  return projected;
}

/**
 * Makes one table of several that were trained from different beginnings. What they agree on lies in few directions of
 * their rows put side by side; what each learned by chance doesn't, and is left out with the other directions.
 */
export function joinTables(
  groups: readonly TitleGroup[],
  layout: Layout,
  members: readonly Trained[],
): Trained {
  const texts = [...new Set(groups.flatMap(({ titles }) => titles))];
  const sums = members.map(({ table }) => sumsOf(texts, layout, table));
  const scales = sums.map((vectors) => 1 / meanLength(vectors));
  const width = members.length * D;
  const titles = beside(
    sums.map(({ values }) => values),
    scales,
  );
  for (let i = 0; i < texts.length; i++) unit(titles, i * width, width);
  const occupations = beside(
    members.map((member) => member.occupations),
    members.map(() => 1),
  );
  for (let i = 0; i < groups.length; i++) unit(occupations, i * width, width);
  const directions = mainDirections(
    [
      { values: titles, weight: 1 },
      { values: occupations, weight: OCCUPATION_WEIGHT },
    ],
    width,
    D,
  );
  const rows = beside(
    members.map((member) => member.table),
    scales,
  );
  const joined = {
    table: project(rows, width, directions),
    occupations: project(occupations, width, directions),
  };
  for (let i = 0; i < groups.length; i++) unit(joined.occupations, i * D, D);
  return joined;
}

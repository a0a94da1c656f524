import { random } from './random.ts';

const ROUNDS = 60;

/** Makes the columns of a matrix (`width` × `count`) orthogonal and of length 1, in order. */
function orthonormal(columns: Float64Array, width: number, count: number): void {
  for (let column = 0; column < count; column++) {
    for (let before = 0; before < column; before++) {
      let dot = 0;
      for (let i = 0; i < width; i++) dot += columns[i * count + column]! * columns[i * count + before]!;
      for (let i = 0; i < width; i++) columns[i * count + column]! -= dot * columns[i * count + before]!;
    }
    let squares = 0;
    for (let i = 0; i < width; i++) squares += columns[i * count + column]! ** 2;
    const norm = Math.sqrt(squares) || 1;
    for (let i = 0; i < width; i++) columns[i * count + column]! /= norm;
  }
}

/** Sums of the products of each two numbers of a vector, over all vectors. */
function products(sets: readonly { values: Float32Array; weight: number }[], width: number): Float64Array {
  const sums = new Float64Array(width * width);
  for (const { values, weight } of sets)
    for (let from = 0; from < values.length; from += width)
      for (let i = 0; i < width; i++) {
        const value = weight * values[from + i]!;
        for (let j = i; j < width; j++) sums[i * width + j]! += value * values[from + j]!;
      }
  for (let i = 0; i < width; i++) for (let j = 0; j < i; j++) sums[i * width + j] = sums[j * width + i]!;
  return sums;
}

/**
 * The directions along which vectors of `width` numbers are longest (principal components without centering, by
 * orthogonal iteration): a matrix of `width` × `count`.
 */
export function mainDirections(
  sets: readonly { values: Float32Array; weight: number }[],
  width: number,
  count: number,
): Float64Array {
  const matrix = products(sets, width);
  const rand = random(20261123);
  let directions = Float64Array.from({ length: width * count }, () => rand() - 0.5);
  orthonormal(directions, width, count);
  for (let round = 0; round < ROUNDS; round++) {
    const next = new Float64Array(width * count);
    for (let i = 0; i < width; i++)
      for (let j = 0; j < width; j++) {
        const value = matrix[i * width + j]!;
        for (let d = 0; d < count; d++) next[i * count + d]! += value * directions[j * count + d]!;
      }
    orthonormal(next, width, count);
    directions = next;
  }
  return directions;
}

import { expect, it } from 'vitest';
import { SourceName } from '../../../contract/postings.ts';
import { boardId } from '../boards.repository.ts';
import { readRegistry } from './read-registry.ts';

it('names 45,298 boards and the feeds, each once, of sources that we read', () => {
  const boards = readRegistry();
  expect(boards.length).toBe(45_298 + 6);
  expect(new Set(boards.map(boardId)).size).toBe(boards.length);
  const sources = [...new Set(boards.map(({ source }) => source))];
  expect(sources.filter((source) => !SourceName.safeParse(source).success)).toEqual([]);
  expect(boards.filter(({ board, listed_by }) => board === '' || !(listed_by >= 1))).toEqual([]);
  expect(boards.filter(({ board }) => board.startsWith('eu:'))).toHaveLength(9);
  expect(
    boards.filter(({ source, board }) => source === 'lever' && /[A-Z]/.test(board)).length,
  ).toBeGreaterThan(100);
});

import { expect, it } from 'vitest';
import { BOARD_VENDORS } from '../../functions/src/contract/postings.ts';
import { servedBoards } from './boards.ts';
import { generatedBoards } from './generated-boards.ts';

it('serves several hundred boards, each employer at one vendor', () => {
  const served = servedBoards();
  expect(served.length).toBeGreaterThan(400);
  expect(new Set(served.map(({ board }) => board)).size).toBe(served.length);
  for (const vendor of ['greenhouse', 'lever', 'ashby'] as const)
    expect(generatedBoards(vendor).length).toBeGreaterThan(120);
  for (const vendor of BOARD_VENDORS) expect(generatedBoards(vendor).length, vendor).toBeGreaterThan(2);
});

import { expect, it } from 'vitest';
import { mismatches } from './mismatches.ts';

const server = { consent: 'opt-in', pixel_id: 'a2_x' } as const;

it('says where pages and server are set up differently', () => {
  expect(mismatches(server, server)).toEqual([]);
  // Pages need no pixel of their own: a tag manager may bring it.
  expect(mismatches(server, { ...server, pixel_id: null })).toEqual([]);
  expect(mismatches(server, { ...server, consent: 'opt-out' })[0]).toContain('VITE_CONSENT');
  expect(mismatches(server, { ...server, pixel_id: 'a2_y' })[0]).toContain('a2_y');
  expect(mismatches({ ...server, pixel_id: null }, server)).toHaveLength(1);
});

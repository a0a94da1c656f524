import { describe, expect, it } from 'vitest';
import { KnownWords } from './known-words.ts';

const titles = (...all: string[]) => all.map((title) => title.split(' '));

/** Bakers, hygienists, and engineers. */
function known(): KnownWords {
  const words = new KnownWords();
  words.add(titles('bread baker', 'cake baker'));
  words.add(titles('dental hygienist', 'hygienist'));
  words.add(titles('bakery engineer', 'dental engineer', 'engineer'));
  return words;
}

describe('words of known titles', () => {
  it('speak for the occupation whose titles have them, and against the others', () => {
    const { all } = known().evidence(['cake']);
    expect(all[0]).toBeGreaterThan(0);
    expect(all[1]).toBeLessThan(0);
    expect(all[2]).toBeLessThan(0);
  });

  it('say more as the last word of a title than anywhere', () => {
    const { all, head } = known().evidence(['dental', 'engineer']);
    expect(head[2]).toBeGreaterThan(0);
    expect(head[1]).toBeLessThan(0);
    expect(all[2]).toBeGreaterThan(all[1]!);
  });

  it('say nothing if no title has them', () => {
    const { all, head } = known().evidence(['xylograph']);
    expect([...all, ...head]).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('count once in titles of the same words', () => {
    const twice = new KnownWords();
    twice.add(titles('bread baker', 'cake baker', 'cake baker'));
    twice.add(titles('dental hygienist', 'hygienist'));
    twice.add(titles('bakery engineer', 'dental engineer', 'engineer'));
    expect(twice.evidence(['cake', 'baker'])).toEqual(known().evidence(['cake', 'baker']));
  });
});

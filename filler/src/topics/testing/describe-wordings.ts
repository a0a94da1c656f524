import { describe, expect, it } from 'vitest';
import type { TopicRule } from '../topic-rules.ts';

/** For each topic: wordings of its question, and the same with words that make it another question. */
export type Wordings = Record<string, { asks: string[]; not: string[] }>;

/** Declares the tests of these rules: the words of a label alone say whether it is a question of the topic. */
export function describeWordings(rules: TopicRule[], wordings: Wordings): void {
  it('every topic has wordings here', () => {
    expect(Object.keys(wordings).sort()).toEqual(rules.map(({ id }) => id).sort());
  });

  describe.each(Object.entries(wordings))('%s', (id, { asks, not }) => {
    function isAsked(label: string): boolean {
      const rule = rules.find((one) => one.id === id);
      if (!rule) throw new Error(`There is no topic ${id}`);
      return rule.asks.test(label) && !rule.unless.test(label);
    }
    it.each(asks)('is asked by "%s"', (label) => {
      expect(isAsked(label)).toBe(true);
    });
    it.each(not)('is not asked by "%s"', (label) => {
      expect(isAsked(label)).toBe(false);
    });
  });
}

import { describe, expect, it } from 'vitest';
import { ReadingBudget, type Usage } from './reading-budget.ts';

const MB = 1024 * 1024;

function usage(memory: number, processor: number): Usage {
  return { memory: () => memory, processor: () => processor };
}

describe('the budget of a file', () => {
  it('is exceeded by memory or processor time above it', () => {
    const budget = new ReadingBudget();
    budget.open(100 * MB, 3_400);
    expect(budget.exceeded(usage(100 * MB, 3_400))).toBeUndefined();
    expect(budget.exceeded(usage(101 * MB, 3_400))).toBe('memory');
    expect(budget.exceeded(usage(100 * MB, 3_401))).toBe('processor');
  });

  it('bounds nothing before and after the file', () => {
    const budget = new ReadingBudget();
    expect(budget.exceeded(usage(900 * MB, 90_000))).toBeUndefined();
    budget.open(100 * MB, 3_400);
    budget.close();
    expect(budget.exceeded(usage(900 * MB, 90_000))).toBeUndefined();
  });

  it.each(['memory', 'processor'] as const)(
    'spares a file that is done while its %s is looked up, as on a busy machine',
    (suspended) => {
      const budget = new ReadingBudget();
      budget.open(100 * MB, 3_400);
      const looked = usage(80 * MB, 700);
      expect(
        budget.exceeded({
          ...looked,
          [suspended]: () => {
            budget.close();
            return looked[suspended]();
          },
        }),
      ).toBeUndefined();
    },
  );

  it('spares a file whose predecessor is done meanwhile', () => {
    const budget = new ReadingBudget();
    budget.open(100 * MB, 3_400);
    const memory = () => {
      budget.close();
      budget.open(100 * MB, 6_400);
      return 80 * MB;
    };
    expect(budget.exceeded({ memory, processor: () => 3_500 })).toBeUndefined();
  });
});

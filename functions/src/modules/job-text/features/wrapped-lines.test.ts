import { describe, expect, it } from 'vitest';
import { joinedLines } from './wrapped-lines.ts';

const joined = (...lines: string[]) => joinedLines(lines.join('\n'), (line) => line === 'Requirements');

describe('lines that are broken in the middle of a sentence', () => {
  it.each([
    [['A degree in psychology,', 'statistics, or a related field.']],
    [['Knows how to bake with', 'wood and stone']],
    [['Bachelor’s', 'degree in baking required']],
    [['A degree in Physics or', 'Applied Mathematics']],
    [['Knowledge of ovens, doughs, and yeast', 'skills.']],
  ])('are put together: %j', (lines) => expect(joined(...lines)).toBe(lines.join(' ')));

  it.each([
    [['Bakes bread', 'sells bread']],
    [['Bakes bread,', 'Sells bread']],
    [['Requirements', 'sql, python']],
    [['python', 'sql']],
    [['Python', 'sql']],
    [['Baking', 'selling bread']],
    [['Bakes bread with', '', 'wood']],
    [['Requirements:', 'ovens']],
    [['Bakes bread.', 'sells it']],
  ])('stay two where the first may end: %j', (lines) => expect(joined(...lines)).toBe(lines.join('\n')));

  it('keeps the text otherwise', () => {
    expect(joined('  A of ', '  b', '', 'C')).toBe('  A of    b\n\nC');
  });
});

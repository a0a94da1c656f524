import { describe, expect, it } from 'vitest';
import { isFiltered, readFilters, writeFilters } from './filters.ts';

describe('readFilters', () => {
  it('reads known values and drops the rest', () => {
    const read = readFilters(
      new URLSearchParams('q= nurse &workplace=remote&seniority=wizard&has_salary=yes&cursor=abc'),
    );
    expect(read).toEqual({
      q: 'nurse',
      workplace: 'remote',
      seniority: undefined,
      employment_type: undefined,
      has_salary: undefined,
      cursor: 'abc',
    });
  });
});

describe('writeFilters', () => {
  it('starts again at the first page when a filter changes', () => {
    const current = { q: 'nurse', cursor: 'abc' };
    expect(writeFilters(current, { workplace: 'remote' }).toString()).toBe('q=nurse&workplace=remote');
    expect(writeFilters(current, { cursor: 'def' }).toString()).toBe('q=nurse&cursor=def');
  });
});

describe('isFiltered', () => {
  it('does not count the page as a filter', () => {
    expect(isFiltered({ cursor: 'abc' })).toBe(false);
    expect(isFiltered({ has_salary: 'true' })).toBe(true);
  });
});

import { describe, expect, it } from 'vitest';
import { foreignParameters, isThin, jobListAddress, readJobFilters } from './job-pages.ts';

const read = (query: string, at = {}) => readJobFilters(new URLSearchParams(query), at);

describe('readJobFilters', () => {
  it('reads known values and drops the rest', () => {
    expect(
      read(
        'q= nurse &place=albany-ny&title=No%20slug&workplace=remote&seniority=wizard&has_salary=yes&cursor=abc',
      ),
    ).toEqual({
      q: 'nurse',
      place: 'albany-ny',
      title: undefined,
      company: undefined,
      workplace: 'remote',
      seniority: undefined,
      employment_type: undefined,
      has_salary: undefined,
      cursor: 'abc',
    });
  });

  it('takes the place from the path', () => {
    expect(read('place=buffalo-ny', { place: 'albany-ny' }).place).toBe('albany-ny');
  });
});

it.each([
  ['', '/jobs'],
  ['place=albany-ny', '/jobs/in/albany-ny'],
  ['title=registered-nurse', '/jobs/as/registered-nurse'],
  ['company=maple-health', '/jobs/at/maple-health'],
  ['company=maple-health&place=albany-ny', '/jobs?place=albany-ny&company=maple-health'],
  ['place=albany-ny&cursor=abc', '/jobs/in/albany-ny?cursor=abc'],
  ['place=albany-ny&q=nurse', '/jobs?place=albany-ny&q=nurse'],
  ['place=albany-ny&title=registered-nurse', '/jobs?place=albany-ny&title=registered-nurse'],
  ['workplace=remote&has_salary=true', '/jobs?workplace=remote&has_salary=true'],
])('the list of "%s" is at %s', (query, address) => {
  expect(jobListAddress(read(query))).toBe(address);
});

it('knows what of a query is about the visitor', () => {
  expect(foreignParameters(new URLSearchParams('q=nurse&cursor=a&back=b'))).toEqual({});
  expect(foreignParameters(new URLSearchParams('q=nurse&utm_source=mail'))).toEqual({ utm_source: 'mail' });
});

it.each([
  [200, [], false],
  [199, [], true],
  [200, [{ kind: 'ghost', reason: 'open for a year' }], false],
  [200, [{ kind: 'scam', reason: 'asks for money' }], true],
] as const)('with %i characters and the risks %j, a posting is thin: %s', (length, risks, thin) => {
  expect(isThin({ description_text: 'x'.repeat(length), risk_flags: [...risks] })).toBe(thin);
});

import { expect, it } from 'vitest';
import { payAddress, readPayAsked } from './pay-ranges.ts';

const read = (query: string) => readPayAsked(new URLSearchParams(query));

it.each([
  ['', {}],
  ['title=+&place=Albany', {}],
  ['place=Albany', {}],
  ['title=+Nurse+', { title: 'Nurse', place: undefined }],
  ['title=Nurse&place=Albany%2C+NY&utm_source=x', { title: 'Nurse', place: 'Albany, NY' }],
  [`title=${'x'.repeat(121)}`, { title: 'x'.repeat(120), place: undefined }],
])('"%s" asks for %j', (query, asked) => {
  expect(read(query)).toEqual(asked);
});

it('an address says what it asks for', () => {
  for (const asked of [{}, { title: 'R&D Engineer' }, { title: 'Nurse', place: 'Albany, NY' }]) {
    const { pathname, search } = new URL(payAddress(asked), 'https://site.example');
    expect(pathname).toBe('/tools/salary-ranges');
    expect(read(search)).toEqual(asked);
  }
  expect(payAddress({ place: 'Albany, NY' })).toBe('/tools/salary-ranges');
});

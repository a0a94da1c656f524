import { expect, it } from 'vitest';
import { ApplyKind } from '../../contract/postings.ts';
import { FORM_VENDORS, formAddress } from './form-vendors.ts';
import { mayFillWith } from './may-fill.ts';

it.each([
  ['recruitee', 'https://acme.recruitee.com/o/cook', 'https://acme.recruitee.com/o/cook/c/new'],
  ['workable', 'https://apply.workable.com/j/0AF3/?ref=a', 'https://apply.workable.com/j/0AF3/apply?ref=a'],
  ['breezy', 'https://acme.breezy.hr/p/1-cook/apply', 'https://acme.breezy.hr/p/1-cook/apply'],
  ['personio', 'https://acme.jobs.personio.de/job/7', 'https://acme.jobs.personio.de/job/7'],
  ['teamtailor', 'no address', 'no address'],
] as const)('the form of %s for %s is at %s', (vendor, posting, form) =>
  expect(formAddress(vendor, posting)).toBe(form),
);

it('fills no forms of a vendor that has not permitted it, and never those of nobody we know', () => {
  const filled = (permissions: string) => ApplyKind.options.filter(mayFillWith(permissions));
  expect(filled('')).toEqual(['greenhouse', 'lever', 'ashby']);
  expect(filled('Recruitee, external,unheard-of')).toEqual(['greenhouse', 'lever', 'ashby', 'recruitee']);
});

it('has forms on HTTPS alone', () => {
  for (const { origins } of Object.values(FORM_VENDORS))
    for (const origin of origins) expect(origin).toMatch(/^https:\/\/(?:\*\.)?[a-z.-]+$/);
});

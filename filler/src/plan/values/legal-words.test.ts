import { describe, expect, it } from 'vitest';
import type { Dossier } from '../../dossier.ts';
import { dossier } from '../testing/forms.ts';
import { ownWordOn } from './legal-words.ts';

const AT = '2026-05-03T00:00:00.000Z';

type Known = Partial<Pick<Dossier, 'work_authorization' | 'needs_sponsorship'>>;

/** The user's own answer on a legal topic, from the profile and earlier answers. */
function wordOn(id: string, known: Known = {}, answers: Record<string, string> = {}, negated = false) {
  const given = [
    { topic: 'something_else', value: 'Yes', label: '', answered_at: AT },
    ...Object.entries(answers).map(([topic, value]) => ({ topic, value, label: '', answered_at: AT })),
  ];
  return ownWordOn({ id, negated }, dossier({ ...known, answers: given }));
}

describe('the right to work', () => {
  it('is what the profile says of this country, or was said before, or unknown', () => {
    expect(wordOn('work_authorization:US', { work_authorization: { US: false } })).toEqual({
      yes: false,
      at: null,
    });
    expect(wordOn('work_authorization:US', {}, { 'work_authorization:US': 'Yes' })).toEqual({
      yes: true,
      at: AT,
    });
    expect(wordOn('work_authorization:US', {}, { 'work_authorization:CA': 'Yes' })).toBeNull();
    expect(wordOn('work_authorization:US')).toBeNull();
  });
});

describe('sponsorship', () => {
  it('is meant for every country until countries are named, then for those', () => {
    const needs_sponsorship = true;
    expect(wordOn('sponsorship:US', { needs_sponsorship })?.yes).toBe(true);
    expect(wordOn('sponsorship', { needs_sponsorship })?.yes).toBe(true);
    expect(wordOn('sponsorship', { needs_sponsorship, work_authorization: { CA: true } })).toBeNull();
    expect(wordOn('sponsorship', {}, { sponsorship: 'No' })).toBeNull();
    expect(wordOn('sponsorship:US', { needs_sponsorship, work_authorization: { US: false } })?.yes).toBe(
      true,
    );
    expect(wordOn('sponsorship:US', { needs_sponsorship, work_authorization: { CA: true } })).toBeNull();
  });

  it('is not denied for a country where the applicant may not work', () => {
    const known = { needs_sponsorship: false, work_authorization: { US: true, GB: false } };
    expect(wordOn('sponsorship:US', known)?.yes).toBe(false);
    expect(wordOn('sponsorship:GB', known)).toBeNull();
  });

  it('is not said to be needed where the applicant may work if it may be meant for elsewhere', () => {
    const known = { needs_sponsorship: true, work_authorization: { US: true, DE: false } };
    expect(wordOn('sponsorship:US', known)).toBeNull();
    expect(wordOn('unsponsored_work:US', known)).toBeNull();
    expect(wordOn('sponsorship:DE', known)?.yes).toBe(true);
    expect(wordOn('sponsorship:US', { ...known, work_authorization: { US: true } })?.yes).toBe(true);
  });

  it('is turned round for a negated question', () => {
    expect(wordOn('sponsorship:US', { needs_sponsorship: false }, {}, true)).toEqual({ yes: true, at: null });
    expect(wordOn('sponsorship:US', {}, { 'sponsorship:US': 'no' }, true)).toEqual({ yes: true, at: AT });
  });
});

describe('work without sponsorship', () => {
  const may = { work_authorization: { US: true } };

  it('is possible for who may work and needs none, and for nobody else', () => {
    const said = (authorised: boolean, needs_sponsorship: boolean) =>
      wordOn('unsponsored_work:US', { work_authorization: { US: authorised }, needs_sponsorship })?.yes;
    expect([said(true, false), said(true, true), said(false, false), said(false, true)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it('is unknown until both are said, or the whole was answered', () => {
    expect(wordOn('unsponsored_work:US', may)).toBeNull();
    expect(wordOn('unsponsored_work:US', { needs_sponsorship: false })).toBeNull();
    expect(wordOn('unsponsored_work:US', may, { 'unsponsored_work:US': 'False' })).toEqual({
      yes: false,
      at: AT,
    });
  });

  it('dates from the answer of the two that was given on a form', () => {
    expect(wordOn('unsponsored_work:US', may, { 'sponsorship:US': 'No' })).toEqual({ yes: true, at: AT });
    expect(
      wordOn('unsponsored_work:US', { needs_sponsorship: false }, { 'work_authorization:US': 'Yes' }),
    ).toEqual({ yes: true, at: AT });
  });
});

describe('any other legal question', () => {
  it('is answered by a plain yes or no of the user alone', () => {
    const word = (value: string) => wordOn('age_18', {}, { age_18: value });
    for (const yes of ['Yes', 'yes, I am', 'TRUE']) expect(word(yes)).toEqual({ yes: true, at: AT });
    for (const no of ['No', 'no, not yet', 'false']) expect(word(no)).toEqual({ yes: false, at: AT });
    for (const neither of ['Yesterday', 'Nobody', 'I said yes', 'I said no', '']) {
      expect(word(neither)).toBeNull();
    }
    expect(wordOn('age_18')).toBeNull();
  });

  it('is turned round where it is negated', () => {
    expect(wordOn('age_18', {}, { age_18: 'Yes' }, true)).toEqual({ yes: false, at: AT });
    expect(wordOn('age_18', {}, { age_18: 'No' }, true)).toEqual({ yes: true, at: AT });
  });
});

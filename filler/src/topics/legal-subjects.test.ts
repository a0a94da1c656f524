import { describe, expect, it, test } from 'vitest';
import { legalTopic } from './legal-topics.ts';
import { LEGAL_RULES } from './topic-rules.ts';

/** Labels on a legal subject, whatever they ask about it; and labels that only sound like it. */
const SUBJECTS: Record<string, { about: string[]; not: string[] }> = {
  age_18: {
    about: [
      '18 years',
      'Eighteen or older',
      '18 or over',
      '18+',
      'At least 18',
      'Over the age of 21',
      'Under sixteen',
      'Below twenty-one',
      'Younger than twentyone',
      '16 years old',
      '17 years of age',
      'Legal age',
      'Legal working age',
      'Minimum age',
      'Date of birth',
      'How old are you?',
      'What is your age?',
    ],
    not: [
      '118 years',
      'At least 18 percent',
      'Under 20 %',
      'At least 40 hours',
      'Over 50 people',
      'Over 20 miles',
      'At least 50 pounds',
      'Over 50 lbs',
      'At least 5',
      'Threshold',
      'Your agenda',
      '5 years old',
    ],
  },
  background_check: {
    about: [
      'Background check',
      'Background screening',
      'Background investigation',
      'Criminal check',
      'Criminal record check',
      'Reference check',
      'Credit check',
    ],
    not: ['Your background', 'Check this box'],
  },
  drug_test: {
    about: [
      'Drug policy',
      'Illegal drugs',
      'Substance test',
      'Substance screening',
      'Alcohol test',
      'Alcohol screen',
    ],
    not: ['Drugstore', 'Alcohol sales', 'Substance'],
  },
  felony_record: { about: ['A felony', 'Felon'], not: ['Afelony', 'Fell'] },
  criminal_record: {
    about: [
      'Convicted',
      'Criminal',
      'Misdemeanor',
      'Misdemeanour',
      'A crime',
      'Crimes',
      'Arrested',
      'An offense',
      'Offences',
      'Police record',
      'Police certificate',
    ],
    not: ['Crimea', 'Offensive', 'Police', 'A stray rest'],
  },
  disability: {
    about: ['Disability', 'Disabled', 'Disabilities', 'Accommodation', 'Reasonable adjustment'],
    not: ['Ability', 'Adjustment'],
  },
  security_clearance: { about: ['Clearance', 'A clearance level'], not: ['Clear', 'Clearances'] },
  non_compete: {
    about: ['Non-compete', 'Noncompete', 'Non-solicit', 'Nonsolicitation', 'Restrictive covenant'],
    not: ['Compete', 'Solicit', 'Covenant'],
  },
};

describe.each(Object.entries(SUBJECTS))('the subject of %s', (id, { about, not }) => {
  const subject = LEGAL_RULES.find((rule) => rule.id === id)?.about ?? /$^/;
  it.each(about)('is touched by "%s"', (label) => {
    expect(subject.test(label)).toBe(true);
  });
  it.each(not)('is not touched by "%s"', (label) => {
    expect(subject.test(label)).toBe(false);
  });
});

test.each([
  ['Are you authorized to work in the country for which you applied?', 'work_authorization:US'],
  ['Are you legally eligible to work in the location to which you have applied?', 'work_authorization:US'],
  ['Are you at least eighteen (18) years of age?', 'age_18'],
])('"%s" is about this posting, or says a number twice', (label, id) => {
  expect(legalTopic(label, 'US')?.id).toBe(id);
});

test.each([
  'Have you applied for authorization to work in the United States?',
  'Are you authorized to work in the country you applied from?',
  'Are you authorized to work in the country where you applied for asylum?',
])('"%s" is asked', (label) => {
  expect(legalTopic(label, 'US')?.id).toBeNull();
});

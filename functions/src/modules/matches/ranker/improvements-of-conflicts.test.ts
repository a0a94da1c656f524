import { describe, expect, it } from 'vitest';
import type { Improvement } from '../../../contract/matches-improvements.ts';
import type { FeatureInput } from '../../job-text/features/posting-features.ts';
import { improvementsOf, scoreOf } from '../testing/analyst.ts';
import { resumeWith } from '../testing/builders.ts';
import { also, analystWith, to } from '../testing/improvements.ts';
import type { Person } from './improvements.ts';

describe('a conflict', () => {
  it.each<[string, Person, Partial<FeatureInput>, Partial<Improvement>, Person]>([
    [
      'sponsorship',
      analystWith({ needs_sponsorship: true }),
      also('We do not sponsor visas.'),
      { fact: 'sponsorship' },
      analystWith({ needs_sponsorship: false }),
    ],
    [
      'the right to work in each country of the job',
      analystWith({ work_authorization: { US: false, CA: false, FR: false } }),
      {
        ...also('You must be authorized to work in the country.'),
        locations: ['Newark, NJ', 'Toronto, Canada'],
      },
      { fact: 'work_authorization', countries: ['US', 'CA'] },
      analystWith({ work_authorization: { US: true, CA: true } }),
    ],
    [
      'a language',
      analystWith({}, resumeWith({ languages: ['English'] })),
      also('You must be fluent in German.'),
      { fact: 'language', language: 'German' },
      analystWith({}, resumeWith({ languages: ['English', 'German'] })),
    ],
    [
      'a degree',
      analystWith({}, resumeWith({ degree: 'Bachelor of Arts' })),
      also('A master’s degree is required.'),
      { fact: 'degree', degree: 'master' },
      analystWith({}, resumeWith({ degree: 'Master of Arts' })),
    ],
    [
      'a license',
      analystWith({ additional_info: 'I have no CDL.' }),
      also('A valid CDL is required.'),
      { fact: 'licence', licence: 'CDL' },
      analystWith({ additional_info: 'I have a CDL.' }),
    ],
  ])('is removed by %s, to the score of somebody who has that', (_, person, given, wanted, after) => {
    expect(scoreOf(person, given).blockers).toHaveLength(1);
    expect(improvementsOf(person, given).improvements).toEqual([
      { ...wanted, to: scoreOf(after, given).score },
    ]);
  });

  it('keeps every single fact from being offered while another conflict stands', () => {
    const person = analystWith({ needs_sponsorship: true }, resumeWith({ languages: ['English'] }));
    const given = also('We do not sponsor visas.', 'You must be fluent in German.');
    expect(scoreOf(person, given).blockers).toHaveLength(2);
    expect(improvementsOf(person, given).improvements).toEqual([]);
  });

  it('about one license is removed without claiming another that is missing', () => {
    const lacking = analystWith({ additional_info: 'I have no CDL. I have no forklift certification.' });
    const one = also('A valid CDL is required.');
    expect(improvementsOf(lacking, one).improvements).toEqual([{ fact: 'licence', licence: 'CDL', to }]);
  });

  it('of two licenses, or of two languages, is not removed by one of them', () => {
    const licences = analystWith({ additional_info: 'I have no CDL. I have no RN license.' });
    const driving = also('A valid CDL is required.', 'Active RN license required.');
    expect(scoreOf(licences, driving).blockers).toHaveLength(2);
    expect(improvementsOf(licences, driving).improvements).toEqual([]);
    const languages = analystWith({}, resumeWith({ languages: ['English'] }));
    const speaking = also('You must be fluent in German.', 'You must be fluent in French.');
    expect(scoreOf(languages, speaking).blockers).toHaveLength(2);
    expect(improvementsOf(languages, speaking).improvements).toEqual([]);
  });

  it('about a license keeps the licenses that the profile names', () => {
    const person = analystWith({ additional_info: 'I have an RN license.\nI have no CDL.' });
    const given = also('A valid CDL is required.', 'Active RN license required.');
    expect(improvementsOf(person, given).improvements).toEqual([{ fact: 'licence', licence: 'CDL', to }]);
  });
});

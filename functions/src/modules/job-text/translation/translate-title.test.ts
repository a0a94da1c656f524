import { describe, expect, it } from 'vitest';
import { inEnglish, languageOfTitle } from '../embedding/embed-text.ts';
import { likelyLanguage } from './likely-language.ts';

describe('a title in another language', () => {
  it.each([
    ['Krankenpfleger (m/w/d)', 'nurse'],
    ['Softwareentwicklerin', 'software developer'],
    ['Maschinenbauingenieur', 'mechanical engineer'],
    ['Jefe de cocina', 'chef'],
    ['Enfermera de urgencias', 'nurse urgencias'],
    ['Chargée de recrutement', 'recruiter'],
    ['Chauffeur poids lourd', 'truck driver'],
    ['Infermiera', 'nurse'],
    ['Vrachtwagenchauffeur', 'truck driver'],
    ['Pielęgniarka', 'nurse'],
    ['Sjuksköterska', 'nurse'],
  ])('%s reads as %s', (title, english) => {
    expect(inEnglish(title)).toBe(english);
  });

  it.each(['Software Engineer', 'Chef', 'Director of Nursing', 'Data Scientist (m/w/d)', 'Xylograph', ''])(
    'English or unknown words stay as they are: %s',
    (title) => {
      expect(inEnglish(title)).toBe(title);
      expect(languageOfTitle(title)).toBeNull();
    },
  );

  it('is read in the language of the titles around it', () => {
    const titles = ['Chef de projet', 'Infirmière', 'Vendeuse', 'Chef'];
    expect(likelyLanguage(titles)).toBe('fr');
    expect(inEnglish('Chef', 'fr')).not.toBe(inEnglish('Chef'));
    expect(likelyLanguage(['Nurse', 'Baker', 'Infirmière'])).toBeNull();
  });
});

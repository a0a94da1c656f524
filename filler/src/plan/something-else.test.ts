import { expect, test } from 'vitest';
import { dossier, field, said, valuesOf } from './testing/forms.ts';

const fact = (value: string) => ({ value, origin: 'profile' as const });
const known = dossier({
  facts: {
    city: fact('Boston'),
    postcode: fact('02116'),
    current_title: fact('Nurse'),
    country: fact('US'),
    gpa: fact('3.7'),
    field_of_study: fact('Nursing'),
    languages: fact('English, Spanish'),
  },
  answers: [said('start_date', '2027-01-15')],
});

test.each([
  ['Telefon geschäftlich', 'Telefon'],
  ['Telefono ufficio', 'Telefono'],
  ['Telefone para recado', 'Telefone'],
  ['WhatsApp number', 'Phone (WhatsApp)'],
  ['Contact person', 'Contact phone'],
  ['Nome completo da mãe', 'Nome completo'],
  ['Puesto deseado', 'Current job title'],
  ['Code postal souhaité', 'Code postal'],
  ['City applying for', 'City'],
  ['Standort', 'Stadt'],
  ['Country of residence for tax purposes', 'Country of residence'],
  ['GPA scale', 'GPA'],
  ['Second major', 'Major'],
  ['Native language', 'Languages'],
  ['Sprachen und Niveau', 'Sprachen'],
  ['Verfügbar bis', 'Verfügbar ab'],
  ['Preferred start time', 'Preferred start date'],
])('"%s" asks for something else than "%s"', (other, plain) => {
  const values = valuesOf([field(other)], known);
  expect(values).toEqual({});
  expect(valuesOf([field(plain)], known)).toHaveProperty([plain]);
});

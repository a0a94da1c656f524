import { expect, test } from 'vitest';
import { boxSays } from './choose-option.ts';
import { legalOption } from './legal-option.ts';

const AUTHORIZED = 'Are you legally authorized to work in the United States?';
const SPONSOR = 'Will you now or in the future require sponsorship?';
const DISABILITY = 'Disability status';

test.each([
  [AUTHORIZED, 'Yes', 'No'],
  [AUTHORIZED, 'Yes, I am authorised to work', 'No, I am not authorized to work in the United States'],
  [AUTHORIZED, 'I am', 'I am not'],
  [SPONSOR, 'Yes, I will require sponsorship', "No, I won't require sponsorship"],
  [SPONSOR, 'True', 'False'],
  [SPONSOR, 'Yes', 'No'],
  [
    DISABILITY,
    'Yes, I have a disability, or have had one in the past',
    'No, I do not have a disability and have not had one in the past',
  ],
])('of "%s", "%s" is a yes and "%s" a no', (label, yes, no) => {
  const options = [yes, no, 'I do not want to answer'];
  expect([legalOption(options, true, label), legalOption(options, false, label)]).toEqual([yes, no]);
});

test.each([
  [AUTHORIZED, ['I am a US citizen', 'I need visa sponsorship'], true],
  [AUTHORIZED, ['Yes, but I will need sponsorship', 'No'], true],
  [AUTHORIZED, ['Yes, with a permit', 'No'], true],
  [AUTHORIZED, ['Yes, only until 2028', 'No'], true],
  [AUTHORIZED, ['I have a green card', 'No'], true],
  [AUTHORIZED, ['Yes', 'No', 'I am here on a visa'], true],
  [AUTHORIZED, ['Yes', 'No', 'H-1B'], false],
  [AUTHORIZED, ['Yes, without restriction', 'No'], true],
  [SPONSOR, ['Yes, I do not require sponsorship', 'No'], true],
  [SPONSOR, ['Yes', 'No, I require sponsorship'], false],
  [SPONSOR, ['Yes', 'No, I am a citizen'], false],
  [SPONSOR, ['Yes, in the future', 'No'], true],
  ['¿Autorización?', ['Sí', 'No deseo contestar'], false],
])('of "%s", %j leave the choice to the applicant', (label, options, yes) => {
  expect(legalOption(options, yes, label)).toBeNull();
});

test.each([
  ['I am at least 18 years old', 'I am at least 18 years old', 'yes'],
  ['Yes', AUTHORIZED, 'yes'],
  ['I am', AUTHORIZED, 'yes'],
  ['on', AUTHORIZED, 'yes'],
  ['Ja', 'Sind Sie berechtigt?', 'yes'],
  ['No', AUTHORIZED, 'no'],
  ['I am not', AUTHORIZED, 'no'],
  ['Nein', 'Sind Sie berechtigt?', 'no'],
  ['Non', 'Êtes-vous autorisé ?', 'no'],
  ['Maybe', AUTHORIZED, null],
  ['Prefer not to say', AUTHORIZED, null],
])('a box "%s" under "%s" says %s', (word, label, says) => {
  expect(boxSays(word, label)).toBe(says);
});

test.each(['Not sure', 'Not applicable'])('"%s" is no second no', (option) => {
  expect(legalOption(['Yes', 'No', option], false, SPONSOR)).toBe('No');
});

test.each([
  [['Oui', 'Non'], 'Oui', 'Non'],
  [['Ja', 'Nein'], 'Ja', 'Nein'],
  [['Sí', 'No'], 'Sí', 'No'],
  [['Tak', 'Nie'], 'Tak', 'Nie'],
  [['Evet', 'Hayır'], 'Evet', 'Hayır'],
])('of %j the bare word answers a question in its language', (options, yes, no) => {
  const label = 'Êtes-vous autorisé à travailler en France ?';
  expect([legalOption(options, true, label), legalOption(options, false, label)]).toEqual([yes, no]);
});

test.each([
  [['Oui', 'Non', 'En cours']],
  [['Oui', 'Non', 'Je ne sais pas']],
  [['Ja, befristet', 'Nein']],
  [['Ja', 'Nein, aber beantragt']],
])('%j in another language leave the choice to the applicant', (options) => {
  expect(legalOption(options, true, 'Dürfen Sie in Deutschland arbeiten?')).toBeNull();
});

test.each(['Keine Angabe', 'Je ne souhaite pas répondre', 'Wil ik niet zeggen'])(
  'an option that declines, "%s", is no third answer',
  (option) => {
    expect(legalOption(['Ja', 'Nein', option], false, 'Haben Sie eine Behinderung?')).toBe('Nein');
    expect(legalOption(['Ja', 'Nein', 'Teilweise'], false, 'Haben Sie eine Behinderung?')).toBeNull();
  },
);

test.each([
  [['Sí', 'No', 'No lo necesito']],
  [['Sì', 'No', 'No, sono cittadino UE']],
  [['Yes', 'No', 'Not required']],
  [['Yes', 'No', 'No need, I am a citizen']],
  [['Yes', 'Yes, with a permit', 'No']],
])('two answers that begin alike leave the choice to the applicant: %j', (options) => {
  expect(legalOption(options, true, 'May you work here?')).toBeNull();
  expect(legalOption(options, false, 'May you work here?')).toBeNull();
});

test('no answer at all is no third answer', () => {
  expect(legalOption(['Yes', 'No', 'No answer'], true, 'May you work here?')).toBe('Yes');
  expect(legalOption(['Sí', 'No', 'No deseo responder'], true, '¿Puedes trabajar?')).toBe('Sí');
});

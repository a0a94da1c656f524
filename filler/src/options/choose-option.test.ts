import { expect, test } from 'vitest';
import { declineOption, sameOption, yesNoOption } from './choose-option.ts';

test('yes and no are found in sentences', () => {
  const options = ['Yes, I am authorized', 'No, I am not authorized'];
  expect(yesNoOption(options, true)).toBe(options[0]);
  expect(yesNoOption(options, false)).toBe(options[1]);
});

test('two options that both say yes are ambiguous, so neither is taken', () => {
  expect(yesNoOption(['Yes, now', 'Yes, in the future', 'No'], true)).toBeNull();
});

test('declining is neither yes nor no', () => {
  const options = ['Yes, I have a disability', 'No, I do not have a disability', 'I do not want to answer'];
  expect(yesNoOption(options, false)).toBe(options[1]);
  expect(declineOption(options)).toBe(options[2]);
});

test('no option declines where none does', () => {
  expect(declineOption(['Female', 'Male', 'Non-binary'])).toBeNull();
});

test('an option is the same whatever its case and punctuation', () => {
  expect(sameOption(['Two weeks', 'One month'], 'two-weeks')).toBe('Two weeks');
  expect(sameOption(['Two weeks', 'One month'], 'three weeks')).toBeNull();
});

test.each([
  ['I am authorized', 'I am not authorized'],
  ['I do', 'I do not'],
  ['I have a license', 'I have not'],
  ['I will relocate', 'I will not relocate'],
  [' Yes', ' Not yet'],
  ['True', 'False'],
  ['I agree', "I don't agree"],
  ['I consent', 'I don’t consent'],
])('%j is a yes and %j a no', (yes, no) => {
  expect(yesNoOption([yes, no], true)).toBe(yes);
  expect(yesNoOption([yes, no], false)).toBe(no);
});

test.each(['No preference', 'Sometimes yes', 'Casino'])('%j is neither', (option) => {
  expect([yesNoOption([option], true), yesNoOption([option], false)]).toEqual([null, null]);
});

test.each([
  'Decline to answer',
  'Prefer not to say',
  'I do not wish to answer',
  "I don't want to say",
  'I don’t wish to say',
  'I choose not to disclose',
  'Rather not say',
  'Not to identify',
  'Undisclosed',
])('%j declines', (option) => {
  expect(declineOption(['Yes', 'No', option])).toBe(option);
});

test('of several options that decline the shortest is taken', () => {
  const [long, short] = ['I do not wish to answer this question', 'Decline'];
  expect(declineOption([long, 'No', short])).toBe(short);
  expect(declineOption([short, long])).toBe(short);
});

test('words stay apart, and several options with the same words are none', () => {
  expect(sameOption(['Now here', 'Elsewhere'], 'nowhere')).toBeNull();
  expect(sameOption(['Two weeks', 'Two  weeks!'], 'two weeks')).toBeNull();
  expect(sameOption(['(Two - weeks)'], 'two weeks')).toBe('(Two - weeks)');
});

test.each([
  [['Sì', 'No'], 'Sì', 'No'],
  [['Ja', 'Nej'], 'Ja', 'Nej'],
  [['Tak', 'Nie'], 'Tak', 'Nie'],
  [['Immer', 'Nie'], null, null],
  [['Ja', 'Nein', 'Ja'], null, null],
])('%j says yes with %s and no with %s', (options, yes, no) => {
  expect([yesNoOption(options, true), yesNoOption(options, false)]).toEqual([yes, no]);
});

test.each([
  'Keine Angabe',
  'Möchte ich nicht angeben',
  'Je ne souhaite pas répondre',
  'Prefiero no responder',
  'Prefiro não dizer',
  'Preferisco non specificare',
  'Wil ik niet zeggen',
  'Nie chcę odpowiadać',
  'Vill inte uppge',
  'Belirtmek istemiyorum',
])('"%s" declines', (option) => {
  expect(declineOption(['Ja', 'Nein', option])).toBe(option);
});

test.each([
  'Nein, ich möchte nicht umziehen',
  'No quiero mudarme',
  'Nie chcę podróżować',
  'Keine Kinder',
  'Ik wil niet',
])('"%s" does not', (option) => {
  expect(declineOption(['Ja', option])).toBeNull();
});

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

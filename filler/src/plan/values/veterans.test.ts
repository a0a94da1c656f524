import { expect, test } from 'vitest';
import { choice, dossier, said, valuesOf } from '../testing/forms.ts';

const PLAIN = ['I am a veteran', 'I am not a veteran', 'Decline to self-identify'];
const LAW = ['I am a protected veteran', 'I am not a protected veteran', 'Decline to self-identify'];
const status = (options: string[], topic: string, value: string) =>
  valuesOf(
    [choice('Veteran status', options, { demographic: true })],
    dossier({ answers: [said(topic, value)] }),
  )['Veteran status'];

test('options on veterans at large ask whether somebody is one, protected or not', () => {
  expect(status(PLAIN, 'veteran', 'Yes')).toBe('I am a veteran');
  expect(status(PLAIN, 'veteran', 'No')).toBe('I am not a veteran');
  expect(status(PLAIN, 'protected_veteran', 'Yes')).toBe('I am a veteran');
});

test('who is not protected may be a veteran, and a veteran need not be protected', () => {
  expect(status(PLAIN, 'protected_veteran', 'No')).toBe('Decline to self-identify');
  expect(status(LAW, 'veteran', 'Yes')).toBe('Decline to self-identify');
  expect(status(LAW, 'veteran', 'No')).toBe('I am not a protected veteran');
});

test('a disability that somebody has, or had, is what a yes says; one in the past alone is not', () => {
  const known = dossier({ answers: [said('disability', 'Yes')] });
  const no = 'No, I do not have a disability';
  const chosen = (yes: string) =>
    valuesOf(
      [choice('Disability status', [yes, no, 'I do not wish to answer'], { demographic: true })],
      known,
    );
  expect(Object.values(chosen('Yes, I have a disability (or had one previously)'))).toEqual([
    'Yes, I have a disability (or had one previously)',
  ]);
  expect(Object.values(chosen('Yes, I previously had a disability'))).not.toContain(
    'Yes, I previously had a disability',
  );
});

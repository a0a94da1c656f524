import { expect, test } from 'vitest';
import { invitesOnly } from './invitation.ts';

test.each(['', '--', 'Select…', 'Please choose', '-None-', '--None--', '– none –'])(
  '"%s" only invites to choose',
  (words) => {
    expect(invitesOnly(words)).toBe(true);
  },
);

test.each(['None', 'None of these', 'No', '- None of the above -', 'Not a veteran'])(
  '"%s" is an answer',
  (words) => {
    expect(invitesOnly(words)).toBe(false);
  },
);

import { expect, test } from 'vitest';
import { plainSpaces } from '@/lib/testing/plain-spaces.ts';
import { followUpEmail, mailto } from './follow-up-email.ts';

const FACTS = {
  company: 'Oxmere Freight & Co.',
  title: 'Senior Data Analyst',
  sent_at: new Date(2026, 3, 29, 12).toISOString(),
  name: 'Dana Okafor',
  contact: null,
};

test('a follow-up says what was applied for, when, and who asks', () => {
  const { to, subject, body } = followUpEmail(FACTS);
  expect(to).toBe('');
  expect(subject).toBe('Following up on my Senior Data Analyst application');
  expect(body).toMatch(/^Hi Oxmere Freight & Co\. team,/);
  expect(plainSpaces(body)).toContain('the Senior Data Analyst role at Oxmere Freight & Co. on Apr 29');
  expect(body).toMatch(/\nDana Okafor$/);
});

test('it goes to the person the user wrote down, by first name', () => {
  const contact = { name: 'Tomas Brenneke', email: 'tomas+jobs@example.com' };
  const email = followUpEmail({ ...FACTS, contact });
  expect(email.body).toMatch(/^Hi Tomas,/);
  const link = new URL(mailto(email));
  expect(decodeURIComponent(link.pathname)).toBe('tomas+jobs@example.com');
  expect(link.searchParams.get('subject')).toBe(email.subject);
  expect(link.searchParams.get('body')).toBe(email.body.replaceAll('\n', '\r\n'));
});

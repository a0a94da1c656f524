import { expect, test } from 'vitest';
import { classifyQuestion } from './classify-question.ts';

const topicOf = (autocomplete: string, label = '', section = '') =>
  classifyQuestion({ label, kind: 'text', options: [], autocomplete, section }, 'US').topic;

test.each([
  ['family-name', 'last_name'],
  ['section-a home email', 'email'],
  ['street-address', 'street_address'],
  ['organization', 'current_company'],
  ['postal-code', 'postcode'],
  ['billing postal-code', 'unknown'],
  ['cc-number', 'unknown'],
  ['off', 'unknown'],
])('where nothing else names a field, "%s" asks for %s', (token, topic) => {
  expect(topicOf(token)).toBe(topic);
});

test('words say more than a token does', () => {
  expect(topicOf('organization', 'Name of a reference')).not.toBe('current_company');
  expect(topicOf('email', '', 'Emergency contact')).not.toBe('email');
});

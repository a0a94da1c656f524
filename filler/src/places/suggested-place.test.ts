import { expect, test } from 'vitest';
import { suggestedPlace } from './suggested-place.ts';

const PORTLANDS = ['Portland, Maine, United States', 'Portland, Oregon, United States'];

test.each([
  ['Portland, OR', PORTLANDS, 'Portland, Oregon, United States'],
  ['Portland, Maine', PORTLANDS, 'Portland, Maine, United States'],
  ['Portland ME', PORTLANDS, 'Portland, Maine, United States'],
  ['Portland, OR, US', PORTLANDS, 'Portland, Oregon, United States'],
  ['Portland', PORTLANDS, 'Portland, Maine, United States'],
  // Both begin with M and have an A.
  ['Springfield, MA', ['Springfield, Michigan', 'Springfield, Massachusetts'], 'Springfield, Massachusetts'],
  ['New York, NY', ['New York, New York, United States'], 'New York, New York, United States'],
  ['Boston, MA', ['Boston, MA 02110, USA'], 'Boston, MA 02110, USA'],
  ['Boston, MA', ['Boston'], 'Boston'],
  ['Berlin, Deutschland', ['Berlin, Germany'], 'Berlin, Germany'],
])('%s among %j is %s', (wanted, suggestions, expected) => {
  expect(suggestedPlace(suggestions, wanted)).toBe(expected);
});

test('a namesake in another state is not the place', () => {
  expect(suggestedPlace(['Portland, Maine, United States'], 'Portland, OR')).toBeNull();
  expect(suggestedPlace(['No results'], 'Boston, MA')).toBeNull();
});

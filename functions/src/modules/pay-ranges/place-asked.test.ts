import { expect, it } from 'vitest';
import { placeAsked } from './place-asked.ts';

it.each([
  ['NYC', 'New York, NY'],
  ['new york', 'New York, NY'],
  ['New York, NY', 'New York, NY'],
  ['Saint Louis', placeAsked('St. Louis, MO')],
  ['albany, new york', 'Albany, NY'],
  ['Portland', 'Portland, OR'],
  ['portland, ME', 'Portland, ME'],
  ['remote', 'Remote'],
  ['London, UK', 'London, UK'],
  ['Narnia 5', 'Narnia 5'],
])('%s is %s', (text, place) => expect(placeAsked(text)).toBe(place));

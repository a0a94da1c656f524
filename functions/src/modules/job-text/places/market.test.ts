import { describe, expect, it } from 'vitest';
import { marketOf } from './market.ts';

const albany = { city: 'albany', region: 'NY', country: 'US' };
const troy = { city: 'troy', region: 'NY', country: 'US' };
const boise = { city: 'boise', region: 'ID', country: 'US' };
const berlin = { city: 'berlin', region: null, country: 'DE' };

describe('market and area of a posting', () => {
  it.each([
    ['one region', [albany, troy], 'onsite', 'US', 'US-NY'],
    ['several regions', [albany, boise], 'hybrid', 'US', 'US'],
    ['remote work', [albany], 'remote', 'US', 'US'],
    ['a country without regions', [berlin], null, 'DE', 'DE'],
    ['several countries', [albany, berlin], null, 'any', 'any'],
    ['an unknown country', [{ city: 'springfield', region: null, country: null }], null, 'any', 'any'],
    ['no place', [], null, 'any', 'any'],
  ] as const)('%s', (_, places, workplace, market, area) => {
    expect(marketOf({ places: [...places], workplace })).toEqual({ market, area });
  });
});

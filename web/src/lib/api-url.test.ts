import { describe, expect, it } from 'vitest';
import { apiUrl } from './api-url.ts';

describe('apiUrl', () => {
  it('fills path parameters, encoded', () => {
    expect(apiUrl({ path: '/api/postings/:id' }, { params: { id: 'a b/c' } })).toBe(
      '/api/postings/a%20b%2Fc',
    );
  });

  it('appends the query without empty values and repeats arrays', () => {
    const query = { q: 'data', cursor: undefined, place: '', workplace: ['remote', 'hybrid'], limit: 30 };
    expect(apiUrl({ path: '/api/postings' }, { query })).toBe(
      '/api/postings?q=data&workplace=remote&workplace=hybrid&limit=30',
    );
  });

  it('throws when a parameter is missing, instead of asking for ":id"', () => {
    expect(() => apiUrl({ path: '/api/postings/:id' })).toThrow('id');
  });
});

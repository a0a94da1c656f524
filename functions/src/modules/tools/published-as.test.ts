import { expect, it } from 'vitest';
import { publishedAs } from './published-as.ts';

const at = (kind: 'lever' | 'recruitee' | 'external', url: string) => ({ kind, url });

it('names board and job as the API does, also on European servers', () => {
  const apply = at('lever', 'https://jobs.eu.lever.co/acme/1/apply');
  const origins = [{ source: 'lever' as const, external_id: 'eu:acme/1', url: apply.url, apply }];
  expect(publishedAs(apply, origins)).toEqual({ vendor: 'lever', board: 'acme', id: '1', european: true });
});

it('takes the origin whose form it is, and none for a form of another kind', () => {
  const apply = at('recruitee', 'https://acme.recruitee.com/o/cook/c/new');
  const other = at('external', 'https://acme.example/cook');
  const origins = [
    { source: 'arbeitnow' as const, external_id: 'x/9', url: other.url, apply: other },
    { source: 'recruitee' as const, external_id: 'acme/7', url: apply.url, apply },
  ];
  expect(publishedAs(apply, origins)).toMatchObject({ vendor: 'recruitee', board: 'acme', id: '7' });
  expect(publishedAs(other, origins)).toBeNull();
});

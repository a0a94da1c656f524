import { expect, test } from 'vitest';
import { ApiError } from '@/lib/api-error.ts';
import { serverErrors } from './server-errors.ts';

const refused = (...paths: string[]) =>
  new ApiError({
    message: 'x',
    detail: 'x',
    status: 400,
    code: 'invalid_request',
    errors: paths.map((path) => ({ path, message: `${path} is wrong` })),
  });

test('an error within a field is the field’s', () => {
  expect(serverErrors(refused('links.github', 'skills.2'), ['links', 'skills'])).toEqual({
    fields: [
      { name: 'links.github', message: 'links.github is wrong' },
      { name: 'skills.2', message: 'skills.2 is wrong' },
    ],
    rest: false,
  });
});

test('a field is found where the body has another shape', () => {
  const { fields, rest } = serverErrors(refused('answers.1.value'), ['a', 'b'], () => 'b');
  expect([fields[0]?.name, rest]).toEqual(['b', false]);
});

test.each([[refused('other')], [refused()], [new Error('offline')]])(
  'what no field shows is left: %s',
  (error) => {
    expect(serverErrors(error, ['links']).rest).toBe(true);
  },
);

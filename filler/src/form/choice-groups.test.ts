import { expect, test } from 'vitest';
import { fieldOf, fieldsOf } from './testing/page.ts';

test('radio buttons whose names differ in a number alone are the choices of one question', async () => {
  const choice = (name: string, word: string) =>
    `<li><input type="radio" name="${name}" id="${word}"><label for="${word}">${word}</label></li>`;
  const html = `<div><div>Which shift?</div><ul>${choice('q[1]', 'Day')}${choice('q[2]', 'Night')}</ul></div>`;
  expect(await fieldOf(html)).toMatchObject({ kind: 'radio', options: ['Day', 'Night'] });
  const apart = `<div>Days?<ul>${choice('q[1]', 'A')}${choice('q[1]', 'B')}</ul></div><div>Nights?<ul>${choice('q[2]', 'C')}${choice('q[2]', 'D')}</ul></div>`;
  expect((await fieldsOf(apart)).map(({ options }) => options)).toEqual([
    ['A', 'B'],
    ['C', 'D'],
  ]);
});

import { describe, expect, it } from 'vitest';
import { misspelled } from './spelling.ts';

describe('spelling mistakes', () => {
  it.each([
    ['We are an organazation with offices in all of the states.', ['organazation']],
    [
      'The canditate has managment experiance and works with the team.',
      ['managment', 'experiance', 'canditate'],
    ],
    ['You will recieve the trainnig in the first week.', ['recieve', 'trainnig']],
    ['A recruitng firm in the city, for you.', ['recruitng']],
  ])('finds those in %j', (text, mistakes) => expect(misspelled(text).sort()).toEqual([...mistakes].sort()));

  it.each([
    'Our organisation looks for a specialised programme manager with the right behaviours in the team.',
    'You are operating, communicating, and participating in the committee of the personas team.',
    'Translation of the materials, and supervising of the cleaning crews, for you.',
    'Wir suchen eine Expertin für die Organisation und Administraton der Komunikation.',
    'See admininstration@harbor.example and github.com/recrutment for the rest of the details in the office.',
  ])('finds none in %j', (text) => expect(misspelled(text)).toEqual([]));
});

import { expect, it } from 'vitest';
import { txtDocument } from '../txt-lines.ts';
import { findNationalPhones } from './phones.ts';

it.each([
  ['Telefonnummer: 015110430198', 'de', '+4915110430198'],
  ['Tel. 06 12 34 56 78', 'fr', '+33612345678'],
  ['(55) 98449-0156', 'pt', '+5555984490156'],
  ['0708 184012', 'sv', '+46708184012'],
  ['tel. 601 234 567', 'pl', '+48601234567'],
  ['Tel. 0664 1234567', 'de', '+436641234567'],
  ['Tel. 079 123 45 67', 'de', '+41791234567'],
  ['Tel. 079 123 45 67', 'fr', '+41791234567'],
  ['Tel. 0470 12 34 56', 'nl', '+32470123456'],
  ['Tel. 06 12345678', 'nl', '+31612345678'],
  ['912 345 678', 'pt', '+351912345678'],
])('reads %s as valid where %s is spoken', (text, language, number) => {
  expect(findNationalPhones(txtDocument(text).lines, language)).toMatchObject([
    { value: number, confidence: 0.6 },
  ]);
});

it.each([
  ['0708 184012', 'en'],
  ['0708 184012', undefined],
  ['2016 - 2018', 'de'],
  ['12.05.2018', 'pl'],
  ['91234-5678', 'pt'],
])('reads %s with language %s as none', (text, language) => {
  expect(findNationalPhones(txtDocument(text).lines, language)).toEqual([]);
});

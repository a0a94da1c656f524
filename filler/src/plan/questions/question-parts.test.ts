import { expect, test } from 'vitest';
import { fieldsOf } from '../../form/testing/page.ts';
import { dossier, valuesOf } from '../testing/forms.ts';

/** A question over boxes, tied to the first of them, and a word below each. */
const page = (question: string, parts: readonly string[]) =>
  `<form><li><label for="a0">${question}</label><div>${parts
    .map((part, at) => `<span><input id="a${at}" required> <label for="a${at}">${part}</label></span>`)
    .join('')}</div></li></form>`;
const filled = async (question: string, parts: readonly string[]) =>
  valuesOf(await fieldsOf(page(question, parts)), dossier());

test.each([
  ['Current employer', ['Name', 'Phone']],
  ['Arbeitgeber', ['Name', 'Telefon']],
  ['School attended', ['Name', 'Phone']],
  ['Wer hat Sie empfohlen?', ['Vorname', 'Nachname']],
  ['Recommended by', ['First', 'Last']],
  ['Nombre del supervisor', ['Nombre', 'Apellidos']],
  ['Nom du responsable', ['Prénom', 'Nom']],
])('the parts of "%s" are not the applicant’s', async (question, parts) => {
  expect(await filled(question, parts)).toEqual({});
});

test.each([
  ['Full name', ['First name', 'Last name']],
  ['What is your name?', ['First name', 'Last name']],
  ['Nombre y apellidos', ['Nombre', 'Apellidos']],
  ['Celé jméno', ['Jméno', 'Příjmení']],
])('the parts of "%s" are', async (question, parts) => {
  expect(Object.values(await filled(question, parts))).toEqual(['Dana', 'Okafor']);
});

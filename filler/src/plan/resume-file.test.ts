import { expect, test } from 'vitest';
import type { FormField } from '../types.ts';
import { planForm } from './plan-form.ts';
import { dossier, field } from './testing/forms.ts';

const file = (label: string, more: Partial<FormField> = {}) =>
  field(label, { kind: 'file', required: false, ...more });
const attached = (...files: FormField[]) =>
  planForm(files, dossier()).flatMap(({ field: { label }, action }) => (action === 'fill' ? [label] : []));

test.each([
  'CV et Lettre de motivation',
  'Resume/CV/Transcripts',
  'Upload application documents',
  'Bewerbungsunterlagen hochladen',
  'Lade deinen Lebenslauf, Anschreiben oder andere Dokumente hoch.',
  'Upload your resume or CV by clicking on ‘Upload resume’ below. If you need to replace the document, select a new one.',
  'Attach',
  'Files',
  'Documents',
  'Załączniki',
])('"%s" takes the resume where no other file is asked for', (label) => {
  expect(attached(file(label))).toEqual([label]);
});

test.each([
  'Cover letter',
  'Supporting documents (other than your CV)',
  'Additional documents (resume, certificates)',
  'Transcript',
  'Portfolio',
  'Photo',
  'Weitere Unterlagen neben dem Lebenslauf',
])('"%s" does not take it, though it is the only file', (label) => {
  expect(attached(file(label))).toEqual([]);
});

test('a field named for the resume leaves the others empty', () => {
  expect(attached(file('Documents'), file('Resume'), file('CV and cover letter'))).toEqual(['Resume']);
});

test('of several that say nothing, only the one that is demanded takes it', () => {
  expect(attached(file('File', { key: 'a' }), file('File', { key: 'b' }))).toEqual([]);
  const demanded = file('Upload', { key: 'b', required: true });
  expect(attached(file('File', { key: 'a' }), demanded)).toEqual(['Upload']);
});

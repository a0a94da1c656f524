import { expect, test } from 'vitest';
import type { FormField } from '../../types.ts';
import { planForm } from '../plan-form.ts';
import { dossier, field } from '../testing/forms.ts';

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

test.each([
  'Copy of your driving licence (your CV is not needed)',
  'Cover letter (tell us what is missing in your CV)',
  'Photo for your CV',
  'Video CV',
  'Friend’s resume',
  'Führerschein (nicht der Lebenslauf)',
])('"%s" asks for another document, or for somebody else’s', (label) => {
  expect(attached(file(label, { required: true }))).toEqual([]);
});

test('a box for pictures, or one that the page calls something else, takes no resume', () => {
  const markup = { name: '', id: '', autocomplete: '', type: 'file', max_length: null };
  const asked = (more: object) =>
    attached(file('Upload file', { required: true, markup: { ...markup, ...more } }));
  expect(asked({ accept: 'image/*,.png' })).toEqual([]);
  expect(asked({ name: 'passport_photo' })).toEqual([]);
  expect(asked({ name: 'attachment', accept: '.pdf,.doc,image/*' })).toEqual(['Upload file']);
});

test('a lone attachment that nobody demands takes it only where documents are asked for', () => {
  expect(attached(file('Attachment', { section: 'Report a vulnerability' }))).toEqual([]);
  expect(attached(file('Attachment', { section: 'Refer a friend', required: true }))).toEqual([]);
  expect(attached(file('Attachment', { section: 'Your application' }))).toEqual(['Attachment']);
  expect(attached(file('Cover letter and resume'))).toEqual(['Cover letter and resume']);
});

test.each([
  'CV de votre conjoint',
  'CV du parrain',
  'Video-Lebenslauf',
  'Résumé vidéo',
  'Résumé de votre thèse',
  'Résumé du projet',
  'Lebenslauf (anonymisiert)',
])('"%s" asks for another document in other languages too', (label) => {
  expect(attached(file(label, { required: true }))).toEqual([]);
  expect(attached(file('Lebenslauf'), file(label))).toEqual(['Lebenslauf']);
});

test('the only file of a form, a resume, is the applicant’s below the references', () => {
  const resume = (label: string, section: string) => file(label, { section, required: true });
  expect(attached(resume('Resume', 'References'))).toEqual(['Resume']);
  expect(attached(resume('Resume', 'Professional references'))).toEqual(['Resume']);
  expect(attached(resume('Resume', 'Referral'))).toEqual([]);
  expect(attached(resume('Reference letter', 'References'))).toEqual([]);
  expect(attached(resume('Resume', 'References'), file('Letter', { section: 'References' }))).toEqual([]);
});

test('the only file below the applicant’s name is the resume, whatever the heading says', () => {
  const section = 'Aplikuj na stanowisko';
  expect(attached(field('Imię i nazwisko', { section }), file('file', { section }))).toContain('file');
  expect(
    attached(field('Imię i nazwisko', { section }), file('file', { section: 'Polecenie' })),
  ).not.toContain('file');
});

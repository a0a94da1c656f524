import { expect, test } from 'vitest';
import type { Dossier } from '../dossier.ts';
import { LEGAL_WORDINGS } from '../topics/testing/legal-wordings.ts';
import { TOPICS } from '../topics/topic-list.ts';
import type { FormField } from '../types.ts';
import { planForm } from './plan-form.ts';
import { dossier, field, said } from './testing/forms.ts';

/** Everything that is no legal word: facts, a history, and a yes on every topic that is not legal. */
const known: Dossier = dossier({
  facts: {
    full_name: { value: 'Dana Okafor', origin: 'profile' },
    email: { value: 'dana@example.com', origin: 'profile' },
    phone: { value: '+16175550142', origin: 'profile' },
    city: { value: 'Boston', origin: 'profile' },
    country: { value: 'US', origin: 'profile' },
    location: { value: 'Boston, MA', origin: 'profile' },
    years_of_experience: { value: '8', origin: 'resume' },
    current_company: { value: 'Harbor Health', origin: 'resume' },
    education_level: { value: 'Bachelor of Science', origin: 'resume' },
  },
  answers: Object.entries(TOPICS).flatMap(([topic, { legal, voluntary, answer }]) =>
    legal || voluntary || answer !== 'yes_no' ? [] : [said(topic, 'Yes')],
  ),
  work_authorization: {},
  needs_sponsorship: null,
});

const forms: ((label: string) => FormField)[] = [
  (label) => field(label, { required: true }),
  (label) => field(label, { kind: 'radio', options: ['Yes', 'No'], required: true }),
  (label) => field(label, { kind: 'select', options: ['No', 'Yes', 'Not sure'], required: true }),
  (label) => field(label, { kind: 'checkbox', options: ['I confirm'], required: true }),
  (label) => field(label, { kind: 'date', required: true }),
];
/** The box stands behind those of the applicant, under a heading of theirs, or alone. */
const around: readonly FormField[][] = [
  [],
  [field('Full name', { section: 'About you' }), field('Email', { section: 'About you' })],
];

const LEGAL = Object.entries(LEGAL_WORDINGS).flatMap(([, text]) => text.trim().split('\n'));
const SIGNED = [
  'Declaration: type your name',
  'By typing your name you certify that all of this is true',
  'I certify the above. Full name',
  'Signature',
  'Signature date',
  'Electronic signature',
  'Name (as signature)',
  'Unterschrift (Vor- und Nachname)',
  'Ich versichere die Richtigkeit (Name)',
  'Je déclare sur l’honneur : nom',
  'Declaro ser verdadeiro: nome completo',
  'Oświadczam: nazwisko',
];

test.each(forms.map((form, index) => [index, form] as const))(
  'no legal question is answered by somebody who said nothing on it, in a control of kind %i',
  (_, form) => {
    const filled = around.flatMap((before) =>
      [...LEGAL, ...SIGNED].filter((label) => {
        const section = before.length > 0 ? 'About you' : undefined;
        const asked = { ...form(label), ...(section && { section }) };
        const last = planForm([...before, asked], known).at(-1);
        return last?.action === 'fill' || last?.action === 'choose';
      }),
    );
    expect(filled).toEqual([]);
  },
);

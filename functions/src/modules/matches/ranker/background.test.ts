import { describe, expect, it } from 'vitest';
import { extractFeatures } from '../../job-text/features/extract-features.ts';
import type { FeatureInput } from '../../job-text/features/posting-features.ts';
import {
  commonTerms,
  packTerms,
  readTerms,
  textTerms,
  unpackTerms,
} from '../../job-text/terms/text-terms.ts';
import { profileWith } from '../../profile/testing/profile-with.ts';
import { buildCandidate, type Candidate } from './candidate.ts';
import { scorePosting } from './score-posting.ts';

const NOW = new Date('2026-11-23T12:00:00.000Z');
const blank: FeatureInput = {
  title: 'Software Engineer',
  company: 'Ferrywell',
  description_text: '',
  locations: [],
  country: null,
  workplace: null,
  employment_type: null,
  seniority: null,
  salary: null,
  posted_at: null,
};
const JAVA =
  'Built card settlement microservices in Java, Spring Boot and Kafka on AWS with PostgreSQL, Docker and Kubernetes.';
const FIRMWARE =
  'Write firmware in C for motor controllers. Requirements: RTOS, CAN bus, oscilloscopes, ARM microcontrollers, MISRA, and embedded C.';

const wanting = (title: string) => buildCandidate(profileWith({ job_titles: [title] }), null);
const engineer = (skills: string[], years = 6): Candidate => ({
  ...wanting('Software Engineer'),
  skills: new Set(skills),
  terms: textTerms([JAVA, skills.join(' ')], 400),
  years: { min: years, max: years },
  seniority: 'mid',
});
const backend = engineer([
  'Java',
  'Spring Boot',
  'Apache Kafka',
  'PostgreSQL',
  'Docker',
  'Kubernetes',
  'AWS',
]);
const scoreOf = (candidate: Candidate, posting: Partial<FeatureInput>) =>
  scorePosting(candidate, extractFeatures({ ...blank, ...posting }), NOW);

describe('the background', () => {
  it('tells the same title in another field apart, and names the words in common', () => {
    const same = scoreOf(backend, { description_text: `Requirements: ${JAVA}` });
    const other = scoreOf(backend, { description_text: FIRMWARE });
    expect(same.score).toBeGreaterThanOrEqual(85);
    expect(other.score).toBeLessThan(60);
    expect(same.parts.find(({ kind }) => kind === 'background')?.why).toContain('“');
  });

  it.each([
    ['a job without a description', ''],
    ['a few words', 'Great pay.'],
    [
      'a job in German',
      'Sie verantworten die Debitoren- und Kreditorenbuchhaltung mit SAP, erstellen Umsatzsteuervoranmeldungen und Monatsabschlüsse für unsere Gesellschaften und sind Ansprechpartner bei der Jahresabschlussprüfung.',
    ],
    [
      'a job in Spanish',
      'Preparación de asientos contables, conciliación bancaria y declaraciones de IVA para las sociedades del grupo, con el equipo de finanzas y en contacto con la asesoría.',
    ],
    [
      'a job in Dutch',
      'Je rijdt met een eigen bus van klant naar klant, levert de bestellingen bij de voordeur en helpt in het magazijn met het laden van de wagens.',
    ],
  ])('is unknown for %s', (_, description_text) => {
    expect(
      scoreOf(backend, { description_text }).parts.find(({ kind }) => kind === 'background'),
    ).toMatchObject({ value: null, why: 'The job says too little about the work, or isn’t in English.' });
  });

  it('is unknown for a person who told nothing of their work', () => {
    const silent = { ...backend, terms: new Map() };
    expect(scoreOf(silent, { description_text: FIRMWARE }).unknown).toContain('background');
  });

  it('is unknown for a resume in another language, whatever small words it shares with the job', () => {
    const accountant = {
      ...backend,
      terms: textTerms([
        'Comptable',
        'Tenue de la comptabilité générale, préparation des déclarations de TVA et des bilans pour le cabinet, en lien avec les clients et les commissaires aux comptes.',
      ]),
    };
    const description_text =
      'Vous êtes en charge de la réception de marchandises, de la conduite de chariots et de la préparation des commandes de boulangerie pour les magasins de la région.';
    expect(scoreOf(accountant, { description_text }).unknown).toContain('background');
    expect(scoreOf(accountant, { description_text: FIRMWARE }).unknown).toContain('background');
  });

  it('keeps the trades whose names are small words elsewhere', () => {
    const named = (text: string) => commonTerms(textTerms([text]), readTerms(packTerms(textTerms([text]))));
    expect(named('Tool and die maker: build and repair a die for the press')).toContain('die');
    expect(named('Drive a delivery van and load the van at the warehouse')).toContain('van');
    expect(named('Work at la carte kitchens near the ranch de la Costa, preparing fish')).toEqual(
      expect.not.arrayContaining(['de', 'la']),
    );
  });

  it('survives packing', () => {
    const terms = textTerms([JAVA, FIRMWARE]);
    expect(unpackTerms(packTerms(terms))).toEqual(terms);
  });
});

describe('unusual jobs', () => {
  const description_text = `Requirements: ${JAVA}`;
  const plain = scoreOf(backend, { description_text }).score;

  it('with a requisition number score as without', () => {
    expect(scoreOf(backend, { title: 'Software Engineer (Req #48213)', description_text }).score).toBe(plain);
  });

  it('in another language are compared by what their title means', () => {
    const nurse = wanting('Registered Nurse');
    const same = scoreOf(nurse, { title: 'Krankenschwester (m/w/d)' }).score ?? 0;
    expect(same).toBeGreaterThan(scoreOf(nurse, { title: 'Zahnarzt' }).score ?? 0);
    expect(same).toBe(scoreOf(nurse, { title: 'Infirmière' }).score);
  });

  it('with 60 skills can still be good, and never better than with the ten one has', () => {
    const many = Array.from({ length: 53 }, (_, i) => `Product ${i}`);
    const skills = [...backend.skills];
    const short = scoreOf(backend, { description_text, skills }).score ?? 0;
    const long = scoreOf(backend, { description_text, skills: [...skills, ...many] }).score ?? 0;
    expect(long).toBeLessThanOrEqual(short);
    expect(long).toBeGreaterThan(40);
  });

  it('that ask for a PhD or equivalent block nobody', () => {
    const bachelor = { ...backend, degree: 'bachelor' as const };
    const text = (degree: string) => `${description_text}\n• ${degree}`;
    const waived = scoreOf(bachelor, { description_text: text('PhD or equivalent experience') });
    expect(waived.blockers).toEqual([]);
    expect(
      scoreOf(bachelor, { description_text: text('PhD in computer science required.') }).blockers,
    ).toEqual([expect.objectContaining({ kind: 'degree' })]);
  });

  it('for beginners are not good for someone with years of experience', () => {
    const entry = scoreOf(backend, { title: 'Entry Level Software Engineer', description_text });
    expect(entry.score).toBeLessThan(70);
    expect(
      scoreOf(engineer([...backend.skills], 1), { title: 'Entry Level Software Engineer', description_text })
        .score,
    ).toBeGreaterThan(entry.score ?? 0);
  });
});

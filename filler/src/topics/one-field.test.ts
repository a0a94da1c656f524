import { expect, test } from 'vitest';
import { classifyQuestion } from './classify-question.ts';

const RANGES = ['0-2', '3-5', '6+'];
const topicOf = (label: string) => classifyQuestion({ label, kind: 'select', options: RANGES }, 'US').topic;

test.each([
  'Experience in plumbing?',
  'Experience in catering (years)',
  'Jahre Erfahrung im Einzelhandel',
  'Años de experiencia en hostelería',
  'Anos de experiência em logística',
  'Aantal jaren ervaring in de bouw',
  "Années d'expérience dans la restauration",
  'Lata doświadczenia w logistyce',
])('"%s" asks for one field, not for all of the years', (label) => {
  expect(topicOf(label)).not.toBe('years_of_experience');
});

test.each([
  'Years of experience in total',
  'Jahre Berufserfahrung',
  'Años de experiencia laboral',
  "Années d'expérience professionnelle",
])('"%s" asks for all of them', (label) => {
  expect(topicOf(label)).toBe('years_of_experience');
});

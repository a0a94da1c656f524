import { expect, test } from 'vitest';
import { isTurnedRound } from './negation.ts';

test.each([
  'Are you not willing to relocate?',
  'Sind Sie nicht bereit umzuziehen?',
  'Bent u niet bereid te verhuizen?',
  'Non sei disposto a trasferirti?',
  'Você não aceitaria se mudar?',
  'Nie chcesz się przeprowadzić?',
  'Kan du inte tänka dig att flytta?',
  'N’êtes-vous pas prêt à déménager ?',
  'Etkö ole valmis muuttamaan?',
  'Nejste ochoten se přestěhovat?',
  'Taşınmak istemiyor musunuz?',
])('"%s" is turned around', (label) => {
  expect(isTurnedRound(label)).toBe(true);
});

test.each([
  'Are you willing to relocate?',
  'Sind Sie bereit umzuziehen? (Ja/Nein)',
  'Êtes-vous prêt à déménager ? (oui/non)',
  'Czy chcesz się przeprowadzić? (tak/nie)',
  'Sei disposto a trasferirti?',
  'Taşınmak ister misiniz?',
])('"%s" is not', (label) => {
  expect(isTurnedRound(label)).toBe(false);
});

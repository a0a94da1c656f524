import { expect, test } from 'vitest';
import { plainLabel } from './plain-label.ts';

test.each([
  ['Bitte teilen Sie uns Ihren frühesten Eintrittstermin mit', 'Ihren frühesten Eintrittstermin'],
  ['Bitte geben Sie Ihre Gehaltsvorstellung an.', 'Ihre Gehaltsvorstellung'],
  ['Könnten Sie uns bitte Ihre Kündigungsfrist nennen?', 'Ihre Kündigungsfrist'],
  ['Bitte Ihre Telefonnummer angeben', 'Ihre Telefonnummer'],
  ['Merci de nous communiquer vos prétentions salariales', 'vos prétentions salariales'],
  ['Veuillez indiquer votre adresse e-mail', 'votre adresse e-mail'],
  ["Merci d'indiquer l’adresse de votre site", 'l’adresse de votre site'],
  ['Por favor, indique tu ciudad', 'tu ciudad'],
  ['¿Podrías compartir tu perfil de LinkedIn?', 'tu perfil de LinkedIn?'],
  ['Si prega di specificare il tuo sito web', 'il tuo sito web'],
  ['Por favor informe seu e-mail', 'seu e-mail'],
  ['Laat ons weten wat je wilt verdienen', 'wat je wilt verdienen'],
  ['Kun je aangeven wat je opzegtermijn is?', 'wat je opzegtermijn is?'],
  ['Prosimy o podanie numeru telefonu', 'numeru telefonu'],
  ['Ange gärna din LinkedIn-profil', 'din LinkedIn-profil'],
  ['Te rugăm să menționezi compania la care lucrezi', 'compania la care lucrezi'],
  ['Lütfen telefon numaranızı yazınız', 'telefon numaranız'],
  ['Adresinizi paylaşır mısınız?', 'Adresiniz'],
])('"%s" asks for "%s"', (label, plain) => {
  expect(plainLabel(label)).toBe(plain);
});

test.each([
  'Précisez',
  'Pouvez-vous travailler à distance ?',
  'Indirizzo',
  'Kun je thuiswerken?',
  'Geefster',
  'Geben Sie Unterricht?',
  'Kannst du am Wochenende arbeiten?',
  'Können Sie die Stelle antreten?',
  'Puedes viajar?',
  'Podajnik',
  'Ange',
  'Anschrift',
])('"%s" is asked as it stands', (label) => {
  expect(plainLabel(label)).toBe(label);
});

import { expect, it } from 'vitest';
import { txtDocument } from '../txt-lines.ts';
import { understand } from '../understand.ts';

const JOB =
  '\n\nExperience\n\nCook, Hotel Astor, Berlin\n2019 - 2022\n- Made soups for Guests of the Hotel and the Bar\n';
const nameIn = (head: string) => understand(txtDocument(head + JOB), '2026-11').full_name.value;

it.each([
  ['lukas elsner\nlebenslauf\nlukas.elsner@mail.example', 'lukas elsner'],
  ['ngozi van horn\nngozi.horn@mail.example', 'ngozi van horn'],
  ['ezra sokolov\nsokolov@mail.example', 'ezra sokolov'],
  ['Hola, soy Adrián Hermo\nadrian@mail.example', 'Adrián Hermo'],
  ['Ben Konrad Meyer\nkonrad@mail.example', 'Ben Konrad Meyer'],
  ['Alexander Robertson-Jones CV: Extended Edition\nalex@mail.example', 'Alexander Robertson-Jones'],
  ['CV: Alexander Robertson-Jones\nalex@mail.example', 'Alexander Robertson-Jones'],
  ['CV - Anna Berg\nanna@mail.example', 'Anna Berg'],
  ['Anna Berg – CV\nanna@mail.example', 'Anna Berg'],
  ['Anna Berg Curriculum Vitae\nanna@mail.example', 'Anna Berg'],
  ['Curriculum Vitae – Anna Berg\nanna@mail.example', 'Anna Berg'],
  ['Curriculum vitae Anna Berg\nanna@mail.example', 'Anna Berg'],
  ['Lebenslauf Anna Berg\nanna@mail.example', 'Anna Berg'],
  ['Lebenslauf von Anna Berg\nanna@mail.example', 'Anna Berg'],
  ['Lebenslauf: Anna Berg\nanna@mail.example', 'Anna Berg'],
  ['Anna Berg | Lebenslauf\nanna@mail.example', 'Anna Berg'],
  ['Currículo de Ana Reis\nana@mail.example', 'Ana Reis'],
  ['Resumé Anna Berg\nanna@mail.example', 'Anna Berg'],
  ['Kristian Halo — Data Scientist\nk@halo.example', 'Kristian Halo'],
  ['BERG Anna\nanna.berg@mail.example', 'BERG Anna'],
  ['Anna BERG\nanna.berg@mail.example', 'Anna BERG'],
  ['Vorname: Anna\nNachname: Berg\nanna.berg@mail.example', 'Anna Berg'],
  ['First name: Anna\nLast name: Berg\nanna.berg@mail.example', 'Anna Berg'],
  ['Nom : BERG\nPrénom : Anna\nanna.berg@mail.example', 'Anna BERG'],
  ['Nombre: Ana Ruiz Peña\nanna.berg@mail.example', 'Ana Ruiz Peña'],
  ['Nombre y apellidos: Ana Ruiz Peña\nana@mail.example', 'Ana Ruiz Peña'],
  ['Nome: Ana Reis\nana@mail.example', 'Ana Reis'],
  ['Naam: Anna de Berg\nana@mail.example', 'Anna de Berg'],
  ['Imię i nazwisko: Anna Berg\nana@mail.example', 'Anna Berg'],
  ['Namn: Anna Berg\nana@mail.example', 'Anna Berg'],
  ['Adı Soyadı: Ayşe Kaya\nana@mail.example', 'Ayşe Kaya'],
  ['Name: Adrian Berg (*28.10.1997)\nAdresse: Weg 4, 80999 München\nadrian@mail.example', 'Adrian Berg'],
  ['Anna Berg (geb. Holm)\nanna@mail.example', 'Anna Berg'],
  ['Anna Berg, M.Sc.\nanna@mail.example', 'Anna Berg'],
  ['M.Sc. Anna Berg\nanna@mail.example', 'Anna Berg'],
  ['mgr inż. Anna Berg\nanna@mail.example', 'Anna Berg'],
  ['Dott.ssa Anna Berg\nanna@mail.example', 'Anna Berg'],
  ['# Anna Berg\nanna@mail.example', 'Anna Berg'],
  ['Anna M. Berg\nanna@mail.example', 'Anna M. Berg'],
  ['Hannah Kirsch-Doyle, Quantity Surveyor\nhannah@mail.example', 'Hannah Kirsch-Doyle'],
  ['ÖZGEÇMİŞ\nZeynep Akgün\nzeynep@mail.example', 'Zeynep Akgün'],
  ['ŻYCIORYS\nAnna Berg\nanna@mail.example', 'Anna Berg'],
  ['Hoja de vida: Ana Ruiz Peña\nana@mail.example', 'Ana Ruiz Peña'],
  ['Yük. Müh. Mert DEMİR\nmert@mail.example', 'Mert DEMİR'],
  ['Full Name     Anna Berg\nEmail     anna@mail.example', 'Anna Berg'],
  ['Vorname     Anna\nNachname     Berg\nE-Mail     anna.berg@mail.example', 'Anna Berg'],
  ['Name     Berg\nVorname     Anna\nE-Mail     anna.berg@mail.example', 'Anna Berg'],
  ['Nom     BERG\nPrénom     Anna\nCourriel     anna.berg@mail.example', 'Anna BERG'],
  ['Nombre     Ana\nApellidos     Ruiz Peña\nCorreo     ana@mail.example', 'Ana Ruiz Peña'],
  [
    'Dear Ms. Holm,\nplease find my resume below.\nBest regards,\nAnna Berg\n\nAnna Berg\nanna@mail.example',
    'Anna Berg',
  ],
  [
    'Dr. Ida Holm\nHotel Astor\nBerlin\n\nSehr geehrte Frau Dr. Holm,\nanbei mein Lebenslauf.\nMit freundlichen Grüßen\nAnna Berg\n\nAnna Berg\nanna@mail.example',
    'Anna Berg',
  ],
  ['lebenslauf\nlukas elsner\nlukas.elsner@mail.example', 'lukas elsner'],
])('%s', (head, name) => {
  expect(nameIn(head)?.toLowerCase()).toBe(name.toLowerCase());
});

it('takes small letters for a name only if the email address has them', () => {
  expect(nameIn('hello, i am a cook\nanna.berg@mail.example')).toBeNull();
  expect(nameIn('line cook\nanna.berg@mail.example')).toBeNull();
});

it.each([
  ['Gutiérrez, Álvaro', 'alvaro.gutierrez@mail.example', 'Álvaro Gutiérrez'],
  ['Della Valle, Simone', 'dellavalle@mail.example', 'Simone Della Valle'],
  // A town and its state, whatever the address.
  ['Austin, Texas', 'austin@mail.example', null],
  ['Drs. Esra Willems', 'esra@mail.example', 'Esra Willems'],
  ['Lic. Álvaro Fernández', 'alvaro@mail.example', 'Álvaro Fernández'],
  ['M. Margaux Rivière', 'margaux@mail.example', 'Margaux Rivière'],
])('%s with %s is %s', (line, email, name) => {
  expect(
    understand(txtDocument(`${line}\n${email}\n\nExperience\nNurse, Acme Ltd\n2019 - 2021`), '2026-11')
      .full_name.value,
  ).toBe(name);
});

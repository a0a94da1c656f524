import type { Vocabulary } from './vocabulary.ts';

export const german: Vocabulary = {
  language: 'de',
  locale: 'de-DE',
  firstNames: 'Katharina|Jonas|Miriam|Lukas|Annegret|Cem|Franziska|Björn|Heike|Matthias|Leyla|Sebastian',
  lastNames: 'Vogt|Brückner|Öztürk|Schönfeld|Lindemann|Kessler|von Ahlen|Weißgerber|Petersen|Achterberg',
  places:
    'Leipzig|Hannover, Deutschland|Nürnberg|Graz, Österreich|Bremen|Kassel|Zürich, Schweiz|Freiburg im Breisgau',
  employers:
    'Stahlhandel Petersen GmbH|Klinikum Nordstadt|Brückner & Söhne KG|Veltra AG|Stadtverwaltung Kassel|Lindenhof Apotheke|Quellwerk|Bäckerei Achterberg|Nordlicht Versicherungen|Hafenlogistik Bremen|Möbelhaus Kessler|Tannwald Software GmbH',
  degrees:
    'Bachelor of Science, |Master of Science, |Diplom, |B.A. |Ausbildung zum Kaufmann, |Staatsexamen, |M.A. ',
  schools:
    'Universität Leipzig|Technische Universität Graz|Hochschule Bremen|Berufsschule Kassel|Fachhochschule Nürnberg|Universität Hannover',
  languages: 'Deutsch (Muttersprache)|Englisch (fließend)|Französisch – Grundkenntnisse',
  certificates: 'Ersthelfer|PRINCE2 Foundation|Ausbildereignung (AEVO)',
  headings: {
    summary: 'Profil|Kurzprofil|Über mich',
    experience: 'Berufserfahrung|Beruflicher Werdegang|Berufspraxis',
    education: 'Ausbildung|Bildungsweg|Studium und Ausbildung',
    skills: 'Kenntnisse|Fachkenntnisse|EDV-Kenntnisse|Kompetenzen',
    languages: 'Sprachen|Sprachkenntnisse',
    certificates: 'Zertifikate|Weiterbildungen',
    contact: 'Kontakt|Persönliche Daten',
    projects: 'Projekte',
  },
  present: 'heute',
  until: 'bis',
  at: 'bei',
  summaries:
    '{title} mit Freude an klarer Arbeit und ruhigem Ton.|Erfahrung als {title} in kleinen und großen Betrieben.',
  labels: {
    title: 'Position',
    employer: 'Firma',
    dates: 'Zeitraum',
    email: 'E-Mail',
    phone: 'Telefon',
    place: 'Ort',
  },
  phone: '+49 15## 55501##',
  occupations: [
    {
      titles: 'Krankenpfleger|Gesundheits- und Krankenpflegerin|Stationsleiterin',
      skills: 'Wundversorgung|Notfallpflege|Dokumentation|Teamführung',
      tasks: 'Betreuung von 20 Patienten je Schicht|Einarbeitung neuer Kollegen',
      fields: 'Pflegewissenschaft',
    },
    {
      titles: 'Softwareentwickler|Senior Softwareentwicklerin|Technischer Leiter',
      skills: 'Java|Spring Boot|PostgreSQL|Docker|Git',
      tasks: 'Entwicklung einer Plattform für Verträge|Ablösung eines alten Systems',
      fields: 'Informatik|Wirtschaftsinformatik',
    },
    {
      titles: 'Sachbearbeiterin|Buchhalter|Leiter Rechnungswesen',
      skills: 'DATEV|SAP FI|Excel|Monatsabschluss',
      tasks: 'Abstimmung der Konten|Erstellung der Jahresabschlüsse',
      fields: 'Betriebswirtschaftslehre',
    },
    {
      titles: 'Verkäufer|Filialleiterin|Vertriebsleiter',
      skills: 'Kundenberatung|Warenwirtschaft|Kasse|Verhandlung',
      tasks: 'Führung von zwölf Mitarbeitern|Steigerung des Umsatzes um 8 %',
      fields: 'Handel',
    },
    {
      titles: 'Lagerhelfer|Fachkraft für Lagerlogistik|Lagerleiter',
      skills: 'Staplerschein|SAP WM|Kommissionierung',
      tasks: 'Planung der Touren|Kontrolle der Bestände',
      fields: 'Logistik',
    },
    {
      titles: 'Erzieherin|Grundschullehrerin|Schulleiter',
      skills: 'Unterrichtsplanung|Elternarbeit|Inklusion',
      tasks: 'Leitung einer Klasse|Organisation von Ausflügen',
      fields: 'Lehramt|Pädagogik',
    },
  ],
};

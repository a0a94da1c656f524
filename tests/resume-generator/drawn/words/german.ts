import type { Words } from './words.ts';

export const german: Words = {
  language: 'de',
  firstNames:
    'Annika|Torben|Svenja|Malte|Gudrun|Ludger|Ayşe|Stefan|Brigitte|Henning|Kerstin|Detlef|Ronja|Jan-Philipp|Ursula|Emre|Lieselotte|Nils',
  lastNames:
    'Schröder|Müller-Lüdenscheid|Wagenknecht|Bäumer|Kaltenbach|Yıldız|Dörfler|Hufnagel|Steinkamp|von der Heide|Zöllner|Grabowski|Reichelt|Weißenfels|Mühlbauer|Tschirner|Obermaier|Lütkemeyer',
  titlesBefore: 'Dr.|Dipl.-Ing.|Dipl.-Kfm.|Mag.|Prof. Dr.|Frau|Herr',
  titlesBehind: ', M.A.|, B.Sc.|, MBA',
  roles:
    'Mitarbeiter|Sachbearbeiterin|Verkäuferin|Praktikant|Werkstudentin|Ingenieur|Entwicklerin|Projektleiter|Teamleiterin|Assistentin|Techniker|Mechatroniker|Köchin|Servicekraft|Aushilfe|Referent|Berater|Disponentin|Erzieherin|Lehrer|Buchhalterin|Lagerist|Fahrer|Kassiererin|Elektroniker|Tischlergeselle|Pflegefachkraft|Redakteurin|Hausmeister|Auszubildender',
  complements:
    '{} im Vertrieb|{} Einkauf|Senior {}|{} (m/w/d)|{} in der Logistik|{} für Qualitätssicherung|Stellvertretende {}|Freiberuflicher {}|{} Marketing|{} im Außendienst|{} und Ausbilder|{} Rechnungswesen|Studentische Hilfskraft|Wissenschaftlicher {}|{} Kundenservice|{} – Schwerpunkt Export|IT-{}|{} der Geschäftsführung|{} in Teilzeit|{} Instandhaltung',
  employers:
    '{N} GmbH|{N} AG|{L} GmbH & Co. KG|Autohaus {L}|Stadtwerke {T}|Klinikum {T}|Bäckerei {L}|{N}|Sparkasse {T}|Stadt {T}|{L} + Partner mbB|Hotel {N}|Landratsamt {T}|Universitätsklinikum {T}|{N} e. V.|Kita {N}|{L} Maschinenbau|Ingenieurbüro {L}|Gasthof Zum {N}|{N} SE|Caritasverband {T} e.V.|Spedition {L} KG|Edeka {L}|{N} Werk {T}|Grundschule {T}|Praxis Dr. {L}|Bundesagentur für Arbeit {T}|Bundeswehr|Deutsches Institut für {N}',
  schools:
    'Universität {T}|Technische Universität {T}|Hochschule {T}|Fachhochschule {T}|{P}-Universität {T}|Duale Hochschule {T}|Hochschule für Technik und Wirtschaft {T}|TU {T}|Pädagogische Hochschule {T}|FOM Hochschule {T}|Kunstakademie {T}|Berufsakademie {T}|IU Internationale Hochschule',
  lowerSchools:
    '{P}-Gymnasium {T}|Realschule {T}|Berufsschule {T}|Gesamtschule {T}|{P}-Schule|Gymnasium am {L}platz|Berufskolleg {T}|HTL {T}|Grundschule {T}|Wirtschaftsschule {T}|BBS II {T}|Oberstufenzentrum {P}|IHK {T}|{P}-Realschule, {T}|BG/BRG {T}|{L} GmbH',
  degrees:
    'Bachelor of Science |B.Sc. |Master of Arts, |M.Sc. |Diplom |Studium der |Studium |Magister |Promotion |B.A. |Bachelor of Engineering |Staatsexamen |Masterstudium |Dipl.-Ing. (FH) |Studiengang: |Bachelorstudium ',
  certificates:
    'Abitur|Allgemeine Hochschulreife|Fachhochschulreife|Mittlere Reife|Realschulabschluss|Hauptschulabschluss|Ausbildung zum Kaufmann|Ausbildung zur Friseurin|Ausbildung zum Industriemechaniker|Matura|Lehre zum Tischler|Umschulung zur Fachinformatikerin|Gesellenbrief|Fachabitur|Ausbildung zur Kauffrau für Büromanagement',
  subjects:
    'Maschinenbau|Betriebswirtschaftslehre|Informatik|Soziale Arbeit|Germanistik|Elektrotechnik|Rechtswissenschaften|Wirtschaftsingenieurwesen|Biologie|Geschichte|Architektur|Medieninformatik|Physik|Pflegewissenschaft|Psychologie|Volkswirtschaftslehre|Bauingenieurwesen|Angewandte Mathematik',
  countries: [
    {
      code: 'DE',
      name: 'Deutschland',
      postcode: '##### {T}',
      region: '{T}, {R}',
      regions: 'Bayern|Hessen|Sachsen|NRW|Niedersachsen',
    },
    {
      code: 'AT',
      name: 'Österreich',
      postcode: '#### {T}',
      region: '{T}, {R}',
      regions: 'Österreich|Steiermark|Tirol',
    },
    { code: 'CH', name: 'Schweiz', postcode: 'CH-#### {T}', region: '{T} {R}', regions: 'ZH|BE|SG|AG' },
  ],
  streets: '{L}straße ##|{L}weg #|Am {L}platz #a|{L}str. ##|{P}-Allee ###|Hauptstr. ##|Im {L}grund #',
  contracts:
    'Vollzeit|Teilzeit|Praktikum|befristet|Minijob|Werkstudentin|Festanstellung|Ausbildung|Zeitarbeit|freiberuflich|80 %|Pflichtpraktikum',
  departments:
    'Abteilung Einkauf|Bereich Controlling|Vertrieb Inland|Qualitätsmanagement|Forschung und Entwicklung|Station 4B|Team Logistik|Werk 2',
  blurbs:
    'Mittelständischer Hersteller von Pumpen, 250 Mitarbeiter|Familienbetrieb seit 1923|Dienstleister für Lohnabrechnung|Onlinehandel für Gartengeräte',
  tasks:
    'Verantwortlich für Bestellung und Lager|Betreuung der Kunden im Raum {T}|Planung und Durchführung von Schulungen|Einführung eines Systems bei {N}|Erstellung von Angeboten und Rechnungen|Führung eines Teams von sechs Mitarbeitern|Kassieren, Beraten, Verräumen|Konstruktion und Prüfung von Bauteilen|Umzug der Filiale nach {T} im Mai 2018|Pflege der Daten und Ablage|Unterstützung der Leitung im Tagesgeschäft|Kalkulation, Einkauf und Dienstpläne',
  sentences:
    '{dates} {title} bei {employer}|{title} bei {employer} ({dates})|{dates}: Tätigkeit als {title} bei {employer}|Von {dates} als {title} bei {employer} beschäftigt',
  labels: {
    title: 'Position|Tätigkeit|Funktion|Stelle|Beruf',
    employer: 'Firma|Arbeitgeber|Unternehmen',
    dates: 'Zeitraum|Zeit|Dauer',
    place: 'Ort|Arbeitsort',
    tasks: 'Aufgaben|Tätigkeiten|Aufgabenbereich|Schwerpunkte',
    tools: 'Technologien|Werkzeuge|Umfeld',
    department: 'Abteilung|Bereich',
    client: 'Kunde',
    school: 'Schule|Hochschule|Institution|Bildungseinrichtung',
    degree: 'Abschluss|Studiengang',
    subject: 'Fachrichtung|Schwerpunkt',
    name: 'Name',
    born: 'Geburtsdatum|geb.',
    email: 'E-Mail|Mail',
    phone: 'Telefon|Tel.|Mobil|Handy',
    address: 'Anschrift|Adresse',
    nationality: 'Staatsangehörigkeit',
  },
  studyNotes:
    'Abschlussnote: 1,#|Note 2,#|Schwerpunkt: Logistik|Thema der Bachelorarbeit: Geräusche kleiner Pumpen|Leistungskurse: Mathematik, Geschichte|Abschluss: sehr gut|Nebenfach Philosophie|Stipendium der Stadt|Vertiefung Werkstoffkunde',
  headings: {
    career: 'Werdegang|Lebenslauf|Beruflicher und schulischer Werdegang|Ausbildung und Beruf|Laufbahn',
    experience:
      'Berufserfahrung|Beruflicher Werdegang|Berufliche Stationen|Praxiserfahrung|Berufliche Tätigkeiten|Werdegang|Arbeitserfahrung|Beruflicher Lebenslauf|Praktische Erfahrungen|Berufstätigkeit|Berufspraxis|Praktika',
    education:
      'Ausbildung|Schulbildung|Studium|Bildungsweg|Schulische Ausbildung|Akademischer Werdegang|Ausbildung und Studium|Schule und Ausbildung|Hochschulstudium|Bildung|Schulischer Werdegang',
    skills:
      'Kenntnisse|EDV-Kenntnisse|Fähigkeiten|IT-Kenntnisse|Besondere Kenntnisse|Kompetenzen|Fachkenntnisse|Software',
    other: 'Hobbys|Interessen|Sonstiges|Führerschein|Referenzen',
  },
  noise:
    '{T}, den 12.03.2024|Lebenslauf|Seite 1 von 2|Unterschrift|Referenzen auf Anfrage|{L}, Lebenslauf, Seite 2|Familienstand: ledig',
  present: 'heute|Heute|dato|jetzt|laufend|aktuell|bis heute',
  until: 'bis|bis zum',
  since: 'seit|Seit|ab',
  from: 'Von|von|ab',
};

import type { Vocabulary } from './vocabulary.ts';

export const polish: Vocabulary = {
  language: 'pl',
  locale: 'pl-PL',
  firstNames: 'Agnieszka|Tomasz|Katarzyna|Michał|Małgorzata|Paweł|Zofia|Łukasz|Ewa|Grzegorz',
  lastNames:
    'Wiśniewska|Kowalczyk|Zieliński|Dąbrowski|Szymańska|Lewandowski|Wójcik|Kamińska|Jabłoński|Pawlak',
  places: 'Kraków|Gdańsk, Polska|Łódź|Poznań|Wrocław|Lublin|Rzeszów|Katowice',
  employers:
    'Szpital Miejski w Łodzi|Veltra Sp. z o.o.|Urząd Miasta Poznania|Hurtownia Zieliński|Bank Wiślany S.A.|Piekarnia Pawlak|Lumino|Szkoła Podstawowa nr 7|Transport Wójcik|Apteka pod Lipą|Budimex Południe|Studio Graficzne Kropka',
  degrees: 'Licencjat, |Magister, |Inżynier, |Studia magisterskie, |Technik |Studia podyplomowe, ',
  schools:
    'Uniwersytet Jagielloński|Politechnika Gdańska|Uniwersytet Ekonomiczny w Poznaniu|Technikum nr 3 w Lublinie|Akademia Górniczo-Hutnicza|Uniwersytet Łódzki',
  languages: 'Polski (ojczysty)|Angielski – biegły|Niemiecki (podstawowy)',
  certificates: 'Prawo jazdy kat. B|Certyfikat ISTQB|Kurs pierwszej pomocy',
  headings: {
    summary: 'Profil zawodowy|O mnie|Podsumowanie',
    experience: 'Doświadczenie zawodowe|Doświadczenie|Przebieg kariery',
    education: 'Wykształcenie|Edukacja',
    skills: 'Umiejętności|Kompetencje|Umiejętności zawodowe',
    languages: 'Języki|Języki obce|Znajomość języków',
    certificates: 'Certyfikaty|Kursy i szkolenia',
    contact: 'Kontakt|Dane osobowe',
    projects: 'Projekty',
  },
  present: 'obecnie',
  until: 'do',
  at: 'w',
  summaries:
    '{title} ceniąca dobrą organizację i spokojną pracę.|{title} z doświadczeniem w małych i dużych firmach.',
  labels: {
    title: 'Stanowisko',
    employer: 'Firma',
    dates: 'Okres',
    email: 'E-mail',
    phone: 'Telefon',
    place: 'Adres',
  },
  phone: '+48 5## 555 01#',
  occupations: [
    {
      titles: 'Opiekun medyczny|Pielęgniarka|Pielęgniarka oddziałowa',
      skills: 'Opieka nad pacjentem|Iniekcje|Dokumentacja',
      tasks: 'Opieka nad 15 pacjentami|Szkolenie stażystów',
      fields: 'Pielęgniarstwo',
    },
    {
      titles: 'Młodszy programista|Programista|Starszy programista',
      skills: 'Java|Spring|PostgreSQL|Docker|Git',
      tasks: 'Tworzenie usług sieciowych|Przegląd kodu',
      fields: 'Informatyka',
    },
    {
      titles: 'Asystentka księgowej|Księgowa|Główna księgowa',
      skills: 'Excel|Symfonia|VAT|Kadry i płace',
      tasks: 'Księgowanie faktur|Zamknięcie miesiąca',
      fields: 'Rachunkowość|Finanse',
    },
    {
      titles: 'Sprzedawca|Kierownik sklepu|Przedstawiciel handlowy',
      skills: 'Obsługa klienta|Kasa fiskalna|Inwentaryzacja',
      tasks: 'Kierowanie zespołem ośmiu osób|Wzrost sprzedaży o 7 %',
      fields: 'Handel|Marketing',
    },
    {
      titles: 'Magazynier|Specjalista ds. logistyki|Kierownik magazynu',
      skills: 'Wózek widłowy|SAP|Planowanie',
      tasks: 'Przyjęcie towaru|Planowanie dostaw',
      fields: 'Logistyka',
    },
    {
      titles: 'Nauczyciel wspomagający|Nauczyciel|Dyrektor szkoły',
      skills: 'Planowanie lekcji|Praca z uczniem',
      tasks: 'Prowadzenie klasy 24 uczniów|Organizacja wycieczek',
      fields: 'Pedagogika',
    },
  ],
};

import type { Words } from './words.ts';

export const polish: Words = {
  language: 'pl',
  firstNames:
    'Natalia|Krzysztof|Weronika|Bartosz|Urszula|Piotr|Karolina|Mateusz|Aleksandra|Wojciech|Jadwiga|Dominik',
  lastNames:
    'Nowak|Wróblewska|Mazur|Krawczyk|Piotrowska|Grabowski|Zając|Michalska|Sikora|Adamczyk|Nowicka-Wolna|Duda',
  titlesBefore: 'mgr|mgr inż.|dr|inż.',
  titlesBehind: ', MBA',
  roles:
    'Specjalista|Kierownik|Sprzedawca|Kelnerka|Magazynier|Księgowa|Asystentka|Programista|Inżynier|Nauczyciel|Pielęgniarka|Kierowca|Operator|Pracownik|Technik|Recepcjonistka|Kucharz|Grafik|Doradca|Stażysta|Praktykantka|Handlowiec|Mechanik|Koordynator|Kasjerka|Monter|Analityk|Opiekunka|Logopeda|Referent',
  complements:
    '{} ds. sprzedaży|{} ds. marketingu|Młodszy {}|Starszy {}|{} produkcji|{} zmiany|{} biurowy|{} obsługi klienta|{} ds. kadr i płac|{} magazynu|{} wózków widłowych|{} projektu|{} sali|{} do spraw logistyki|{} techniczny|{} utrzymania ruchu|{} administracyjny|{} działu zakupów|{} linii|{} - kasjer',
  employers:
    '{N} Sp. z o.o.|{N} S.A.|{N}|Urząd Miasta {T}|Szpital im. {P}|Restauracja {N}|Bank {N} S.A.|Hurtownia {L}|P.H.U. {L}|Szkoła Podstawowa nr #|Hotel {N}|Apteka {N}|Grupa {N}|Firma {L}|Biuro Rachunkowe {L}|Piekarnia {L}|Zakład Usługowy {L}|Fundacja {N}|{N} Polska Sp. z o.o.|Politechnika {N}|Kancelaria {L}|Przedszkole nr ##|Transport {L} Sp.j.|Sklep {N}',
  schools:
    'Uniwersytet {N}|Politechnika {N}|Uniwersytet Ekonomiczny w {T}|Akademia {N}|Wyższa Szkoła Biznesu w {T}|Uniwersytet im. {P} w {T}|Wyższa Szkoła {N} w {T}|Szkoła Główna {N}|Uniwersytet Medyczny w {T}|Państwowa Wyższa Szkoła Zawodowa w {T}|Collegium {N}',
  lowerSchools:
    'Liceum Ogólnokształcące im. {P}|Technikum nr # w {T}|Zespół Szkół im. {P}|II Liceum Ogólnokształcące w {T}|Zasadnicza Szkoła Zawodowa w {T}|Gimnazjum nr #|Szkoła Policealna {N}|Technikum Ekonomiczne w {T}|XIV LO im. {P}|Zespół Szkół Gastronomicznych w {T}|Szkoła Podstawowa nr ##',
  degrees:
    'Licencjat, |Magister, |Inżynier, |studia magisterskie, |studia licencjackie, kierunek: |Studia podyplomowe: |tytuł magistra, |Studia I stopnia, |mgr, |Studia inżynierskie – |kierunek |Studia wyższe, |Doktorat, |tytuł: inżynier, ',
  certificates:
    'Matura|Świadectwo dojrzałości|Technik ekonomista|Technik żywienia|wykształcenie średnie|Technik mechanik|Zawód: kucharz|Technik informatyk|profil humanistyczny|Technik logistyk',
  subjects:
    'Zarządzanie|Informatyka|Ekonomia|Pedagogika|Prawo|Budownictwo|Finanse i rachunkowość|Filologia angielska|Psychologia|Logistyka|Mechanika i budowa maszyn|Pielęgniarstwo|Turystyka i rekreacja|Socjologia|Biotechnologia',
  countries: [
    {
      code: 'PL',
      name: 'Polska',
      postcode: '##-### {T}',
      region: '{T}, {R}',
      regions: 'Polska|woj. mazowieckie',
    },
    { code: 'PL', name: 'Polska', postcode: '##-### {T}', region: '{T}', regions: 'x' },
  ],
  streets: 'ul. {L} ##/##|ul. {P} #|os. {N} ##/#|al. {P} ##|{L} ##a',
  contracts:
    'umowa o pracę|umowa zlecenie|staż|praktyki|pełny etat|1/2 etatu|praca tymczasowa|B2B|praca sezonowa|wolontariat|umowa na zastępstwo',
  departments: 'Dział sprzedaży|Dział Księgowości|Oddział w {T}|Oddział Chirurgii|Dział IT|Zespół wsparcia',
  blurbs:
    'Producent pomp, 200 pracowników|Firma rodzinna od 1950 roku|Sklep internetowy z narzędziami|Branża: logistyka',
  tasks:
    'Obsługa klienta i kasy|Zamówienia i stan magazynu|Raporty miesięczne dla {N}|Zarządzanie zespołem sześciu osób|Kontakt z dostawcami|Otwarcie oddziału w 2019 roku|Konserwacja maszyn|Prowadzenie zajęć|Obniżenie kosztów o 12 %|Wsparcie zarządu|Wystawianie faktur, archiwizacja dokumentów',
  sentences:
    '{dates}: {title} w {employer}|{title} w {employer} ({dates})|Praca na stanowisku {title}, {employer}, {dates}|{dates} – {employer}, stanowisko: {title}',
  labels: {
    title: 'Stanowisko|Zajmowane stanowisko|Funkcja',
    employer: 'Firma|Pracodawca|Nazwa firmy|Miejsce pracy',
    dates: 'Okres|Okres zatrudnienia|Data|Lata',
    place: 'Miejscowość|Miasto|Miejsce',
    tasks: 'Obowiązki|Zakres obowiązków|Zadania|Główne obowiązki',
    tools: 'Narzędzia|Technologie|Środowisko',
    department: 'Dział|Zespół',
    client: 'Klient',
    school: 'Szkoła|Uczelnia|Nazwa szkoły|Uczelnia / szkoła',
    degree: 'Tytuł|Uzyskany tytuł|Kierunek / tytuł',
    subject: 'Kierunek|Specjalność|Profil',
    name: 'Imię i nazwisko',
    born: 'Data urodzenia',
    email: 'E-mail|Email|Mail',
    phone: 'Telefon|Tel.|Telefon komórkowy|Tel. kom.',
    address: 'Adres|Miejsce zamieszkania',
    nationality: 'Narodowość|Obywatelstwo',
  },
  studyNotes:
    'Specjalność: logistyka|Ocena: bardzo dobry|Tytuł: licencjat|Praca dyplomowa: transport wiejski|profil biologiczno-chemiczny|studia niestacjonarne|tryb dzienny|średnia 4,#',
  headings: {
    career: 'Przebieg kariery|Edukacja i doświadczenie|Ścieżka kariery',
    experience:
      'Doświadczenie zawodowe|Doświadczenie|Przebieg pracy zawodowej|Historia zatrudnienia|Praca zawodowa|Przebieg kariery|Kariera zawodowa|Zatrudnienie|Praktyki i staże|Doświadczenie w pracy',
    education:
      'Wykształcenie|Edukacja|Przebieg edukacji|Nauka|Wykształcenie i kursy|Studia|Szkoły|Ścieżka edukacji|Edukacja i szkolenia',
    skills:
      'Umiejętności|Kompetencje|Umiejętności komputerowe|Znajomość programów|Dodatkowe umiejętności|Obsługa komputera|Technologie|Kwalifikacje',
    other: 'Zainteresowania|Hobby|Dodatkowe informacje|Referencje|Inne',
  },
  noise:
    'Curriculum Vitae|Wyrażam zgodę na przetwarzanie moich danych osobowych dla potrzeb niezbędnych do realizacji procesu rekrutacji (RODO).|Strona 1 z 2|Życiorys|Prawo jazdy kat. B|stan cywilny: wolny',
  present: 'obecnie|Obecnie|teraz|nadal|do dziś|aktualnie|chwili obecnej',
  until: 'do|-',
  since: 'od|Od',
  from: 'Od|od',
};

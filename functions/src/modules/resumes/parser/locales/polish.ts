import type { Locale } from './locale.ts';

export const polish: Locale = {
  code: 'pl',
  stopWords: 'i w z na do oraz dla od po przy we ze jest o za sie jako przez u pod nad a',
  headings: {
    contact: 'kontakt|dane kontaktowe|dane osobowe|dane personalne|informacje kontaktowe|informacje osobiste',
    summary:
      'podsumowanie|podsumowanie zawodowe|o mnie|profil|profil zawodowy|cel zawodowy|cel|streszczenie|kim jestem|profil osobisty|o sobie|opis',
    experience:
      'doswiadczenie|doswiadczenie zawodowe|przebieg kariery|przebieg kariery zawodowej|kariera|kariera zawodowa|historia zatrudnienia|praca|praktyki|staze|praktyki i staze|staze i praktyki|przebieg pracy zawodowej|zatrudnienie|doswiadczenie w pracy|doswiadczenia zawodowe|przebieg zatrudnienia|sciezka kariery|praca zawodowa|zatrudnienia|poprzednie zatrudnienie|miejsca pracy|dotychczasowe zatrudnienie',
    education:
      'wyksztalcenie|edukacja|studia|wyksztalcenie i kursy|edukacja i kursy|ksztalcenie|przebieg edukacji|wyksztalcenie i szkolenia|nauka|szkoly|sciezka edukacji|edukacja i szkolenia|uczelnie|szkola|ukonczone szkoly|ukonczone studia',
    skills:
      'najwazniejsze umiejetnosci|umiejetnosci|kompetencje|umiejetnosci techniczne|umiejetnosci zawodowe|umiejetnosci i kompetencje|kluczowe umiejetnosci|kluczowe kompetencje|dodatkowe umiejetnosci|umiejetnosci komputerowe|znajomosc programow|wiedza i umiejetnosci|obsluga komputera|technologie|narzedzia|kwalifikacje|umiejetnosci miekkie|umiejetnosci twarde|kompetencje zawodowe|znajomosc technologii|programy|umiejetnosci i zdolnosci|mocne strony|kompetencje i umiejetnosci|glowne umiejetnosci',
    certificates:
      'certyfikaty|kursy|kursy i szkolenia|szkolenia|szkolenia i kursy|certyfikaty i kursy|kursy i certyfikaty|uprawnienia|certyfikaty i szkolenia|szkolenia i certyfikaty|uprawnienia i certyfikaty|kursy szkolenia certyfikaty|dodatkowe uprawnienia|kursy i uprawnienia',
    languages: 'jezyki|jezyki obce|znajomosc jezykow|znajomosc jezykow obcych|jezyk',
    projects: 'projekty|projekty wlasne|wybrane projekty|portfolio|zrealizowane projekty',
    publications: 'publikacje|artykuly|publikacje naukowe',
    volunteer:
      'wolontariat|dzialalnosc spoleczna|dzialalnosc charytatywna|dzialalnosc dodatkowa|praca spoleczna',
    awards:
      'nagrody|osiagniecia|nagrody i wyroznienia|wyroznienia|stypendia|nagrody i osiagniecia|stypendia i nagrody',
    other:
      'zainteresowania|hobby|referencje|inne|dodatkowe informacje|informacje dodatkowe|klauzula|prawo jazdy|klauzula rodo|pasje|zainteresowania i hobby|pozostale',
    links: 'linki|media spolecznosciowe',
  },
  headingWords: {
    languages: String.raw`jezyk\w*`,
    publications: 'publikacje',
    volunteer: 'wolontariat',
    awards: 'nagrody|osiagniecia|stypendia|wyroznienia',
    certificates: 'certyfikaty|kursy|szkolenia|uprawnienia',
    projects: 'projekty',
    skills: String.raw`umiejetnosci|kompetencje|kwalifikacje|znajomosc\w*|technologie|narzedzia`,
    education: 'wyksztalcenie|edukacja|studia|nauka',
    experience: 'doswiadczeni[ea]|zatrudnienie|karier[ay]|praktyki|staze|praca',
  },
  months: [
    'styczen stycznia sty',
    'luty lutego lut',
    'marzec marca mar',
    'kwiecien kwietnia kwi',
    'maj maja',
    'czerwiec czerwca cze',
    'lipiec lipca lip',
    'sierpien sierpnia sie',
    'wrzesien wrzesnia wrz',
    'pazdziernik pazdziernika paz',
    'listopad listopada lis',
    'grudzien grudnia gru',
  ],
  seasons: ['wiosna', 'lato', 'jesien', 'zima'],
  present:
    'obecnie|teraz|do teraz|dzis|dzisiaj|nadal|do dzis|chwili obecnej|do chwili obecnej|aktualnie|w trakcie|obecna|do nadal|do obecnie|do dnia dzisiejszego',
  until: 'do|po',
  since: 'od',
  at: 'w|we',
  roles:
    'specjalista specjalistka kierownik kierowniczka inzynier programista programistka analityk analityczka doradca doradczyni konsultant konsultantka asystent asystentka dyrektor dyrektorka prezes wiceprezes menedzer menadzer manager ksiegowy ksiegowa sprzedawca sprzedawczyni kasjer kasjerka magazynier magazynierka spedytor spedytorka logistyk kierowca kurier operator operatorka pracownik pracownica pracowniczka robotnik monter mechanik elektryk elektromonter spawacz slusarz hydraulik tokarz stolarz murarz malarz lakiernik brygadzista mistrz technolog technik konstruktor projektant projektantka grafik architekt geodeta kosztorysant nauczyciel nauczycielka wykladowca adiunkt pedagog opiekun opiekunka przedszkolanka psycholog terapeuta terapeutka fizjoterapeuta fizjoterapeutka pielegniarz pielegniarka polozna ratownik lekarz lekarka dentysta stomatolog farmaceuta farmaceutka weterynarz laborant laborantka chemik biolog prawnik prawniczka adwokat radca notariusz aplikant recepcjonista recepcjonistka sekretarka sekretarz referent referentka urzednik urzedniczka kelner kelnerka barman barmanka kucharz kucharka piekarz cukiernik fryzjer fryzjerka kosmetyczka ochroniarz sprzataczka handlowiec przedstawiciel przedstawicielka kupiec koordynator koordynatorka lider liderka mlodszy starszy glowny stazysta stazystka praktykant praktykantka redaktor redaktorka dziennikarz dziennikarka tlumacz tlumaczka bibliotekarz bibliotekarka tester testerka administrator administratorka wlasciciel wlascicielka zalozyciel wspolzalozyciel audytor kontroler planista nadzorca instruktor instruktorka trener trenerka rekruter rekruterka badacz naukowiec zastepca telemarketer agent pomocnik pomoc',
  levels: 'mlodszy mlodsza starszy starsza glowny glowna samodzielny samodzielna naczelny',
  employers:
    'sp zoo oo sa sk spolka grupa bank urzad gmina miasto miasta ministerstwo starostwo powiatowy szpital klinika przychodnia centrum instytut uniwersytet politechnika szkola przedszkole fundacja stowarzyszenie firma przedsiebiorstwo zaklad zaklady hurtownia sklep apteka restauracja hotel piekarnia cukiernia drukarnia kancelaria biuro agencja wydawnictwo transport logistyka uslugi fabryka huta kopalnia serwis handel budownictwo ubezpieczenia towarzystwo',
  degrees: [
    'studia wyzsze',
    '(?:magistra|inzyniera|licencjata|doktora)(?= \\p{Ll})|(?:mgr|inz\\.?|lic\\.?)(?: inz\\.?)?(?=[ ,])|magister(?: inzynier)?|licencjat|inzynier(?=,| –| -|$)|doktor(?:at)?|studia (?:magisterskie|licencjackie|inzynierskie|podyplomowe|doktoranckie|doktorskie|zaoczne|dzienne|(?:i|ii|1|2|pierwszego|drugiego) stopnia)(?: uzupelniajace)?|jednolite studia magisterskie|matura|wyksztalcenie (?:srednie|wyzsze|zawodowe)|technik(?: \\p{L}+){0,3}(?=,|$)|swiadectwo dojrzalosci|dyplom(?: ukonczenia \\p{L}+)?',
  ],
  schools:
    'uniwersytet|politechnika|akademia|szkola|wyzsza szkola|liceum|technikum|zespol szkol|kolegium|instytut|sgh|agh|uczelnia|gimnazjum|(?:policealne|medyczne|pomaturalne) studium|studium (?:policealne|medyczne|pomaturalne|zawodowe|\\p{L}+(?:skie|czne|owe))|zasadnicza szkola|awf|wydzial|szkola glowna|centrum ksztalcenia|collegium|lo (?=im|nr|w )',
  unearned: 'nieukończon[eya]|nie ukończon[oeya]|bez dyplomu',
};

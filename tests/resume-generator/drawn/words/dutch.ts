import type { Words } from './words.ts';

export const dutch: Words = {
  language: 'nl',
  firstNames: 'Femke|Ruben|Noor|Jeroen|Ilse|Mohammed|Annelies|Sjoerd|Roos|Pieter|Esra|Marieke',
  lastNames:
    'de Boer|Vermeulen|van der Linden|Bakker|ten Have|Willems|Yılmaz|Schouten|Peeters|van Leeuwen|Dekkers|Mulder',
  titlesBefore: 'Drs.|Ir.|Dr.|Mevr.|Mr.',
  titlesBehind: ', MSc|, BSc',
  roles:
    'Medewerker|Verkoper|Stagiair|Verpleegkundige|Docent|Projectleider|Monteur|Chauffeur|Kok|Assistent|Adviseur|Ontwikkelaar|Ontwerper|Begeleider|Boekhouder|Teamleider|Manager|Receptionist|Magazijnmedewerker|Planner|Verzorgende|Bediening|Coördinator|Ingenieur|Administrateur|Vakkenvuller|Schilder|Leerkracht|Beheerder|Kassamedewerker',
  complements:
    '{} verkoop|{} klantenservice|Senior {}|{} logistiek|Junior {}|{} inkoop|{} marketing en communicatie|{} bediening|{} binnendienst|{} zorg|Zelfstandig {}|{} techniek|{} kwaliteit|{} ICT|Allround {}|{} P&O|{} (stage)|{} groep 5|{} IG|Hoofd {}',
  employers:
    '{N} B.V.|{N} BV|{N}|Gemeente {T}|{L} Transport|Bakkerij {L}|Ziekenhuis {P}|Stichting {N}|Hotel {N}|{N} Nederland|Basisschool De {N}|Supermarkt {L}|Zorggroep {N}|Restaurant De {N}|{L} & Zonen|Garage {L}|Universiteit {T}|Albert Heijn {T}|{N} NV|Advocatenkantoor {L}|Apotheek {L}|VOF {L}|Woonzorgcentrum {N}|Uitzendbureau {N}',
  schools:
    'Universiteit {T}|Hogeschool {T}|Universiteit van {T}|Technische Universiteit {T}|{P} Universiteit|Hogeschool {P}|Vrije Universiteit {T}|{N} Hogeschool|Katholieke Universiteit {T}|{P} Hogeschool {T}|Academie voor {N}',
  lowerSchools:
    'ROC {T}|{P} College|{P} College {T}|{P} Lyceum|Gymnasium {P}|Sint-{P}college|MBO {T}|{P}school|Scholengemeenschap {P}|Atheneum {T}|{N} College, {T}|LOI',
  degrees:
    'Bachelor |Master |HBO |HBO-bachelor |MBO |MBO 4, |WO Master |Bachelor of Science, |MSc |WO |MBO niveau 3 |Opleiding |Propedeuse |HBO Bachelor ',
  certificates:
    'VWO|HAVO|VMBO-T|MAVO|Atheneum|Gymnasium|VMBO Kader|HAVO, profiel Economie en Maatschappij|MBO Verzorgende IG|ASO|Middelbare school|VMBO',
  subjects:
    'Bedrijfskunde|Verpleegkunde|Informatica|Rechten|Werktuigbouwkunde|Communicatie|Sociaal Werk|Facilitair Management|Psychologie|Bouwkunde|Commerciële Economie|Geschiedenis|Logistiek|Sport en Bewegen|Elektrotechniek',
  countries: [
    {
      code: 'NL',
      name: 'Nederland',
      postcode: '#### BX {T}',
      region: '{T}, {R}',
      regions: 'Nederland|Gelderland|Noord-Brabant',
    },
    { code: 'BE', name: 'België', postcode: 'B-#### {T}', region: '{T}, {R}', regions: 'België|Vlaanderen' },
    { code: 'NL', name: 'Nederland', postcode: '####KL {T}', region: '{T}', regions: 'x' },
  ],
  streets: '{L}straat ##|{L}laan #|Dorpsstraat ##|{P}plein #a|Prins {P}weg ##|Kerkstraat ##-##',
  contracts:
    'fulltime|parttime|stage|bijbaan|uitzendkracht|ZZP|vrijwilliger|32 uur|vast|oproepkracht|afstudeerstage',
  departments: 'Afdeling inkoop|Afdeling Spoed|Team Zuid|Filiaal Centrum|Afdeling ICT|Locatie Oost',
  blurbs:
    'Fabrikant van pompen, 200 medewerkers|Familiebedrijf sinds 1950|Webwinkel in tuingereedschap|Zorgorganisatie',
  tasks:
    'Klanten helpen en afrekenen|Voorraad beheren en bestellen|Maandrapportages maken voor {N}|Leiding geven aan zes collega’s|Contact met leveranciers in {T}|Opening van een vestiging in {T} in 2019|Onderhoud van machines|Lessen voorbereiden|Kosten met 12 % verlaagd|Ondersteuning van de directie|Facturatie en administratie',
  sentences:
    '{dates}: {title} bij {employer}|{title} bij {employer} ({dates})|Gewerkt als {title} bij {employer}, {dates}|Van {dates} {title} bij {employer}',
  labels: {
    title: 'Functie|Functietitel',
    employer: 'Werkgever|Bedrijf|Organisatie',
    dates: 'Periode|Datum|Duur',
    place: 'Plaats|Locatie',
    tasks: 'Werkzaamheden|Taken|Verantwoordelijkheden|Taken en verantwoordelijkheden',
    tools: 'Tools|Technieken|Omgeving',
    department: 'Afdeling',
    client: 'Klant|Opdrachtgever',
    school: 'School|Instelling|Onderwijsinstelling',
    degree: 'Opleiding|Diploma',
    subject: 'Richting|Profiel',
    name: 'Naam',
    born: 'Geboortedatum',
    email: 'E-mail|Mail|Email',
    phone: 'Telefoon|Mobiel|Tel',
    address: 'Adres|Woonplaats',
    nationality: 'Nationaliteit',
  },
  studyNotes:
    'Diploma behaald|Cum laude|Scriptie: vervoer op het platteland|Profiel: Natuur en Techniek|Richting Economie-Wiskunde|Diploma: ja|Minor Logistiek|Gemiddeld 7,#',
  headings: {
    career: 'Loopbaan|Opleiding en werkervaring|Werk en opleiding',
    experience:
      'Werkervaring|Ervaring|Loopbaan|Arbeidsverleden|Professionele ervaring|Arbeidservaring|Relevante werkervaring|Beroepservaring|Stages|Werk',
    education:
      'Opleiding|Opleidingen|Onderwijs|Studie|Gevolgde opleidingen|Scholing|Opleiding en cursussen|Studies|Educatie',
    skills:
      'Vaardigheden|Competenties|Computervaardigheden|Kennis|Kwaliteiten|Software|Kennis en vaardigheden|Sterke punten',
    other: "Hobby's|Interesses|Overig|Rijbewijs|Referenties",
  },
  noise:
    'Curriculum Vitae|Pagina 1 van 2|Rijbewijs B, eigen auto|Referenties op aanvraag|Burgerlijke staat: gehuwd|CV {L}',
  present: 'heden|Heden|nu|tot heden|vandaag|Nu|huidig',
  until: 'tot|t/m|tot en met|-',
  since: 'sinds|Sinds|vanaf',
  from: 'Van|van|vanaf',
};

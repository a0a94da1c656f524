import type { Words } from './words.ts';

export const romanian: Words = {
  language: 'ro',
  firstNames: 'Andra|Florin|Gabriela|Sorin|Alina|Cătălin|Denisa|Adrian|Simona-Maria|Radu|Oana|Ionuț',
  lastNames: 'Dobre|Munteanu-Radu|Ciobanu|Lungu|Vasilescu|Moldovan|Tudose|Nistor|Bălan|Crăciun|Enache|Florea',
  titlesBefore: 'Ing.|Dr.|Ec.|Av.',
  titlesBehind: ', MBA',
  roles:
    'Consultant|Vânzător|Casier|Inginer|Operator|Contabil|Asistent|Programator|Profesor|Șofer|Ospătar|Bucătar|Manager|Director|Economist|Recepționer|Agent|Tehnician|Lucrător|Secretară|Designer|Educatoare|Mecanic|Stagiar|Coordonator|Analist|Gestionar|Farmacist|Jurist|Electrician',
  complements:
    '{} vânzări|{} comercial|{} marketing|{} junior|{} senior|{} calitate|{} resurse umane|{} proiect|{} depozit|{} call center|{} șef|{} de producție|{} medical|{} logistică|{} relații clienți|{} software|{} administrativ|{} internship|{} achiziții|{} principal',
  employers:
    '{N} SRL|SC {N} SRL|{N} S.A.|{N} România|Spitalul Județean {T}|Primăria {T}|Banca {N}|Hotel {N}|Restaurant {N}|Farmacia {L}|Grup {N}|Școala Gimnazială {P}|{N}|SC {L} Construct SRL|Kaufland {T}|Brutăria {L}|Asociația {N}|Colegiul {P}|Cabinet Avocat {L}|Transport {L} SRL|Universitatea din {T}|ING {T}',
  schools:
    'Universitatea din {T}|Universitatea {P}|Universitatea Politehnica {T}|Academia de Studii Economice {T}|Universitatea Tehnică din {T}|Universitatea {P} din {T}|Facultatea de {N}, Universitatea din {T}|Universitatea de Vest {T}|UMF {P}|Universitatea Română {N}',
  lowerSchools:
    'Liceul Teoretic {P}|Colegiul Național {P}|Colegiul Tehnic {P}|Grup Școlar {P}, {T}|Liceul Economic {T}|Școala Postliceală {N}|Colegiul Economic {P}|Seminarul {P}|Liceul Tehnologic {T}|Școala Profesională {N}',
  degrees:
    'Licență în |Master în |Licență, |Master, |Inginer, |Diplomă de licență în |Studii de masterat, |Doctorat în |Studii universitare de licență, |Diplomă de inginer, |Specializarea |Facultatea de |Licențiat în ',
  certificates:
    'Diplomă de bacalaureat|Bacalaureat|Diploma de Bacalaureat|Certificat de calificare|profil real|Diplomă de absolvire|Atestat informatică|profil umanist',
  subjects:
    'Științe Economice|Marketing|Informatică|Drept|Contabilitate și Informatică de Gestiune|Psihologie|Inginerie Civilă|Litere|Automatică|Administrarea Afacerilor|Medicină|Turism|Fizică|Jurnalism|Calculatoare',
  countries: [
    {
      code: 'RO',
      name: 'România',
      postcode: '###### {T}',
      region: '{T}, {R}',
      regions: 'România|jud. Cluj|Județul Prahova',
    },
    { code: 'RO', name: 'România', postcode: '{T}, cod poștal ######', region: '{T}', regions: 'x' },
  ],
  streets: 'Str. {L} nr. ##|Strada {P}, nr. #, bl. A#, ap. ##|Bd. {P} ###|Str. {P} ##|Calea {L} nr. ##',
  contracts:
    'normă întreagă|part-time|internship|stagiu de practică|contract determinat|full time|voluntariat|sezonier|PFA|colaborare',
  departments:
    'Departament vânzări|Secția Chirurgie|Direcția economică|Sucursala {T}|Departament IT|Raion legume',
  blurbs:
    'Producător de pompe, 200 de angajați|Firmă de familie din 1950|Magazin online de unelte|Sectorul de activitate: comerț',
  tasks:
    'Servirea clienților și casa de marcat|Gestiunea stocurilor și comenzilor|Rapoarte lunare pentru {N}|Coordonarea unei echipe de șase persoane|Relația cu furnizorii din {T}|Deschiderea unui magazin în 2019|Întreținerea utilajelor|Pregătirea lecțiilor|Reducerea costurilor cu 12 %|Suport pentru conducere|Întocmirea facturilor și a balanței',
  sentences:
    '{dates}: {title} la {employer}|{title} la {employer} ({dates})|Am lucrat ca {title} la {employer}, {dates}|{title} în cadrul {employer}, {dates}',
  labels: {
    title: 'Funcția|Poziție|Post|Funcția sau postul ocupat',
    employer: 'Angajator|Companie|Firma|Numele angajatorului',
    dates: 'Perioada|Data|Durata',
    place: 'Oraș|Localitate|Locul',
    tasks: 'Activități și responsabilități|Responsabilități|Atribuții|Activități principale',
    tools: 'Instrumente|Tehnologii|Mediu',
    department: 'Departament|Secția',
    client: 'Client',
    school: 'Instituție|Instituția de învățământ|Școala',
    degree: 'Calificarea / diploma obținută|Diplomă|Specializare',
    subject: 'Domeniu|Profil',
    name: 'Nume|Nume și prenume',
    born: 'Data nașterii',
    email: 'E-mail|Email',
    phone: 'Telefon|Mobil|Tel',
    address: 'Adresă|Domiciliu|Adresa',
    nationality: 'Naționalitate',
  },
  studyNotes:
    'Media: 9,#|Medie bacalaureat 8,#|Lucrare de licență: transportul rural|Specializarea logistică|profil mate-info|media generală 9.#|Bursă de merit|zi, 4 ani',
  headings: {
    career: 'Parcurs|Studii și experiență|Experiență și studii',
    experience:
      'Experiență profesională|Experiența profesională|Experiență|Experiență de muncă|Locuri de muncă|Parcurs profesional|Activitate profesională|Experiența|Istoric profesional|Stagii',
    education:
      'Educație|Studii|Educație și formare|Formare|Pregătire profesională|Studii și formare|Educaţie|Formare academică|Parcurs educațional',
    skills:
      'Competențe|Aptitudini|Abilități|Competențe tehnice|Cunoștințe PC|Competențe digitale|Calități|Cunoștințe',
    other: 'Hobby-uri|Interese|Alte informații|Permis de conducere|Referințe',
  },
  noise:
    'Curriculum Vitae|Pagina 1 din 2|Permis categoria B|Referințe la cerere|Necăsătorit, 25 ani|Semnătura',
  present: 'prezent|Prezent|în prezent|până în prezent|actual|azi',
  until: 'până în|-|până la',
  since: 'din|Din|începând cu',
  from: 'Din|din|De la',
};

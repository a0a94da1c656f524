import type { Vocabulary } from './vocabulary.ts';

export const romanian: Vocabulary = {
  language: 'ro',
  locale: 'ro-RO',
  firstNames: 'Andreea|Mihai|Ioana|Răzvan|Elena|Ștefan|Cristina|Bogdan|Larisa|Vlad',
  lastNames: 'Popescu|Ionescu|Dumitrescu|Munteanu|Georgescu|Stănescu|Rusu|Constantin|Marinescu|Țurcanu',
  places: 'Cluj-Napoca|Iași, România|Timișoara|Brașov|București|Constanța|Sibiu|Oradea',
  employers:
    'Spitalul Județean Brașov|Veltra Soft SRL|Primăria Sibiu|Banca Carpatina S.A.|Farmacia Luminița|Brutăria Munteanu|Hotel Bega|Grup Construct Vest|Școala Gimnazială nr. 4|Logistic Est SRL|Lumina Media|Magazin Stănescu',
  degrees: 'Licență în |Master în |Diplomă de bacalaureat, |Inginer, |Studii postuniversitare, ',
  schools:
    'Universitatea Babeș-Bolyai|Universitatea Politehnica Timișoara|Academia de Studii Economice|Liceul Teoretic Mihai Eminescu|Universitatea din București|Colegiul Tehnic Brașov',
  languages: 'Română (nativ)|Engleză – avansat|Franceză (mediu)',
  certificates: 'Permis de conducere B|Curs de prim ajutor|Certificat ECDL',
  headings: {
    summary: 'Profil|Despre mine|Rezumat',
    experience: 'Experiență profesională|Experiența profesională|Experiență de muncă',
    education: 'Educație|Studii|Educație și formare',
    skills: 'Competențe|Aptitudini|Abilități',
    languages: 'Limbi străine|Limbi',
    certificates: 'Certificări|Cursuri',
    contact: 'Contact|Date personale',
    projects: 'Proiecte',
  },
  present: 'prezent',
  until: 'până în',
  at: 'la',
  summaries: '{title} cu drag de lucrul bine făcut.|{title} cu experiență în echipe mici și mari.',
  labels: {
    title: 'Funcția',
    employer: 'Angajator',
    dates: 'Perioada',
    email: 'E-mail',
    phone: 'Telefon',
    place: 'Adresa',
  },
  phone: '+40 7## 555 01#',
  occupations: [
    {
      titles: 'Infirmieră|Asistentă medicală|Asistent șef',
      skills: 'Tratamente|Triaj|Documentație',
      tasks: 'Îngrijirea a 14 pacienți|Instruirea personalului nou',
      fields: 'Asistență medicală',
    },
    {
      titles: 'Programator junior|Programator|Inginer software',
      skills: 'Java|Spring|MySQL|Git|Docker',
      tasks: 'Dezvoltarea aplicațiilor web|Teste automate',
      fields: 'Informatică|Calculatoare',
    },
    {
      titles: 'Contabil junior|Contabil|Contabil șef',
      skills: 'Excel|Saga|TVA|Salarizare',
      tasks: 'Înregistrarea facturilor|Închiderea lunii',
      fields: 'Contabilitate|Finanțe',
    },
    {
      titles: 'Vânzător|Agent de vânzări|Manager de magazin',
      skills: 'Vânzări|Casă|Inventar',
      tasks: 'Coordonarea a șase oameni|Creșterea vânzărilor cu 8 %',
      fields: 'Marketing|Comerț',
    },
    {
      titles: 'Ospătar|Recepționer|Director de hotel',
      skills: 'Servire|Rezervări|Engleză',
      tasks: 'Primirea oaspeților|Coordonarea echipei',
      fields: 'Turism',
    },
    {
      titles: 'Învățătoare|Profesor de matematică|Director adjunct',
      skills: 'Planificare|Evaluare|Lucru cu elevii',
      tasks: 'Predare la clasa a V-a|Organizarea concursurilor',
      fields: 'Pedagogie|Matematică',
    },
  ],
};

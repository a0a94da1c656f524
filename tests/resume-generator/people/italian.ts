import type { Vocabulary } from './vocabulary.ts';

export const italian: Vocabulary = {
  language: 'it',
  locale: 'it-IT',
  firstNames: 'Giulia|Matteo|Chiara|Lorenzo|Federica|Davide|Ilaria|Tommaso|Serena|Nicolò',
  lastNames: 'Bellini|De Santis|Ferrante|Colombo Riva|Marchetti|Rosati|D’Amico|Vitale|Longhi|Barbieri',
  places: 'Torino|Bologna, Italia|Bari|Verona|Genova|Napoli|Lugano, Svizzera|Padova',
  employers:
    'Officine Reggiani S.r.l.|Ospedale San Carlo|Comune di Verona|Hotel Belvedere|Profumeria Rosati|Veltria S.p.A.|Banca del Po|Studio Ferrante|Trasporti Longhi|Panificio Colombo|Lumen Agenzia|Farmacia Vitale',
  degrees: 'Laurea in |Laurea magistrale in |Diploma di |Laurea triennale in |Master in |Perito ',
  schools:
    'Università di Bologna|Politecnico di Torino|Liceo Scientifico Galilei|Università degli Studi di Bari|Istituto Tecnico Marconi|Accademia di Belle Arti di Napoli',
  languages: 'Italiano (madrelingua)|Inglese – buono|Tedesco (A2)',
  certificates: 'Patente B|ECDL|Corso HACCP',
  headings: {
    summary: 'Profilo|Chi sono|Profilo professionale',
    experience: 'Esperienza lavorativa|Esperienze professionali|Esperienza professionale',
    education: 'Istruzione e formazione|Formazione|Titoli di studio',
    skills: 'Competenze|Competenze tecniche|Capacità e competenze',
    languages: 'Lingue',
    certificates: 'Certificazioni|Corsi',
    contact: 'Contatti|Dati personali',
    projects: 'Progetti',
  },
  present: 'oggi',
  until: 'a',
  at: 'presso',
  summaries:
    '{title} che ama il lavoro preciso e i colleghi allegri.|{title} con esperienza in aziende piccole e grandi.',
  labels: {
    title: 'Posizione',
    employer: 'Azienda',
    dates: 'Periodo',
    email: 'E-mail',
    phone: 'Telefono',
    place: 'Indirizzo',
  },
  phone: '+39 3## 555 01##',
  occupations: [
    {
      titles: 'Operatrice socio sanitaria|Infermiera|Coordinatrice infermieristica',
      skills: 'Medicazioni|Triage|Terapia',
      tasks: 'Assistenza a 16 pazienti|Formazione dei tirocinanti',
      fields: 'Infermieristica',
    },
    {
      titles: 'Programmatore|Sviluppatore software|Responsabile IT',
      skills: 'C#|.NET|SQL Server|Azure|Git',
      tasks: 'Sviluppo di un gestionale|Test automatici',
      fields: 'Informatica|Ingegneria Informatica',
    },
    {
      titles: 'Impiegata amministrativa|Contabile|Responsabile amministrativo',
      skills: 'Excel|Fatturazione|Bilancio|Zucchetti',
      tasks: 'Gestione delle fatture|Chiusura mensile',
      fields: 'Economia aziendale|Ragioneria',
    },
    {
      titles: 'Commessa|Addetta alle vendite|Responsabile di negozio',
      skills: 'Vendita|Cassa|Vetrine|Magazzino',
      tasks: 'Gestione di sei persone|Crescita delle vendite del 7 %',
      fields: 'Commercio',
    },
    {
      titles: 'Aiuto cuoco|Cuoco|Capo cuoco',
      skills: 'Cucina|HACCP|Pasticceria',
      tasks: 'Preparazione di 90 coperti|Scelta dei fornitori',
      fields: 'Scienze gastronomiche',
    },
    {
      titles: 'Magazziniere|Impiegato logistico|Responsabile logistica',
      skills: 'Muletto|SAP|Inventario|Spedizioni',
      tasks: 'Preparazione degli ordini|Piano dei trasporti',
      fields: 'Logistica|Economia',
    },
  ],
};

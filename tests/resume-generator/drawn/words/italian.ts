import type { Words } from './words.ts';

export const italian: Words = {
  language: 'it',
  firstNames:
    'Alessandra|Gianluca|Maria Teresa|Fabrizio|Noemi|Edoardo|Antonella|Simone|Beatrice|Pier Paolo|Martina|Giacomo',
  lastNames:
    'Esposito|Della Valle|Ruggeri|Santoro|Di Benedetto|Caruso|Moretti|Zanetti|Lo Presti|Fontana|Dal Pozzo|Palumbo',
  titlesBefore: 'Dott.|Ing.|Dott.ssa|Avv.|Arch.',
  titlesBehind: ', PhD',
  roles:
    'Impiegata|Commesso|Operaio|Tecnico|Responsabile|Addetta|Cameriere|Cuoco|Infermiera|Ingegnere|Sviluppatore|Stagista|Tirocinante|Contabile|Insegnante|Magazziniere|Autista|Receptionist|Segretaria|Consulente|Barista|Educatrice|Assistente|Progettista|Venditore|Collaboratore|Aiuto|Apprendista|Direttore|Coordinatrice',
  complements:
    '{} amministrativa|{} alle vendite|{} di produzione|{} commerciale|{} di sala|{} di laboratorio|{} qualità|{} alla cassa|{} junior|{} di cantiere|{} informatico|{} al pubblico|{} di magazzino|{} marketing|{} meccanico|{} di cucina|{} alla persona|{} di progetto|{} acquisti|{} part-time',
  employers:
    '{N} S.r.l.|{N} S.p.A.|Comune di {T}|Ospedale {P}|Hotel {N}|Ristorante {L}|Studio {L}|Banca di {T}|{N}|Panificio {L}|Farmacia {L}|Gruppo {N}|Supermercati {N}|Officine {L} S.n.c.|Cooperativa Sociale {N}|Istituto {P}|Azienda Agricola {L}|{L} & C. S.a.s.|Università di {T}|Trattoria Da {P}|Autotrasporti {L}|ASL {T}|Bar {N}|Agenzia {N}',
  schools:
    'Università di {T}|Università degli Studi di {T}|Politecnico di {T}|Accademia di Belle Arti di {T}|Università {P}|Università Cattolica di {T}|ITS {N}|Scuola Superiore {N}|Conservatorio {P}|LUM {T}',
  lowerSchools:
    'Liceo Scientifico {P}|Istituto Tecnico {P}|ITIS {P}|Liceo Classico {P}, {T}|Istituto Alberghiero di {T}|IPSIA {P}|I.T.C. {P}|Istituto Professionale {P}|Scuola media {P}|Liceo Linguistico {P} ({T})|Ente di formazione {N}',
  degrees:
    'Laurea in |Laurea magistrale in |Laurea triennale in |Master in |Dottorato in |Laurea specialistica in |Laurea di primo livello in |Diploma di laurea in |Master di II livello in |Corso di laurea in |Corso di |LM in ',
  certificates:
    'Diploma di maturità scientifica|Maturità classica|Diploma di perito informatico|Diploma di ragioneria|Licenza media|Diploma alberghiero|Qualifica di operatore meccanico|Diploma di liceo linguistico|Maturità tecnica|Diploma magistrale',
  subjects:
    'Ingegneria Civile|Economia Aziendale|Giurisprudenza|Infermieristica|Scienze della Comunicazione|Lettere Moderne|Informatica|Architettura|Scienze Politiche|Lingue Straniere|Farmacia|Psicologia|Scienze Motorie|Ingegneria Gestionale',
  countries: [
    { code: 'IT', name: 'Italia', postcode: '##### {T}', region: '{T} ({R})', regions: 'MI|TO|BA|VR|PD' },
    { code: 'CH', name: 'Svizzera', postcode: '#### {T}', region: '{T}, {R}', regions: 'Svizzera|TI' },
    { code: 'IT', name: 'Italia', postcode: '##### {T} ({R})', region: '{T}, {R}', regions: 'RM|NA|BO' },
  ],
  streets: 'Via {L}, ##|Via {P} ##|Viale {L} #|Corso {P}, ##|Piazza {P}, #|Via dei {L}, ##/B',
  contracts:
    'Tempo pieno|Part-time|Stage|Tempo determinato|Tirocinio|Apprendistato|Contratto a progetto|Tempo indeterminato|Stagionale|Partita IVA',
  departments:
    'Ufficio acquisti|Reparto produzione|Area tecnica|Pronto soccorso|Direzione vendite|Reparto ortofrutta',
  blurbs:
    'Produttore di pompe, 200 dipendenti|Azienda di famiglia dal 1950|Vendita online di attrezzi|Settore: commercio',
  tasks:
    'Accoglienza clienti e cassa|Gestione del magazzino e degli ordini|Redazione di report mensili per {N}|Coordinamento di sei persone|Rapporti con i fornitori di {T}|Apertura di un negozio a {T} nel 2019|Manutenzione degli impianti|Preparazione di lezioni|Riduzione dei costi del 12 %|Supporto alla direzione|Fatturazione e prima nota',
  sentences:
    '{dates}: {title} presso {employer}|{title} presso {employer} ({dates})|{title} per {employer}, {dates}|Ho lavorato come {title} presso {employer}, {dates}',
  labels: {
    title: 'Posizione|Mansione|Tipo di impiego|Ruolo|Qualifica',
    employer: 'Azienda|Datore di lavoro|Nome del datore di lavoro',
    dates: 'Periodo|Date|Durata|Date (da – a)',
    place: 'Luogo|Sede|Città',
    tasks: 'Mansioni|Attività|Principali mansioni e responsabilità',
    tools: 'Strumenti|Tecnologie|Ambiente',
    department: 'Reparto|Settore|Ufficio',
    client: 'Cliente',
    school: 'Istituto|Università|Nome e tipo di istituto',
    degree: 'Titolo di studio|Qualifica conseguita|Titolo conseguito',
    subject: 'Indirizzo|Materie',
    name: 'Nome|Nome e cognome',
    born: 'Data di nascita',
    email: 'E-mail|Email|Mail',
    phone: 'Telefono|Cellulare|Tel.|Cell.',
    address: 'Indirizzo|Residenza',
    nationality: 'Nazionalità',
  },
  studyNotes:
    'Voto: 10#/110|110 e lode|Votazione 8#/100|Tesi: il trasporto rurale|Indirizzo gestionale|Tesi in logistica|Votazione finale: 9#/100|con lode',
  headings: {
    career: 'Percorso|Studi e lavoro|Formazione ed esperienze',
    experience:
      'Esperienza lavorativa|Esperienze lavorative|Esperienza professionale|Esperienze professionali|Esperienze di lavoro|Percorso professionale|Esperienza|Attività lavorativa|Carriera|Tirocini',
    education:
      'Istruzione|Istruzione e formazione|Formazione|Titoli di studio|Studi|Percorso di studi|Formazione scolastica|Educazione|Studi e formazione',
    skills:
      'Competenze|Competenze tecniche|Capacità|Conoscenze informatiche|Competenze informatiche|Informatica|Abilità|Capacità e competenze tecniche',
    other: 'Interessi|Altro|Patente|Hobby|Ulteriori informazioni',
  },
  noise:
    'Curriculum Vitae|Pagina 1 di 2|Autorizzo il trattamento dei miei dati personali ai sensi del GDPR 679/2016.|Patente B, automunito|Firma|{T}, 12/03/2024',
  present: 'oggi|Oggi|attuale|in corso|presente|attualmente|ad oggi',
  until: 'a|al|fino a',
  since: 'dal|Dal|da',
  from: 'Dal|Da|dal',
};

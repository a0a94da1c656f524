import type { Locale } from './locale.ts';

export const italian: Locale = {
  code: 'it',
  stopWords:
    'e di del della dei delle degli il la le gli i in con per da dal nel nella al alla un una che sono presso ed',
  headings: {
    contact:
      'contatti|dati personali|informazioni personali|contatto|recapiti|dati anagrafici|informazioni di contatto|anagrafica',
    summary:
      'profilo|profilo professionale|chi sono|su di me|obiettivo|obiettivo professionale|obiettivi|presentazione|sintesi|riepilogo|profilo personale|sommario|breve presentazione|riepilogo professionale',
    experience:
      'esperienza|esperienze|esperienza professionale|esperienze lavorative|esperienze professionali|esperienza lavorativa|esperienze di lavoro|percorso professionale|carriera|storia lavorativa|tirocini|stage|tirocini e stage|esperienze pregresse|attivita lavorativa|attivita professionale|percorso lavorativo|occupazione|lavori|impieghi|lavori svolti|occupazioni|vita professionale',
    education:
      'istruzione|istruzione e formazione|formazione|formazione e istruzione|titoli di studio|titolo di studio|studi|percorso di studi|percorso formativo|formazione accademica|percorso accademico|percorso scolastico|educazione|studi e formazione|formazione scolastica|formazione universitaria|istruzione e titoli|carriera accademica|scuole|studi compiuti|curriculum scolastico|scuola',
    skills:
      'competenze principali|capacita principali|competenze|competenze tecniche|competenze professionali|competenze digitali|competenze informatiche|competenze personali|capacita|capacita e competenze|capacita e competenze tecniche|capacita e competenze personali|capacita e competenze relazionali|capacita e competenze organizzative|conoscenze|conoscenze informatiche|conoscenze tecniche|abilita|abilita tecniche|competenze chiave|competenze principali|informatica|strumenti|software|competenze trasversali|tecnologie|competenze specifiche|punti di forza|attitudini|competenze organizzative|competenze comunicative|competenze relazionali|altre competenze',
    certificates:
      'certificazioni|certificati|corsi|corsi e certificazioni|attestati|certificazioni e corsi|abilitazioni|attestati e certificazioni|corsi di formazione|formazione professionale|corsi di aggiornamento|patentini|abilitazioni e certificazioni|certificazioni e attestati',
    languages:
      'lingue|competenze linguistiche|lingue straniere|conoscenze linguistiche|conoscenza delle lingue|lingue conosciute',
    projects: 'progetti|progetti personali|progetti principali|progetti svolti|progetti rilevanti',
    publications: 'pubblicazioni|articoli|pubblicazioni scientifiche',
    volunteer: 'volontariato|esperienze di volontariato|attivita di volontariato|attivita sociali',
    awards:
      'premi|riconoscimenti|premi e riconoscimenti|riconoscimenti e premi|borse di studio|onorificenze|premi e borse di studio',
    other:
      'interessi|hobby|interessi e hobby|hobby e interessi|referenze|altre informazioni|ulteriori informazioni|informazioni aggiuntive|patente|patente di guida|patenti|tempo libero|varie|altro|informazioni complementari|autorizzazione al trattamento dei dati personali|trattamento dei dati personali|allegati|interessi personali|passioni',
    links: 'social|profili social',
  },
  headingWords: {
    languages: 'lingue|linguistiche',
    publications: 'pubblicazioni|articoli',
    volunteer: 'volontariato',
    awards: 'premi|borse|riconoscimenti',
    certificates: String.raw`certific\w+|corsi|attestati|abilitazioni|patenti`,
    projects: 'progetti',
    skills: String.raw`competenze|conoscenze|capacita|abilita|strumenti|tecnologie|informatic\w+`,
    education: 'istruzione|formazione|studi|titoli|percorso (?:accademico|formativo)',
    experience: String.raw`esperienz[ae]|percorso professionale|carriera|lavorativ\w+|tirocini|impieghi`,
  },
  months: [
    'gennaio gen',
    'febbraio feb',
    'marzo mar',
    'aprile apr',
    'maggio mag',
    'giugno giu',
    'luglio lug',
    'agosto ago',
    'settembre sett set',
    'ottobre ott',
    'novembre nov',
    'dicembre dic',
  ],
  seasons: ['primavera', 'estate', 'autunno', 'inverno'],
  present:
    'oggi|attuale|attualmente|in corso|presente|ad oggi|adesso|attuale occupazione|data odierna|tuttora|a oggi|odierno|ora|alla data attuale',
  until: 'a|al|fino a|fino al|ad',
  since: 'dal|da|dall',
  at: 'presso|presso la|in',
  roles:
    'sviluppatore sviluppatrice ingegnere responsabile stagista impiegato impiegata consulente tirocinante addetto addetta commesso commessa cassiere cassiera cameriere cameriera cuoco cuoca barista receptionist segretario segretaria contabile ragioniere ragioniera commercialista avvocato avvocata notaio medico infermiere infermiera farmacista fisioterapista psicologo psicologa insegnante docente maestro maestra educatore educatrice professore professoressa ricercatore ricercatrice tecnico tecnica operaio operaia operatore operatrice magazziniere autista corriere meccanico elettricista idraulico muratore saldatore tornitore falegname direttore direttrice dirigente quadro capo capoturno vicedirettore coordinatore coordinatrice supervisore manager venditore venditrice agente rappresentante promotore promotrice buyer analista programmatore programmatrice sistemista progettista disegnatore disegnatrice architetto geometra grafico grafica giornalista redattore redattrice traduttore traduttrice interprete bibliotecario archivista assistente collaboratore collaboratrice apprendista praticante dottorando assegnista borsista amministratore amministratrice presidente fondatore fondatrice socio titolare libero barbiere parrucchiere parrucchiera estetista panettiere pasticcere macellaio badante babysitter animatore animatrice istruttore istruttrice allenatore hostess portiere custode guardia addetta specialista revisore controllore collaudatore manutentore chimico biologo biologa ostetrica veterinario dentista odontoiatra social',
  employers:
    'srl spa snc sas srls scarl coop cooperativa sociale gruppo banca cassa comune provincia regione ministero ospedale clinica azienda asl usl centro istituto universita scuola liceo fondazione associazione studio ditta impresa societa officine officina costruzioni edilizia farmacia libreria ristorante trattoria pizzeria hotel albergo bar panificio supermercato supermercati negozio profumeria trasporti logistica industrie laboratori servizi soluzioni assicurazioni immobiliare agenzia editore edizioni fratelli figli',
  degrees: [
    'laurea(?: (?:magistrale|triennale|specialistica|breve|vecchio ordinamento|a ciclo unico|di primo livello|in))*|dottorato(?: di ricerca)?|master(?: universitario)?(?: di (?:i|ii|primo|secondo) livello)?|specializzazione|scuola di specializzazione',
    'diploma(?: di (?!laurea)\\p{L}+(?: (?:superiore|scientifica|classica|secondaria|secondo grado))*| tecnico| superiore| professionale)?|maturita(?: \\p{L}+)?|licenza (?:media|liceale)|qualifica (?:professionale|(?:di|come|da) \\p{L}+(?: \\p{L}+)?)|perito \\p{L}+|ragioneria|attestato di qualifica|esame di stato|diploma di laurea',
  ],
  schools:
    'universita|istituto|liceo|scuola|politecnico|accademia|conservatorio|itis|ipsia|itc|ipssar|bocconi|luiss|sapienza|facolta|itcg|ateneo|its academy|itg|isis|iiss|iis|i\\.t\\.[cis]\\.(?:[gs]\\.)?|ente di formazione|ipsar|enaip|cnos|centro di formazione',
  unearned: 'non (?:completat|terminat|conseguit)[oaie]|incomplet[oa]',
};

import type { Locale } from './locale.ts';

export const romanian: Locale = {
  code: 'ro',
  stopWords: 'si de la in cu pentru pe din al ale a ai prin sau este care un o sunt lui catre',
  headings: {
    contact: 'contact|date de contact|date personale|informatii personale|informatii de contact',
    summary:
      'profil|despre mine|rezumat|obiectiv|obiectiv profesional|profil profesional|sumar|prezentare|rezumat profesional|obiective|cine sunt|profil personal',
    experience:
      'experienta|experienta profesionala|experienta de munca|experienta in munca|experiente profesionale|parcurs profesional|istoric profesional|locuri de munca|cariera|stagii|stagii de practica|practica|activitate profesionala|experienta relevanta|experienta practica|istoric angajari|activitati profesionale|angajari|posturi ocupate|joburi',
    education:
      'educatie|educatia|educatie si formare|educatie si formare profesionala|studii|formare|formare profesionala|pregatire|pregatire profesionala|studii si formare|studii si calificari|educatie si calificari|parcurs academic|pregatire academica|formare academica|parcurs educational|scoli|scoala|scoli absolvite|studii absolvite|pregatire scolara',
    skills:
      'competente principale|competente|competente tehnice|competente profesionale|competente personale|competente digitale|competente informatice|aptitudini|aptitudini si competente|aptitudini si competente personale|abilitati|abilitati tehnice|cunostinte|cunostinte tehnice|cunostinte pc|cunostinte informatice|calificari|competente si abilitati|abilitati si competente|aptitudini tehnice|competente organizationale|competente de comunicare|competente dobandite|cunostinte de operare pc|puncte forte|competente cheie|alte competente|calitati',
    certificates:
      'certificari|certificate|cursuri|cursuri si certificari|certificari si cursuri|certificate si cursuri|cursuri si certificate|traininguri|calificari si certificari|atestate|diplome si certificate|cursuri de formare|diplome',
    languages:
      'limbi|limbi straine|limbi cunoscute|limbi straine cunoscute|limbi vorbite|competente lingvistice',
    projects: 'proiecte|proiecte personale|proiecte realizate',
    publications: 'publicatii|articole|lucrari publicate|lucrari stiintifice',
    volunteer: 'voluntariat|activitati de voluntariat|experienta de voluntariat|munca voluntara',
    awards: 'premii|distinctii|premii si distinctii|realizari|burse|premii si realizari',
    other:
      'hobby uri|interese|referinte|informatii suplimentare|alte informatii|permis de conducere|hobbyuri|pasiuni|hobby|activitati|informatii aditionale|recomandari|anexe|hobby uri si interese|interese si hobby uri',
    links: 'retele sociale',
  },
  headingWords: {
    languages: 'limbi|lingvistice',
    publications: 'publicatii|articole',
    volunteer: 'voluntariat',
    awards: 'premii|burse|distinctii',
    certificates: String.raw`certific\w+|cursuri|atestate`,
    projects: 'proiecte',
    skills: 'competente|abilitati|aptitudini|cunostinte|calificari|tehnologii',
    education: 'educatie|studii|formare|pregatire',
    experience: String.raw`experient\w+|cariera|parcurs profesional|locuri de munca|stagii|practica`,
  },
  months: [
    'ianuarie ian',
    'februarie feb',
    'martie mar mart',
    'aprilie apr',
    'mai',
    'iunie iun',
    'iulie iul',
    'august aug',
    'septembrie sept sep',
    'octombrie oct',
    'noiembrie noi nov noie',
    'decembrie dec',
  ],
  seasons: ['primavara', 'vara', 'toamna', 'iarna'],
  present:
    'prezent|in prezent|azi|astazi|acum|curent|actual|pana in prezent|actualmente|in curs|momentul actual',
  until: 'pana in|pana la|pana|la',
  since: 'din|de la|incepand cu|incepand din',
  at: 'la|în cadrul',
  roles:
    'inginer inginera programator programatoare dezvoltator analist economist contabil contabila asistent asistenta medic medica farmacist farmacista asistenta infirmiera kinetoterapeut psiholog psihologa profesor profesoara invatator invatatoare educator educatoare formator consultant consultanta consilier consiliera jurist avocat avocata notar director directoare manager sef sefa coordonator coordonatoare responsabil responsabila specialist specialista tehnician tehniciana operator operatoare lucrator lucratoare muncitor muncitoare electrician mecanic sudor lacatus instalator zidar tamplar zugrav strungar sofer curier gestionar gestionara vanzator vanzatoare casier casiera ospatar ospatara chelner bucatar bucatareasa barman receptioner receptionera secretar secretara functionar functionara referent inspector inspectora agent reprezentant reprezentanta administrator administratoare fondator cofondator proprietar asociat stagiar stagiara intern ucenic practicant student redactor redactora jurnalist jurnalista traducator traducatoare interpret designer arhitect arhitecta proiectant proiectanta cercetator cercetatoare bibliotecar laborant laboranta chimist chimista biolog biologa auditor auditoare controlor magazioner dispecer paznic bona ingrijitor ingrijitoare menajera frizer coafeza cofetar brutar macelar agronom veterinar stomatolog moasa animator instructor antrenor antrenoare supervizor planificator logistician recrutor ambalator confectioner croitor croitoreasa',
  employers:
    'srl sa pfa ii sca grup banca primaria consiliul judetean ministerul agentia directia spitalul spital clinica centrul centru institutul universitatea colegiul liceul scoala gradinita fundatia asociatia firma compania societatea fabrica uzina cabinet cabinetul farmacia restaurant hotel pensiunea brutaria magazin supermarket transport logistica servicii solutii asigurari imobiliare agentie editura constructii industries distributie service',
  degrees: [
    'inginer(?: licentiat)?|economist licentiat|bacalaureat',
    'licenta(?: in)?|diploma de (?:licenta|bacalaureat|master|inginer|absolvire|doctor)|master(?:at)?(?: in)?|doctorat|bacalaureat|studii (?:superioare|universitare|postuniversitare|medii|liceale|de licenta|de master(?:at)?|universitare de (?:licenta|master)|de doctorat|postliceale)|postliceala|scoala postliceala|certificat de calificare(?: profesionala)?|atestat|inginer(?= diplomat)|diplomat in|postuniversitar',
  ],
  schools:
    'universitatea|universitate|politehnica|colegiul|liceul|scoala|academia|institutul|facultatea|grupul? scolar|ase|umf|snspa|seminarul|colegiul national|colegiul tehnic|conservatorul',
  unearned: 'nefinalizat[ăe]?|neterminat[ăe]?|fără diplomă',
};

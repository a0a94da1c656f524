import type { Locale } from './locale.ts';

export const french: Locale = {
  code: 'fr',
  stopWords:
    'et de des les la le du au aux une un en pour dans avec sur par est que qui ou ses mon mes l d a',
  headings: {
    contact:
      'contact|coordonnees|informations personnelles|etat civil|mes coordonnees|me contacter|infos personnelles|renseignements personnels',
    summary:
      'profil|profil professionnel|a propos|a propos de moi|resume professionnel|presentation|objectif|objectif professionnel|qui suis je|resume|sommaire|profil personnel|en bref|accroche|projet professionnel',
    experience:
      'experience professionnelle|experiences professionnelles|experience|experiences|parcours professionnel|parcours|experiences de travail|experience de travail|emplois|stages|experiences et stages|stages et experiences|historique professionnel|carriere|activites professionnelles|experiences pertinentes|experiences cles|emplois precedents|experience en entreprise|parcours professionnel academique|experiences academiques|experience academique|metiers|emplois occupes|postes occupes|vie professionnelle|missions',
    education:
      'formation|formations|etudes|formation academique|diplomes|etudes et diplomes|diplomes et formations|formations et diplomes|formation et diplomes|formation initiale|parcours academique|parcours scolaire|parcours universitaire|cursus|cursus universitaire|cursus scolaire|scolarite|education|etudes et formations|formation universitaire|formation scolaire|formation professionnelle|diplomes et formation|ecoles|parcours de formation|titres et diplomes',
    skills:
      'principales competences|competences|competences techniques|competences cles|competences professionnelles|competences informatiques|competences principales|savoir faire|savoir etre|aptitudes|connaissances|logiciels|outils|informatique|atouts|atouts et competences|domaines de competences|domaines de competence|domaines d expertise|expertises|competences et outils|outils informatiques|outils et logiciels|competences transversales|connaissances informatiques|competences comportementales|mes competences|qualites|competences et qualites|competences personnelles|logiciels maitrises|langages|technologies',
    certificates:
      'certifications|certificats|certifications professionnelles|certifications et formations|formations complementaires|habilitations|permis et certifications|attestations|licences et certifications',
    languages: 'langues|langues etrangeres|competences linguistiques|langues parlees|langue',
    projects:
      'projets|projets personnels|projets realises|projets academiques|realisations|projets universitaires|projets professionnels|principales realisations',
    publications:
      'publications|articles|publications et conferences|publications scientifiques|travaux et publications',
    volunteer:
      'benevolat|engagement associatif|engagements|engagements associatifs|vie associative|activites associatives|volontariat|associatif|experience associative|engagement benevole',
    awards:
      'distinctions|prix|prix et distinctions|distinctions et prix|recompenses|bourses|bourses et prix|prix et recompenses',
    other:
      'loisirs|centres d interet|centre d interet|interets|passions|hobbies|divers|references|activites|activites extra professionnelles|sports et loisirs|informations complementaires|autres|permis|vie extra professionnelle|autres informations|sports',
    links: 'reseaux sociaux|liens',
  },
  headingWords: {
    languages: 'langues?|linguistiques?',
    publications: 'publications?|articles|communications',
    volunteer: String.raw`benevol\w+|associati\w+`,
    awards: 'distinctions|prix|bourses',
    certificates: String.raw`certific\w+|habilitations|permis`,
    projects: 'projets|realisations',
    skills: 'competences?|savoir faire|outils|logiciels|technologies|connaissances|informatiques?',
    education:
      'etudes|diplomes?|cursus|scolarite|parcours (?:academique|universitaire|scolaire|etudiant)|formations?',
    experience:
      'experiences?|parcours|emplois?|stages|postes?|carriere|activites? professionnelles?|missions',
  },
  months: [
    'janvier janv jan',
    'fevrier fevr fev',
    'mars mar',
    'avril avr',
    'mai',
    'juin jun',
    'juillet juil jul',
    'aout aou',
    'septembre sept sep',
    'octobre oct',
    'novembre nov',
    'decembre dec',
  ],
  seasons: ['printemps', 'ete', 'automne', 'hiver'],
  present:
    "aujourd'hui|auj|auj.|a ce jour|ce jour|en cours|present|maintenant|actuel|actuellement|a present|poste actuel|jusqu'a aujourd'hui|actuelle|nos jours|a aujourd'hui",
  until: "a|au|jusqu'en|jusqu'a|jusqu'au|et",
  since: 'depuis|des|depuis le',
  at: 'chez|à|au|à la|au sein de|au sein du|pour',
  roles:
    'developpeur developpeuse ingenieur ingenieure chef cheffe responsable stagiaire charge chargee conseiller conseillere directeur directrice technicien technicienne infirmier infirmiere enseignant enseignante gestionnaire assistant assistante secretaire comptable vendeur vendeuse caissier caissiere serveur serveuse cuisinier cuisiniere ouvrier ouvriere agent agente animateur animatrice educateur educatrice professeur professeure formateur formatrice consultante consultant acheteur acheteuse commercial commerciale attache attachee redacteur redactrice journaliste graphiste analyste architecte avocat avocate juriste notaire medecin pharmacien pharmacienne kinesitherapeute psychologue sage-femme aide-soignant aide-soignante soignant soignante aide auxiliaire hotesse hote receptionniste gouvernante menuisier electricien plombier macon peintre mecanicien mecanicienne chauffeur chauffeuse livreur livreuse magasinier magasiniere preparateur preparatrice cariste logisticien logisticienne operateur operatrice conducteur conductrice coordinateur coordinatrice coordonnateur coordonnatrice gerant gerante fondateur fondatrice cofondateur president presidente adjoint adjointe cadre alternant alternante apprenti apprentie doctorant doctorante chercheur chercheuse traducteur traductrice interprete bibliothecaire documentaliste administrateur administratrice controleur controleuse auditeur auditrice employe employee collaborateur collaboratrice benevole moniteur monitrice coiffeur coiffeuse estheticienne boulanger boulangere patissier boucher barman equipier equipiere manutentionnaire technico-commercial delegue deleguee negociateur negociatrice courtier courtiere concepteur conceptrice webmestre dessinateur dessinatrice geometre chimiste biologiste laborantin laborantine ambulancier puericultrice',
  employers:
    'sa sas sasu sarl eurl snc scop groupe association mairie commune conseil departement region ministere prefecture hopital clinique chu centre cabinet etablissements ets banque assurances caisse societe entreprise agence librairie pharmacie boulangerie restaurant brasserie cafe hotel ecole universite lycee college institut fondation federation laboratoire laboratoires transports garage magasin supermarche maison residence ehpad creche editions studio atelier usine industries construction batiment conseil et communaute',
  degrees: [
    'd\\.u\\.t\\.?|b\\.t\\.s\\.?|d\\.e\\.a\\.?|b\\.e\\.p\\.?|c\\.a\\.p\\.?|d\\.e\\.u\\.g\\.?|math(?:s|ematiques)? (?:sup|spe)(?:ciales|erieures)?|hypokhagne|khagne|mpsi|pcsi|master [12](?: (?:recherche|professionnel|pro))?|licence [123]|l[123]|but|hmonp|dec|aec|daeu|dcg|dscg|dnsep|dnb|beps|bac(?:calaureat)? s-?si',
    '(?:licence|master|doctorat|maitrise|magistere|mastere)(?: (?:professionnelle|pro|recherche|specialise|1|2|i|ii|universitaire))?|m[12](?= )|l[123](?= )|dea|dess|deug|dut|bts|but(?= )|cap(?= )|bep(?= )|bac(?:calaureat)?(?: ?\\+ ?\\d)?(?: (?:professionnel|pro|general|technologique|litteraire|scientifique|economique et social|sti2d|stmg|es|s|l))?',
    "diplome(?: d'(?:ingenieur|etat|universite|etudes superieures)| de \\p{L}+| national \\p{L}+| universitaire)?|brevet(?: (?:de technicien superieur|des colleges|professionnel))?|certificat d'aptitude professionnelle|titre professionnel|classe preparatoire|classes preparatoires|agregation|capes|caplp|capeps|dep(?= )|attestation d'etudes collegiales|diplome d'etat d['’]?\\p{L}+|diplome d'etudes (?:collegiales|professionnelles|universitaires)|cycle ingenieur|ingenieur diplome|bachelor universitaire de technologie",
  ],
  schools:
    'universite|ecole|lycee|college|institut|iut|insa|hec|essec|escp|sciences po|polytechnique|polytech|faculte|cfa|greta|cnam|inp|ens|campus|afpa|centre de formation|ufr|conservatoire|academie|cegep|ifsi|ensap|ens\\p{L}{1,2}|epitech|epita|supinfo|em(?:lyon| lyon)|iae|iep|estp|afpi|cesi|isep|inalco|iufm|inspe|isen|mfr|institution (?:saint|sainte|notre)|maison familiale',
  unearned: 'non obtenu|non achevée?|inachevée?|sans diplôme|études interrompues',
};

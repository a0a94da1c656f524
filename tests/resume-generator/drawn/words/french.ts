import type { Words } from './words.ts';

export const french: Words = {
  language: 'fr',
  firstNames:
    'Camille|Élodie|Benoît|Maëlys|Thibault|Aurélien|Fatoumata|Ghislaine|Yannick|Solène|Mehdi|Océane|Jean-Baptiste|Capucine|Loïc|Marie-Ange',
  lastNames:
    "Lefèvre|Delacroix|N'Diaye|Bouvier|Le Goff|Marchand|Roussel|Benali|Desrosiers|Chevallier|Guérin|Picard|De La Tour|Vasseur|Mercier-Blanc|Cousin",
  titlesBefore: 'Mme|M.|Dr|Me',
  titlesBehind: ', PhD|, MBA',
  roles:
    'Assistante|Chef de projet|Technicien|Vendeuse|Conseiller|Responsable|Stagiaire|Chargée|Ingénieur|Comptable|Agent|Aide-soignante|Serveur|Cuisinier|Développeuse|Infirmière|Secrétaire|Enseignant|Opérateur|Hôtesse|Préparateur|Chauffeur|Maçon|Animatrice|Formateur|Électricien|Apprentie|Gérant|Caissière|Magasinier',
  complements:
    "{} commerciale|{} de direction|{} qualité|{} en alternance|{} d'exploitation|{} polyvalent|{} de production|{} logistique|{} marketing et communication|{} informatique|{} en boulangerie|{} maintenance|{} d'accueil|{} de clientèle|{} H/F|{} R&D|{} des ventes|{} de caisse|{} de commandes|{} saisonnier",
  employers:
    '{N}|Société {N}|{N} SARL|{N} SAS|Mairie de {T}|CHU de {T}|Boulangerie {L}|Groupe {N}|Cabinet {L}|Hôtel {N}|Restaurant Le {N}|Lycée {P}|Pharmacie {L}|Clinique {P}|{N} France|Ets {L}|Conseil départemental de {T}|Crédit {N}|Transports {L}|Association {N}|SNC {N}|Intermarché {T}|Agence {N}|Garage {L} et Fils|EHPAD Les {N}|Université de {T}|CNRS',
  schools:
    'Université de {T}|Université {P} {T}|IUT de {T}|École supérieure de commerce de {T}|INSA {T}|Institut {N}|École {N}|IAE {T}|Sciences Po {T}|Université Paris #|École nationale supérieure de {T}|ISEN {T}|Polytech {T}|CNAM {T}',
  lowerSchools:
    'Lycée {P}|Lycée {P}, {T}|Lycée professionnel {P}|Collège {P}|CFA de {T}|AFPA {T}|GRETA {T}|Lycée hôtelier de {T}|MFR de {T}|IFSI de {T}|Institution Saint-{P}',
  degrees:
    "Licence |Master en |Master 2 |BTS |DUT |Licence professionnelle |Diplôme d'ingénieur en |Doctorat en |Bachelor |Licence de |Master |DEUG |Maîtrise de |BUT |DESS |Formation ",
  certificates:
    "Baccalauréat|Baccalauréat scientifique|Bac Pro Commerce|BEP Vente|CAP Cuisine|Bac ES|Brevet des collèges|Bac STMG|Diplôme d'État d'aide-soignant|CAP Maçon|Bac général",
  subjects:
    "Droit|Informatique|Gestion des entreprises|Langues étrangères appliquées|Génie civil|Biologie|Histoire de l'art|Marketing|Commerce international|Psychologie|Techniques de commercialisation|Sciences économiques|Électrotechnique|Ressources humaines|Lettres modernes|Mécanique",
  countries: [
    { code: 'FR', name: 'France', postcode: '##### {T}', region: '{T} ({R})', regions: '34|69|33|59|31' },
    { code: 'BE', name: 'Belgique', postcode: '#### {T}', region: '{T}, {R}', regions: 'Belgique|Hainaut' },
    { code: 'CH', name: 'Suisse', postcode: 'CH-#### {T}', region: '{T}, {R}', regions: 'Suisse|VD' },
  ],
  streets: '## rue {P}|#, avenue de {L}|##, rue des {L}s|# bis impasse {P}|### boulevard {P}|## rue du {L}',
  contracts:
    'CDI|CDD|Stage|Alternance|Intérim|Temps partiel|Job étudiant|Apprentissage|CDD 6 mois|Freelance|saisonnier|Stage de 3 mois',
  departments:
    'Service comptabilité|Direction des ventes|Pôle logistique|Département R&D|Service des urgences|Rayon frais',
  blurbs:
    "Fabricant de pompes, 200 salariés|Entreprise familiale depuis 1950|Vente en ligne d'outils de jardin|Éditeur de logiciels de paie",
  tasks:
    "Accueil et conseil des clients|Gestion des stocks et des commandes|Préparation des rapports mensuels pour {N}|Encadrement d'une équipe de six personnes|Encaissement, mise en rayon, inventaire|Mise en place d'un outil de suivi à {T}|Suivi des fournisseurs et de la facturation|Participation au projet {N} en 2019|Entretien des machines et dépannage|Organisation de sorties et d'ateliers|Réduction des délais de 30 %",
  sentences:
    '{dates} : {title} chez {employer}|{title} chez {employer} ({dates})|{title} au sein de {employer}, {dates}|De {dates}, {title} à {employer}',
  labels: {
    title: 'Poste|Fonction|Poste occupé|Emploi',
    employer: 'Entreprise|Employeur|Société',
    dates: 'Période|Dates|Durée',
    place: 'Lieu|Ville',
    tasks: 'Missions|Tâches|Activités|Missions principales',
    tools: 'Environnement technique|Outils|Technologies',
    department: 'Service|Département',
    client: 'Client',
    school: 'Établissement|École|Université',
    degree: 'Diplôme|Formation',
    subject: 'Spécialité|Option',
    name: 'Nom|Nom et prénom',
    born: 'Né le|Date de naissance',
    email: 'E-mail|Courriel|Mail',
    phone: 'Téléphone|Tél|Portable|Mobile',
    address: 'Adresse',
    nationality: 'Nationalité',
  },
  studyNotes:
    "Mention bien|mention AB|Option : gestion|Spécialité mathématiques|Mémoire : le transport rural|Projet de fin d'études chez {N}|Major de promotion|Moyenne : 1#/20",
  headings: {
    career: 'Parcours|Formation et expériences|Expériences et formations|Mon parcours',
    experience:
      'Expérience professionnelle|Expériences professionnelles|Parcours professionnel|Expériences|Emplois|Stages et expériences|Mes expériences|Carrière|Expérience|Historique professionnel|Activités professionnelles|Stages',
    education:
      'Formation|Formations|Études|Diplômes|Parcours scolaire|Études et diplômes|Formation académique|Cursus|Diplômes et formations|Scolarité|Éducation',
    skills:
      'Compétences|Compétences techniques|Savoir-faire|Logiciels|Compétences clés|Informatique|Connaissances|Outils',
    other: "Centres d'intérêt|Loisirs|Divers|Permis|Références",
  },
  noise:
    'Permis B, véhicule personnel|Page 1/2|Curriculum Vitae|Références sur demande|CV – {L}|Disponible immédiatement|Célibataire, 28 ans',
  present: "aujourd'hui|Aujourd’hui|à ce jour|présent|actuel|en cours|ce jour",
  until: "à|au|jusqu'à",
  since: 'depuis|Depuis|Dès',
  from: 'De|de|du|Du',
};

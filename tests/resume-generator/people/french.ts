import type { Vocabulary } from './vocabulary.ts';

export const french: Vocabulary = {
  language: 'fr',
  locale: 'fr-FR',
  firstNames: 'Camille|Thibault|Amélie|Yacine|Solène|Rémi|Inès|Baptiste|Margaux|Loïc',
  lastNames: 'Lefebvre|Garnier|Benali|Roussel|Delcourt|Marchand|Peyrot|de la Tour|Aubry|Charpentier',
  places: 'Lyon|Nantes, France|Lille|Toulouse|Bruxelles, Belgique|Rennes|Montpellier|Genève, Suisse',
  employers:
    'Mairie de Villeurbanne|Groupe Delcourt|Hôpital Saint-Brieuc|Veltrane SAS|Boulangerie Aubry|Lumicéa|Transports Garnier SARL|Crédit du Ponant|Atelier Nord|Librairie des Quais|Assurances Horizon|Clinique des Tilleuls',
  degrees: 'Licence, |Master, |BTS |DUT |Master 2 en |Licence professionnelle, |Diplôme d’État, ',
  schools:
    'Université Lumière Lyon 2|Université de Nantes|IUT de Lille|Lycée Jean Moulin|École de commerce de Rennes|INSA Toulouse',
  languages: 'Français (langue maternelle)|Anglais – courant|Espagnol (B1)',
  certificates: 'PSC1|TOEIC 890|Habilitation électrique',
  headings: {
    summary: 'Profil|À propos|Profil professionnel',
    experience: 'Expérience professionnelle|Expériences professionnelles|Parcours professionnel',
    education: 'Formation|Études et diplômes|Formation académique',
    skills: 'Compétences|Compétences techniques|Compétences clés',
    languages: 'Langues',
    certificates: 'Certifications|Certificats',
    contact: 'Contact|Coordonnées',
    projects: 'Projets',
  },
  present: 'aujourd’hui',
  until: 'à',
  at: 'chez',
  summaries:
    '{title} qui aime le travail bien fait et les équipes soudées.|{title} avec une expérience variée dans de petites structures.',
  labels: {
    title: 'Poste',
    employer: 'Entreprise',
    dates: 'Période',
    email: 'E-mail',
    phone: 'Téléphone',
    place: 'Adresse',
  },
  phone: '+33 6 ## 55 01 ##',
  occupations: [
    {
      titles: 'Aide-soignante|Infirmière|Cadre de santé',
      skills: 'Soins infirmiers|Urgences|Écoute|Pansements',
      tasks: 'Prise en charge de 15 patients|Encadrement des stagiaires',
      fields: 'Soins infirmiers',
    },
    {
      titles: 'Développeur web|Ingénieur logiciel|Responsable technique',
      skills: 'PHP|Symfony|JavaScript|MySQL|Docker',
      tasks: 'Refonte du site marchand|Mise en place des tests',
      fields: 'Informatique',
    },
    {
      titles: 'Assistante comptable|Comptable|Responsable comptable',
      skills: 'Sage|Excel|Bilan|TVA|Paie',
      tasks: 'Tenue de la comptabilité|Préparation des bilans',
      fields: 'Comptabilité et gestion',
    },
    {
      titles: 'Vendeuse|Conseillère de vente|Directeur de magasin',
      skills: 'Vente|Encaissement|Merchandising|Stocks',
      tasks: 'Animation d’une équipe de huit personnes|Hausse des ventes de 6 %',
      fields: 'Commerce',
    },
    {
      titles: 'Commis de cuisine|Cuisinier|Chef de cuisine',
      skills: 'Cuisine|HACCP|Gestion des stocks',
      tasks: 'Service de 120 couverts|Création de la carte',
      fields: 'Hôtellerie et restauration',
    },
    {
      titles: 'Chargée de communication|Chef de projet|Directrice de la communication',
      skills: 'Rédaction|Réseaux sociaux|WordPress|Photoshop',
      tasks: 'Organisation de salons|Rédaction de la lettre mensuelle',
      fields: 'Communication|Lettres',
    },
  ],
};

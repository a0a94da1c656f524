import type { Vocabulary } from './vocabulary.ts';

export const dutch: Vocabulary = {
  language: 'nl',
  locale: 'nl-NL',
  firstNames: 'Sanne|Thijs|Marloes|Daan|Fatima|Joris|Anouk|Bram|Lotte|Wouter',
  lastNames: 'van Dijk|Hoekstra|Jansen|de Vries|El Amrani|Visser|Kuipers|van den Berg|Postma|Smeets',
  places: 'Utrecht|Groningen, Nederland|Eindhoven|Zwolle|Gent, België|Breda|Arnhem|Den Haag',
  employers:
    'Ziekenhuis De Linde|Gemeente Zwolle|Fitclub Oost|Hoekstra Transport B.V.|Veltrix|Bakkerij Postma|Basisschool De Vlinder|Noorderbank|Kuipers Bouw BV|Lichtpunt Media|Verzekeraar De Kade|Jumbo Kuipers',
  degrees: 'Bachelor |Master |HBO |MBO niveau 4, |WO Master |HBO Bachelor, ',
  schools:
    'Universiteit Utrecht|Hogeschool van Arnhem en Nijmegen|ROC Midden Nederland|Hanzehogeschool Groningen|Technische Universiteit Eindhoven|Erasmus Universiteit Rotterdam',
  languages: 'Nederlands (moedertaal)|Engels – vloeiend|Duits (basis)',
  certificates: 'BHV|VCA Basis|Rijbewijs B',
  headings: {
    summary: 'Profiel|Over mij|Persoonlijk profiel',
    experience: 'Werkervaring|Ervaring|Loopbaan',
    education: 'Opleiding|Opleidingen|Opleiding en cursussen',
    skills: 'Vaardigheden|Competenties|Kennis en vaardigheden',
    languages: 'Talen|Talenkennis',
    certificates: 'Certificaten|Cursussen',
    contact: 'Contact|Persoonlijke gegevens',
    projects: 'Projecten',
  },
  present: 'heden',
  until: 'tot',
  at: 'bij',
  summaries:
    '{title} met plezier in helder werk en een goed team.|{title} met ervaring in kleine en grote organisaties.',
  labels: {
    title: 'Functie',
    employer: 'Werkgever',
    dates: 'Periode',
    email: 'E-mail',
    phone: 'Telefoon',
    place: 'Woonplaats',
  },
  phone: '+31 6 ##5501##',
  occupations: [
    {
      titles: 'Verzorgende|Verpleegkundige|Teamleider zorg',
      skills: 'Wondzorg|Rapporteren|EHBO',
      tasks: 'Zorg voor twaalf cliënten|Begeleiding van stagiairs',
      fields: 'Verpleegkunde',
    },
    {
      titles: 'Webontwikkelaar|Softwareontwikkelaar|Technisch projectleider',
      skills: 'PHP|Laravel|Vue|MySQL|Git',
      tasks: 'Bouw van een webwinkel|Onderhoud van koppelingen',
      fields: 'Informatica',
    },
    {
      titles: 'Administratief medewerker|Boekhouder|Financieel manager',
      skills: 'Exact|Excel|Debiteuren|Btw-aangifte',
      tasks: 'Verwerken van facturen|Opstellen van jaarcijfers',
      fields: 'Bedrijfseconomie|Accountancy',
    },
    {
      titles: 'Verkoopmedewerker|Winkelmanager|Verkoopleider',
      skills: 'Klantcontact|Kassa|Voorraad',
      tasks: 'Leiding aan tien mensen|Omzetgroei van 6 %',
      fields: 'Commerciële Economie',
    },
    {
      titles: 'Magazijnmedewerker|Logistiek medewerker|Teamleider logistiek',
      skills: 'Heftruck|Orderpicken|SAP',
      tasks: 'Laden van vrachtwagens|Controle van de voorraad',
      fields: 'Logistiek',
    },
    {
      titles: 'Onderwijsassistent|Leerkracht|Directeur basisonderwijs',
      skills: 'Lesgeven|Oudergesprekken|Planning',
      tasks: 'Les aan groep zes|Organisatie van het schoolfeest',
      fields: 'Pedagogiek',
    },
  ],
};

import type { Vocabulary } from './vocabulary.ts';

export const swedish: Vocabulary = {
  language: 'sv',
  locale: 'sv-SE',
  firstNames: 'Astrid|Gustav|Elin|Oskar|Maja|Henrik|Linnéa|Nils|Åsa|Rasmus',
  lastNames: 'Lindström|Bergqvist|Nyberg|Öberg|Sandell|Hägglund|Wallin|Ekström|Sjögren|Holmgren',
  places: 'Göteborg|Uppsala, Sverige|Malmö|Umeå|Västerås|Linköping|Örebro|Gävle',
  employers:
    'Region Västmanland|Veltra AB|Sandells Bageri|Umeå kommun|Norrbanken|Lindströms Åkeri AB|Ljuspunkten|Hotell Fyren|Nybergs Bygg|Björkskolan|Apotek Eken|Vattenkraft Nord',
  degrees:
    'Kandidatexamen, |Masterexamen, |Civilingenjör, |Yrkeshögskoleexamen, |Gymnasieexamen, |Högskoleexamen i ',
  schools:
    'Uppsala universitet|Chalmers tekniska högskola|Umeå universitet|Yrkeshögskolan Örebro|Linköpings universitet|Rudbecksgymnasiet',
  languages: 'Svenska (modersmål)|Engelska – flytande|Tyska (grundläggande)',
  certificates: 'B-körkort|HLR-utbildning|Truckkort',
  headings: {
    summary: 'Profil|Om mig|Sammanfattning',
    experience: 'Arbetslivserfarenhet|Erfarenhet|Anställningar',
    education: 'Utbildning|Utbildningar',
    skills: 'Kompetenser|Färdigheter|Kunskaper',
    languages: 'Språk|Språkkunskaper',
    certificates: 'Certifikat|Kurser och certifikat',
    contact: 'Kontakt|Kontaktuppgifter',
    projects: 'Projekt',
  },
  present: 'nu',
  until: 'till',
  at: 'på',
  summaries:
    '{title} som gillar ordning och gott samarbete.|{title} med erfarenhet från små och stora arbetsplatser.',
  labels: {
    title: 'Befattning',
    employer: 'Arbetsgivare',
    dates: 'Period',
    email: 'E-post',
    phone: 'Telefon',
    place: 'Adress',
  },
  phone: '+46 70 55501##',
  occupations: [
    {
      titles: 'Undersköterska|Sjuksköterska|Avdelningschef',
      skills: 'Omvårdnad|Triage|Journalföring',
      tasks: 'Ansvar för tolv patienter|Handledning av studenter',
      fields: 'Omvårdnad|Sjuksköterskeprogrammet',
    },
    {
      titles: 'Webbutvecklare|Systemutvecklare|Teknisk projektledare',
      skills: 'C#|.NET|SQL|React|Azure',
      tasks: 'Utveckling av e-tjänster|Förvaltning av system',
      fields: 'Datavetenskap|Informatik',
    },
    {
      titles: 'Ekonomiassistent|Redovisningsekonom|Ekonomichef',
      skills: 'Fortnox|Excel|Bokslut|Moms',
      tasks: 'Löpande bokföring|Årsbokslut',
      fields: 'Företagsekonomi',
    },
    {
      titles: 'Butikssäljare|Butikschef|Försäljningschef',
      skills: 'Kundservice|Kassa|Lager',
      tasks: 'Ledning av nio medarbetare|Ökad försäljning med 6 %',
      fields: 'Handel',
    },
    {
      titles: 'Lagerarbetare|Logistiker|Lagerchef',
      skills: 'Truckkörning|Plock|SAP',
      tasks: 'Planering av leveranser|Inventering',
      fields: 'Logistik',
    },
    {
      titles: 'Elevassistent|Grundskollärare|Rektor',
      skills: 'Planering|Bedömning|Specialpedagogik',
      tasks: 'Undervisning i årskurs fyra|Samtal med föräldrar',
      fields: 'Lärarprogrammet|Pedagogik',
    },
  ],
};

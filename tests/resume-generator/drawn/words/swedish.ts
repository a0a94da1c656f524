import type { Words } from './words.ts';

export const swedish: Words = {
  language: 'sv',
  firstNames: 'Ebba|Viktor|Ulrika|Amir|Josefin|Mattias|Kerstin|Hampus|Saga|Per-Olof|Lina|Tobias',
  lastNames:
    'Karlsson|Eklund|Ahlström|Björk|Rosenqvist|Hamid|Forsberg|Åkesson|Lundmark|Sundin|Norén|Gustafsson',
  titlesBefore: 'Dr.|Docent|Fil. dr',
  titlesBehind: ', MBA|, PhD',
  roles:
    'Säljare|Undersköterska|Lärare|Butiksbiträde|Projektledare|Ingenjör|Utvecklare|Kock|Servitris|Lagerarbetare|Ekonomiassistent|Chaufför|Handläggare|Konsult|Barnskötare|Förskollärare|Sjuksköterska|Tekniker|Snickare|Elektriker|Praktikant|Receptionist|Personlig assistent|Redovisningsekonom|Samordnare|Montör|Butikschef|Vikarie|Designer|Administratör',
  complements:
    '{} inom handel|{} på lager|Senior {}|Biträdande {}|{} inköp|{} IT|{} kundtjänst|Ansvarig {}|{} (vikariat)|{} natt|{} produktion|{} extra|{} kvalitet|{} marknad|{} ekonomi|{} i förskoleklass|{} underhåll|{} logistik|{}, deltid|{} hemtjänst',
  employers:
    '{N} AB|{N}|{T} kommun|Region {T}|ICA {N}|{L}s Bygg|Hotell {N}|Restaurang {N}|{N} Sverige AB|{L}s Åkeri AB|Förskolan {N}|{P}skolan|Apotek {N}|{L} & Partners|{T}s universitet|Coop {T}|Stiftelsen {N}|{N} Group AB|Vårdcentralen {N}|Bageri {L}|HB {L}|{L}s El AB|Arbetsförmedlingen {T}|Försvarsmakten',
  schools:
    '{T}s universitet|Högskolan i {T}|{N} tekniska högskola|Kungliga {N} Högskolan|{T} högskola|Yrkeshögskolan {T}|Mitt{N} universitet|Handelshögskolan i {T}|{N} yrkeshögskola|Universitetet i {T}',
  lowerSchools:
    '{P}gymnasiet|{P}gymnasiet, {T}|{T} gymnasium|{P}skolan|{T}s folkhögskola|Komvux {T}|{N}gymnasiet|{P}sskolan {T}|Lernia {T}|{L}ska gymnasiet',
  degrees:
    'Kandidatexamen i |Masterexamen i |Civilingenjör, |Högskoleexamen i |Magisterexamen, |Kandidatexamen, |Fil. kand. |Yrkeshögskoleexamen, |Masterprogram i |Högskoleingenjör, |Kurs i |Kandidatprogram i ',
  certificates:
    'Gymnasieexamen|Samhällsvetenskapliga programmet|Ekonomiprogrammet|Naturvetenskapsprogrammet|Barn- och fritidsprogrammet|Fordonsprogrammet|Grundskola|Studentexamen|Vård- och omsorgsprogrammet|Gymnasieutbildning|Teknikprogrammet|Förskollärarprogrammet|Elprogrammet',
  subjects:
    'datavetenskap|företagsekonomi|maskinteknik|juridik|psykologi|nationalekonomi|omvårdnad|historia|systemvetenskap|marknadsföring|elektroteknik|socialt arbete|logistik|biologi',
  countries: [
    { code: 'SE', name: 'Sverige', postcode: '### ## {T}', region: '{T}, {R}', regions: 'Sverige|Skåne' },
    { code: 'SE', name: 'Sverige', postcode: '### ## {T}', region: '{T}', regions: 'x' },
  ],
  streets: '{L}gatan ##|{L}vägen #|Storgatan ## A|{P}s väg #|{L}stigen ##, lgh ####|Drottninggatan #',
  contracts:
    'heltid|deltid|vikariat|praktik|timanställning|sommarjobb|tillsvidare|provanställning|extrajobb|50 %|säsongsanställning',
  departments: 'Avdelning inköp|Akuten|Enhet Syd|IT-avdelningen|Kundtjänst|Kassan',
  blurbs:
    'Tillverkare av pumpar, 200 anställda|Familjeföretag sedan 1950|Näthandel med verktyg|Bransch: logistik',
  tasks:
    'Kassa och kundservice|Lager och beställningar|Månadsrapporter till {N}|Ledde en grupp på sex personer|Kontakt med leverantörer i {T}|Öppnade en butik i {T} 2019|Underhåll av maskiner|Planerade lektioner|Sänkte kostnaderna med 12 %|Stöd till ledningen|Fakturering och bokföring',
  sentences:
    '{dates}: {title} på {employer}|{title} på {employer} ({dates})|Arbetade som {title} hos {employer}, {dates}|{dates} {title}, {employer}',
  labels: {
    title: 'Befattning|Titel|Tjänst|Roll',
    employer: 'Arbetsgivare|Företag',
    dates: 'Period|Tid|Datum',
    place: 'Ort|Plats',
    tasks: 'Arbetsuppgifter|Uppgifter|Ansvarsområden|Huvudsakliga arbetsuppgifter',
    tools: 'Verktyg|Tekniker|Miljö',
    department: 'Avdelning|Enhet',
    client: 'Kund|Uppdragsgivare',
    school: 'Skola|Lärosäte',
    degree: 'Examen|Utbildning',
    subject: 'Inriktning|Program',
    name: 'Namn',
    born: 'Född',
    email: 'E-post|Mail|Mejl',
    phone: 'Telefon|Mobil|Tel',
    address: 'Adress|Bor',
    nationality: 'Nationalitet',
  },
  studyNotes:
    'Inriktning logistik|Betyg: VG|Examensarbete: transporter på landet|180 hp|distans|300 hp|Kurser: statistik, etik|Examen 2019',
  headings: {
    career: 'Bakgrund|Utbildning och arbete|Studier och jobb',
    experience:
      'Arbetslivserfarenhet|Erfarenhet|Anställningar|Arbetserfarenhet|Arbeten|Yrkeserfarenhet|Tidigare anställningar|Jobb|Praktik|Karriär',
    education:
      'Utbildning|Utbildningar|Studier|Skolor|Akademisk utbildning|Examina|Skolgång|Utbildningsbakgrund',
    skills:
      'Kompetenser|Färdigheter|Kunskaper|Datakunskaper|Kompetens|Tekniska färdigheter|Egenskaper|IT-kunskaper',
    other: 'Intressen|Övrigt|Referenser|Körkort|Fritid',
  },
  noise:
    'Curriculum Vitae|Sida 1 av 2|Körkort B, egen bil|Referenser lämnas på begäran|CV {L}|Med vänliga hälsningar',
  present: 'nu|pågående|nuvarande|Nu|idag|tillsvidare|Pågående|dags dato',
  until: 'till|-|t.o.m.',
  since: 'sedan|från|Sedan',
  from: 'Från|från',
};

import { describe, expect, it } from 'vitest';
import { detectLanguage } from '../structure/detect-language.ts';
import { txtDocument } from '../txt-lines.ts';
import { understand } from '../understand.ts';

type Told = {
  language: string;
  text: string;
  title: string;
  employer: string;
  start: string;
  school: string;
};

const RESUMES: Told[] = [
  {
    language: 'de',
    text: `Jörg Mühlbauer\njoerg.muehlbauer@example.de\n\nBERUFLICHER WERDEGANG\n\nQualitätsprüfer, Ostsee Kunststoff GmbH\nseit 03/2018\n- Prüfung der Serie und Pflege der Messmittel\n\nBILDUNGSWEG\n\nAusbildung zum Werkzeugmechaniker\nBerufsschule Rostock, 2011 – 2014\n\nEDV-KENNTNISSE\nExcel, SAP`,
    title: 'Qualitätsprüfer',
    employer: 'Ostsee Kunststoff GmbH',
    start: '2018-03',
    school: 'Berufsschule Rostock',
  },
  {
    language: 'fr',
    text: `Solène Kermarrec\nsolene@example.fr\n\nEXPÉRIENCES PROFESSIONNELLES\n\nAide-soignante - Clinique des Tilleuls\nfévrier 2017 – aujourd'hui\n- Soins aux personnes âgées et suivi des dossiers\n\nFORMATION\n\nBaccalauréat professionnel, Services\nLycée Jean Moulin, 2014\n\nCOMPÉTENCES\nÉcoute, Hygiène`,
    title: 'Aide-soignante',
    employer: 'Clinique des Tilleuls',
    start: '2017-02',
    school: 'Lycée Jean Moulin',
  },
  {
    language: 'es',
    text: `Rocío Alcántara Vega\nrocio@example.es\n\nEXPERIENCIA LABORAL\n\nCocinera - Restaurante El Olivo\nmarzo de 2019 - actualidad\n- Preparación de menús para cien personas en el local\n\nFORMACIÓN ACADÉMICA\n\nCiclo formativo de grado medio, Cocina\nIES La Rosaleda, 2016\n\nIDIOMAS\nEspañol, Inglés`,
    title: 'Cocinera',
    employer: 'Restaurante El Olivo',
    start: '2019-03',
    school: 'IES La Rosaleda',
  },
  {
    language: 'pt',
    text: `Joaquim Pontes\njoaquim@example.pt\n\nEXPERIÊNCIA PROFISSIONAL\n\nEletricista - Luz do Norte Lda\nmaio de 2016 até o momento\n- Manutenção das redes e apoio aos clientes em casa\n\nFORMAÇÃO ACADÊMICA\n\nCurso técnico em Eletrotécnica\nEscola Técnica do Porto, 2012\n\nHABILIDADES\nInstalações, AutoCAD`,
    title: 'Eletricista',
    employer: 'Luz do Norte Lda',
    start: '2016-05',
    school: 'Escola Técnica do Porto',
  },
  {
    language: 'it',
    text: `Ettore Bonaldi\nettore@example.it\n\nESPERIENZE LAVORATIVE\n\nMagazziniere presso Trasporti Veneti S.r.l.\ndal 06/2015 ad oggi\n- Gestione degli arrivi e della merce con il muletto\n\nISTRUZIONE E FORMAZIONE\n\nDiploma di geometra\nIstituto Tecnico Calamandrei, 2010\n\nCOMPETENZE\nMuletto, Excel`,
    title: 'Magazziniere',
    employer: 'Trasporti Veneti S.r.l.',
    start: '2015-06',
    school: 'Istituto Tecnico Calamandrei',
  },
  {
    language: 'nl',
    text: `Wouter Hoekstra\nwouter@example.nl\n\nWERKERVARING\n\nMagazijnmedewerker bij Groothandel De Boer\nmaart 2018 - heden\n- Laden en lossen van vrachtwagens en het bijhouden van de voorraad\n\nOPLEIDINGEN\n\nMBO niveau 3 Logistiek\nROC Friese Poort, 2017\n\nVAARDIGHEDEN\nHeftruck, Excel`,
    title: 'Magazijnmedewerker',
    employer: 'Groothandel De Boer',
    start: '2018-03',
    school: 'ROC Friese Poort',
  },
  {
    language: 'pl',
    text: `Paweł Ciszewski\npawel@example.pl\n\nDOŚWIADCZENIE ZAWODOWE\n\nKierownik zmiany - Piekarnia Złoty Kłos\npaździernik 2018 – do chwili obecnej\n- Planowanie pracy zespołu oraz kontrola jakości na produkcji\n\nWYKSZTAŁCENIE\n\nTechnik żywienia\nTechnikum nr 4 w Toruniu, 2012\n\nUMIEJĘTNOŚCI\nHACCP, Excel`,
    title: 'Kierownik zmiany',
    employer: 'Piekarnia Złoty Kłos',
    start: '2018-10',
    school: 'Technikum nr 4 w Toruniu',
  },
  {
    language: 'ro',
    text: `Ștefan Lupașcu\nstefan@example.ro\n\nEXPERIENȚĂ PROFESIONALĂ\n\nElectrician de întreținere - Electrica Bucovina SRL\nianuarie 2017 – prezent\n- Întreținerea instalațiilor și a tablourilor din secție\n\nEDUCAȚIE\n\nDiplomă de bacalaureat\nColegiul Tehnic Petru Mușat, 2010\n\nAPTITUDINI\nInstalații, Măsurători`,
    title: 'Electrician de întreținere',
    employer: 'Electrica Bucovina SRL',
    start: '2017-01',
    school: 'Colegiul Tehnic Petru Mușat',
  },
  {
    language: 'sv',
    text: `Ebba Lindqvist\nebba@example.se\n\nARBETSLIVSERFARENHET\n\nFörskollärare - Björkbackens förskola\naugusti 2016 – nuvarande\n- Ansvar för planering och samtal med föräldrar om barnen\n\nUTBILDNING\n\nLärarexamen\nHögskolan i Gävle, 2016\n\nSPRÅK\nSvenska, Engelska`,
    title: 'Förskollärare',
    employer: 'Björkbackens förskola',
    start: '2016-08',
    school: 'Högskolan i Gävle',
  },
  {
    language: 'tr',
    text: `Zeynep Aksoy\nzeynep@example.com\n\nİŞ DENEYİMİ\n\nMuhasebe Uzmanı - Marmara Lojistik A.Ş.\nŞubat 2019 – Devam ediyor\n- Aylık kapanış ve vergi beyannamelerinin hazırlanması için ekiple çalışma\n\nEĞİTİM BİLGİLERİ\n\nLisans, İktisat\nAnadolu Üniversitesi, 2015\n\nYETENEKLER\nLogo, Excel`,
    title: 'Muhasebe Uzmanı',
    employer: 'Marmara Lojistik A.Ş.',
    start: '2019-02',
    school: 'Anadolu Üniversitesi',
  },
];

describe('a resume in another language', () => {
  it.each(RESUMES)('$language: job, school and language', ({ language, text, ...told }) => {
    const document = txtDocument(text);
    const { experience, education, skills, languages } = understand(document, '2026-11');
    expect(detectLanguage(document.lines)?.code).toBe(language);
    expect(experience).toHaveLength(1);
    expect(experience[0]).toMatchObject({ title: told.title, employer: told.employer, start: told.start });
    expect(experience[0]?.current).toBe(true);
    expect(education[0]?.school).toBe(told.school);
    expect(education[0]?.degree).not.toBeNull();
    expect(skills.length + languages.length).toBe(2);
  });
});

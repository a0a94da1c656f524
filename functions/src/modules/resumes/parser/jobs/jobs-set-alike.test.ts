/** What tells title, employer, and place apart where their words don't: dashes, commas, and how the other jobs are set. */
import { describe, expect, it } from 'vitest';
import { txtDocument } from '../txt-lines.ts';
import { understand } from '../understand.ts';
import { type Looks, readLines } from './testing/job-lines.ts';

const jobs = (text: string) =>
  understand(txtDocument(`Dana Okafor\ndana@example.com\n\nEXPERIENCE\n\n${text}`), '2026-11').experience;
const named = (text: string) => jobs(text).map(({ title, employer }) => [title, employer]);
const placed = (text: string) => jobs(text).map(({ employer, location }) => [employer, location]);

describe('A dash in a header', () => {
  it('goes on with the title where the employer is in a row of its own, with its place', () => {
    expect(
      readLines(
        ['Web Developer – Tirocinio ¦ 01/2024 – 05/2024'],
        ['Fontanelle Due ¦ Verona, Italia'],
        ['Built the booking pages of the shop and their tests.', { bullet: true }],
        ['Web Developer – Frontend ¦ 06/2024 – 05/2025'],
        ['Ponte Alto ¦ Verona, Italia'],
      ),
    ).toEqual([
      ['Web Developer – Tirocinio', 'Fontanelle Due', '2024-01'],
      ['Web Developer – Frontend', 'Ponte Alto', '2024-06'],
    ]);
  });

  it('goes on with the title before a stroke that parts more', () => {
    expect(named('2018 – 2020\nQualitätsmanager – ISO 13485 | Härterei Moosbach AG')).toEqual([
      ['Qualitätsmanager – ISO 13485', 'Härterei Moosbach AG'],
    ]);
  });

  it('parts title and employer where nothing else names one', () => {
    expect(named('Nurse – Oakline\n2018 – 2020\n\nNurse – Harrow Gate\n2016 – 2018')).toEqual([
      ['Nurse', 'Oakline'],
      ['Nurse', 'Harrow Gate'],
    ]);
  });
});

describe('Behind an employer', () => {
  it('unknown towns are believed where every employer has one and one is known', () => {
    expect(
      placed(
        '2019 – 2022\nNurse, Oakline, Lisbon\n\n2016 – 2019\nNurse, Harrow, Zerreweide\n\n2014 – 2016\nNurse, Lindum, Brokaryd',
      ),
    ).toEqual([
      ['Oakline', 'Lisbon'],
      ['Harrow', 'Zerreweide'],
      ['Lindum', 'Brokaryd'],
    ]);
  });

  it('a name of two parts stays whole without such evidence', () => {
    expect(placed('2019 – 2022\nNurse, Harrow, Zerreweide\n\n2016 – 2019\nNurse, Oakline')[0]![0]).toBe(
      'Harrow, Zerreweide',
    );
  });

  it.each([
    ['2019 – 2021\nPharmacist, Farmacia Lindoro, via Garibaldi 83, Bergamo', 'Farmacia Lindoro'],
    ['2019 – 2021\nDeveloper, Tallgrass, Austin, TX, tallgrass.com', 'Tallgrass'],
    [
      '2019 – 2021\nResearch Assistant, Marine Systems Group, University of Porto',
      'Marine Systems Group, University of Porto',
    ],
  ])('%s', (text, employer) => {
    expect(jobs(text)[0]?.employer).toBe(employer);
  });

  it.each([
    ['2019 – 2021\nVerzorgende, Zonnegaarde, Dalfsen', 'Zonnegaarde', 'Dalfsen'],
    [
      '2019 – 2021\nPolymechaniker, Härterei Moosbach AG (Einsatz beim Kunden), Wil SG',
      'Härterei Moosbach AG',
      'Wil SG',
    ],
    ['2019 – 2021\nCook\nFern & Sons Catering-Baton Rouge, LA', 'Fern & Sons Catering', 'Baton Rouge, LA'],
    ['2019 – 2021\nIngénieure, ORMEAUX, Saint Priest, France', 'ORMEAUX', 'Saint Priest, France'],
    ['2019 – 2021\nDocente, I.C. Pascoli, Via Dante, Teramo', 'I.C. Pascoli', 'Teramo'],
    ['2019 – 2021\nInstrutor, CCLA (Centro Cultural de Línguas)', 'CCLA (Centro Cultural de Línguas)', null],
  ])('%s', (text, employer, location) => {
    expect(jobs(text)[0]).toMatchObject({ employer, location });
  });

  it('a name that hyphens join stays whole', () => {
    expect(jobs('2019 – 2021\nCook, Hotel Adler, Winston-Salem, NC')[0]).toMatchObject({
      employer: 'Hotel Adler',
      location: 'Winston-Salem, NC',
    });
  });

  it('a site alone is an employer', () => {
    expect(jobs('2019 – 2021\nDeveloper, lindumbikes.com')[0]?.employer).toBe('lindumbikes.com');
  });
});

describe('Headers that are set alike', () => {
  it('tell what small letters are', () => {
    const body: [string, Looks] = ['Jobbade extra under flera år, mest på helger och kvällar.', {}];
    expect(
      readLines(
        ['Lindholms AB', { accent: true, gap: true }],
        ['Lagerarbetare', { accent: true }],
        ['Mars 2015 tills nu'],
        body,
        ['Sjöbo Kommun', { accent: true, gap: true }],
        ['Lärarvikarie', { accent: true }],
        ['Juni 2012 till maj 2015'],
        body,
        ['Brygga 7', { accent: true, gap: true }],
        ['Kök/disk/servering', { accent: true }],
        ['Juni 2010 till maj 2012'],
        body,
      ),
    ).toEqual([
      ['Lagerarbetare', 'Lindholms AB', '2015-03'],
      ['Lärarvikarie', 'Sjöbo Kommun', '2012-06'],
      ['Kök/disk/servering', 'Brygga 7', '2010-06'],
    ]);
  });

  it('tell titles in sentences of small letters, beside dates and set as nothing else is', () => {
    const title = { size: 1.1 };
    expect(
      readLines(
        ['2015 - 2017'],
        ['Développeuse dans une petite agence du web', title],
        ['Tilleul Studios', { accent: true }],
        ['Projet : visite des salles en trois dimensions avec une équipe de neuf.', { x: 60 }],
        ['Projet : refonte du site avec une équipe de neuf personnes.', { x: 60 }],
        ['2013 - 2014'],
        ["Stage dans un laboratoire d'optique", title],
        ['Hêtraie', { accent: true }],
        ['Projet : mesure de la lumière avec des capteurs à bas coût.', { x: 60 }],
        ['Projet : suivi des capteurs et rapport en fin de stage.', { x: 60 }],
      ),
    ).toEqual([
      ['Développeuse dans une petite agence du web', 'Tilleul Studios', '2015-01'],
      ["Stage dans un laboratoire d'optique", 'Hêtraie', '2013-01'],
    ]);
  });

  it('may have a sign before them, as larger employers above their dates do', () => {
    expect(
      readLines(
        ['Verde Fundo', { bullet: true, size: 1.4 }],
        ['(2016 - Atual) - Analista de Dados'],
        ['Atua em projetos de monitoramento da costa.'],
        ['Instituto de Estudos Am-', { bullet: true, size: 1.4 }],
        ['bientais da Serra', { size: 1.4 }],
        ['(2012 - 2016) - Pesquisador'],
      ),
    ).toEqual([
      ['Analista de Dados', 'Verde Fundo', '2016-01'],
      ['Pesquisador', 'Instituto de Estudos Ambientais da Serra', '2012-01'],
    ]);
  });

  it('are not the labels that several jobs have within', () => {
    expect(
      readLines(
        ['Chargée de Communication', { size: 1.2 }],
        ['Tilleul - juin 2021 - mai 2023'],
        ['Missions principales :'],
        ['Rédaction des articles et suivi des partenaires.', { x: 80 }],
        ['Assistante de Direction', { size: 1.2 }],
        ['Hêtraie - mai 2019 - mai 2021'],
        ['Missions principales :'],
        ['Accueil des visiteurs et tenue des agendas.', { x: 80 }],
      ),
    ).toEqual([
      ['Chargée de Communication', 'Tilleul', '2021-06'],
      ['Assistante de Direction', 'Hêtraie', '2019-05'],
    ]);
  });
});

it('A form whose label touches the dates tells all the same', () => {
  expect(
    readLines(
      ['Date (da – a) Dal 01/09/2007 ad oggi', { bullet: true }],
      ['Nome e indirizzo del datore di lavoro ¦ Cooperativa Oleandro, Teramo', { bullet: true }],
      ['Tipo di impiego ¦ Educatrice', { bullet: true }],
    ),
  ).toEqual([['Educatrice', 'Cooperativa Oleandro', '2007-09']]);
});

it('A form with a gap above each row tells title, dates and employer by its labels', () => {
  const gap = { gap: true };
  expect(
    readLines(
      ['Date ¦ 03/2014 – 05/2019', gap],
      ['Lavoro o posizione ricoperti ¦ Farmacista', gap],
      ['Principali attività e responsabilità ¦ Gestione degli ordini', gap],
      ['Nome e indirizzo del datore di lavoro ¦ Farmacia Lindoro, Bergamo', gap],
      ['Date ¦ 09/2008 – 02/2014', gap],
      ['Lavoro o posizione ricoperti ¦ Commessa', gap],
      ['Nome e indirizzo del datore di lavoro ¦ Oleandro S.p.A., Bresso (MI)', gap],
    ),
  ).toEqual([
    ['Farmacista', 'Farmacia Lindoro', '2014-03'],
    ['Commessa', 'Oleandro S.p.A.', '2008-09'],
  ]);
});

describe('A title', () => {
  it('has its commas in brackets, and no names behind others', () => {
    expect(named('2013 – 2017\nÉlectronique\n\n2010 – 2013\nDéveloppeuse, Ormeaux, Meylan')).toContainEqual([
      'Développeuse',
      'Ormeaux',
    ]);
    expect(named('Software-Entwickler (Java, Go) – Oakline – Finanzen\n2017-09 – 2018-03')[0]).toEqual([
      'Software-Entwickler (Java, Go)',
      'Oakline',
    ]);
    expect(named('Lead Manager- Ormeaux\n2017 – 2018')[0]).toEqual(['Lead Manager', 'Ormeaux']);
  });

  it('goes on with its field where the employer is behind a comma', () => {
    expect(named('2000 – 2005\nLecturer in Coastal Medicine, University of Porto')[0]).toEqual([
      'Lecturer in Coastal Medicine',
      'University of Porto',
    ]);
  });
});

describe('An employer', () => {
  it('goes on in the next line with its legal form', () => {
    expect(
      readLines(
        ['10.2016 - 06.2017'],
        ['Konsultant, Rzeka Dom', { accent: true }],
        ['S.A.', { accent: true }],
      ),
    ).toEqual([['Konsultant', 'Rzeka Dom S.A.', '2016-10']]);
  });

  it('and title are told by labels with a colon in the next cell', () => {
    expect(
      readLines(
        ['Companie ¦ : Stejar România'],
        ['Poziție ¦ : Casier'],
        ['Perioada ¦ : 03.2020 – prezent'],
        ['Companie ¦ : Brad România'],
        ['Poziție ¦ : Vânzător'],
        ['Perioada ¦ : 09.2017 – 02.2020'],
      ),
    ).toEqual([
      ['Casier', 'Stejar România', '2020-03'],
      ['Vânzător', 'Brad România', '2017-09'],
    ]);
  });
});
